import { bookADemo, link, slicePage, text } from './compose'
import { callToAction, comparison, faq, features, hero, mediaText, quote } from './slices'

export const forRetail = slicePage(
  'for-retail',
  'Outlay for retail',
  {
    title: 'Outlay for retail: a card for every store',
    description:
      'Replace the petty cash box with store cards, collect vendor bills in one inbox and keep locations apart. How a US retailer sets up Outlay.',
  },
  [
    hero({
      eyebrow: 'For retail and restaurants',
      title: 'Close the petty cash box',
      lead: 'Light bulbs, a late delivery, a plumber on Saturday. Store managers have to buy, and the office has to know. A card per store does both.',
      primary: bookADemo,
      secondary: link('/us/customer-cases/quillmere-bakeries', 'Read a customer case'),
      scene: 'card_controls',
    }),
    comparison({
      title: 'Cash box or card?',
      caption: 'Petty cash and a store card compared',
      columns: ['Petty cash', 'Store card'],
      rows: [
        ['Counting on Fridays', 'Yes', 'No'],
        ['Limit', 'What is in the box', 'What you set, and change'],
        ['Receipt', 'In an envelope, if at all', 'Requested by message right away'],
        ['Who bought it', 'A signature', 'The name on the card'],
        ['Works when a vendor takes only cash', 'Yes', 'No'],
      ],
      note: 'Some stores keep a small float for tips and cash vendors. That is fine.',
    }),
    features('What a store manager gets', 'And what the office gets along with it.', [
      {
        icon: 'card',
        title: 'A card with sense',
        text: '{money:30000} a month, supplies and repairs, no cash withdrawals. Deputies get half.',
      },
      { icon: 'phone', title: 'One photo', text: 'Taken at the counter, before the bags are unpacked.' },
      {
        icon: 'bell',
        title: 'A quick yes',
        text: 'The regional manager raises a limit from a phone when the freezer breaks.',
      },
      {
        icon: 'chart',
        title: 'Stores side by side',
        text: 'Every payment carries its location. The books follow.',
      },
    ]),
    mediaText({
      eyebrow: 'Vendor bills',
      title: 'The bill comes with the goods. The office hears about it later.',
      body: text(
        'Ask vendors to send bills to one address. The store confirms that the goods arrived, the regional manager approves larger amounts, and the office pays by ACH twice a week.',
        'Sales tax is read and shown separately. Goods you bought for resale under a certificate should carry none; if a bill does, it is easy to see.',
      ),
      link: link('/us/invoices', 'How bills are handled'),
      scene: 'invoice_inbox',
      mediaFirst: true,
    }),
    quote({
      quote:
        'I no longer begin the month by looking for the last one. The list of missing receipts is short, and the names on it know they are there.',
      author: 'Maud Ellery',
      role: 'Head of Finance',
      company: 'Quillmere Bakeries',
      portrait: 'waves',
    }),
    faq('Questions from retailers', [
      [
        'Does it connect to our point of sale?',
        'No. Outlay is about money that leaves. Your sales stay in the systems you have.',
      ],
      [
        'Managers change often. Is that a problem?',
        'No. The card belongs to a person, the settings to the role. A new manager gets the same template on the first day.',
      ],
      [
        'Does Outlay work out use tax?',
        'No. It shows which purchases came without sales tax; your CPA decides what is owed.',
      ],
    ]),
    callToAction(
      'Start with two stores',
      'A quiet one and a busy one. After a month you know the right limit.',
      {
        primary: bookADemo,
        secondary: link('/us/pricing', 'See pricing'),
      },
    ),
  ],
)
