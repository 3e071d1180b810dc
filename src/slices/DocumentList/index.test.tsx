/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { fireEvent, screen, within } from '@testing-library/react'
import { reportClick } from '../../browser/links/trackedClicks'
import { listEntries, type ListedPage } from '../../content/cms/documentLists'
import { renderInSite } from '../../content/site/site.fixture'
import { analytics } from '../../visitor/analytics/queue'
import { headingLevels, renderEmptySlice } from '../slice.fixture'
import mocks from './mocks.json'
import DocumentList from '.'

const integration = (uid: string, category: string): ListedPage => ({
  path: `/en/integrations/${uid}`,
  type: 'integration',
  data: { partner_name: uid, lead: `All about ${uid} and café bills`, category },
})
const documents = listEntries(
  'integrations',
  [integration('Xero', 'accounting'), integration('Personio', 'hr'), integration('DATEV', 'accounting')],
  0,
)
/** With the mock's own entry so many that the list has a search field. */
const searchable = listEntries(
  'integrations',
  [
    ...['Xero', 'DATEV', 'Fortnox'].map((uid) => integration(uid, 'accounting')),
    ...['Personio', 'Quinyx'].map((uid) => integration(uid, 'hr')),
  ],
  0,
)

/** The slice as the build gives it to the page. */
function show(primary: object = {}, listed: unknown = documents) {
  const [mock] = mocks
  const slice = { ...mock, documents: listed, primary: { ...mock?.primary, ...primary } }
  return renderInSite(<DocumentList slice={slice as unknown as Content.DocumentListSlice} index={1} />)
}

const shownTitles = () => screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
const category = () => within(screen.getByRole('group', { name: 'Category' }))
const search = () => screen.getByRole('searchbox', { name: 'Search by name' })

beforeAll(() => {
  document.addEventListener('click', ({ target }) => reportClick(target as Element))
})
beforeEach(() => {
  analytics.drop()
  window.history.replaceState(null, '', '/en/integrations')
})

it('lists documents and further entries in the sections that the editor ordered', () => {
  const { container } = show()
  expect(headingLevels(container)).toEqual([2, 3, 4, 4, 3, 4, 3, 4])
  expect(shownTitles()).toEqual(['DATEV', 'Xero', 'Personio', 'Your identity provider'])
  expect(screen.getByRole('link', { name: 'Xero' })).toHaveAttribute('href', '/en/integrations/Xero')
  expect(screen.getByRole('status')).toHaveTextContent('4 of 4 systems')
})

it('a choice shows its entries, says how many, and stands in the address', async () => {
  window.history.replaceState({ key: 'kept' }, '', '/en/integrations?utm_source=fair')
  show()
  fireEvent.click(category().getByRole('link', { name: 'Accounting' }))
  expect(shownTitles()).toEqual(['DATEV', 'Xero'])
  expect(window.location.search).toBe('?utm_source=fair&category=accounting')
  expect(window.history.state).toEqual({ key: 'kept' })
  expect(category().getByRole('link', { name: 'Accounting' })).toHaveAttribute('aria-current', 'true')
  expect(await screen.findByText('2 of 4 systems')).toBeInTheDocument()
  expect(analytics.queued().map(({ name, properties }) => [name, properties])).toEqual([
    ['Element used', { kind: 'link', surface: 'page', label: 'Accounting' }],
  ])
  fireEvent.click(category().getByRole('link', { name: 'All' }))
  expect(shownTitles()).toHaveLength(4)
  expect(window.location.search).toBe('?utm_source=fair')
})

it('a choice with a modifier is left to the browser', () => {
  show()
  const link = category().getByRole('link', { name: 'Accounting' })
  const wasLeft = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  document.addEventListener('click', wasLeft, { once: true })
  fireEvent.click(link, { ctrlKey: true })
  expect(wasLeft).toHaveBeenCalledTimes(1)
  expect(shownTitles()).toHaveLength(4)
})

it('the address chooses; a value that is unknown is ignored', () => {
  window.history.replaceState(null, '', '/en/integrations?category=hr')
  const { unmount } = show()
  expect(shownTitles()).toEqual(['Personio'])
  unmount()
  window.history.replaceState(null, '', '/en/integrations?category=lottery&q=')
  show()
  expect(shownTitles()).toHaveLength(4)
})

it('a list that is seen at a glance has neither search nor filters', () => {
  const { unmount } = show()
  expect(screen.queryByRole('searchbox')).toBeNull()
  unmount()
  show({}, documents.slice(0, 2))
  expect(screen.queryByRole('group', { name: 'Category' })).toBeNull()
})

it('going back to another address of the page shows what that asks for', () => {
  show({}, searchable)
  window.history.replaceState(null, '', '/en/integrations?category=travel&q=xero')
  fireEvent.popState(window)
  expect(shownTitles()).toEqual(['Xero'])
  expect(search()).toHaveValue('xero')
})

it('the search ignores case and accents; nothing found says so and offers everything again', async () => {
  show({}, searchable)
  fireEvent.input(search(), { target: { value: 'CAFE xer' } })
  expect(shownTitles()).toEqual(['Xero'])
  fireEvent.input(search(), { target: { value: 'zebra' } })
  expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([])
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(screen.getByText('No system fits. A file export works with every one.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(shownTitles()).toHaveLength(6)
  expect(search()).toHaveValue('')
  expect(search()).toHaveFocus()
  expect(await screen.findByText('6 of 6 systems')).toBeInTheDocument()
})

it('what an entry shows is in the HTML once: the controls carry no list', async () => {
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder: (await import('node:util')).TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const { islandRenderer } = await import('../../browser/islands/renderIsland')
  const { RenderIslandProvider } = await import('../../design/hydration/Island')
  const { SiteProvider } = await import('../../content/site/SiteContext')
  const { testSite } = await import('../../content/site/site.fixture')
  const slice = { ...mocks[0], documents } as unknown as Content.DocumentListSlice
  const html = renderToString(
    <SiteProvider site={testSite}>
      <RenderIslandProvider value={islandRenderer(testSite)}>
        <DocumentList slice={slice} index={1} />
      </RenderIslandProvider>
    </SiteProvider>,
  )
  expect(html.split('All about Xero')).toHaveLength(2)
})

describe('dates', () => {
  const date = (uid: string, starts_at: string): ListedPage => ({
    path: `/en/webinars/${uid}`,
    type: 'resource_detail',
    data: { title: uid, kind: 'event', starts_at, duration_minutes: 60, time_zone: 'Europe/Berlin' },
  })
  const dates = listEntries(
    'dates',
    [date('Over', '2001-01-01T08:00:00Z'), date('Later', '2999-01-01T08:00:00Z')],
    0,
  )
  const primary = { list: 'dates', group_by: null, filters: [], entries: [], search_label: null }

  it('are told in their zone, and one that is over is marked', () => {
    show(primary, dates)
    expect(screen.getByText(/1 January 2999/)).toHaveTextContent(/09:00/)
    expect(screen.getByText('Over').closest('li')).toHaveAttribute('data-over')
    expect(screen.getByRole('heading', { name: 'Later' }).closest('li')).not.toHaveAttribute('data-over')
  })

  it('a section whose dates are over goes with them', () => {
    const of = (kind: string) => ({ kind: { value: kind, text: kind } })
    const [over, later] = dates as [object, object]
    const grouped = [
      { ...over, facets: of('Dinners') },
      ...['a', 'b', 'c'].map((path) => ({ ...later, path, facets: of('Breakfasts') })),
    ]
    show({ ...primary, group_by: 'kind', filters: [{ key: 'kind', label: 'Kind' }] }, grouped)
    expect(screen.getByRole('heading', { name: 'Breakfasts' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Dinners' })).toBeNull()
  })

  it('opening one is reported with its title', () => {
    show(primary, dates)
    // jsdom follows no link.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Later' }))
    expect(analytics.queued().map(({ name, properties }) => [name, properties])).toEqual([
      ['Event opened', { event: 'Later' }],
    ])
  })

  it('without a filter and a search there are no controls, and no code for them', () => {
    const { container } = show(primary, dates)
    expect(container.querySelector('[data-island]')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('without any the page says so', () => {
    show(primary, [])
    expect(screen.getByText('There is nothing to list yet.')).toBeInTheDocument()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})

it('firms are in the order of the alphabet, whether they have a page or not', () => {
  const partner: ListedPage = { path: '/en/partner/m', type: 'partner', data: { partner_name: 'Millbrook' } }
  const entries = ['Zeller', 'Åkesson', 'Abbot'].map((title) => ({ title, link: { link_type: 'Any' } }))
  show({ list: 'partners', group_by: null, filters: [], entries }, listEntries('partners', [partner], 0))
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Abbot',
    'Åkesson',
    'Millbrook',
    'Zeller',
  ])
})

it('firms of the region that editors name first come first', () => {
  const entries = [
    ['Abbot', 'north'],
    ['Zeller', 'uk'],
    ['Millbrook', 'uk'],
  ].map(([title, region]) => ({ title, region, link: { link_type: 'Any' } }))
  const filters = [{ key: 'region', label: 'Where' }]
  const value_names = [
    { value: 'uk', name: 'UK' },
    { value: 'north', name: 'North' },
  ]
  show({ list: 'partners', group_by: null, filters, value_names, entries }, [])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Millbrook',
    'Zeller',
    'Abbot',
  ])
})

it('leaves nothing when it is empty', () => {
  expect(renderEmptySlice(DocumentList, mocks).container).toBeEmptyDOMElement()
})
