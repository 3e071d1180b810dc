import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import type { UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../cms/document'
import { cmsDocument, documentLink } from '../cms/document.fixture'
import type { Job } from '../cms/job'
import type { Market } from '../cms/markets'
import { exampleFacts, plansDocument } from '../cms/productFacts.fixture'
import { exampleScreens } from '../cms/productScreens.fixture'
import type { LocaleFile } from '../site/localeFile'
import { contentOf, marketIn, nodeModelOf, nodeStore, testJob } from './nodes.fixture'
import { createResolvers } from './resolvers'
import { writeNodes } from './writeNodes'

type Resolve = (source: unknown, args: Record<string, string>, context: unknown) => Promise<unknown>
type Field = { type: string; resolve: Resolve }

/** A project with two custom types, two slices with mocks and one without. */
let root: string
const write = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(value))
}
const mock = (slice_type: string, title: string) => ({
  id: 'mock',
  slice_type,
  variation: 'default',
  primary: { title },
})

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'resolvers-'))
  write('customtypes/page/index.json', {})
  write('customtypes/customer_case/index.json', {})
  write('src/slices/Hero/mocks.json', [mock('hero', 'Mock of the hero')])
  write('src/slices/Stats/mocks.json', [mock('stats', 'Mock in {market.city}')])
  write('src/slices/Unfinished/index.tsx', '')
})
afterAll(() => rmSync(root, { recursive: true }))

function resolverFields(): Record<string, Record<string, Field>> {
  let fields = {}
  const api = { createResolvers: (given: object) => (fields = given) }
  createResolvers(api as unknown as CreateResolversArgs, root)
  return fields
}

const markets = new Map<UrlCode, Market>([
  ['de', marketIn('Kassel')],
  [
    'at',
    { ...marketIn('Graz'), overrides: [{ documentId: 'cards', field: 'note', text: 'Aus {market.city}' }] },
  ],
  ['fr', marketIn('Lyon')],
])

const german = (id: string, data: Record<string, unknown>, type = 'page'): CmsDocument =>
  cmsDocument(type, data, { id, uid: id, lang: 'de-de' })

/** Asks fields of a build with these documents and jobs. */
function build(
  documents: CmsDocument[],
  jobs: Job[] = [],
  inMarkets = markets,
  localeFiles: LocaleFile[] = [],
) {
  const { api, nodes } = nodeStore()
  writeNodes(
    api,
    contentOf({
      documents,
      jobs,
      markets: inMarkets,
      productScreens: new Map([['de', exampleScreens]]),
      localeFiles,
    }),
    'code',
  )
  const { nodeModel, asked } = nodeModelOf(nodes)
  const fields = resolverFields()
  const ask = async (type: string, field: string, source: unknown, args: Record<string, string>) =>
    fields[type]?.[field]?.resolve(source, args, { nodeModel })
  return {
    asked,
    localized: (id: string, locale: string) =>
      ask('PrismicPage', 'localized', nodes.get(`document:${id}`), { locale }),
    summaries: (type: string, locale: string) => ask('Query', 'pageSummaries', undefined, { type, locale }),
    list: (list: string, locale: string) => ask('Query', 'documentList', undefined, { list, locale }),
    next: (except: string, locale: string) => ask('Query', 'nextDate', undefined, { except, locale }),
    samples: (locale: string) => ask('Query', 'sliceSamples', undefined, { locale }),
  }
}

it('every custom type has the field, and the root has the lists', () => {
  const fields = resolverFields()
  expect(Object.entries(fields).map(([type, own]) => [type, Object.keys(own)])).toEqual([
    ['PrismicCustomerCase', ['localized']],
    ['PrismicPage', ['localized']],
    ['CodeDocument', ['localized']],
    ['Query', ['documentList', 'nextDate', 'pageSummaries', 'sliceSamples']],
  ])
})

describe('a localized document', () => {
  const cards = german('cards', {
    title: 'Karten in {market.city}',
    note: 'Für alle',
    link: documentLink('invoices'),
    again: [{ link: documentLink('invoices') }],
    french: documentLink('french'),
    lost: documentLink('strings', 'global_strings'),
  })
  const french = cmsDocument('page', {}, { id: 'french', uid: 'cartes', lang: 'fr-fr' })
  const documents = [cards, german('invoices', {}), german('unlinked', {}), french]

  it('has the words of its market, and links into its locale', async () => {
    const { localized } = build(documents)
    expect(await localized('cards', 'at')).toMatchObject({
      id: 'cards',
      data: { title: 'Karten in Graz', note: 'Aus Graz', link: { url: '/at/invoices' } },
    })
    expect(await localized('cards', 'de')).toMatchObject({
      data: { title: 'Karten in Kassel', note: 'Für alle', link: { url: '/de/invoices' } },
    })
  })

  it('leads to the page in another locale where its own has none, and nowhere without any page', async () => {
    const { localized } = build(documents)
    const { data } = (await localized('cards', 'at')) as CmsDocument
    expect(data['french']).toMatchObject({ url: '/fr/cartes' })
    expect(data['lost']).not.toHaveProperty('url')
  })

  it('leads into the market that borrows it where that has the page, and shows what is written there now', async () => {
    const english = (id: string, data: Record<string, unknown> = {}, lang = 'en-gb') =>
      cmsDocument('page', data, { id, uid: id, lang })
    const security = (title: string) =>
      english('security', { title, link: documentLink('careers'), rates: documentLink('hmrc-mileage-rates') })
    const shown = (title: string) =>
      build(
        [security(title), english('careers'), english('hmrc-mileage-rates')],
        [],
        new Map([['ie', marketIn('Cork')]]),
      ).localized('security', 'ie')
    expect(await shown('Safe in {market.city}')).toMatchObject({
      data: {
        title: 'Safe in Cork',
        link: { url: '/ie/careers' },
        rates: { url: expect.not.stringContaining('/ie/') as unknown },
      },
    })
    expect(await shown('Edited')).toMatchObject({ data: { title: 'Edited' } })
  })

  it('asks once for each page it links and for no other, so that only their moves render it again', async () => {
    const { localized, asked } = build(documents)
    await localized('cards', 'at')
    expect(asked.sort()).toEqual(['market:at', 'page:french', 'page:invoices', 'page:strings'])
  })

  it('has nothing of what the server gives for a form', async () => {
    const recording = (id: string, form_title: string) =>
      german(id, { title: id, form_title, video_url: { link_type: 'Web', url: 'https://x.example' } })
    const ofType = (type: string, { id, data }: CmsDocument) => ({ ...german(id, data, type), id })
    const { localized } = build([
      ofType('ebook', german('book', { title: 'Book', file: { link_type: 'Media', url: '/book.pdf' } })),
      ofType('on_demand_resource', recording('gated', 'Watch it')),
      ofType('on_demand_resource', recording('open', ' ')),
    ])
    const names = async (id: string) => Object.keys(((await localized(id, 'de')) as CmsDocument).data).sort()
    expect(await names('book')).toEqual(['title'])
    expect(await names('gated')).toEqual(['form_title', 'title'])
    expect(await names('open')).toEqual(['form_title', 'title', 'video_url'])
  })

  it('has the entries of its lists, of each only what is shown', async () => {
    const list = { id: 'l', slice_type: 'document_list', variation: 'default', primary: { list: 'ebooks' } }
    const book = {
      ...german('book', { title: 'Buch in {market.city}', lead: 'Kurz', chapters: [] }, 'ebook'),
      fileFacts: { format: 'PDF', bytes: 2000, pages: 7, words: 600, digest: '1ae11a08a72d45e0b1c2' } as const,
    }
    const waiting = german('waiting', { title: 'Ohne Datei' }, 'ebook')
    const { localized, asked } = build([german('books', { slices: [list] }), book, waiting])
    const entries = async (locale: string) =>
      ((await localized('books', locale)) as { data: { slices: { documents: unknown }[] } }).data.slices[0]
        ?.documents
    expect(await entries('at')).toEqual([
      {
        kind: 'ebook',
        path: '/at/ebooks/book',
        title: 'Buch in Graz',
        cover: {
          title: 'Buch in Graz',
          colour: 'evergreen',
          picture: '/file-pages/1ae11a08a72d45e0b1c2-1.webp',
        },
        text: 'Kurz',
        facets: {},
        pages: 7,
      },
    ])
    expect(asked).not.toContain('build-day')
    expect(await entries('de')).toMatchObject([{ path: '/de/ebooks/book' }])
  })

  it('has the plans of its market beside it where its page shows them, and asks for them nowhere else', async () => {
    const plans = plansDocument('de-de')
    const table = german('prices', { slices: [{ slice_type: 'pricing_table' }] })
    const market = { ...marketIn('Graz'), facts: { ...exampleFacts, plansDocumentId: plans.id } }
    const content = build([cards, table, plans, french], [], new Map<UrlCode, Market>([['at', market]]))
    expect(await content.localized('prices', 'at')).toHaveProperty('relatedData.plans.plans.1.monthly', 950)
    expect(content.asked).toContain(`document:${plans.id}`)
    content.asked.length = 0
    expect(await content.localized('cards', 'at')).not.toHaveProperty('relatedData')
    expect(content.asked).not.toContain(`document:${plans.id}`)
  })

  it.each(['xx', '', 'en'])(
    'is an error for the locale "%s", which does not exist or has no market',
    async (locale) => {
      await expect(build(documents).localized('cards', locale)).rejects.toThrow(
        `No market values for the locale "${locale}"`,
      )
    },
  )
})

describe('a list of documents', () => {
  it('of dates depends on the day of the build', async () => {
    const { list, asked } = build([
      german('later', { title: 'Later', starts_at: '2999-01-01T08:00:00+0000' }, 'resource_detail'),
      german('over', { title: 'Over', starts_at: '2001-01-01T08:00:00+0000' }, 'resource_detail'),
    ])
    expect(await list('dates', 'de')).toMatchObject([{ title: 'Later', path: '/de/webinars/later' }])
    expect(asked).toContain('build-day')
  })

  it('the next date of a date is another one that comes, and of it no more than its link needs', async () => {
    const date = (id: string, year: number) =>
      german(id, { title: id, lead: 'Long', starts_at: `${year}-01-01T08:00:00+0000` }, 'resource_detail')
    const { next } = build([date('third', 2999), date('first', 2001), date('second', 2998)])
    const second = { title: 'second', path: '/at/webinars/second', ends: '2998-01-01T09:00:00.000Z' }
    expect(await next('document:first', 'at')).toEqual(second)
    expect(await next('document:third', 'at')).toEqual(second)
    expect(await next('document:second', 'at')).toMatchObject({ title: 'third' })
    expect(await build([date('only', 2999)]).next('document:only', 'at')).toBeNull()
  })

  it('that does not exist is an error that names those that do', async () => {
    await expect(build([]).list('lottery', 'de')).rejects.toThrow(/"lottery". There are ebooks, dates,/)
  })
})

describe('summaries of pages', () => {
  it('are those of one type in one locale, in the order of their paths', async () => {
    const documents = [
      cmsDocument('customer_case', {}, { id: '1', uid: 'zeta', lang: 'de-de' }),
      cmsDocument('customer_case', {}, { id: '2', uid: 'alpha', lang: 'de-de' }),
      german('page', {}),
    ]
    const { summaries } = build(documents)
    const paths = (await summaries('customer_case', 'at')) as { path: string }[]
    expect(paths.map((summary) => summary.path)).toEqual([
      '/at/customer-cases/alpha',
      '/at/customer-cases/zeta',
    ])
    expect(await summaries('customer_case', 'fr')).toEqual([])
  })

  it('have the short texts, numbers and booleans of the localized document, and nothing for search engines', async () => {
    const data = {
      title: 'Werkstatt in {market.city}',
      shown: 'x'.repeat(400),
      left_out: 'x'.repeat(401),
      employees: 0,
      featured: false,
      body: [{ type: 'paragraph', text: 'Text', spans: [] }],
      image: { url: '/media/a.svg' },
      nothing: null,
      meta_title: 'For search engines',
    }
    expect(
      await build([german('werkstatt', data, 'customer_case')]).summaries('customer_case', 'at'),
    ).toEqual([
      {
        documentId: 'werkstatt',
        uid: 'werkstatt',
        path: '/at/customer-cases/werkstatt',
        title: 'Werkstatt in Graz',
        shown: data.shown,
        employees: 0,
        featured: false,
      },
    ])
  })

  it('of jobs have the fields of the job', async () => {
    const { content: _long, ...fields } = testJob
    const jobs = [{ ...testJob, content: 'x'.repeat(401), employment: { text: 'Full-time' } }]
    expect(await build([], jobs).summaries('job', 'en')).toEqual([
      {
        ...fields,
        places: ['Leeds'],
        employment: 'Full-time',
        documentId: 'job.41',
        uid: '41',
        path: '/en/careers/jobs/41',
      },
    ])
  })
})

it('the open positions are a list that any page can show', async () => {
  expect(await build([], [testJob]).list('jobs', 'en')).toEqual([
    {
      kind: 'job',
      path: '/en/careers/jobs/41',
      title: testJob.title,
      label: testJob.department,
      place: testJob.location,
      facets: {},
    },
  ])
})

describe('samples of the slices', () => {
  const slice = (slice_type: string, title: string) => ({ ...mock(slice_type, title), id: 'stored' })
  const documents = [
    german('short', { slices: [slice('hero', 'Kurz')] }),
    german('long', { slices: [slice('hero', 'Länger, in {market.city}')] }),
    cmsDocument('page', { slices: [slice('hero', 'x'.repeat(100))] }, { id: 'fr', uid: 'fr', lang: 'fr-fr' }),
  ]

  it('come from the documents of the language, else from the mocks, as the market reads them', async () => {
    expect(await build(documents).samples('at')).toHaveProperty('data.slices', [
      { ...mock('hero', 'Länger, in Graz'), id: 'sample-0' },
      { ...mock('stats', 'Mock in Graz'), id: 'sample-1' },
    ])
  })

  it('are an error in an unknown locale', async () => {
    await expect(build(documents).samples('xx')).rejects.toThrow('No market values for the locale "xx"')
  })
})

it('a document that names scenes comes with their words, and only such a document depends on them', async () => {
  const { localized, asked } = build([
    german('cards', { scene: 'approval', slices: [{ primary: { scene: 'none' } }] }),
    german('plain', { scene: 'none' }),
  ])
  expect(await localized('cards', 'de')).toMatchObject({
    relatedData: { scenes: { approval: { approve: 'Approve', amount: '1.349,00\u00a0£' } } },
  })
  expect(asked).toContain('product-screens:de')
  asked.length = 0
  expect(await localized('plain', 'de')).not.toHaveProperty('relatedData')
  expect(asked).toEqual(['market:de'])
})

describe('a document that shows a tool', () => {
  const localeFiles: LocaleFile[] = [
    { folder: 'tool-words/common', urlCode: 'de', content: { save: 'Gespeichert', title: 'Tool' } },
    { folder: 'tool-words/vat-calculator', urlCode: 'de', content: { title: 'MwSt.-Rechner' } },
    { folder: 'tool-words/vat-calculator', urlCode: 'at', content: { title: 'USt.-Rechner' } },
  ]
  const documents = [german('vat', { slices: [{ slice_type: 'vat_calculator' }] }), german('plain', {})]
  const content = () => build(documents, [], markets, localeFiles)

  it('comes with the words of its locale: those of the tool, and those of all tools', async () => {
    const { localized, asked } = content()
    expect(await localized('vat', 'de')).toHaveProperty('relatedData', {
      toolWords: {
        common: { save: 'Gespeichert', title: 'Tool' },
        'vat-calculator': { title: 'MwSt.-Rechner' },
      },
    })
    expect(asked).toEqual(
      expect.arrayContaining([
        'locale-file:tool-words/common:de',
        'locale-file:tool-words/vat-calculator:de',
      ]),
    )
    expect(await localized('vat', 'at')).toHaveProperty('relatedData.toolWords', {
      'vat-calculator': { title: 'USt.-Rechner' },
    })
  })

  it('has no words where its language has none, and another document never asks for them', async () => {
    const { localized, asked } = content()
    expect(await localized('vat', 'fr')).toHaveProperty('relatedData.toolWords', {})
    asked.length = 0
    expect(await localized('plain', 'de')).not.toHaveProperty('relatedData')
    expect(asked).toEqual(['market:de'])
  })
})
