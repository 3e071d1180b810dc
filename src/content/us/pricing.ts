import type { Content } from '@prismicio/client'
import { bookADemo, link, text, usPage } from './compose'
import { answers, callToAction } from './slices'

type Pricing = Content.PricingDocument['data']

export const pricing = usPage<Pricing>(
  'pricing',
  'pricing',
  {
    title: 'Expense management pricing for US teams | Outlay',
    description:
      'Three plans in US dollars, one price per active user. Starter has no monthly fee, Growth adds vendor bills and accounting, Scale is for groups.',
  },
  {
    title: 'Expense management pricing: company cards included',
    lead: 'Expense management pricing in three plans, one price per active user. Bill monthly or yearly, and switch when your needs change.',
    vat_note: 'Prices are in US dollars. Sales tax is added where it applies.',
    offered_plans: [],
    picker_link: { link_type: 'Any' },
    comparison_title: 'What each plan includes',
    faq_title: 'Questions about expense management pricing',
    faq: answers([
      [
        'Who counts as a user?',
        'Everyone who was active in the month: held a card, sent in a receipt or approved a payment. People who only read reports are free, and so is your outside accountant.',
      ],
      [
        'What does a team of twelve pay?',
        'On Growth, twelve active users cost {plan:growth.monthly*12} a month with monthly billing and {plan:growth.yearly*12} a month with yearly billing, before sales tax.',
      ],
      [
        'Are there any other fees?',
        'A payment in another currency carries an exchange fee of {fact:exchangeFee}, shown before and after you pay. An ATM withdrawal costs {fact:cashFee} of the amount. If our bill is paid late, {fact:lateFee} interest a month is added. All of this is in your agreement. Ordinary payments in US dollars have no fee.',
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
      'Other charges: payment in another currency {fact:exchangeFee}, ATM withdrawal {fact:cashFee} of the amount, late payment of our bill {fact:lateFee} a month. Free of charge: payments and ACH transfers in US dollars, cards, and the replacement of a lost card. A yearly plan runs to the end of its year; leaving it costs nothing.',
      'Yearly billing is paid in advance for twelve months. The price shown is per user per month.',
      'Starter is for one company with up to {plan:starter.users} users. When more people join, we ask you to choose Growth; we never move you without asking.',
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
