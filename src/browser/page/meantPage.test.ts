/** @jest-environment jsdom */
import type * as module from './meantPage'

const pages = ['/en', '/en/pricing', '/en/vat-calculator'].map((path) => ({ path, name: path }))

/** The module as a page that is loaded has it, on a host that has these files. */
function onHost(files: Record<string, unknown>): typeof module {
  global.fetch = jest.fn(async (file: string) => ({
    ok: file in files,
    json: async () => files[file],
  })) as never
  let loaded: typeof module | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof module>('./meantPage')
  })
  if (!loaded) throw new Error('not loaded')
  return loaded
}

const languages = jest.spyOn(navigator, 'languages', 'get')
beforeEach(() => {
  languages.mockReturnValue(['en-GB'])
})

it.each([
  ['/en/Pricing', '', '/en/pricing'],
  ['/EN/pricing/', '?gclid=1', '/en/pricing?gclid=1'],
  ['/en-gb/vat_calculator', '', '/en/vat-calculator'],
  ['/pricing', '', '/en/pricing'],
  ['/en/pricing.html&utm_source=x', '', '/en/pricing?utm_source=x'],
])('%s%s means %s', async (pathname, search, expected) => {
  const { meantPage } = onHost({ '/page-index/en.json': { pages } })
  expect(await meantPage(pathname + search)).toBe(expected)
})

it.each(['/en/pricing', '/en/nowhere', '/de/pricing', '//evil.example'])(
  '%s means none',
  async (pathname) => {
    const { meantPage } = onHost({ '/page-index/en.json': { pages } })
    expect(await meantPage(pathname)).toBeUndefined()
  },
)

it('an address without a market means the page in that of the browser', async () => {
  languages.mockReturnValue(['de-AT', 'en'])
  const { meantPage } = onHost({
    '/page-index/at.json': { pages: [{ path: '/at/pricing', name: 'Preise' }] },
  })
  expect(await meantPage('/pricing')).toBe('/at/pricing')
  expect(jest.mocked(fetch).mock.calls).toEqual([['/page-index/at.json']])
})

it.each([
  {},
  { '/page-index/en.json': '<html>' },
  { '/page-index/en.json': { pages: [{ path: '//evil.example' }] } },
])('without a usable index none is meant', async (files) => {
  const { meantPage } = onHost(files)
  expect(await meantPage('/en/Pricing')).toBeUndefined()
})
