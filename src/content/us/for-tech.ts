import { bookADemo, link, slicePage, text } from './compose'
import { callToAction, faq, features, hero, mediaText, quote, timeline } from './slices'

export const forTech = slicePage(
  'for-tech',
  'Outlay for tech companies',
  {
    title: 'Outlay for tech companies and startups',
    description:
      'Cloud bills, hardware and thirty subscriptions: how a US tech company keeps burn in view, gives engineers cards and gets ready for due diligence.',
  },
  [
    hero({
      eyebrow: 'For tech',
      title: 'Know your burn before the board asks',
      lead: 'Servers, seats, samples. A tech company buys all day, mostly online. Outlay gives every vendor a card and every dollar a name.',
      primary: bookADemo,
      secondary: link('/us/for-it', 'For your IT lead'),
      scene: 'cash_overview',
    }),
    features('Spending that looks like yours', null, [
      {
        icon: 'globe',
        title: 'Cloud',
        text: 'A card for each provider with a ceiling above the usual bill. A runaway job sets off an alert before month end.',
      },
      {
        icon: 'sync',
        title: 'Software',
        text: 'One virtual card per tool, with an owner and a renewal date.',
      },
      {
        icon: 'card',
        title: 'Engineers',
        text: 'Parts up to {money:15000} without asking. Above that the project lead answers.',
      },
      {
        icon: 'cash',
        title: 'Runway',
        text: 'Card payments and approved bills count on the day they happen.',
      },
    ]),
    mediaText({
      title: 'Projects, not just departments',
      body: text(
        'Give an engineer one virtual card per project, and the card carries the project code, so engineers have no code to remember at checkout.',
        'Costs by project are useful beyond the budget. If you look into the research credit, your CPA will ask for supplies and contractors by project, and the list is there.',
      ),
      link: link('/us/customer-cases/tarnvolt-robotics', 'How a robotics maker does it'),
      scene: 'team_budgets',
    }),
    timeline('What changes as you grow', [
      {
        date: '5 people',
        title: 'Starter',
        text: 'Company cards replace the founder’s personal one. A file goes to the bookkeeper.',
      },
      {
        date: '20 people',
        title: 'Growth',
        text: 'QuickBooks or Xero is connected. Vendor bills move out of the CEO’s inbox.',
      },
      {
        date: '80 people',
        title: 'Scale',
        text: 'Single sign-on, provisioning, approval chains and a second entity.',
      },
      {
        date: 'Next round',
        title: 'Due diligence',
        text: 'An export with every document attached, by vendor and by month.',
      },
    ]),
    quote({
      quote:
        'The engineers stopped asking for the card because each of them has one. What they ask for now is an amount, and that is the better conversation.',
      author: 'Ilse Marwick',
      role: 'Operations lead',
      company: 'Tarnvolt Robotics',
      portrait: 'ponytail',
    }),
    faq('Questions from tech companies', [
      [
        'Do we need revenue or a certain balance to join?',
        'No. You need a registered US company with an EIN. The cards spend what is in the account.',
      ],
      [
        'We are a Delaware corporation that works remotely. Is that fine?',
        'Yes. We ask for the state of formation and a business address in the United States.',
      ],
      [
        'Are there offers for startups?',
        'Some accelerators have one. The [offer to Harbourline companies](/us/partner/harbourline) is one.',
      ],
    ]),
    callToAction('Put one vendor on a card', 'Pick the tool that is hardest to cancel, and give it a limit.', {
      primary: bookADemo,
      secondary: link('/us/pricing', 'See pricing'),
    }),
  ],
)
