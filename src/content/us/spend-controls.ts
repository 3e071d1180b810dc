import { bookADemo, link, signUp, slicePage, text } from './compose'
import { callToAction, comparison, faq, features, hero, mediaText, steps } from './slices'

export const spendControls = slicePage(
  'spend-controls',
  'Spend controls',
  {
    title: 'Spend controls: limits, rules, approvals | Outlay',
    description:
      'Decide who may spend how much, on what, where and when. Limits, categories and approvals for US teams, with three example sets to start from.',
  },
  [
    hero({
      eyebrow: 'Spend controls',
      title: 'Spend controls that apply before the payment',
      lead: 'Spend controls say who may spend how much, on what, where and when. The card carries the rule, and your team has nothing to memorize.',
      primary: bookADemo,
      secondary: link('/us/business-expense-cards', 'See the cards'),
      scene: 'approval',
    }),
    features('What you can set', 'For one card, a person, a team or everyone.', [
      {
        icon: 'wallet',
        title: 'Amount',
        text: 'A limit for each purchase, day or month, or for the life of a card.',
      },
      { icon: 'search', title: 'Category', text: 'Allow travel and meals, for instance, and nothing else.' },
      { icon: 'globe', title: 'Country', text: 'US only, with another country open for the days of a trip.' },
      { icon: 'clock', title: 'Time', text: 'Weekdays only, or until a date.' },
      { icon: 'approval', title: 'Approval', text: 'One person, or a chain by amount, team and vendor.' },
      {
        icon: 'receipt',
        title: 'Receipt',
        text: 'Required from an amount you choose. Freeze a card while three are missing.',
      },
    ]),
    comparison({
      title: 'Three sets of rules to start from',
      caption: 'Example settings for three kinds of team',
      columns: ['Sales team', 'Job site', 'Marketing'],
      rows: [
        ['Monthly limit', '{money:80000}', '{money:250000}', '{money:150000}'],
        ['Single purchase', '{money:20000}', '{money:50000}', '{money:100000}'],
        ['Categories', 'Travel, meals', 'Gas, materials, tools', 'Advertising, software'],
        ['Days', 'All', 'Monday to Saturday', 'All'],
        ['Above the limit', 'Team lead', 'Project manager', 'Team lead, then finance'],
      ],
      note: 'These are examples. Change them to fit your company.',
    }),
    mediaText({
      title: 'A limit with a way out',
      body: text(
        'Every declined payment shows the reason and a button to request more.',
        'Say a hotel night in Chicago costs {money:23500} and the limit is {money:20000}. The traveler asks from the front desk, the team lead agrees, and the payment goes through on the second try. The limit itself stays as it was, and the exception is in the log with a name and a reason.',
      ),
      scene: 'card_controls',
      mediaFirst: true,
    }),
    steps('From handbook to settings', 'About an hour for a company of fifty.', [
      { title: 'Pick a set', text: 'Choose the example closest to you.' },
      {
        title: 'Change three things',
        text: 'Amounts, categories and who approves. Leave the rest for later.',
      },
      {
        title: 'Run it with one team',
        text: 'Two weeks are enough to see what is declined and should not be.',
      },
      { title: 'Adjust and widen', text: 'Raise what was too tight, then add the other teams.' },
    ]),
    faq('Questions about spend controls', [
      [
        'What does the person see when a payment is declined?',
        'The reason in one sentence and a way to ask. The store sees only that the card was declined.',
      ],
      [
        'Who may change a limit?',
        'Administrators, and team leads within the budget of their team. Each change is logged.',
      ],
      [
        'Do the rules apply to vendor bills?',
        'The approval rules do. A limit by day or country makes no sense there. More is on the page about [bills](/us/invoices).',
      ],
    ]),
    callToAction(
      'Try a rule on yourself',
      'Create a virtual card with a limit of {money:1000} and see what happens at {money:1100}.',
      {
        primary: signUp('Start with a free account'),
        secondary: bookADemo,
      },
    ),
  ],
)
