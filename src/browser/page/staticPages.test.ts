/** @jest-environment jsdom */
import type { GatsbyLoader } from '../../gatsby/gatsbyLoader'
import { staticPageFileOf } from '../../gatsby/openedPage/file.fixture'
import type { StaticContent } from './StaticPage'

const pageData = {
  componentChunkName: 'component---src-templates-faq-tsx',
  result: { pageContext: { locale: 'de' } },
}
const wildcard = { path: '/en/bills-status', matchPath: '/en/bills-status/*', ...pageData }
let files: Record<string, object | string>
const requests: [file: string, priority: unknown][] = []

/** Gatsby's own loader answers with the word `rendered`, or with this. */
let rendered: object

/** Opens a page of the build and starts the module afresh. */
async function open(address: string, pagePath: string, { isStatic = true, cookie = '' } = {}) {
  jest.resetModules()
  const { keepStaticPages, leaveFirstPage, prefetchPage } = await import('./staticPages')
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<main id="main">Sent</main><template id="application" ${isStatic ? 'data-kept' : ''}></template>`
  document.cookie = cookie || 'io.prismic.preview=; max-age=0'
  window.pagePath = pagePath
  window.___webpackCompilationHash = 'c0ffee'
  const loader: GatsbyLoader = {
    loadPage: jest.fn(async () => rendered),
    loadPageSync: jest.fn(() => undefined),
    enqueue: jest.fn(),
    hovering: jest.fn(),
  }
  window.___loader = loader
  keepStaticPages()
  return { loader, leaveFirstPage, prefetchPage }
}

type Shown = {
  staticContent?: StaticContent
  showHead?: unknown
  page: { webpackCompilationHash?: string }
}
const contentOf = (resources: unknown): string | undefined => (resources as Shown).staticContent?.html.__html

beforeEach(() => {
  rendered = { page: { path: 'rendered' } }
  requests.length = 0
  files = {
    '/de/faq': staticPageFileOf('/de/faq', { main: 'Fragen' }),
    '/de/preise': staticPageFileOf('/de/preise', { main: 'Preise' }),
    '/de/404': staticPageFileOf('/de/404', { isStatic: false }),
    '/en/bills-status/7f3': staticPageFileOf('/en/bills-status', { main: 'Status' }),
    '/page-data/de/faq/page-data.json': { path: '/de/faq', ...pageData },
    '/page-data/de/preise/page-data.json': { path: '/de/preise', ...pageData },
    '/page-data/de/404/page-data.json': { path: '/de/404', ...pageData },
    '/page-data/en/bills-status/page-data.json': wildcard,
    '/page-data/app-data.json': { webpackCompilationHash: 'c0ffee' },
  }
  global.fetch = jest.fn(async (file: string, { priority }: RequestInit) => {
    requests.push([file, priority])
    return { ok: file in files, json: async () => files[file], text: async () => String(files[file]) }
  }) as never
})
afterEach(() => {
  jest.dontMock('../islands/islandsCode')
  document.cookie = 'io.prismic.preview=; max-age=0'
  delete window.___loader
})

it('a page without behaviour starts with its data and without its template; its head stays', async () => {
  const { loader } = await open('/de/faq?utm_source=fair', '/de/faq')
  const page = await loader.loadPage('/de/faq?utm_source=fair')
  expect(page).toMatchObject({
    showHead: undefined,
    json: pageData.result,
    page: { path: '/de/faq', webpackCompilationHash: 'c0ffee' },
    staticContent: { html: { __html: 'Sent' } },
  })
  expect(loader.loadPageSync('/de/faq')).toBe(page)
})

it('the not-found page that the server has sent keeps its HTML until the visitor has gone on', async () => {
  const { loader, leaveFirstPage } = await open('/de/nirgends', '/de/404')
  const page = await loader.loadPage('/de/404')
  expect(page).toMatchObject({ page: { path: '/de/404' }, staticContent: { html: { __html: 'Sent' } } })
  expect(await loader.loadPage('/en/404')).toBe(rendered)
  leaveFirstPage()
  expect(await loader.loadPage('/de/404')).toBe(rendered)
})

it('a wildcard page keeps its HTML at an address with encoded slashes, which the router spells differently', async () => {
  const { loader } = await open('/en/bills-status/%2F%2Fevil.example', '/en/bills-status')
  const page = await loader.loadPage('/en/bills-status/%2F%2Fevil.example')
  expect(page).toMatchObject({ page: { path: '/en/bills-status' } })
  expect(loader.loadPageSync('/en/bills-status/%252F%252Fevil.example')).toBe(page)
})

it('another page is shown as its file has it, with its head, and fetched once', async () => {
  const { loader, leaveFirstPage } = await open('/de/faq', '/de/faq')
  await loader.loadPage('/de/faq')
  const page = await loader.loadPage('/de/preise?utm_source=fair')
  expect(contentOf(page)).toBe('Preise')
  expect((page as unknown as Shown).showHead).toBeInstanceOf(Function)
  expect(loader.loadPageSync('/de/preise')).toBe(page)
  leaveFirstPage()
  await loader.loadPage('/de/preise')
  expect(requests.filter(([file]) => file === '/de/preise')).toHaveLength(1)
})

it('a page is shown without the code of its islands, which is requested', async () => {
  const requested = jest.fn()
  jest.doMock('../islands/islandsCode', () => ({ requestIslandsOfHtml: requested }))
  const { loader } = await open('/de/faq', '/de/faq')
  await loader.loadPage('/de/faq')
  expect(contentOf(await loader.loadPage('/de/preise'))).toBe('Preise')
  expect(requested.mock.calls).toEqual([[files['/de/preise']]])
})

it('the first page is fetched like any other when the visitor comes back to it', async () => {
  const { loader, leaveFirstPage } = await open('/de/faq', '/de/faq')
  await loader.loadPage('/de/faq')
  leaveFirstPage()
  expect(loader.loadPageSync('/de/faq')).toBeUndefined()
  expect(contentOf(await loader.loadPage('/de/faq'))).toBe('Fragen')
})

it('what a visitor is about to open is fetched at once, what can be seen with low priority', async () => {
  const { loader, prefetchPage } = await open('/de/faq', '/de/faq')
  loader.hovering('/de/preise')
  prefetchPage('/en/bills-status/7f3')
  loader.hovering('/de/faq')
  const of = (file: string) => requests.filter(([name]) => name === file)
  expect(of('/de/preise')).toEqual([['/de/preise', 'auto']])
  expect(of('/en/bills-status/7f3')).toEqual([['/en/bills-status/7f3', 'low']])
  expect(of('/de/faq')).toEqual([])
})

it('a page at an address with a slash is the page, and a host may redirect to it on its own origin only', async () => {
  files['/de/preise/'] = staticPageFileOf('/de/preise', { main: 'Preise' })
  const { loader } = await open('/de/faq', '/de/faq')
  expect(contentOf(await loader.loadPage('/de/preise/'))).toBe('Preise')
  for (const [address, init] of jest.mocked(fetch).mock.calls) {
    // Data is read as the bootstrap script preloads it, and no host has another address for it.
    const isData = String(address).endsWith('.json')
    expect(init?.mode).toBe(isData ? undefined : 'same-origin')
    expect(init?.redirect ?? 'follow').toBe(isData ? 'error' : 'follow')
  }
})

it('a page that the host has found under another name is left to Gatsby, which leads to its own', async () => {
  files['/de/Preise'] = staticPageFileOf('/de/preise', { main: 'Preise' })
  const { loader } = await open('/de/faq', '/de/faq')
  expect(await loader.loadPage('/de/Preise')).toBe(rendered)
})

it('what could not be fetched is tried again', async () => {
  const { loader } = await open('/de/faq', '/de/faq')
  const file = files['/de/preise']
  delete files['/de/preise']
  await expect(loader.loadPage('/de/preise')).resolves.toBe(rendered)
  files['/de/preise'] = file ?? ''
  expect(contentOf(await loader.loadPage('/de/preise'))).toBe('Preise')
})

it.each([
  ['the page', '/de/preise', staticPageFileOf('/de/preise', { hash: 'newer' })],
  ['the data', '/page-data/app-data.json', { webpackCompilationHash: 'newer' }],
])('when %s is of another build it says so, and is loaded in full', async (_case, name, file) => {
  const { loader } = await open('/de/faq', '/de/faq')
  files[name] = file
  await expect(loader.loadPage('/de/preise')).resolves.toMatchObject({
    page: { webpackCompilationHash: 'newer' },
  })
})

it.each([
  ['keeps no HTML', '/de/404'],
  ['is missing', '/de/verloren'],
])('a page that %s is left to Gatsby', async (_case, address) => {
  const { loader } = await open('/de/faq', '/de/faq')
  await expect(loader.loadPage(address)).resolves.toBe(rendered)
})

it.each([
  ['has behaviour', '/de/faq', '/de/faq', { isStatic: false }],
  ['is previewed', '/de/faq', '/de/faq', { cookie: 'io.prismic.preview=%7B%22site.prismic.io%22%3A1%7D' }],
  ['is a not-found page', '/de/nirgends', '/de/404', {}],
  ['is not the one of the address', '/de/faq/other', '/de/faq', {}],
  ['has lost its data', '/de/verloren', '/de/verloren', {}],
])('a first page that %s is rendered', async (_case, address, pagePath, options) => {
  const { loader } = await open(address, pagePath, options)
  await expect(loader.loadPage(address)).resolves.toBe(rendered)
})

it('a first page whose data Gatsby gets with another attempt keeps its HTML too', async () => {
  const { loader } = await open('/de/faq', '/de/faq')
  files = {}
  rendered = { page: { path: '/de/faq' }, json: { pageContext: {} } }
  const page = await loader.loadPage('/de/faq')
  expect(page).toMatchObject({ showHead: undefined, json: { pageContext: {} } })
  expect(contentOf(page)).toBe('Sent')
})

it('a wildcard page is shown at the addresses below it, first or opened later', async () => {
  const { loader } = await open('/en/bills-status/7f3', '/en/bills-status')
  const expected = { page: { path: '/en/bills-status', matchPath: '/en/bills-status/*' } }
  await expect(loader.loadPage('/en/bills-status/7f3')).resolves.toMatchObject(expected)
  const later = await open('/de/faq', '/de/faq')
  const page = await later.loader.loadPage('/en/bills-status/7f3')
  expect(page).toMatchObject(expected)
  expect(contentOf(page)).toBe('Status')
})
