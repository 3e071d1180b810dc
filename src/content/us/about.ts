import type { Content } from '@prismicio/client'
import { link, subheading, text, usPage } from './compose'
import { callToAction } from './slices'

export const about = usPage<Content.AboutDocument['data']>(
  'about',
  'about',
  {
    title: 'About Outlay: the people and the idea behind it',
    description:
      'Outlay is one product for company cards, expenses and bills. Read how it began, how we work, what we leave to others and where to find us.',
  },
  {
    title: 'We make company spending easy to follow',
    lead: 'Outlay is a company with one product. People at work should be able to buy what they need, and finance should know about it the same day.',
    scene: 'companies',
    story_title: 'It began with a shoebox',
    story: text(
      'One of us kept the books for a firm of surveyors. Every month a shoebox arrived: receipts, cab slips, a few notes with no date. Behind each of them was a reasonable purchase. What was missing was a budget owner’s yes before the purchase and a note of it on the day.',
      'Cards alone did not fix that, because a card only tells you that money is gone. Expense reports did not fix it either, because they come too late. So we built the two together: the decision before the purchase, the record right after it, and one place to see both.',
      subheading('What we work on'),
      'We work on the daily path of a payment: request, approval, purchase, receipt, ledger. When we decide what to build next, we ask which step on that path still makes a person copy something by hand.',
      subheading('What we leave to others'),
      'We are not a bank. A licensed financial partner holds the money and issues the cards. We are not an accounting system either, and we do not give tax advice. We send clean entries to the system you already use, and leave the return to your CPA.',
    ),
    team_title: 'The people behind it',
    team_lead: 'Outlay is an invented company, and these people are invented with it.',
    team: [
      { name: 'Runa Hale', role: 'Co-founder, product', portrait: 'bun' },
      { name: 'Tomas Ferro', role: 'Co-founder, engineering', portrait: 'beard' },
      { name: 'Elin Sandvall', role: 'Co-founder, finance', portrait: 'fringe' },
      { name: 'Esi Boateng', role: 'Customer support', portrait: 'curls' },
      { name: 'Dev Pillai', role: 'Security and data protection', portrait: 'glasses' },
      { name: 'Noor Hamdan', role: 'Tax and invoice rules', portrait: 'scarf' },
    ],
    values_title: 'How we work',
    values: [
      {
        title: 'Say what is true',
        text: 'If a feature is missing, the page says so. If something breaks, customers hear it from us first.',
      },
      {
        title: 'Limits are a kindness',
        text: 'People spend with an easier mind when they know what they may do. One clear limit replaces many questions.',
      },
      {
        title: 'Fewer steps, same checks',
        text: 'We remove work that serves no purpose. A check that protects someone stays.',
      },
      {
        title: 'Write for the reader',
        text: 'A message from Outlay says what happened, what it means and what to do next.',
      },
    ],
    milestones_title: 'How far we have come',
    milestones: [
      {
        year: '2021',
        title: 'The first prototype',
        text: 'Three founders, one card and a list of receipts that filled itself in.',
      },
      {
        year: '2023',
        title: 'Vendor bills',
        text: 'One inbox, with approval by the person who placed the order.',
      },
      {
        year: '2024',
        title: 'Ledger connections',
        text: 'Entries with account, class and tax code, sent after approval.',
      },
      {
        year: '2026',
        title: 'Eighteen markets',
        text: 'The same product, described in the words of each market, this one included.',
      },
    ],
    offices_title: 'Where to find us',
    offices: [
      { city: '{fact:officeCity}', country: '{fact:officeCountry}', address: '{fact:officeAddress}' },
    ],
    slices: [
      callToAction(
        'Talk to the people who build it',
        'Questions about the product, the press or a partnership all reach a person.',
        {
          primary: link('/us/contact', 'Contact us'),
          secondary: link('/us/customers', 'See customer cases'),
        },
      ),
    ],
  },
)
