import { bookADemo, bullets, link, slicePage, text } from './compose'
import { callToAction, faq, features, hero, mediaText, steps } from './slices'

export const forIt = slicePage(
  'for-it',
  'Outlay for IT',
  {
    title: 'Outlay for IT: an owner for every subscription',
    description:
      'One virtual card per tool, a renewal date for each, single sign-on and provisioning. What IT gets from Outlay, and what rolling it out asks of you.',
  },
  [
    hero({
      eyebrow: 'For IT',
      title: 'Every tool has an owner and an off switch',
      lead: 'Finance knows what is paid. IT knows what is used. Outlay puts both on one list, with a card per tool that you can close.',
      primary: bookADemo,
      secondary: link('/us/features', 'All features'),
      scene: 'subscriptions',
    }),
    mediaText({
      eyebrow: 'Subscriptions',
      title: 'The list you have been keeping in a spreadsheet',
      body: text(
        'Recurring payments are recognized and listed with their owner, their price and their next renewal. The owner is asked {fact:renewalNoticeDays} days before a renewal whether the tool is still needed.',
        ...bullets(
          'A price increase stops at the limit of the card',
          'Two tools for the same job stand side by side',
          'Tools without an owner are marked',
        ),
      ),
      scene: 'card_controls',
    }),
    steps('Buying software, in order', 'Shadow IT is mostly impatience. A quick yes helps more than a ban.', [
      { title: 'Request', text: 'The team names the tool, the price and the data that goes into it.' },
      {
        title: 'Review',
        text: 'Requests for software come to you first. You answer, ask or suggest what you already have.',
      },
      { title: 'Card', text: 'After the budget owner agrees, a virtual card exists for this vendor only.' },
      { title: 'Renewal', text: 'You and the owner get the question {fact:renewalNoticeDays} days ahead.' },
    ]),
    features('What you will want to know', 'Before anyone signs anything.', [
      {
        icon: 'lock',
        title: 'Single sign-on',
        text: 'People use the account they have at work. Part of the Scale plan.',
      },
      {
        icon: 'sync',
        title: 'Provisioning',
        text: 'Accounts open and close with your directory. Part of the Scale plan.',
      },
      {
        icon: 'shield',
        title: 'Roles',
        text: 'Employee, approver, finance, administrator. You cannot approve your own request.',
      },
      { icon: 'document', title: 'Audit log', text: 'Sign-ins, limits and approvals, with export on Scale.' },
    ]),
    faq('Questions from IT', [
      [
        'What does the rollout need from us?',
        'An app on the phone or a browser, and mail from our domain let through. With single sign-on, about an hour of your time.',
      ],
      [
        'What if someone has no smartphone?',
        'The browser does everything except tap to pay. Receipts can be sent by email.',
      ],
      [
        'Where do we report a weakness?',
        'Write to security@outlay.example. A person confirms that it arrived.',
      ],
      ['Can we get our data out?', 'Yes, all of it, at any time, as files with readable names.'],
    ]),
    callToAction(
      'Bring your list of tools',
      'We go through ten of them with you and show what the renewals would look like.',
      {
        primary: bookADemo,
        secondary: link('/us/customer-cases/tarnvolt-robotics', 'Read a customer case'),
      },
    ),
  ],
)
