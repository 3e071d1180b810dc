/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import type { PageSummary } from '../cms/pageQuery'
import { renderInSite } from '../site/site.fixture'
import { CustomersView } from './Customers'
import { testDocument } from './document.fixture'

type Customers = Content.CustomersDocument['data']

const cases: PageSummary[] = [
  {
    documentId: 'bakery',
    uid: 'quillmere-bakeries',
    path: '/en/customer-cases/quillmere-bakeries',
    title: 'Flour and receipts',
    lead: 'Twelve shops, one list.',
    company: 'Quillmere Bakeries',
    industry: 'Food',
  },
  {
    documentId: 'robots',
    uid: 'tarnvolt-robotics',
    path: '/en/customer-cases/tarnvolt-robotics',
    title: 'Parts on Tuesday',
    lead: 'Prototypes on Friday.',
    company: 'Tarnvolt Robotics',
    industry: null,
  },
]

const featuring = (id: string): Customers['featured_case'] => ({
  link_type: 'Document',
  id,
  type: 'customer_case',
  tags: [],
  lang: 'en-gb',
})

const documentFeaturing = (id: string) =>
  testDocument<Customers>({
    title: 'Customers',
    featured_case: featuring(id),
    cases_title: 'All cases',
    read_case_label: 'Read the case',
    slices: [],
  })

describe('CustomersView', () => {
  it('lists the cases of the locale as links', () => {
    renderInSite(<CustomersView document={documentFeaturing('bakery')} cases={cases} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument()
    const list = within(screen.getByRole('list'))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(list.getByRole('link', { name: 'Parts on Tuesday' })).toHaveAttribute(
      'href',
      '/en/customer-cases/tarnvolt-robotics',
    )
    expect(list.getByText('Food')).toBeInTheDocument()
  })

  it('puts the featured case first', () => {
    renderInSite(<CustomersView document={documentFeaturing('bakery')} cases={cases} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Flour and receipts',
      'All cases',
    ])
    expect(screen.getByRole('link', { name: 'Read the case' })).toHaveAttribute(
      'href',
      '/en/customer-cases/quillmere-bakeries',
    )
  })

  it('features nothing when the chosen case has no page in the locale', () => {
    renderInSite(<CustomersView document={documentFeaturing('elsewhere')} cases={cases} />)
    expect(screen.queryByRole('link', { name: 'Read the case' })).not.toBeInTheDocument()
  })

  it('shows no heading over an empty list', () => {
    renderInSite(<CustomersView document={documentFeaturing('bakery')} cases={[]} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
