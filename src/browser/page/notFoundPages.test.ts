/** @jest-environment jsdom */
import { beginNavigation } from '../../gatsby/application/latestNavigation'
import type { GatsbyLoader } from '../../gatsby/gatsbyLoader'
import { serveNotFoundPages } from './notFoundPages'

type Page = { page: { path: string }; json: string }

/** Gatsby's loader: the pages it has, and its own not-found page for every other address. */
function startAt(address: string, pagePath: string, paths: string[]) {
  const loaded: string[] = []
  const pages = new Map<string, Page>(
    [...paths, '/404.html'].map((path) => [path, { page: { path }, json: `page ${path}` }]),
  )
  const read = (path: string): Page | undefined => pages.get(path.split('?')[0] ?? '')
  window.history.replaceState(null, '', address)
  window.pagePath = pagePath
  const loader: GatsbyLoader = {
    loadPage: async (path) => {
      loaded.push(path)
      return read(path) ?? read('/404.html')
    },
    loadPageSync: (path) => (loaded.includes(path) ? read(path) : undefined),
    enqueue: jest.fn(),
    hovering: jest.fn(),
  }
  window.___loader = loader
  const leave = { assign: jest.fn(), replace: jest.fn() }
  serveNotFoundPages(leave)
  return { loader, loaded, leave }
}

afterEach(() => {
  delete window.___loader
  window.history.replaceState(null, '', '/')
})

describe('an address that can only mean one page', () => {
  beforeEach(() => {
    jest.resetModules()
    global.fetch = jest.fn(async () => ({
      ok: true,
      json: async () => ({ pages: [{ path: '/de/preise', name: 'Preise' }] }),
    })) as never
  })
  afterEach(() => {
    global.fetch = undefined as never
  })

  it('leads there from the not-found page of a host that has no rules', async () => {
    const { loader, leave } = startAt('/de/Preise.html?x=1#pläne', '/de/404', ['/de/404'])
    void loader.loadPage('/de/Preise.html?x=1')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(leave.replace.mock.calls).toEqual([['/de/preise?x=1#pl%C3%A4ne']])
    expect(leave.assign).not.toHaveBeenCalled()
  })

  it('leads there from a link of the page, as a new entry of the history', async () => {
    const { loader, leave } = startAt('/de', '/de', ['/de', '/de/404'])
    void loader.loadPage('/de/Preise')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(leave.assign.mock.calls).toEqual([['/de/preise']])
    expect(leave.replace).not.toHaveBeenCalled()
  })

  it('leads nowhere when the visitor has gone elsewhere meanwhile', async () => {
    const { loader, leave } = startAt('/de', '/de', ['/de', '/de/404'])
    const shown = loader.loadPage('/de/Preise')
    beginNavigation()
    await expect(shown).resolves.toBeUndefined()
    expect(leave.assign).not.toHaveBeenCalled()
  })
})

it('an existing page is loaded as it is', async () => {
  const { loader } = startAt('/de', '/de', ['/de', '/de/preise'])
  await expect(loader.loadPage('/de/preise?plan=growth')).resolves.toMatchObject({
    page: { path: '/de/preise' },
  })
  expect(window.pagePath).toBe('/de')
})

it('the not-found page that the server sent starts under its address, without asking for a missing page', async () => {
  const { loader, loaded } = startAt('/de/nirgends?x=1', '/de/404', ['/de/404'])
  expect(window.pagePath).toBe('/de/nirgends')
  const shown = await loader.loadPage('/de/nirgends?x=1')
  expect(shown).toMatchObject({ page: { path: '/404.html' }, json: 'page /de/404' })
  expect(loaded).toEqual(['/de/404'])
  expect(loader.loadPageSync('/de/nirgends')).toBe(shown)
})

it.each([
  ['/de/a%2Fb', '/de/a%252Fb'],
  ['/de/%C3%BCber', '/de/%C3%BCber'],
  ['/de/%E0%A4%A', '/de/%E0%A4%A'],
])('it is found at %s under the name %s that the router has for it', async (address, routerName) => {
  const { loader, loaded } = startAt(address, '/de/404', ['/de/404'])
  const shown = await loader.loadPage(address)
  expect(loader.loadPageSync(routerName)).toBe(shown)
  await expect(loader.loadPage(routerName)).resolves.toBe(shown)
  expect(loaded).toEqual(['/de/404'])
})

it.each([
  ['/fr/absent', 'page /fr/404'],
  ['/fr-be/absent#a', 'page /fr-be/404'],
  ['/nowhere', 'page /en/404'],
  ['/en/careers/jobs/4000000?gh_src=a', 'page /en/careers/jobs/404'],
  ['/fr/careers/jobs/4000000', 'page /fr/404'],
])('a navigation to the missing %s shows %s', async (address, json) => {
  const { loader } = startAt('/fr', '/fr', [
    '/fr',
    '/fr/404',
    '/fr-be/404',
    '/en/404',
    '/en/careers/jobs/404',
  ])
  const shown = await loader.loadPage(address)
  expect(shown).toMatchObject({ page: { path: '/404.html' }, json })
  expect(loader.loadPageSync(address)).toBe(shown)
  await expect(loader.loadPage(address)).resolves.toBe(shown)
})

it('the address of a not-found page is a page like others', async () => {
  const { loader } = startAt('/de/404', '/de/404', ['/de/404'])
  await expect(loader.loadPage('/de/404')).resolves.toMatchObject({ page: { path: '/de/404' } })
  await expect(loader.loadPage('/404.html')).resolves.toMatchObject({ json: 'page /404.html' })
})

it('a page that cannot be loaded stays an error', async () => {
  const { loader } = startAt('/de', '/de', [])
  loader.loadPage = async () => ({})
  serveNotFoundPages()
  await expect(loader.loadPage('/de/x')).resolves.toEqual({})
})

it('the page of closed jobs that the server sent starts under the address of the job', async () => {
  const { loader, loaded } = startAt('/en/careers/jobs/4000000', '/en/careers/jobs/404', [
    '/en/careers/jobs/404',
  ])
  expect(window.pagePath).toBe('/en/careers/jobs/4000000')
  await expect(loader.loadPage('/en/careers/jobs/4000000')).resolves.toMatchObject({
    page: { path: '/404.html' },
    json: 'page /en/careers/jobs/404',
  })
  expect(loaded).toEqual(['/en/careers/jobs/404'])
})
