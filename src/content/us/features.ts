import { link, slicePage, text, bullets, signUp } from './compose'
import { cards, comparison, features, hero, mediaText, names, workEmail, faq, banner } from './slices'

export const featuresPage = slicePage(
  'features',
  'Features',
  {
    title: 'Expense management software: all features | Outlay',
    description:
      'Expense management software on one page: cards, receipts, accounts payable, mileage, approvals and accounting, and which purchase suits which.',
  },
  [
    hero({
      eyebrow: 'Features',
      title: 'Expense management software: everything Outlay does',
      lead: 'Expense management software covers everything from the first card to the closed month. Read it from top to bottom, or jump to what you need.',
      primary: signUp('Sign up'),
      secondary: link('/us/explore-product', 'Take the tour'),
      scene: 'reports',
    }),
    names('Sends entries to', ['QuickBooks', 'NetSuite', 'Xero']),
    features('The parts', 'Start with one and add the others when you need them. All of them feed the same list of spending.', [
      {
        icon: 'card',
        title: 'Company cards',
        text: 'Plastic and virtual, each with its own limit.',
        link: link('/us/business-expense-cards', 'Company cards'),
      },
      {
        icon: 'receipt',
        title: 'Receipts',
        text: 'By photo or forwarded email, matched to the payment.',
        link: link('/us/receipt-scanner', 'Receipt scanner'),
      },
      {
        icon: 'invoice',
        title: 'Vendor bills',
        text: 'From the inbox to the payment run.',
        link: link('/us/invoices', 'Bills and invoices'),
      },
      {
        icon: 'sync',
        title: 'Subscriptions',
        text: 'Owners, renewals and price changes.',
        link: link('/us/subscription-management', 'Subscriptions'),
      },
      {
        icon: 'lock',
        title: 'Spend controls',
        text: 'Rules that apply before the payment.',
        link: link('/us/spend-controls', 'Spend controls'),
      },
      {
        icon: 'mileage',
        title: 'Mileage and per diems',
        text: 'Routes and days at the rates you set.',
        link: link('/us/reimbursements', 'Reimbursements'),
      },
    ]),
    mediaText({
      eyebrow: 'Overview',
      title: 'One list for everything that leaves the account',
      body: text(
        'Card payments, bills, mileage and reimbursements have the same fields: who, what for, which budget, which document. Finance filters one list and does not have to compare four.',
        ...bullets('Search by person, vendor or amount', 'Save a view and share it', 'Export what you see'),
      ),
      link: link('/us/for-finance', 'Outlay for finance'),
      scene: 'expense_list',
    }),
    comparison({
      title: 'Card, bill or reimbursement?',
      caption: 'Which way of paying suits which purchase',
      columns: ['Company card', 'Vendor bill', 'Reimbursement'],
      rows: [
        ['Good for', 'Travel, software, small purchases', 'Regular vendors, larger amounts', 'Exceptions'],
        ['Rule is checked', 'Before the payment', 'Before the payment', 'After the payment'],
        ['Paid by', 'Card', 'ACH', 'ACH, once a week'],
        ['Document', 'Photo or email receipt', 'The bill itself', 'Photo'],
      ],
      note: 'Most companies use all three.',
    }),
    banner(
      'info',
      'The IRS mileage rate changed on July 1, 2026. Use the rate of the day of each trip.',
      link('/us/mileage-rates', 'IRS mileage rates'),
    ),
    faq('Questions about expense management software', [
      ['Do we have to use everything?', 'No. Many companies begin with cards and add bills later.'],
      ['Can a feature be turned off?', 'Yes, for the whole company or for single teams.'],
    ]),
    cards('Find your way in', [
      {
        tag: 'By role',
        title: 'For finance',
        text: 'Controls, month end and reporting.',
        link: link('/us/for-finance', 'Outlay for finance'),
      },
      {
        tag: 'By question',
        title: 'Finance guides',
        text: '1099s, use tax, ACH, accountable plans.',
        link: link('/us/guides', 'All guides'),
      },
      {
        tag: 'Not sure yet?',
        title: 'Why Outlay',
        text: 'Reasons for it, and against.',
        link: link('/us/why-outlay', 'Read the reasons'),
      },
    ]),
    workEmail(
      'Look around with sample data',
      'Enter your work email. The test account has no real money in it.',
    ),
  ],
)
