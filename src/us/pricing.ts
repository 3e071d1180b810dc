import type { Content } from '@prismicio/client'
import { bookADemo, bullets, link, signUp, text, usPage } from './compose'
import { answers, callToAction } from './slices'

type Pricing = Content.PricingDocument['data']
type Feature = readonly [feature: string, tooltip: string, starter: string, growth: string, scale: string]

const feature = ([name, tooltip, starter, growth, scale]: Feature): Pricing['comparison'][number] => ({
  feature: name,
  tooltip,
  starter,
  growth,
  scale,
})

/** Prices are in cents, per user and month. */
export const pricing = usPage<Pricing>(
  'pricing',
  'pricing',
  {
    title: 'US pricing: Starter, Growth and Scale | Outlay',
    description:
      'Three plans in US dollars, one price per active user. Starter has no monthly fee, Growth adds vendor bills and accounting, Scale is for groups.',
  },
  {
    title: 'Pricing you can work out on a napkin',
    lead: 'Three plans, one price per active user. Bill monthly or yearly, and switch when your needs change.',
    vat_note: 'Prices are in US dollars. Sales tax is added where it applies.',
    plans: [
      {
        plan_id: 'starter',
        name: 'Starter',
        description: 'For small teams that want cards and receipts in order.',
        monthly_price: 0,
        yearly_price: 0,
        features: text(
          ...bullets(
            'Up to five users',
            'One physical card per user and ten virtual cards',
            'Receipts by phone and email',
            'A limit for each card',
            'A file export for your bookkeeper',
          ),
        ),
        link: signUp('Start with Starter'),
        highlighted: false,
      },
      {
        plan_id: 'growth',
        name: 'Growth',
        description: 'For companies where more than one person approves.',
        monthly_price: 1200,
        yearly_price: 1000,
        features: text(
          ...bullets(
            'Any number of users',
            'Virtual cards as you need them',
            'Vendor bills: inbox, approval and payment by ACH',
            'A direct connection to QuickBooks, NetSuite or Xero',
            'Mileage, per diems and reimbursements',
            'An overview of subscriptions and renewals',
          ),
        ),
        link: signUp('Start with Growth'),
        highlighted: true,
      },
      {
        plan_id: 'scale',
        name: 'Scale',
        description: 'For groups with several entities or stricter controls.',
        monthly_price: 1900,
        yearly_price: 1600,
        features: text(
          ...bullets(
            'Everything in Growth',
            'Several entities under one login',
            'Approval chains by amount, team and vendor',
            'Single sign-on and user provisioning',
            'An audit log with export',
            'A named contact on our side',
          ),
        ),
        link: link('/us/book-a-demo', 'Talk to us about Scale'),
        highlighted: false,
      },
    ],
    comparison_title: 'What each plan includes',
    comparison: [
      feature([
        'Users',
        'An active user held a card, sent a receipt or approved something during the month.',
        'Up to 5',
        'Any number',
        'Any number',
      ]),
      feature([
        'Virtual cards',
        'Card numbers for online purchases, one for each vendor if you like.',
        '10 in total',
        'As needed',
        'As needed',
      ]),
      feature(['Receipt capture', 'By photo, by email or by upload.', 'Yes', 'Yes', 'Yes']),
      feature(['Vendor bills', 'Inbox, reading, approval and payment.', 'No', 'Yes', 'Yes']),
      feature(['Approval steps', 'How many people can be asked, one after another.', '1', '2', 'Any number']),
      feature([
        'Accounting',
        'How entries reach your general ledger.',
        'File export',
        'Connection',
        'Connection for each entity',
      ]),
      feature(['Subscriptions', 'Recurring payments with owner and renewal date.', 'No', 'Yes', 'Yes']),
      feature([
        'Single sign-on',
        'People log in with the account they already use at work.',
        'No',
        'No',
        'Yes',
      ]),
      feature(['Support', 'Answered on business days.', 'Email', 'Email and phone', 'Named contact']),
    ],
    faq_title: 'Questions about price',
    faq: answers([
      [
        'Who counts as a user?',
        'Everyone who was active in the month: held a card, sent in a receipt or approved a payment. People who only read reports are free, and so is your outside accountant.',
      ],
      [
        'What does a team of twelve pay?',
        'On Growth, twelve active users cost $144 a month with monthly billing and $120 a month with yearly billing, before sales tax.',
      ],
      [
        'Are there fees beside the plan?',
        'A payment in another currency carries an exchange fee, shown before and after you pay. ATM withdrawals carry a fee too. Both are in your agreement. Ordinary payments in US dollars have no fee.',
      ],
      [
        'Can we switch plans or leave?',
        'You can move to a larger plan at any time and to a smaller one at the next billing date. A monthly plan ends with the month, a yearly plan with the year.',
      ],
      [
        'Can you send us a W-9?',
        'Yes. Write to [our team](/us/contact) and your accounts payable gets one, along with the remittance details.',
      ],
    ]),
    footnotes: text(
      'Yearly billing is paid in advance for twelve months. The price shown is per user and month.',
      'Starter is for one company with up to five users. When a sixth person joins, we ask you to choose Growth; nobody is moved without asking.',
    ),
    slices: [
      callToAction(
        'Not sure which plan fits?',
        'Tell us how many people spend, who approves and which ledger you use. We name the smallest plan that does the job.',
        { primary: bookADemo, secondary: link('/us/contact', 'Ask a question') },
      ),
    ],
  },
)
