import { createContext, runInContext } from 'node:vm'
import { correctorOf } from '../../../server/redirects'
import { brand } from '../../../src/core/brand'
import { aliasHosts } from '../../../src/core/brand/aliasHosts'
import { hostManifest } from '../manifest.fixture'
import { viewerFunction } from './viewerFunction'
import type { ViewerRequest, ViewerResponse } from './viewerRequest'

const manifest = hostManifest()
let handler: (event: { request: ViewerRequest }) => ViewerRequest | ViewerResponse

beforeAll(async () => {
  const context = createContext({})
  handler = runInContext(`${await viewerFunction(manifest)}\nhandler`, context) as typeof handler
})

const taken = (pairs: readonly string[]): ViewerRequest['querystring'] =>
  Object.fromEntries(pairs.map((pair) => [pair.split('=')[0] ?? '', { value: pair.split('=')[1] ?? '' }]))

function ask(
  address: string,
  { method = 'GET', cookie, ...headers }: Record<string, string> = {},
): { location?: string | undefined; status?: number; uri?: string; kept?: boolean } {
  const [uri = '', search] = address.split('?')
  const answer = handler({
    request: {
      method,
      uri,
      querystring: taken(search ? search.split('&') : []),
      cookies: taken(cookie ? [cookie] : []),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
    },
  })
  if ('uri' in answer) return { uri: answer.uri }
  const kept = !answer.headers['cache-control']?.value.includes('no-store')
  return { location: answer.headers['location']?.value, status: answer.statusCode, kept }
}

it('it is one ES5 function without imports', async () => {
  const text = await viewerFunction(manifest)
  expect(text).not.toMatch(/=>|\bconst\b|\blet\b|`|\bimport\b|\brequire\(|\bexport\b/)
  expect(text).toMatch(/function handler\(/)
})

it.each([
  '/en/prices',
  '/de/old-prices',
  '/en/plans',
  '/de/signup',
  '/en/blog/first',
  '/en/blog/second',
  '/en/help/a/b',
  '/en/guides/cards/one',
  '/EN/Pricing',
  '/en-gb/pricing',
  '/en_GB/',
  '/DE',
  '/en//pricing',
  '//en/pricing',
  '/en/pricing/',
  '/en/pricing.html',
  '/en/index.html',
  '/en/pricing/index.php',
  '/en-gb/prices',
])('it leads %s where the server does, in one step', (address) => {
  const { follow, correct } = correctorOf(manifest)
  const expected =
    follow({ pathname: address, search: '' }) ??
    correct({ pathname: address, search: '' }, { stored: undefined, acceptLanguage: undefined })
  expect(ask(address)).toMatchObject({ location: expected?.location, status: expected?.status, kept: true })
})

it.each(['/en/pricing', '/en', '/media/x.png', '/app-1.js', '/nowhere', '/preview', '/robots.txt'])(
  'it leaves %s as it is',
  (address) => expect(ask(address)).toEqual({ uri: address }),
)

it('it chooses the market of a visitor, and no cache keeps it', () => {
  expect(ask('/')).toEqual({ location: '/en', status: 302, kept: false })
  expect(ask('/?a=1', { 'accept-language': 'xx, en;q=0.5, de-DE;q=0.9' }).location).toBe('/de?a=1')
  expect(ask('/', { cookie: 'default_country=FR', 'accept-language': 'de' }).location).toBe('/fr')
  expect(ask('/', { cookie: 'default_country=none', 'accept-language': 'de' }).location).toBe('/de')
  expect(ask('/pricing', { 'accept-language': 'de' })).toEqual({
    location: '/de/pricing',
    status: 302,
    kept: false,
  })
})

it('a query stays on the site, and does not leave it', () => {
  expect(ask('/en/prices?a=1&b=2').location).toBe('/en/pricing?a=1&b=2')
  expect(ask('/en/plans?a=1').location).toBe('/en/pricing?from=plans&a=1#all')
  expect(ask('/de/signup?gclid=1').location).toBe('https://app.example/$new')
})

it('wildcard pages are shown at every address below theirs', () => {
  expect(ask('/en/bills/7f3/x')).toEqual({ uri: '/en/bills' })
  expect(ask('/en/bills')).toEqual({ uri: '/en/bills' })
})

it('the choice of a market is stored', () => {
  const answer = handler({
    request: {
      method: 'GET',
      uri: '/de/pricing',
      querystring: taken(['locale=chosen', 'a=1']),
      cookies: {},
      headers: {},
    },
  })
  expect(answer).toMatchObject({
    statusCode: 308,
    headers: { location: { value: '/de/pricing?a=1' } },
    cookies: { default_country: { value: 'de' } },
  })
})

it('a visitor in an experiment gets the page of the bucket, without consent the original', () => {
  const cookie = 'active_tests=prices:other'
  expect(ask('/en/pricing?a=1', { cookie })).toEqual({ location: '/en/about?a=1', status: 302, kept: false })
  expect(ask('/en/pricing', { cookie, 'sec-gpc': '1' })).toEqual({ uri: '/en/pricing' })
  expect(ask('/en/pricing', { cookie: 'active_tests=%' })).toEqual({ uri: '/en/pricing' })
})

it('the addresses of another host of the site lead to the canonical one, in one step', () => {
  const host = aliasHosts[0] ?? ''
  expect(ask('/EN/Prices/?a=1', { host }).location).toBe(`${brand.siteOrigin}/en/pricing?a=1`)
  expect(ask('/en/bills/7?a=1', { host }).location).toBe(`${brand.siteOrigin}/en/bills/7?a=1`)
  expect(ask('/de/signup', { host }).location).toBe('https://app.example/$new')
})

it('functions and what is sent are passed on', () => {
  expect(ask('/api/x/')).toEqual({ uri: '/api/x/' })
  expect(ask('/en/prices', { method: 'POST' })).toEqual({ uri: '/en/prices' })
})

it('a function that CloudFront would refuse is an error with what to do', async () => {
  const redirects = Array.from({ length: 300 }, (_, index) => ({
    source: `/some-old-address-${index}`,
    target: '/pricing',
    permanent: true,
    locale: 'en' as const,
  }))
  await expect(viewerFunction(hostManifest({ redirects }))).rejects.toThrow(/at most 10240 are allowed/)
})
