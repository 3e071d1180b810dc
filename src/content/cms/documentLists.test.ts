import { documentsOf, listEntries, listsIn, withLists, type ListedPage } from './documentLists'

const now = Date.parse('2027-03-01T12:00:00Z')
const date = (uid: string, starts_at: string | null, more: object = {}): ListedPage => ({
  path: `/en/webinars/${uid}`,
  type: 'resource_detail',
  data: { title: uid, kind: 'webinar', starts_at, duration_minutes: 60, time_zone: 'Europe/London', ...more },
})
const titles = (entries: readonly { title: string }[]): string[] => entries.map(({ title }) => title)

it('dates are the coming ones, the next first; one that has begun is shown to its end', () => {
  const pages = [
    date('june', '2027-06-10T08:00:00+0000'),
    date('running', '2027-03-01T11:30:00+0000'),
    date('just over', '2027-03-01T11:00:00+0000'),
    date('without a date', null),
    date('march', '2027-03-18T08:00:00+0100', { kind: 'event', place: 'Berlin', topic: 'Month end' }),
  ]
  const entries = listEntries('dates', pages, now)
  expect(titles(entries)).toEqual(['running', 'march', 'june'])
  expect(entries[1]).toEqual({
    kind: 'event',
    path: '/en/webinars/march',
    title: 'march',
    starts: '2027-03-18T07:00:00.000Z',
    ends: '2027-03-18T08:00:00.000Z',
    timeZone: 'Europe/London',
    place: 'Berlin',
    minutes: 60,
    facets: { kind: { value: 'event', text: 'event' }, topic: { value: 'month-end', text: 'Month end' } },
  })
})

it('recordings are listed newest first, one without a day last', () => {
  const recording = (title: string, recorded_on: string | null): ListedPage => ({
    path: `/en/webinars/${title}`,
    type: 'on_demand_resource',
    data: { title, recorded_on, video_url: { link_type: 'Web', url: 'https://video.example/secret' } },
  })
  const pages = [recording('old', '2025-12-31'), recording('none', null), recording('new', '2026-10-14')]
  const entries = listEntries('recordings', pages, now)
  expect(titles(entries)).toEqual(['new', 'old', 'none'])
  expect(JSON.stringify(entries)).not.toContain('secret')
})

it('an entry without a title is left out, and so are fields that are empty', () => {
  const pages: ListedPage[] = [
    { path: '/en/ebooks/a', type: 'ebook', data: { title: null } },
    { path: '/en/ebooks/b', type: 'ebook', data: { title: 'B', lead: '', topic: ' ' } },
  ]
  expect(listEntries('ebooks', pages, now)).toEqual([
    { kind: 'ebook', path: '/en/ebooks/b', title: 'B', cover: { title: 'B', colour: 'evergreen' }, facets: {} },
  ])
})

it('an integration says what it exchanges; those that editors place come first, then category by category', () => {
  const integration = (partner_name: string, data: object): ListedPage => ({
    path: `/en/integrations/${partner_name}`,
    type: 'integration',
    data: { partner_name, lead: 'Both systems agree.', category: 'accounting', ...data },
  })
  const synced = ['Accounts', 'Receipts', 'Rates', 'Bills'].map((title) => ({ title }))
  const entries = listEntries(
    'integrations',
    [
      integration('Bolt', { category: 'travel' }),
      integration('DATEV', { synced }),
      integration('Xero', { position: 1 }),
    ],
    now,
  )
  expect(entries.map(({ title }) => title)).toEqual(['Xero', 'DATEV', 'Bolt'])
  expect(entries[1]).toMatchObject({ moves: ['Accounts', 'Receipts', 'Rates'] })
  expect(entries[1]).not.toHaveProperty('text')
  expect(entries[0]).toMatchObject({ text: 'Both systems agree.' })
})

it('integrations are called by the product, in the order of the alphabet', () => {
  const integration = (partner_name: string): ListedPage => ({
    path: `/en/integrations/${partner_name}`,
    type: 'integration',
    data: { partner_name, title: 'Send spending', category: 'accounting' },
  })
  const entries = listEntries('integrations', ['Xero', 'bolt', 'DATEV'].map(integration), now)
  expect(titles(entries)).toEqual(['bolt', 'DATEV', 'Xero'])
})

describe('a document with lists', () => {
  const slice = (list: unknown) => ({ slice_type: 'document_list', primary: { list } })
  const data = {
    title: 'T',
    slices: [slice('ebooks'), slice('lottery'), { slice_type: 'hero', primary: {} }],
  }

  it('asks for those that exist', () => {
    expect(listsIn(data)).toEqual(['ebooks'])
    expect(listsIn({})).toEqual([])
    expect(listsIn({ slices: null })).toEqual([])
  })

  it('gets the entries in their slices, and keeps the rest', () => {
    const entry = { kind: 'ebook', path: '/en/ebooks/a', title: 'A', facets: {} } as const
    const { slices } = withLists(data, { ebooks: [entry] }) as { slices: object[] }
    expect(slices.map(documentsOf)).toEqual([[entry], [], []])
    expect(slices.slice(1)).toEqual(data.slices.slice(1))
    expect(withLists({ title: 'T' }, {})).toEqual({ title: 'T' })
  })
})
