import type { Content } from '@prismicio/client'
import { bullets, link, subheading, text, usPage } from './compose'

export const legal = usPage<Content.LegalDocument['data']>(
  'legal',
  'legal',
  {
    title: 'Legal information for the United States | Outlay',
    description:
      'Company details of Outlay LLC, the documents that apply in the United States and the terms for using this website, with privacy, cookies and licenses.',
  },
  {
    title: 'Legal information',
    lead: 'Who we are, which documents apply, and the terms under which you use this website.',
    updated_on: '2026-11-02',
    company: [
      { label: 'Company', value: 'Outlay LLC' },
      { label: 'Principal office', value: '{fact:officeAddress}, {fact:officeCity}, {fact:officeCountry}' },
      { label: 'Formation', value: 'Colorado Secretary of State, entity 00000000' },
      { label: 'EIN', value: 'Given on our Form W-9, on request' },
      { label: 'Phone', value: '{fact:phone}' },
      { label: 'Email', value: 'legal@outlay.example' },
    ],
    is_example: true,
    documents: [
      {
        title: 'Privacy and the GDPR',
        text: 'Which personal data we handle, why, for how long, and which rights you have.',
        link: link('/us/gdpr', 'Read about privacy'),
      },
      {
        title: 'Data request',
        text: 'Ask for a copy, a correction or the deletion of your data.',
        link: link('/us/legal/dsr', 'Make a request'),
      },
      {
        title: 'Cookie policy',
        text: 'Every cookie this website can set, and what it waits for.',
        link: link('/us/legal/cookie-policy', 'Read the cookie policy'),
      },
      {
        title: 'Third-party licenses',
        text: 'The open-source packages this website is built with.',
        link: link('/us/legal/third-party-licences', 'See the licenses'),
      },
    ],
    body: text(
      subheading('About this website'),
      'This website describes a product and lets you ask for more. It is not an offer. An agreement with Outlay begins when you have registered, your company has been verified, and both sides have accepted the terms shown in the app.',
      subheading('Financial services'),
      'Outlay LLC is a software company and not a bank. Accounts and cards are provided by a licensed financial partner. Your agreement names that partner and says how your money is held. If this website and your agreement differ, the agreement applies.',
      subheading('No tax or legal advice'),
      'Pages here mention receipts, sales tax, reimbursements and forms such as the W-9 in general terms. They are no substitute for your CPA or your attorney, and rules differ from state to state.',
      subheading('Prices and examples'),
      'Prices are in US dollars and exclude sales tax. Amounts in texts and pictures, such as a card limit of {money:50000}, are examples. Companies and people in customer cases are invented, and so are their quotes.',
      subheading('What we ask of you'),
      ...bullets(
        'Do not use the site in a way that disturbs it for others.',
        'Do not send us other people’s personal data through a form unless you may.',
        'Tell us at security@outlay.example if you find a weakness, and give us time to fix it before you publish it.',
      ),
      subheading('Content and marks'),
      'Texts, drawings and the Outlay name belong to us. You may link to any page and quote from it with its source.',
      subheading('Liability'),
      'We write this website with care and correct errors when we learn of them. We provide it as it is and do not promise that it is complete or always available. Nothing here limits liability that cannot be limited by law.',
      subheading('Governing law'),
      'The laws of the State of Colorado govern the use of this website. Rules that protect you and cannot be waived remain in force.',
      subheading('Changes'),
      'We change this page when the facts change and put the date at the top. To learn what an earlier version said, [write to us](/us/contact).',
    ),
    slices: [],
  },
)
