import { cacheControlOf } from '../../../server/caching'
import { correctorOf } from '../../../server/redirects'
import { headersOf } from '../../../src/core/routing/headerRules'
import { hostManifest } from '../manifest.fixture'
import { nginxMaps } from './maps'
import type { NginxMap } from './syntax'

const manifest = hostManifest()
const { maps, headers } = nginxMaps(manifest)

const fill = (text: string, variables: Record<string, string>): string =>
  text.replace(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (_, braced?: string, bare?: string) => variables[braced ?? bare ?? ''] ?? '',
  )

/** What nginx makes of a map. JavaScript of Node 20 has no `(?i:)`; the tests write endings in lower case. */
function valueOf({ source, rows, otherwise = '' }: NginxMap, variables: Record<string, string>): string {
  const text = fill(source, variables)
  const exact = rows.find((row) => 'text' in row && row.text === text)
  if (exact) return fill(exact.value, variables)
  for (const row of rows) {
    if (!('expression' in row)) continue
    const match = new RegExp(row.expression.replaceAll('(?i:', '(?:')).exec(text)
    if (!match) continue
    Object.assign(variables, match.groups)
    return fill(row.value, variables)
  }
  return fill(otherwise, variables)
}

/** All variables for a request. */
function decide(address: string, request: Record<string, string> = {}): Record<string, string> {
  const variables: Record<string, string> = {
    request_uri: address,
    args: address.split('?')[1] ?? '',
    is_args: address.includes('?') ? '?' : '',
    request_method: 'GET',
    status: '200',
    outlay_dollar: '$',
    ...request,
  }
  for (const map of maps) variables[map.variable] = valueOf(map, variables)
  return variables
}

const files = (address: string, request = {}): string[] => {
  const { outlay_file, outlay_wildcard } = decide(address, request)
  return [outlay_file, outlay_wildcard].flatMap((file) => file || [])
}

it.each([
  ['/en', ['/en/index.html']],
  ['/en/about?a=1&b=2', ['/en/about/index.html']],
  ['/en/absent', ['/en/absent/index.html']],
  ['/en/bills/7f3', ['/en/bills/7f3/index.html', '/en/bills/index.html']],
  ['/en/bills/x.pdf', ['/en/bills/index.html']],
  ['/app-85fadce87f761ae2a76f.js', ['/app-85fadce87f761ae2a76f.js']],
  ['/page-data/en/page-data.json', ['/page-data/en/page-data.json']],
])('nginx looks for the files of %s', (address, expected) => {
  expect(files(address)).toEqual(expected)
})

it.each([
  '/',
  '/en/',
  '//en',
  '/en//about',
  '/en/about.html',
  '/index.php',
  '/en/%61bout',
  '/en/about?a=%27&&',
  '/en/about?locale=chosen',
  '/en/report.pdf',
  '/en/404',
  '/en/404/index.html',
  '/en/jobs/404',
  '/404.html',
  '/api/x.json',
  '/content-api/media/x.png',
  '/pricing',
  '/.well-known/security.txt',
  '/en/help/x',
  '/en/old-prices',
])('the server answers %s, or follows its redirect', (address) => {
  expect(files(address)).toEqual([])
})

it('the server answers what is more than reading', () => {
  expect(files('/en', { request_method: 'POST' })).toEqual([])
  expect(files('/en', { http_content_length: '5' })).toEqual([])
  expect(files('/en', { http_transfer_encoding: 'chunked' })).toEqual([])
  expect(decide('/en/prices', { request_method: 'POST' })['outlay_location_301']).toBe('')
})

it('the server chooses the page of an experiment for visitors who take part in one', () => {
  expect(files('/en/pricing')).toEqual(['/en/pricing/index.html'])
  expect(files('/en/pricing', { cookie_active_tests: 'prices:other' })).toEqual([])
  expect(files('/en/about', { cookie_active_tests: 'prices:other' })).toEqual(['/en/about/index.html'])
  expect(decide('/en/pricing')['outlay_cache_control']).toBe('private, no-cache')
})

it('redirects that nginx follows lead where the server leads them, with the query', () => {
  const { follow } = correctorOf(manifest)
  const paths = manifest.redirects.flatMap(({ source }) =>
    ['en', 'de'].map((urlCode) => `/${urlCode}${source.replace(/:\w+/g, 'word').replace('*', 'a/b')}`),
  )
  const followed = paths.flatMap((path) =>
    ['', '?a=1&utm_source=x'].flatMap((search) => {
      const { outlay_location_301: permanent, outlay_location_302: temporary } = decide(path + search)
      const location = permanent || temporary
      if (!location) return []
      const target = follow({ pathname: path, search })
      expect([path, location, permanent ? 301 : 302]).toEqual([path, target?.location, target?.status])
      return [path + search]
    }),
  )
  expect(followed.length).toBeGreaterThan(8)
  expect(followed).toEqual(
    expect.arrayContaining(['/de/signup', '/en/blog/word', '/en/blog/first', '/en/guides/word/a/b']),
  )
  expect(followed).not.toContain('/de/signup?a=1&utm_source=x')
})

it.each([
  '/en',
  '/media/x.svg',
  '/media/x.pdf',
  '/media',
  '/media/pdf',
  '/mediax.pdf',
  '/sw.js',
  '/app-85fadce87f761ae2a76f.js',
  '/static/x',
  '/site-data/en.0123456789ab.json',
  '/site-data/en.json',
])('%s has the headers that the server sends', (path) => {
  const variables = decide(path)
  const expected = headersOf(manifest.headers, path)
  for (const { name, variable } of headers.filter(({ variable: one }) => one.startsWith('outlay_header')))
    expect([name, variables[variable]]).toEqual([name, expected.get(name) ?? ''])
  expect(variables['outlay_cache_control']).toBe(expected.get('cache-control') ?? cacheControlOf(path))
})

it('what the server has sent stays as it is', () => {
  const variables = decide('/api/live', { upstream_http_date: 'now' })
  for (const { variable } of headers) expect([variable, variables[variable]]).toEqual([variable, ''])
})

it.each(['GET /en% HTTP/1.1', 'GET /../en HTTP/1.1', 'HEAD /%00 HTTP/1.0', 'GET /%2e%2e/x?a=1 HTTP/1.1'])(
  'an address that nginx cannot read is passed on: %s',
  (request) => expect(decide('', { request })['outlay_malformed']).toBe(request.split(' ')[1]),
)

it.each(['GET /en HTTP/1.1', 'POST /en% HTTP/1.1', 'GET /en?a=% HTTP/1.1', 'GET http://x/en% HTTP/1.1', 'x'])(
  'another request that nginx refuses is not: %s',
  (request) => expect(decide('', { request })['outlay_malformed']).toBe(''),
)
