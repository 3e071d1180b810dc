import type { Content } from '@prismicio/client'
import { link, usPage } from './compose'

export const notFound = usPage<Content.NotFoundDocument['data']>(
  'not_found',
  '404',
  {
    title: 'Page not found, but these exist | Outlay',
    description:
      'There is no page at this address. Go to the Outlay homepage, company cards, pricing or customer cases, or tell us which link brought you here.',
  },
  {
    title: 'There is no page here',
    lead: 'The address may have a typo, or the page may have moved.',
    search_label: 'Search this site',
    search_button: 'Search',
    search_results: 'Pages that match “{words}”',
    search_empty: 'Nothing matches “{words}”. Try another word, or one of the pages below.',
    links_title: 'You may have been looking for one of these',
    links: [
      { link: link('/us', 'Homepage'), text: 'What Outlay is and how a company starts.' },
      {
        link: link('/us/business-expense-cards', 'Company cards'),
        text: 'Limits, receipts and virtual cards.',
      },
      { link: link('/us/pricing', 'Pricing'), text: 'Three plans, in US dollars.' },
      { link: link('/us/customers', 'Customer cases'), text: 'Companies at work with Outlay.' },
      { link: link('/us/faq', 'Questions and answers'), text: 'The short version of most things.' },
      { link: link('/us/contact', 'Contact'), text: 'Tell us which link brought you here.' },
    ],
  },
)
