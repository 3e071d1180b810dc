/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { globalHistory } from '../browserBundle/router'
import type { SiteHooks } from './Application'
import { startApplication } from './start'

jest.mock('$virtual/match-paths.json', () => [{ path: '/de/freigaben', matchPath: '/de/freigaben/*' }], {
  virtual: true,
})

type Props = { data: string; location: { pathname: string } }

const answers: Record<string, () => object> = {}
const page = (path: string, componentChunkName = 'faq') => {
  answers[`/page-data${path}/page-data.json`] = () => ({
    path,
    componentChunkName,
    result: { data: path, pageContext: {} },
  })
}
for (const path of ['/de', '/de/faq', '/de/karten']) page(path)
page('/de/fehler', 'broken')
page('/404.html')
answers['/page-data/app-data.json'] = () => ({ webpackCompilationHash: '4f6b' })

let isHeld = false
const held: (() => void)[] = []
globalThis.fetch = (async (file: string) => {
  if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
  const value = answers[file]?.()
  return { status: value ? 200 : 404, json: () => Promise.resolve(value) }
}) as unknown as typeof fetch

const Template = ({ data, location }: Props) => (
  <h1>
    {data} at {location.pathname}
  </h1>
)
const Head = ({ data }: Props) => (
  <>
    <html lang={data === '/de' ? 'de-DE' : 'de-AT'} />
    <title>{data}</title>
    <meta name="robots" content="all" />
  </>
)
const templates = {
  components: {
    faq: () => Promise.resolve({ default: Template, Head }),
    broken: () => Promise.resolve({ default: Template, Head: 'Head' }),
  },
}

let root: Root
const steps: string[] = []
const hooks: SiteHooks = {
  onClientEntry: async () => void steps.push('entry'),
  onRouteUpdate: ({ location, prevLocation }) =>
    void steps.push(`${prevLocation?.pathname ?? 'start'} to ${location.pathname}`),
  shouldUpdateScroll: ({ prevRouterProps }) => prevRouterProps !== undefined,
  onPrefetchPathname: jest.fn(),
  wrapPageElement: ({ element }) => <main>{element}</main>,
  replaceHydrateFunction: () => (element: ReactElement, container: HTMLElement) =>
    act(() => (root = createRoot(container)).render(element)),
}

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve, 20))
  })
const shown = () => document.querySelector('main')?.textContent
const headOfPage = () =>
  [...document.querySelectorAll('[data-gatsby-head]')].map(({ outerHTML }) => outerHTML)

async function start(address: string, sentPath = address): Promise<void> {
  void globalHistory.navigate(address, { replace: true })
  window.pagePath = sentPath
  document.head.innerHTML = '<title data-gatsby-head="true">/de</title>'
  document.body.innerHTML = '<div id="___gatsby"></div>'
  steps.length = 0
  await startApplication({ hooks, templates })
  await settle()
}

beforeEach(() => {
  window.scrollTo = jest.fn()
  // React says that the element for the head cannot hold <html>.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  isHeld = false
})
afterEach(() => {
  act(() => root.unmount())
  jest.restoreAllMocks()
})

it('the page that was sent is shown after the site has begun, with an announcer beside it', async () => {
  await start('/de')
  expect(steps).toEqual(['entry', 'start to /de'])
  expect(shown()).toBe('/de at /de')
  expect(document.querySelector('#___gatsby')?.innerHTML).toBe(
    '<div id="gatsby-focus-wrapper" style="outline: none;" tabindex="-1"><main><h1>/de at /de</h1></main></div>' +
      '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div>',
  )
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('a page that is opened has its own head and language, gets the focus and begins at its top', async () => {
  await start('/de')
  const title = document.querySelector('title')
  expect(document.documentElement.lang).toBe('de-DE')
  window.___navigate?.('/de/faq?a=1#b')
  await settle()
  expect(shown()).toBe('/de/faq at /de/faq')
  expect(window.location.href).toMatch(/\/de\/faq\?a=1#b$/)
  expect(steps.slice(1)).toEqual(['start to /de', '/de to /de/faq'])
  expect(headOfPage()).toEqual([
    '<title data-gatsby-head="true">/de/faq</title>',
    '<meta name="robots" content="all" data-gatsby-head="true">',
  ])
  expect(title?.isConnected).toBe(false)
  expect(document.documentElement.lang).toBe('de-AT')
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper')
})

it('elements of the head that the server has sent stay when the page has the same', async () => {
  await start('/de')
  expect(headOfPage()).toEqual([
    '<title data-gatsby-head="true">/de</title>',
    '<meta name="robots" content="all" data-gatsby-head="true">',
  ])
})

it('the page before stays until a page that the visitor goes back to is loaded', async () => {
  await start('/de')
  isHeld = true
  window.history.pushState(null, '', '/de/karten')
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
  await settle()
  expect(shown()).toBe('/de at /de')
  isHeld = false
  for (const release of held.splice(0)) release()
  await settle()
  expect(shown()).toBe('/de/karten at /de/karten')
  expect(steps.at(-1)).toBe('/de to /de/karten')
})

describe('a page that arrives', () => {
  async function whileItLoads(goElsewhere: () => void): Promise<void> {
    await start('/de/karten')
    window.___navigate?.('/de')
    await settle()
    isHeld = true
    window.___navigate?.('/de/langsam')
    // The code that reads pages is loaded first.
    await settle()
    const ofSlowPage = held.splice(0)
    isHeld = false
    goElsewhere()
    await settle()
    for (const release of ofSlowPage) release()
    await settle()
  }

  it('after the visitor has followed another link is not shown', async () => {
    page('/de/langsam')
    await whileItLoads(() => window.___navigate?.('/de/faq'))
    expect([shown(), window.location.pathname]).toEqual(['/de/faq at /de/faq', '/de/faq'])
  })

  it('after the visitor has gone back is not shown', async () => {
    page('/de/langsam')
    await whileItLoads(() => window.history.back())
    expect([shown(), window.location.pathname]).toEqual(['/de/karten at /de/karten', '/de/karten'])
  })
})

it('an address that is not the own one of the page is replaced, that of a not-found page stays', async () => {
  await start('/de/FAQ?a=1#b', '/de/faq')
  expect(window.location.href).toMatch(/\/de\/faq\?a=1#b$/)
  act(() => root.unmount())
  await start('/de/nirgends', '/404.html')
  expect(window.location.pathname).toBe('/de/nirgends')
  expect(shown()).toBe('/404.html at /de/nirgends')
})

it('an address below that of a page that takes those below its own stays', async () => {
  answers['/page-data/de/freigaben/page-data.json'] = () => ({
    path: '/de/freigaben',
    matchPath: '/de/freigaben/*',
    componentChunkName: 'faq',
    result: { data: '/de/freigaben', pageContext: {} },
  })
  await start('/de/freigaben/bei-uns', '/de/freigaben')
  expect([shown(), window.location.pathname]).toEqual([
    '/de/freigaben at /de/freigaben/bei-uns',
    '/de/freigaben/bei-uns',
  ])
})

it('a head that is no component is an error that says so', async () => {
  await start('/de')
  window.___navigate?.('/de/fehler')
  await expect(settle()).rejects.toThrow('Expected "Head" export to be a function got "string".')
})

it('a page that cannot be loaded rejects with its address', async () => {
  templates.components.faq = () => Promise.reject(new Error('Loading chunk 7 failed.'))
  window.history.replaceState(null, '', '/de')
  await expect(startApplication({ hooks, templates })).rejects.toThrow('Loading chunk 7 failed.')
  expect(jest.mocked(console).error).toHaveBeenCalledWith(
    'page resources for /de not found. Not rendering React',
  )
})
