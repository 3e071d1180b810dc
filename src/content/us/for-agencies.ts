import { bookADemo, bullets, link, slicePage, text } from './compose'
import { callToAction, comparison, faq, hero, mediaText, steps } from './slices'

export const forAgencies = slicePage(
  'for-agencies',
  'Outlay for agencies',
  {
    title: 'Outlay for agencies: client costs kept apart',
    description:
      'Virtual cards per client, ad spend with a ceiling, and receipts ready to rebill. How a US agency keeps client money and its own money apart.',
  },
  [
    hero({
      eyebrow: 'For agencies',
      title: 'Whose money was that?',
      lead: 'In an agency half of the spending belongs to clients. Outlay knows which half, because the card knows the client.',
      primary: bookADemo,
      secondary: link('/us/business-expense-cards', 'See the cards'),
      scene: 'payment_run',
    }),
    steps('From brief to rebill', null, [
      {
        title: 'Open a client',
        text: 'Create the client as a project with a budget from the statement of work.',
      },
      {
        title: 'Issue a card for it',
        text: 'One virtual card per client and platform. The card decides the project, so your team has no codes to remember.',
      },
      {
        title: 'Spend',
        text: 'Stock photos, fonts, a studio for a day, ads. Receipts attach themselves or are one photo away.',
      },
      {
        title: 'Rebill',
        text: 'At month end you export the client’s costs with every receipt in one file, ready for your invoice.',
      },
    ]),
    mediaText({
      eyebrow: 'Ad accounts',
      title: 'A ceiling for every campaign',
      body: text(
        'A campaign with {money:600000} approved gets a card with {money:600000}. When the platform reaches it, the card stops and the account lead hears about it before the client does.',
        'The founder’s card is no longer shared, so one blocked payment no longer pauses every client.',
      ),
      link: link('/us/for-marketing', 'More on ad spend'),
      scene: 'team_budgets',
    }),
    mediaText({
      eyebrow: 'Freelancers',
      title: 'Contractors without a January rush',
      body: text(
        'Freelancers send their bills to one address. The project lead confirms the work; finance pays by ACH.',
        ...bullets(
          'A rule can hold the first payment until a W-9 is on file',
          'Each bill carries the client and the project',
          'Totals by contractor and by way of paying are ready for your CPA',
        ),
      ),
      link: link('/us/invoices', 'How bills are handled'),
      scene: 'expense_list',
      mediaFirst: true,
    }),
    comparison({
      title: 'Agency cost or client cost?',
      caption: 'Where typical agency purchases go',
      columns: ['Account', 'Rebilled'],
      rows: [
        ['Ad spend', 'Client media', 'Yes'],
        ['Stock and fonts for one job', 'Client production', 'Yes'],
        ['Design software', 'Software', 'No'],
        ['Travel to a client', 'As the contract says', 'Sometimes'],
        ['Pitch dinner', 'Business development', 'No'],
      ],
      note: 'Sales tax on rebilled costs differs from state to state; ask your CPA.',
    }),
    faq('Questions from agencies', [
      [
        'Can a client see their costs?',
        'You can export a client’s list with receipts. There is no login for clients.',
      ],
      ['Can one purchase be split?', 'Yes, by amount or by percentage, across clients and projects.'],
    ]),
    callToAction(
      'Bring last month’s messiest client',
      'We set it up with you in the demo and see what the list would have looked like.',
      {
        primary: bookADemo,
        secondary: link('/us/pricing', 'See pricing'),
      },
    ),
  ],
)
