import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import type { UrlCode } from '../../locales.config'
import { cmsDocument } from '../content/cms/document.fixture'
import type { Market } from '../content/cms/markets'
import { contentOf, marketIn, nodeStore, testJob } from '../content/nodes/nodes.fixture'
import { writeNodes } from '../content/nodes/writeNodes'
import { testSite } from '../content/site/site.fixture'
import type { Content } from '../content/source/readContent'
import { experiments } from '../visitor/experiments/declarations'
import { completeCodePage, createAllSlicesPages, createPages } from './createPages'

type Page = { path: string; component: string; context: Record<string, unknown>; matchPath?: string }

const urlCodes: UrlCode[] = ['en', 'de', 'at', 'us']
const markets = new Map<UrlCode, Market>(
  urlCodes.map((urlCode) => [urlCode, { ...marketIn(`the city of ${urlCode}`), overrides: [] }]),
)
const siteData = urlCodes.map((urlCode) => ({
  ...testSite,
  urlCode,
  strings: { ...testSite.strings, home: `Home of ${urlCode}` },
}))

/** A build of this content in four locales, and the pages that are created from it. */
function build(parts: Partial<Content>) {
  const { api: store } = nodeStore()
  writeNodes(store, contentOf({ markets, siteData, ...parts }), 'code')
  const pages: Page[] = []
  const deleted: string[] = []
  const actions = {
    createPage: (page: Page) => pages.push(page),
    deletePage: (page: Page) => deleted.push(page.path),
  }
  const api = { ...store, actions } as unknown as CreatePagesArgs
  const digestOf = (urlCode: UrlCode): string =>
    store.getNode(`site-data:${urlCode}`)?.internal.contentDigest.slice(0, 12) ?? 'no site data'
  const pageAt = (pagePath: string): Page | undefined => pages.find((page) => page.path === pagePath)
  /** The page of code at this path, as Gatsby hands it over. */
  const complete = (pagePath: string, context = {}): void => {
    const page = { path: pagePath, component: 'page.tsx', context }
    completeCodePage({ ...api, page })
  }
  return { api, pages, deleted, digestOf, pageAt, complete }
}

const german = (type: string, uid: string | null, data: Record<string, unknown> = {}) =>
  cmsDocument(type, data, {
    id: `${type}-de`,
    uid,
    lang: 'de-de',
    first_publication_date: '2026-10-01T08:00:00+0000',
    last_publication_date: '2026-11-02T09:00:00+0000',
  })

describe('a planned page', () => {
  it('is rendered by its template and has in its context what its query, site data and head need', () => {
    const { api, pages, pageAt, digestOf } = build({ documents: [german('about', 'about')] })
    createPages(api)
    expect(pages).toHaveLength(2)
    expect(pageAt('/at/about')).toEqual({
      path: '/at/about',
      component: path.resolve('src/templates/About.tsx'),
      context: {
        id: 'document:about-de',
        locale: 'at',
        alternates: { de: '/de/about', at: '/at/about' },
        siteDigest: digestOf('at'),
        indexable: true,
        trail: [{ path: '/at', name: 'Home of at' }],
        currency: 'GBP',
        published: '2026-10-01T08:00:00.000Z',
        modified: '2026-11-02T09:00:00.000Z',
      },
    })
    expect(digestOf('at')).not.toBe(digestOf('de'))
  })

  it('takes the rest of its address, stays out of search engines, and has its part in the sign-up modal', () => {
    const approvals = german('invoice_approvals', 'invoices-approvals')
    const documents = [german('not_found', null), german('pricing', 'pricing'), approvals]
    const { api, pageAt } = build({ documents })
    createPages(api)
    expect(pageAt('/de/invoices-approvals')).toMatchObject({
      matchPath: '/de/invoices-approvals/*',
      context: { indexable: false },
    })
    expect(pageAt('/de/404')).toMatchObject({ context: { indexable: false } })
    expect(pageAt('/de/404')).not.toHaveProperty('matchPath')
    expect(pageAt('/de/pricing')).toMatchObject({ context: { signUp: 'pricing' } })
    expect(pageAt('/de/pricing')).not.toHaveProperty('matchPath')
  })

  it('that is the variant of an experiment is hidden from search engines and names its original', () => {
    const english = (uid: string) => cmsDocument('landing_page', {}, { id: uid, uid, lang: 'en-gb' })
    const documents = [english('company-cards'), english('one-place-for-spend')]
    const { api, pageAt } = build({ documents })
    createPages(api)
    const { original, onePlace } = experiments['landing-page'].pages
    expect(pageAt(onePlace)?.context).toMatchObject({ indexable: false, original })
    expect(pageAt(original)?.context).toMatchObject({ indexable: true })
    expect(pageAt(original)?.context).not.toHaveProperty('original')
  })

  it.each<[string, string[], Partial<Content>]>([
    ['has no page of its original', ['one-place-for-spend'], {}],
    [
      'has an original that is redirected',
      ['company-cards', 'one-place-for-spend'],
      { redirects: [{ source: '/lp/company-cards', target: '/pricing', permanent: true, locale: 'all' }] },
    ],
  ])('that is the variant of an experiment which %s is a page like others', (_, uids, parts) => {
    const documents = uids.map((uid) => cmsDocument('landing_page', {}, { id: uid, uid, lang: 'en-gb' }))
    const { api, pageAt } = build({ documents, ...parts })
    createPages(api)
    const { onePlace } = experiments['landing-page'].pages
    expect(pageAt(onePlace)?.context).toMatchObject({ indexable: true })
    expect(pageAt(onePlace)?.context).not.toHaveProperty('original')
  })

  it('has the message of its document as its market reads it', () => {
    const text = 'Neu in {market.city}'
    const faq = { link_type: 'Document', id: 'faq-de', type: 'faq', lang: 'de-de' }
    const spans = [{ type: 'hyperlink', start: 0, end: 3, data: faq }]
    const data = { notification_message: [{ type: 'paragraph', text, spans }] }
    const { api, pageAt } = build({ documents: [german('about', 'about', data), german('faq', 'faq')] })
    createPages(api)
    const messageAt = (pagePath: string) => pageAt(pagePath)?.context['notificationMessage']
    expect(messageAt('/de/about')).toEqual([{ text: 'Neu', href: '/de/faq' }, { text: ' in the city of de' }])
    expect(messageAt('/at/about')).toEqual([{ text: 'Neu', href: '/at/faq' }, { text: ' in the city of at' }])
    expect(pageAt('/de/faq')?.context).not.toHaveProperty('notificationMessage')
  })

  it.each([undefined, null, '', 'Ein Text', [{ type: 'paragraph', text: ' ', spans: [] }]])(
    'has no message where its document has %p',
    (message) => {
      const { api, pageAt } = build({
        documents: [german('about', 'about', { notification_message: message })],
      })
      createPages(api)
      expect(pageAt('/de/about')?.context).not.toHaveProperty('notificationMessage')
    },
  )

  it('of a job also names the list of jobs of the default locale', () => {
    const english = cmsDocument('job_listing', {}, { id: 'jobs-en', uid: 'jobs' })
    const { api, pageAt } = build({ documents: [german('job_listing', 'jobs'), english], jobs: [testJob] })
    createPages(api)
    expect(pageAt('/en/careers/jobs/41')?.context).toMatchObject({
      id: 'job:41',
      listingId: 'document:jobs-en',
      published: '2026-10-01T08:00:00.000Z',
    })
    expect(pageAt('/en/careers/jobs')?.context).not.toHaveProperty('listingId')
    const alone = build({ jobs: [testJob] })
    createPages(alone.api)
    expect(alone.pageAt('/en/careers/jobs/41')?.context).not.toHaveProperty('listingId')
  })

  it('below a page of code has that page in its trail, unless search engines must not list it', () => {
    const american = (uid: string, parent: string) =>
      cmsDocument('page', { title: uid, parent_path: parent }, { id: uid, uid, lang: 'en-us' })
    const documents = [american('dsr', '/legal'), american('gift', '/thankyou'), american('kit', '/press')]
    const codeNames = new Map([
      ['/us/legal', 'Legal information'],
      ['/us/thankyou', 'Thank you'],
    ])
    const { api, pageAt } = build({ documents, codeNames })
    createPages(api)
    const home = { path: '/us', name: 'Home of us' }
    const trailAt = (pagePath: string) => pageAt(pagePath)?.context['trail']
    expect(trailAt('/us/legal/dsr')).toEqual([home, { path: '/us/legal', name: 'Legal information' }])
    expect(trailAt('/us/thankyou/gift')).toEqual([home])
    expect(trailAt('/us/press/kit')).toEqual([home])
  })

  it('whose template has no file is an error with the file and the address', () => {
    const { pages } = contentOf({ documents: [german('about', 'about')] })
    const { api } = build({ pages: pages.map((page) => ({ ...page, template: 'Leaflet' })) })
    expect(() => createPages(api)).toThrow(
      `The template ${path.resolve('src/templates/Leaflet.tsx')} of /at/about does not exist`,
    )
  })
})

it('every locale has a page of all slices, which search engines do not list', () => {
  const { api, pages, digestOf } = build({})
  createAllSlicesPages(api)
  expect(pages.map((page) => page.path)).toEqual(urlCodes.map((urlCode) => `/${urlCode}/all-slices`))
  expect(pages[2]).toEqual({
    path: '/at/all-slices',
    component: path.resolve('src/templates/AllSlices.tsx'),
    context: { locale: 'at', alternates: {}, siteDigest: digestOf('at'), indexable: false },
  })
})

describe('a page of code', () => {
  const alternates = { us: '/us/pricing', de: '/de/pricing' }
  const codeAlternates = new Map([['/us/pricing', alternates]])

  it.each(['/us/pricing', '/us/pricing/'])(
    'at %s is created again with the context every page has',
    (address) => {
      const { complete, pages, deleted, digestOf } = build({ codeAlternates })
      complete(address)
      expect(deleted).toEqual([address])
      expect(pages).toEqual([
        {
          path: address,
          component: 'page.tsx',
          context: {
            locale: 'us',
            alternates,
            siteDigest: digestOf('us'),
            indexable: true,
            signUp: 'pricing',
            trail: [{ path: '/us', name: 'Home of us' }],
            currency: 'GBP',
          },
        },
      ])
    },
  )

  it('called 404 takes no other address, so that no page is listed in the bundle', () => {
    const { complete, pageAt } = build({})
    complete('/us/404/')
    expect(pageAt('/us/404/')).toMatchObject({ context: { indexable: false } })
    expect(pageAt('/us/404/')).not.toHaveProperty('matchPath')
  })

  it.each(['/', '/404/', '/404.html', '/preview/'])(
    'outside every locale (%s) is in the default locale',
    (address) => {
      const { complete, pageAt, digestOf } = build({})
      complete(address)
      expect(pageAt(address)).not.toHaveProperty('matchPath')
      expect(pageAt(address)?.context).toMatchObject({
        locale: 'en',
        alternates: {},
        siteDigest: digestOf('en'),
        indexable: false,
      })
    },
  )

  it('that has a context already is left alone', () => {
    const { complete, pages, deleted } = build({})
    complete('/de/about', { locale: 'de' })
    expect([pages, deleted]).toEqual([[], []])
  })
})
