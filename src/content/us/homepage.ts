import type { Content } from '@prismicio/client'
import { bookADemo, link, signUp, text, usPage } from './compose'
import { callToAction, faq, mediaText, quote, steps } from './slices'

export const homepage = usPage<Content.HomepageDocument['data']>(
  'homepage',
  'homepage',
  {
    title: 'Expense management and corporate cards | Outlay',
    description:
      'Expense management software with corporate cards: limits before the purchase, receipts right after it, entries in QuickBooks, Xero or NetSuite.',
  },
  {
    title: 'Expense management and corporate cards for US teams',
    lead: 'Expense management starts with the card: give each employee one that knows its budget. They pay, Outlay asks for the receipt right there, and the coded entry is waiting in QuickBooks, Xero or NetSuite once you approve it.',
    primary_link: signUp('Sign up'),
    secondary_link: bookADemo,
    scene: 'expense_list',
    products_title: 'Every way a company pays, on one list',
    products: [
      {
        icon: 'card',
        title: 'Company cards',
        text: 'Plastic or virtual, with a limit for each person, team or vendor. Freeze one with a tap.',
        link: link('/us/business-expense-cards', 'How the cards work'),
      },
      {
        icon: 'receipt',
        title: 'Expenses',
        text: 'One photo at the counter. Outlay reads the amount, the date and the sales tax and matches the payment.',
        link: link('/us/how-it-works', 'How expenses work'),
      },
      {
        icon: 'invoice',
        title: 'Vendor bills',
        text: 'Vendors send to one address. Each bill goes to the person who ordered, then to the person who pays.',
        link: link('/us/invoices', 'How bills are handled'),
      },
      {
        icon: 'approval',
        title: 'Spend controls',
        text: 'Limits, categories and approvals that apply before a payment, and a quick way to ask for more.',
        link: link('/us/spend-controls', 'What you can set'),
      },
    ],
    slices: [
      mediaText({
        eyebrow: 'Before the purchase',
        title: 'Settle the question first, then let people buy',
        body: text(
          'Most spending trouble starts with a question that came too late. In Outlay a team lead requests a card or an amount first, the budget owner approves it in the app, and the limit is in place before anyone gets to the register.',
          'A designer might have {money:12000} a month for software. A site supervisor might have {money:80000} for materials, weekdays only. Both can see what is left, so neither has to ask.',
        ),
        link: link('/us/spend-controls', 'Look at the controls'),
        scene: 'card_controls',
      }),
      mediaText({
        eyebrow: 'After the purchase',
        title: 'Receipts come in while people still have them',
        body: text(
          'The moment a card is used, its holder gets a message asking for the receipt. If nothing comes, Outlay reminds that person, not your bookkeeper.',
          'Payments without a receipt stay on a short list with a name on every line. At month end, that list is the work that remains.',
        ),
        link: link('/us/for-finance', 'What this means for finance'),
        scene: 'receipt_capture',
        mediaFirst: true,
      }),
      steps(
        'How a company starts',
        'You do not have to switch everything on the same day. Most teams begin with one kind of payment.',
        [
          {
            title: 'Open the account',
            text: 'Enter your company details and EIN. Our financial partner verifies the business and its owners.',
          },
          { title: 'Invite one team', text: 'Give each person a card and a monthly limit.' },
          {
            title: 'Connect the books',
            text: 'Match your chart of accounts once. After that, entries go across when you approve them.',
          },
          {
            title: 'Add the rest',
            text: 'Move vendor bills and subscriptions over when the first team is comfortable.',
          },
        ],
      ),
      quote({
        quote:
          'I no longer begin the month by looking for the last one. The list of missing receipts is short, and the names on it know they are there.',
        author: 'Maud Ellery',
        role: 'Head of Finance',
        company: 'Quillmere Bakeries',
        portrait: 'none',
        link: link('/us/customer-cases/quillmere-bakeries', 'Read the case'),
      }),
      faq('Questions about expense management', [
        [
          'Is Outlay a bank?',
          'No. Outlay is a software company. Accounts and cards come from a licensed financial partner, which your agreement names. The [legal page](/us/legal) says more.',
        ],
        [
          'Does it replace QuickBooks or NetSuite?',
          'No. Your general ledger stays where it is. Outlay prepares the entries and sends them there once you have approved them.',
        ],
        [
          'Can we try it with one team?',
          'Yes. The [Starter plan](/us/pricing) has no monthly fee for up to {plan:starter.users} users and is meant for exactly that.',
        ],
        [
          'Do the cards offer credit?',
          'No. They spend from the balance of your company account, so there is no interest and no personal guarantee.',
        ],
      ]),
      callToAction(
        'Start with one team and one limit',
        'Open an account yourself, or bring us your own questions.',
        {
          primary: signUp('Sign up'),
          secondary: bookADemo,
        },
      ),
    ],
  },
)
