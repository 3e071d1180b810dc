/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ListEntry } from '../content/cms/documentLists'
import { renderInSite } from '../content/site/site.fixture'
import { CustomersView } from './Customers'
import { testDocument } from './document.fixture'

type Customers = Content.CustomersDocument['data']

const cases: ListEntry[] = [
  {
    kind: 'case',
    path: '/en/customer-cases/quillmere-bakeries',
    title: 'Flour and receipts',
    text: 'Twelve shops, one list.',
    label: 'Quillmere Bakeries',
    facets: { industry: { value: 'food', text: 'Food' } },
  },
  {
    kind: 'case',
    path: '/en/customer-cases/tarnvolt-robotics',
    title: 'Parts on Tuesday',
    text: 'Prototypes on Friday.',
    label: 'Tarnvolt Robotics',
    result: { figure: 'About 10', label: 'Private claims', note: '90 before' },
    portrait: 'ponytail',
    facets: {},
  },
]

const featuring = (uid: string): Customers['featured_case'] => ({
  link_type: 'Document',
  id: `en-gb.customer_case.${uid}`,
  uid,
  type: 'customer_case',
  tags: [],
  lang: 'en-gb',
})

const documentFeaturing = (uid: string) =>
  testDocument<Customers>({
    title: 'Customers',
    featured_case: featuring(uid),
    cases_title: 'All cases',
    read_case_label: 'Read the case',
    slices: [],
  })

describe('CustomersView', () => {
  it('lists the cases of the locale as links', () => {
    renderInSite(<CustomersView document={documentFeaturing('quillmere-bakeries')} cases={cases} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument()
    const list = within(screen.getByRole('list'))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByRole('link', { name: 'Parts on Tuesday' })).toHaveAttribute(
      'href',
      '/en/customer-cases/tarnvolt-robotics',
    )
    expect(list.getByText('Food')).toBeInTheDocument()
    expect(list.getByText('About 10').parentElement).toHaveTextContent('About 10 Private claims 90 before')
  })

  it('shows the face of the person whom a case quotes, and none where it names no drawn one', () => {
    const entries: ListEntry[] = [
      ...cases,
      { kind: 'case', path: '/en/customer-cases/other', title: 'Other', portrait: 'none', facets: {} },
    ]
    renderInSite(<CustomersView document={documentFeaturing('quillmere-bakeries')} cases={entries} />)
    const faces = screen.getAllByRole('listitem').map((item) => item.querySelectorAll('svg').length)
    expect(faces).toEqual([1, 0])
  })

  it('shows the featured case above the others', () => {
    renderInSite(<CustomersView document={documentFeaturing('quillmere-bakeries')} cases={cases} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Flour and receipts',
      'All cases',
    ])
    expect(screen.getByRole('link', { name: 'Read the case' })).toHaveAttribute(
      'href',
      '/en/customer-cases/quillmere-bakeries',
    )
  })

  it('has the featured case in the list only while somebody chooses, and counts the cards that it shows', async () => {
    const [bakery, robots] = cases as [ListEntry, ListEntry]
    const maker = { ...robots, facets: { industry: { value: 'making', text: 'Making' } } }
    const made = { industry: { value: 'food', text: 'Food' } }
    const others = [1, 2].map((number) => ({ ...robots, facets: made, path: `/en/customer-cases/${number}` }))
    const document = documentFeaturing('quillmere-bakeries')
    const data: Partial<Customers> = {
      ...document.data,
      filters: [{ key: 'industry', label: 'Industry' }],
      all_label: 'All',
      count_text: '{shown} of {total} cases',
      more_text: '{count} more cases',
    }
    renderInSite(
      <CustomersView document={testDocument<Customers>(data)} cases={[maker, bakery, ...others]} />,
    )
    const visible = () =>
      [...window.document.querySelectorAll<HTMLElement>('[data-entry]')].filter(
        (card) => getComputedStyle(card).display !== 'none' && !card.hidden,
      )
    expect(visible().map((card) => card.textContent)).not.toContainEqual(
      expect.stringContaining(bakery.title),
    )
    expect(visible()).toHaveLength(3)
    expect(screen.getByRole('status')).toHaveTextContent('3 more cases')
    fireEvent.click(within(screen.getByRole('group', { name: 'Industry' })).getByText('Food'))
    expect(visible()).toHaveLength(3)
    expect(visible()[0]).toHaveTextContent(bakery.title)
    expect(await screen.findByText('3 of 4 cases')).toBeInTheDocument()
  })

  it('features nothing when the chosen case has no page in the locale', () => {
    renderInSite(<CustomersView document={documentFeaturing('elsewhere')} cases={cases} />)
    expect(screen.queryByRole('link', { name: 'Read the case' })).not.toBeInTheDocument()
  })

  it('shows no heading over an empty list', () => {
    renderInSite(<CustomersView document={documentFeaturing('quillmere-bakeries')} cases={[]} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })

  it('can be filtered by what the document offers, when there is a choice', () => {
    const [bakery, robots] = cases as [ListEntry, ListEntry]
    const data: Partial<Customers> = {
      cases_title: 'All cases',
      filters: [{ key: 'industry', label: 'Industry' }],
      all_label: 'All',
      count_text: '{shown} of {total} cases',
    }
    const making = { ...robots, facets: { industry: { value: 'making', text: 'Making' } } }
    const show = (listed: ListEntry[]) =>
      renderInSite(<CustomersView document={testDocument<Customers>(data)} cases={listed} />)
    const others = ['a', 'b'].map((path) => ({ ...making, title: `Part ${path}`, path }))
    const { unmount } = show([bakery, robots])
    expect(screen.queryByRole('group', { name: 'Industry' })).toBeNull()
    unmount()
    show([bakery, making, ...others])
    fireEvent.click(within(screen.getByRole('group', { name: 'Industry' })).getByText('Making'))
    expect(screen.queryByRole('link', { name: 'Flour and receipts' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Parts on Tuesday' })).toBeVisible()
  })
})
