import type { NodePluginArgs } from 'gatsby'
import type * as Locales from '../../locales.config'
import type { CmsDocument } from '../content/cms/document'
import { headContexts, isListedCodePage } from './headContext'

jest.mock('../../locales.config', () => {
  const actual = jest.requireActual<typeof Locales>('../../locales.config')
  const locales = actual.locales.map((locale) => ({ ...locale, isPreLaunch: locale.urlCode === 'us' }))
  return {
    ...actual,
    locales,
    localeOfPath: (path: string) => actual.localeOfPath(path, locales),
  }
})

type PlannedPageNode = Parameters<ReturnType<typeof headContexts>['ofDocument']>[0]

const document = (id: string, title: string): CmsDocument => ({
  id,
  type: 'page',
  uid: id,
  lang: 'de-de',
  tags: [],
  first_publication_date: '2026-10-01T08:00:00+0000',
  last_publication_date: '2026-11-02T09:00:00+0000',
  alternate_languages: [],
  data: { title },
})

const page = (path: string, documentId: string, indexable = true) =>
  ({
    path,
    documentId,
    nodeId: documentId,
    locale: path.split('/')[1],
    indexable,
    alternates: { [path.split('/')[1] ?? '']: path },
  }) as unknown as PlannedPageNode

const market = (urlCode: string, currency: string) => ({
  urlCode,
  market: {
    values: { vat: urlCode === 'lu' ? 'TVA' : 'MwSt.', currency },
    overrides: urlCode === 'at' ? [{ documentId: 'legal', field: 'title', text: 'Impressum' }] : [],
  },
})

/** The nodes of a small build, as Gatsby returns them. */
function nodes(pages: PlannedPageNode[], documents: CmsDocument[]) {
  const currencies: Record<string, string> = { us: 'USD', en: 'GBP' }
  const markets = ['de', 'at', 'us', 'en', 'lu', 'ie'].map((urlCode) =>
    market(urlCode, currencies[urlCode] ?? 'EUR'),
  )
  const byType: Record<string, unknown[]> = {
    PlannedPage: pages,
    MarketValues: markets,
    SiteData: ['de', 'at'].map((urlCode) => ({ urlCode, site: { strings: { home: 'Startseite' } } })),
  }
  return {
    getNodesByType: (type: string) => byType[type] ?? [],
    getNode: (id: string) =>
      markets.find(({ urlCode }) => id === `market:${urlCode}`) ?? {
        raw: documents.find((candidate) => candidate.id === id),
        alternates: { en: '/en/faq', lu: '/lu/faq' },
      },
  } as unknown as Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>
}

const cookies = page('/at/legal/cookie-policy', 'cookies')
const legal = [page('/de/legal', 'legal'), page('/at/legal', 'legal')]
const documents = [document('legal', 'Rechtliches und {market.vat}'), document('cookies', 'Cookies')]

it('the trail names the pages above as the market calls them', () => {
  const { ofDocument } = headContexts(nodes([...legal, cookies], documents))
  expect(ofDocument(cookies).trail).toEqual([
    { path: '/at', name: 'Startseite' },
    { path: '/at/legal', name: 'Impressum' },
  ])
  const german = headContexts(nodes([...legal, page('/de/legal/cookie-policy', 'cookies')], documents))
  expect(german.ofDocument(page('/de/legal/cookie-policy', 'cookies')).trail?.[1]?.name).toBe(
    'Rechtliches und MwSt.',
  )
})

it('the trail calls a page without a title as the page itself does: by its title for search engines', () => {
  const untitled = { ...document('legal', ''), data: { title: null, meta_title: 'Recht | Outlay' } }
  const { ofDocument } = headContexts(nodes([...legal, cookies], [untitled]))
  const below = page('/de/legal/cookie-policy', 'cookies')
  expect(ofDocument(below).trail?.[1]).toEqual({ path: '/de/legal', name: 'Recht' })
})

it('a homepage has an empty trail, and missing or unlisted pages are in none', () => {
  const contexts = headContexts(nodes([page('/de/hidden', 'legal', false)], documents))
  expect(contexts.ofDocument(page('/de', 'legal')).trail).toEqual([])
  expect(contexts.ofDocument(page('/de/hidden/deeper', 'cookies')).trail).toHaveLength(1)
  expect(contexts.ofDocument(page('/de/ebooks/one', 'cookies')).trail).toHaveLength(1)
})

it('a document has its dates and the currency of its market', () => {
  const { ofDocument, ofCode } = headContexts(nodes(legal, documents))
  expect(ofDocument(page('/de/legal', 'legal'))).toMatchObject({
    currency: 'EUR',
    published: '2026-10-01T08:00:00.000Z',
    modified: '2026-11-02T09:00:00.000Z',
  })
  expect(ofCode('/us/pricing', 'us', {})).toMatchObject({ currency: 'USD' })
})

it('names the alternates that must not be listed: error and thank-you pages, and those of a market before its launch', () => {
  const pages = [page('/de/a', 'legal'), page('/at/a', 'legal', false)]
  const { ofCode } = headContexts(nodes(pages, documents))
  const { unlisted } = ofCode('/de/a', 'de', { de: '/de/a', at: '/at/a', us: '/us/a' })
  expect(unlisted).toEqual(['at', 'us'])
  expect(ofCode('/de/a', 'de', { de: '/de/a' })).not.toHaveProperty('unlisted')
})

it('a page of a market without documents of its own is a copy where it says what the default locale says', () => {
  const links = [{ id: 'faq', type: 'page', link_type: 'Document' }]
  const of = (path: string, id: string) => ({
    ...page(path, id),
    alternates: { en: path.replace('/lu', '/en'), lu: path.replace('/en', '/lu') },
  })
  const pages = ['faq', 'price', 'plans'].flatMap((id) => [of(`/en/${id}`, id), of(`/lu/${id}`, id)])
  const english = [
    { ...document('faq', 'Questions'), data: { title: 'Questions', links } },
    document('price', '{market.vat}'),
    // Its prices are those of the market.
    { ...document('plans', 'Plans'), type: 'pricing' },
  ]
  const { ofDocument, ofCode } = headContexts(nodes(pages, english))
  expect(pages.map((one) => ofDocument(one as never).copyOf)).toEqual([
    undefined,
    '/en/faq',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(ofCode('/us/faq', 'us', { en: '/en/faq', lu: '/lu/faq' })).toMatchObject({ unlisted: ['lu'] })
})

it('a borrowed page of a market with documents of its own is a copy where it says what the default locale says', () => {
  const alternates = { en: '/en/fetch', ie: '/ie/fetch' }
  const pages = Object.values(alternates).map((path) => ({ ...page(path, 'fetch'), alternates }))
  const { ofDocument } = headContexts(nodes(pages, [document('fetch', 'Fetch')]))
  expect(pages.map((one) => ofDocument(one as never).copyOf)).toEqual([undefined, '/en/fetch'])
  const priced = headContexts(nodes(pages, [document('fetch', 'Fetch, {market.currency}')]))
  expect(pages.map((one) => priced.ofDocument(one as never).copyOf)).toEqual([undefined, undefined])
})

it('a page with the rates of named countries is a copy, one with those of the market first is none', () => {
  const of = (path: string, id: string) => ({
    ...page(path, id),
    alternates: { en: path.replace('/lu', '/en'), lu: path.replace('/en', '/lu') },
  })
  const rates = (id: string, countries: string | null) => ({
    ...document(id, 'Rates'),
    data: {
      title: 'Rates',
      slices: [{ slice_type: 'tool_table', primary: { table: 'mileage', countries } }],
    },
  })
  const pages = ['hmrc', 'all'].flatMap((id) => [of(`/en/${id}`, id), of(`/lu/${id}`, id)])
  const { ofDocument } = headContexts(nodes(pages, [rates('hmrc', 'GB'), rates('all', null)]))
  expect(pages.map((one) => ofDocument(one as never).copyOf)).toEqual([
    undefined,
    '/en/hmrc',
    undefined,
    undefined,
  ])
})

it('no page of code outside the launched markets is listed, and no error, preview or thank-you page', () => {
  const listed = ['/en/about', '/', '/404', '/500', '/preview', '/en/404', '/en/thankyou', '/us/about']
  expect(listed.filter(isListedCodePage)).toEqual(['/en/about'])
})
