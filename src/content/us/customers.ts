import type { Content } from '@prismicio/client'
import { bookADemo, documentLink, usPage } from './compose'
import { callToAction, features } from './slices'

export const customers = usPage<Content.CustomersDocument['data']>(
  'customers',
  'customers',
  {
    title: 'Customer cases: how teams set up Outlay',
    description:
      'Customer cases of companies that run cards, bills and approvals on Outlay: what they set up, what was difficult and what changed.',
  },
  {
    title: 'Companies at work with Outlay',
    lead: 'Each case says how cards, bills and approvals were set up, what was hard along the way and what changed.',
    featured_case: {
      link_type: 'Document',
      id: 'en-us.customer_case.quillmere-bakeries',
      uid: 'quillmere-bakeries',
      type: 'customer_case',
      tags: [],
      lang: 'en-us',
    },
    scene: 'reimbursement',
    cases_title: 'More customer cases',
    read_case_label: 'Read the case',
    filters: [{ key: 'industry', label: 'Industry' }],
    value_names: [],
    search_label: null,
    all_label: 'All',
    count_text: '{shown} of {total} cases',
    more_text: null,
    empty_text: 'No case is like that yet.',
    reset_label: 'Show all cases',
    slices: [
      features('Read a case with three questions', 'Your company will differ. These usually carry over.', [
        {
          icon: 'team',
          title: 'Who spends?',
          text: 'How many people pay for something, and how many of them have a card today.',
        },
        {
          icon: 'approval',
          title: 'Who decides?',
          text: 'Which purchases need a question first, and who can answer it quickly.',
        },
        {
          icon: 'document',
          title: 'Where does it end?',
          text: 'Which ledger the entries go to, and who fixes them when they are wrong.',
        },
      ]),
      callToAction(
        'Tell us about your setup',
        'Half an hour is enough to see which parts would be easy and which would not.',
        {
          primary: bookADemo,
          secondary: documentLink('ebook', 'closing-the-month-faster', 'Read the ebook'),
        },
      ),
    ],
  },
)
