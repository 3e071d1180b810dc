/** @jest-environment jsdom */
import type { GatsbyLoader } from './gatsbyLoader'
import { KeptPage } from './KeptPage'

const pageData = {
  componentChunkName: 'component---src-templates-faq-tsx',
  result: { pageContext: { locale: 'de' } },
}
const files: Record<string, object> = {
  '/page-data/de/faq/page-data.json': { path: '/de/faq', ...pageData },
  '/page-data/en/bills-status/page-data.json': {
    path: '/en/bills-status',
    matchPath: '/en/bills-status/*',
    ...pageData,
  },
  '/page-data/app-data.json': { webpackCompilationHash: 'c0ffee' },
}

/** Opens a page of the build and starts the module afresh; Gatsby's own loader answers with the word `rendered`. */
async function open(address: string, pagePath: string, { kept = true, cookie = '' } = {}) {
  jest.resetModules()
  const { keepFirstPage, leaveFirstPage } = await import('./firstPage')
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<main id="main"></main><template id="application" ${kept ? 'data-kept' : ''}></template>`
  document.cookie = cookie || 'io.prismic.preview=; max-age=0'
  window.pagePath = pagePath
  const rendered = { page: { path: 'rendered' } }
  const loader: GatsbyLoader = {
    loadPage: jest.fn(async () => rendered),
    loadPageSync: jest.fn(() => rendered),
    enqueue: jest.fn(),
    hovering: jest.fn(),
  }
  window.___loader = loader
  keepFirstPage()
  return { loader, leaveFirstPage }
}

beforeEach(() => {
  global.fetch = jest.fn(async (file: string) => ({
    ok: file in files,
    json: async () => files[file],
  })) as never
})
afterEach(() => {
  document.cookie = 'io.prismic.preview=; max-age=0'
  delete window.___loader
})

it('a page without behaviour starts with its data and without its template; its head stays', async () => {
  const { loader } = await open('/de/faq?utm_source=fair', '/de/faq')
  const page = await loader.loadPage('/de/faq?utm_source=fair')
  expect(page).toMatchObject({
    head: {},
    json: pageData.result,
    page: { path: '/de/faq', webpackCompilationHash: 'c0ffee' },
  })
  expect((page as unknown as { component: () => null }).component.name).toBe(KeptPage.name)
  expect(loader.loadPageSync('/de/faq')).toBe(page)
})

it('a wildcard page keeps its HTML at an address with encoded slashes, which the router spells differently', async () => {
  const { loader } = await open('/en/bills-status/%2F%2Fevil.example', '/en/bills-status')
  const page = await loader.loadPage('/en/bills-status/%2F%2Fevil.example')
  expect(page).toMatchObject({ page: { path: '/en/bills-status' } })
  expect(loader.loadPageSync('/en/bills-status/%252F%252Fevil.example')).toBe(page)
})

it('other pages, and the first one when the visitor comes back to it, are rendered', async () => {
  const { loader, leaveFirstPage } = await open('/de/faq', '/de/faq')
  await loader.loadPage('/de/faq')
  await expect(loader.loadPage('/de/preise')).resolves.toEqual({ page: { path: 'rendered' } })
  leaveFirstPage()
  await expect(loader.loadPage('/de/faq')).resolves.toEqual({ page: { path: 'rendered' } })
  expect(loader.loadPageSync('/de/faq')).toEqual({ page: { path: 'rendered' } })
})

it.each([
  ['has behaviour', '/de/faq', '/de/faq', { kept: false }],
  ['is previewed', '/de/faq', '/de/faq', { cookie: 'io.prismic.preview=%7B%22site.prismic.io%22%3A1%7D' }],
  ['is a not-found page', '/de/nirgends', '/de/404', {}],
  ['is not the one of the address', '/de/faq/other', '/de/faq', {}],
  ['has lost its data', '/de/verloren', '/de/verloren', {}],
])('a page that %s is rendered', async (_case, address, pagePath, options) => {
  const { loader } = await open(address, pagePath, options)
  await expect(loader.loadPage(address)).resolves.toEqual({ page: { path: 'rendered' } })
})

it('a wildcard page keeps its HTML at the addresses below it', async () => {
  const { loader } = await open('/en/bills-status/7f3', '/en/bills-status')
  await expect(loader.loadPage('/en/bills-status/7f3')).resolves.toMatchObject({
    page: { path: '/en/bills-status', matchPath: '/en/bills-status/*' },
  })
})
