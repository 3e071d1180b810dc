import { bookADemo, link, slicePage, text } from './compose'
import { checklist, faq, hero, mediaText, quote, timeline, workEmail } from './slices'

export const forFinance = slicePage(
  'for-finance',
  'Outlay for finance',
  {
    title: 'Expense management for finance teams | Outlay',
    description:
      'What Outlay takes off the desk of a US finance team: chasing receipts, typing entries, sorting vendors for 1099s. See a calm close, day by day.',
  },
  [
    hero({
      eyebrow: 'For finance teams',
      title: 'Expense management for finance teams, by exception',
      lead: 'Expense management with fewer questions to ask and fewer entries to type: Outlay gives you a list of exceptions before month end and leaves the rest to rules you wrote.',
      primary: bookADemo,
      secondary: link('/us/pricing', 'See pricing'),
      scene: 'reports',
    }),
    checklist('What expense management takes off your desk', 'From the first month on.', [
      'Asking for receipts',
      'Typing totals and sales tax from paper',
      'Finding out who ordered something',
      'Explaining the policy to each new hire',
      'Collecting W-9s in January that were due in June',
    ]),
    mediaText({
      title: 'Work by exception',
      body: text(
        'Payments that fit the rules, carry a document and match an earlier entry need one glance. You can approve them together.',
        'What remains is a short list: an unusual account, a missing receipt, a vendor you do not know yet. Each line names the person who can answer.',
      ),
      link: link('/us/explore-product', 'See month end step by step'),
      scene: 'expense_list',
    }),
    mediaText({
      title: 'Vendors in order before year end',
      body: text(
        'A rule can hold the first payment to a new vendor until a W-9 is attached. Payments by ACH and by card are kept apart for each vendor, because card payments are reported by the card processor and not by you.',
        'Outlay does not file 1099s. It gives your CPA a list that needs no cleaning.',
      ),
      link: link('/us/invoices', 'How bills are handled'),
      scene: 'invoice_inbox',
      mediaFirst: true,
    }),
    timeline('A calm month end', [
      { date: 'Day −5', title: 'Reminder', text: 'People with open receipts get a reminder that lists what is missing.' },
      {
        date: 'Day −2',
        title: 'Exceptions',
        text: 'You go through the list. Questions go to the people concerned.',
      },
      {
        date: 'Day +1',
        title: 'Last entries',
        text: 'Approved entries are already in your general ledger. The payments of the last evening follow with their documents.',
      },
      {
        date: 'Day +2',
        title: 'Lock',
        text: 'Accrue what was delivered without a bill and lock the period. A bill that comes later settles its accrual.',
      },
    ]),
    quote({
      quote:
        'I no longer begin the month by looking for the last one. The list of missing receipts is short, and the names on it know they are there.',
      author: 'Maud Ellery',
      role: 'Head of Finance',
      company: 'Quillmere Bakeries',
      portrait: 'waves',
      link: link('/us/customer-cases/quillmere-bakeries', 'Read the case'),
    }),
    faq('Questions from finance', [
      [
        'Can we use classes and locations?',
        'Yes. Besides the account, an entry can carry class, location, department and project, if your ledger has them.',
      ],
      [
        'Is there an audit trail?',
        'Yes. Every change of a limit, an account or an approval is logged with name and time. On Scale you can export the log.',
      ],
      ['Where do we lock a period?', 'In Outlay, under Accounting.'],
    ]),
    workEmail(
      'See it with your own chart of accounts',
      'Enter your work email, and we ask which accounting system you use.',
    ),
  ],
)
