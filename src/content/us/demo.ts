import type { Content } from '@prismicio/client'
import { bullets, link, text, usPage } from './compose'
import { faq, linkList } from './slices'

export const demo = usPage<Content.DemoDocument['data']>(
  'demo',
  'demo',
  {
    title: 'A product demo for US finance teams | Outlay',
    description:
      'Follow one card payment and one vendor bill through Outlay in thirty minutes, down to the entry in QuickBooks, NetSuite or Xero. Ask anything.',
  },
  {
    title: 'Watch one payment go all the way',
    lead: 'Thirty minutes with one person from Outlay. We follow a card payment and a vendor bill from the request to the ledger, and stop wherever you have a question.',
    agenda_title: 'What you will see',
    agenda: [
      {
        minutes: '5',
        title: 'Your month as it is',
        text: 'You tell us who buys, who approves, who books, and on which day the close begins to hurt.',
      },
      {
        minutes: '10',
        title: 'A card payment',
        text: 'We issue a virtual card with a {money:20000} limit, try to spend {money:21000}, ask for more and add the receipt with its sales tax.',
      },
      {
        minutes: '10',
        title: 'A vendor bill',
        text: 'A bill arrives by email. It finds its approver, waits for a W-9 if you asked for one, and goes out by ACH.',
      },
      {
        minutes: '5',
        title: 'The ledger and the price',
        text: 'We export both entries to the system you use. You hear which plan fits, what it costs and what it would take to start.',
      },
    ],
    form_title: 'Ask for a demo',
    form_lead: 'Tell us where to reach you. We suggest two or three times, in your time zone.',
    after_title: 'What happens next',
    after: text(
      ...bullets(
        'You get a short summary by email, with the questions that stayed open.',
        'If you want one, you get a test account with sample data and no real money.',
        'We write once more a week later. After that, the next step is yours.',
      ),
      'Would you rather look around alone? [Explore the product](/us/explore-product) in five flows, or [compare the plans](/us/pricing).',
    ),
    slices: [
      faq('About the demo', [
        [
          'Who should join?',
          'Someone who approves or books payments and, if possible, someone who makes them. Two or three people are ideal. Your outside bookkeeper is welcome.',
        ],
        [
          'Do I need to prepare anything?',
          'No. It helps to know roughly how many people spend and which ledger you use.',
        ],
        ['Is the call recorded?', 'No, unless you ask us to and everyone on the call agrees.'],
        [
          'What if Outlay is not right for us?',
          'Then we say so. Some cases are listed under [why Outlay](/us/why-outlay), where we also name the ones that call for something else.',
        ],
      ]),
      linkList('Before you come', [
        { link: link('/us/how-it-works', 'How it works'), text: 'The path of a payment in words.' },
        { link: link('/us/getting-started', 'Get started'), text: 'One afternoon, from plan to first purchase.' },
        { link: link('/us/customers', 'Customer cases'), text: 'Companies and their setups.' },
        {
          link: link('/us/faq', 'Questions and answers'),
          text: 'Accounts, cards, receipts, accounting and price.',
        },
      ]),
    ],
  },
)
