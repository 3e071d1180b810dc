/** @jest-environment jsdom */
import * as reach from '@gatsbyjs/reach-router'
import { act, render } from '@testing-library/react'
import { pick } from './pickRoute'
import * as router from './router'

const own = { ...router, pick }

/** The parts of the package that are compared; src/gatsby/reachRouter.d.ts has those that the site uses itself. */
const original = reach as unknown as typeof own
const both = [
  ['the package', original],
  ['the site', own],
] as const

const settle = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
  })

beforeEach(() => window.history.replaceState(null, '', '/de/preise'))

const routes = ['/de/a/*', '/de/a/b', '/de', '/', '/de/*', '/de/preise'].map((path) => ({ path }))

it.each([
  '/',
  '/de',
  '/de/',
  '/de/a',
  '/de/a/b',
  '/de/a/b/',
  '/de/a/x/y%20z',
  '/de/preise?a=1',
  '/fr',
  '//de//a',
])('%s has the same route', (address) => {
  const found = both.map(([, { pick }]) => {
    const picked = pick(routes, address)
    return picked && { path: picked.route.path, uri: picked.uri }
  })
  expect(found[1]).toEqual(found[0])
})

const Page = ({ uri }: { path: string; uri?: string }) => <h1>{uri ?? 'no address'}</h1>

/** What Gatsby renders: the current address, and the page with this path. */
function show({ Location, Router }: typeof own, path: (pathname: string) => string) {
  return render(
    <Location>
      {({ location }) => (
        <Router {...{ basepath: '' }} id="wrapper" location={location}>
          <Page path={path(location.pathname)} />
        </Router>
      )}
    </Location>,
  )
}

/** What a visit with both kinds of navigation shows, with the keys of the history left out. */
async function visit(module: typeof own): Promise<unknown[]> {
  const seen: unknown[] = []
  const stop = module.globalHistory.listen(({ location, action }) => seen.push([action, location.href]))
  const { container, unmount } = show(module, (pathname) => pathname)
  const look = (): void => {
    const { pathname, search, hash, state, key } = module.globalHistory.location
    const entry = { ...(state as object | null) }
    seen.push([
      container.innerHTML.replace(/ (?:style|tabindex|id)="[^"]*"/g, ''),
      document.activeElement?.id,
      { pathname, search, hash, keys: Object.keys(entry), hasKey: key === (entry as { key?: string }).key },
    ])
  }
  await settle()
  look()
  for (const [to, options] of [
    ['/de/über uns?a=1#b', {}],
    ['/de/über uns?a=2', { replace: true }],
    ['/de/faq', { state: { renewed: true } }],
  ] as const) {
    const shown = module.navigate(to, options)
    await settle()
    await shown
    look()
    ;(document.activeElement as HTMLElement).blur()
  }
  window.history.back()
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await settle()
  look()
  stop()
  unmount()
  return seen
}

it('shows, stores and reports the same in a visit, with the focus on the page after each navigation', async () => {
  const [first, second] = [
    await visit(original),
    await (window.history.replaceState(null, '', '/de/preise'), visit(own)),
  ]
  expect(second.length).toBeGreaterThan(8)
  expect(second).toEqual(first)
})

it.each(both)('%s replaces the entry while a navigation is not shown yet', async (_name, module) => {
  const { unmount } = show(module, (pathname) => pathname)
  await settle()
  // Without entries after this one, which the next would take the place of.
  window.history.pushState(null, '', '/de/preise')
  const { length } = window.history
  void module.navigate('/de/a')
  void module.navigate('/de/b')
  await settle()
  expect([window.history.length - length, window.location.pathname]).toEqual([1, '/de/b'])
  unmount()
})

it('an address that cannot be decoded has its page', async () => {
  const { container, unmount } = show(own, () => '/de/*')
  void own.navigate('/de/%E0%A4%A?a=1')
  await settle()
  expect(own.globalHistory.location).toMatchObject({ pathname: '/de/%E0%A4%A', search: '?a=1' })
  expect(container).toHaveTextContent('/de')
  unmount()
})

it.each(both)('%s shows no page at the address of another', async (_name, module) => {
  const { container, unmount } = show(module, () => '/de/faq')
  await settle()
  expect(container.innerHTML).toBe('')
  unmount()
})
