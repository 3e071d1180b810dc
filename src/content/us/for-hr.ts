import { bookADemo, link, slicePage, text } from './compose'
import { callToAction, comparison, faq, hero, mediaText, timeline } from './slices'

export const forHr = slicePage(
  'for-hr',
  'Outlay for HR',
  {
    title: 'Outlay for HR: cards from day one to the last',
    description:
      'Onboarding, stipends, team events and offboarding: what HR can arrange in Outlay, what goes through payroll instead, and a checklist for both.',
  },
  [
    hero({
      eyebrow: 'For HR and people teams',
      title: 'New hires should not pay for their own first day',
      lead: 'A new hire who buys a desk chair with a personal card starts by lending the company money. Give them a card that is ready before they are.',
      primary: bookADemo,
      secondary: link('/us/getting-started-experience', 'Plan the rollout'),
      scene: 'card_issue',
    }),
    timeline('One person, from offer to farewell', [
      {
        date: 'Offer signed',
        title: 'A role instead of a form',
        text: 'The role decides the template: limit, categories, approver.',
      },
      {
        date: 'Day 1',
        title: 'A virtual card',
        text: 'It is in the app when the account is opened. {money:40000} for the home office, valid for thirty days.',
      },
      {
        date: 'Every month',
        title: 'No reports',
        text: 'One photo per purchase. Reminders come from Outlay, not from you.',
      },
      {
        date: 'New role',
        title: 'New template',
        text: 'Limits change on the day of the move, without a ticket.',
      },
      {
        date: 'Last day',
        title: 'Everything stops',
        text: 'Cards close with the account. Subscriptions pass to the person you name.',
      },
    ]),
    mediaText({
      title: 'Stipends people understand',
      body: text(
        'Give everyone a card for learning or wellness with an amount per year. The balance is on the card, so employees see what is left, and the categories say whether a book counts.',
        'Team events get a card of their own. It opens a week before and closes the day after.',
      ),
      link: link('/us/spend-controls', 'What you can set'),
      scene: 'card_controls',
      mediaFirst: true,
    }),
    comparison({
      title: 'Outlay or payroll?',
      caption: 'Which benefits usually go through which system in the United States',
      columns: ['Usually Outlay', 'Usually payroll'],
      rows: [
        ['Work equipment the company owns', 'Yes', 'No'],
        ['Travel with a business purpose', 'Yes', 'No'],
        ['Cash allowance without receipts', 'No', 'Yes'],
        ['Gym or wellness stipend', 'Card, reported to payroll', 'Yes'],
        ['Gift cards for employees', 'No', 'Yes'],
      ],
      note: 'Your tax adviser decides which stipends are wages. Outlay exports the amounts per person for payroll.',
    }),
    faq('Questions from HR', [
      ['Can we import people?', 'Yes, from a file on every plan, and by user provisioning on Scale.'],
      [
        'Some states require reimbursement of work expenses. Does this help?',
        'Yes. California and Illinois, for example, have [such rules](/us/expense-reimbursement-laws). A company card avoids the expense, and where someone still pays, the request and the repayment are on record.',
      ],
      [
        'Can managers see private purchases?',
        'No. Outlay sees only what is paid with its cards or handed in.',
      ],
    ]),
    callToAction(
      'Prepare the next start date',
      'We set up one template with you and leave the rest to your team.',
      {
        primary: bookADemo,
        secondary: link('/us/contact', 'Ask a question'),
      },
    ),
  ],
)
