import { slicePage } from './compose'
import { checklist, comparison, faq, form, hero, steps } from './slices'

export const referral = slicePage(
  'referral',
  'Referral',
  {
    title: 'Refer a company, and both get {money:20000} | Outlay',
    description:
      'Introduce a US company that would find Outlay useful. When it becomes a customer, both of you get {money:20000} in credit. Steps, conditions and the form.',
  },
  [
    hero({
      eyebrow: 'Referral',
      title: 'Know someone with a drawer full of receipts?',
      lead: 'Introduce us to a company that would find Outlay useful. When it becomes a customer, both of you get {money:20000} in credit.',
      scene: 'receipt_capture',
    }),
    steps('How it works', 'We always say who introduced us.', [
      {
        title: 'Ask first',
        text: 'Talk to the person you have in mind. We only write to people who expect it.',
      },
      {
        title: 'Send the introduction',
        text: 'Use the form. We mention your name and one sentence of yours.',
      },
      {
        title: 'We take it from there',
        text: 'A person calls or writes once. If there is no interest, that is the end of it.',
      },
      {
        title: 'Credit for both',
        text: 'After the third month on a paid plan, the credit appears on both bills.',
      },
    ]),
    form('referral', {
      title: 'Make an introduction',
      lead: 'Your own work email first. We ask for the other company in our reply, so that you can check with them.',
      submit: 'Send introduction',
      note: 'Please do not enter details of other people here. How we treat yours is described under [privacy](/us/gdpr).',
    }),
    comparison({
      title: 'Is it a good match?',
      caption: 'Which companies are worth an introduction and which are not',
      columns: ['Introduce them', 'Better not'],
      rows: [
        ['Company', 'An LLC, corporation or partnership with an EIN', 'A sole proprietor, for now'],
        ['People who spend', 'Three or more', 'One'],
        ['Books', 'QuickBooks, NetSuite, Xero or a bookkeeper', 'A full procurement system'],
      ],
    }),
    checklist('The conditions in short', 'They fit on an index card.', [
      'You are a customer of Outlay, or you advise companies',
      'The new company has not been in touch with us in the last six months',
      'It stays on the Growth or Scale plan for three months',
      'The credit is applied to future bills and is not paid out',
      'There is no limit to the number of introductions',
    ]),
    faq('Questions about referrals', [
      ['Can I pass the credit on?', 'Yes. Say so in the form, and the other company gets both halves.'],
      [
        'Is the credit taxable income?',
        'It lowers the price of our service to your company. How to book it is a question for your CPA.',
      ],
      [
        'I work with many companies. Is there more?',
        'Yes, partners have terms of their own. [Write to us](/us/contact) and say how you work, or see the [offer of an accelerator](/us/partner/harbourline).',
      ],
    ]),
  ],
)
