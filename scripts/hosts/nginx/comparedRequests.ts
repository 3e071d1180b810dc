import path from 'node:path'
import { localeChoiceQuery, locales } from '../../../locales.config'
import { filesBelow } from '../../../src/core/releases/releaseFiles'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import { leadFormAction } from '../../../src/leads/model/contract'
import type { RawRequest } from '../comparedResponse'

const get = (address: string, headers: Record<string, string> = {}): RawRequest => ({ address, headers })

/** Up to three files of each folder and ending in `public/`, as addresses. */
function fileAddresses(publicDir: string): string[] {
  const groups = new Map<string, string[]>()
  for (const file of filesBelow(publicDir)) {
    if (path.basename(file) === 'index.html') continue
    const group = `${file.split('/', 1)[0]} ${path.extname(file)}`
    const isInFolder = file.includes('/')
    const known = groups.get(isInFolder ? group : path.extname(file)) ?? []
    if (known.length < 3) groups.set(isInFolder ? group : path.extname(file), [...known, file])
  }
  return [...groups.values()].flat().map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`)
}

/** Addresses as people and programs write them, and what nobody should send. */
const odd = [
  '/EN', '/En/Pricing', '/en/PRICING/', '/FR-BE/Pricing/', '/en-gb/pricing', '/en_GB/', '/uk', '/de-AT/pricing',
  '/at-de/pricing?a=1', '/sv', '/en/en/pricing', '/en/en-gb/pricing', '//en', '///en//pricing', '/en//pricing',
  '/en/pricing//', '/en/pricing/', '/en/pricing/?a=1', '/en%2Fpricing', '/en%5Cpricing', '/en/%252e/pricing',
  '/en/pricing.html', '/en/Pricing.HTM', '/en/pricing.php?x=1', '/en/pricing.html)', '/en.html', '/en/index.html',
  '/en/pricing/index.html', '/index.html', '/index.php', '/default.aspx', '/en/pricing)', '/en/pricing%22', '/en/pricing,',
  '/en/pricing.', '/en/pricing%20', '/en/pricing%0A', '/en/pricing&utm_source=x', '/en/pricing%3Futm_source=x',
  '/en/pricing%23plans', '/en/pricing;a', '/en/./pricing', '/en/../de/pricing', '/../en', '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd', '/en/%2e%2e/de', '/en/..%2fde', '/..%5c..%5cen', '/%00', '/en%00', '/%zz', '/en%',
  '/en/%E0%A4%A', '/de/%E0%A4%A', '/%E0%A4', '/en/caf%C3%A9', '/en/%F0%9F%98%80', '/en/pricing?%zz', '/en/pricing?',
  '/en/pricing??', '/en/pricing?a=1&&b=2', '/en/pricing?a=%27', "/en/pricing?a='b", '/en/pricing?a="b', '/en?q=1#x',
  '/.git/config', '/.replaced-files.json', '/en/.env', '/.well-known/security.txt', '/.well-known/nothing',
  '/.unreachable/500.html', '/.malformed', '/favicon.ico', '/robots.txt', '/sw.js', '/no-such-file.js',
  '/static/no-such-file.svg', '/page-data/en/no-such-page/page-data.json', '/page-data/', '/static', '/media/none.png',
  '/en/none.pdf', '/en/report.pdf', '/pricing', '/pricing?utm_source=x', '/prices', '/Contact', '/xx/pricing', '/nowhere',
  '/404', '/404.html', '/500', '/500.html', '/404/', '/404/index.html', '/en/404', '/en/404/', '/de/404/index.html',
  '/preview', '/en/careers/jobs/gone', '/en/careers/jobs/gone/x', '/en/careers/jobs/404', '/en/careers/jobs',
  '/en/no-such-page?q=cards', '/en/card-prices', '/de/kontakt', '/be/pricing', '/be', '/constructor', '/__proto__',
  '/api', '/api/', '/api/nothing', '/api/%zz', '/API/health', '/api/live/', '/api/x.json', '/__third-party-proxy',
  '/__third-party-proxy?url=https%3A%2F%2Fexample.com', '/content-api', '/content-api/nothing', '/content-api/x.json',
  '/content-api/%zz', '/_gatsby/file/x', '/~partytown/none.js', `/en/${'a'.repeat(1200)}`, '/en/app-85fadce87f761ae2a76f.js',
  '/en/pricing.js', '/en/404.html', '/en/500', '/en/bills-status.html', '/EN/bills-status/abc',
] // prettier-ignore

const visitors: Record<string, string>[] = [
  {},
  { cookie: 'default_country=de' },
  { cookie: 'other=1; default_country=FR-BE' },
  { cookie: 'default_country=none' },
  { 'accept-language': 'fr-BE,fr;q=0.8,en;q=0.5' },
  { 'accept-language': 'nl;q=0.5, da' },
  { 'accept-language': 'xx, *' },
  { cookie: 'default_country=se', 'accept-language': 'de' },
]

const encodings = ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'gzip;q=0', 'br;q=0, gzip', '*;q=0']

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

/** Requests about an experiment between pages: of visitors in each bucket, of others, and with broken cookies. */
const testRequests = ({ pathTests = [] }: SiteManifest): RawRequest[] =>
  pathTests.flatMap(({ name, pages }) => [
    ...[...Object.keys(pages), 'none'].flatMap((bucket) =>
      ([{}, { 'sec-gpc': '1' }, { 'user-agent': crawler }] as Record<string, string>[]).map((headers) =>
        get(`${pages.original}?a=1`, {
          'user-agent': browser,
          cookie: `active_tests=${name}:${bucket}`,
          ...headers,
        }),
      ),
    ),
    get(pages.original, { 'user-agent': browser }),
    get(pages.original, { 'user-agent': browser, cookie: `active_tests=${name}%3AonePlace` }),
    get(pages.original, { 'user-agent': browser, cookie: 'active_tests=' }),
    get(pages.original, { 'user-agent': browser, cookie: 'active_tests=:/x' }),
    get(`${pages.original}/`, { 'user-agent': browser, cookie: `active_tests=${name}:onePlace` }),
  ])

/** The redirects of the content in each market, with queries, and with what their parameters may stand for. */
const redirectAddresses = ({ redirects }: SiteManifest): string[] =>
  redirects.flatMap(({ source, locale }) =>
    locales
      .filter(({ urlCode }) => locale === 'all' || locale === urlCode || urlCode === 'de')
      .flatMap(({ urlCode }) =>
        ['plain', 'some.thing', 'two%20words', 'caf%C3%A9', 'a/b']
          .map((value) => `/${urlCode}${source.replace(/:[A-Za-z_]\w*/g, value).replace(/\*$/, value)}`)
          .filter((address, index, all) => all.indexOf(address) === index)
          .flatMap((address) => [
            address,
            `${address}?utm_source=letter&gclid=1&plan=growth`,
            `${address}/`,
            `${address}?`,
          ]),
      ),
  )

const wildcardAddresses = ({ routes }: SiteManifest): string[] =>
  routes
    .filter(({ path: pattern }) => pattern.endsWith('/*'))
    .flatMap(({ path: pattern }) =>
      ['', '/', '/some/id', '/7f3?token=a', '/two%20words', '/x.pdf', '/x.html', '/404', '/.x'].map(
        (rest) => `${pattern.slice(0, -2)}${rest}`,
      ),
    )

/**
 * Requests that a host must answer as the site's server does: every page, error page, wildcard and redirect, files of every
 * kind, odd addresses, visitors of all kinds, methods, encodings, bodies.
 */
export function comparedRequests(manifest: SiteManifest, publicDir: string): RawRequest[] {
  const { pages } = manifest.addresses
  const files = fileAddresses(publicDir)
  const sample = [...pages.filter((_, index) => index % 60 === 0), ...files]
  const somePages = ['/en', '/en/pricing', '/de/no-such-page', '/', ...files.slice(0, 10)]
  return [
    ...pages.map((page) => get(page)),
    ...[...files, ...odd, ...redirectAddresses(manifest), ...wildcardAddresses(manifest)].map((one) =>
      get(one),
    ),
    ...['/', '/?a=1', '/pricing', '/be/pricing', '/index.html', '/en/pricing'].flatMap((address) =>
      visitors.map((headers) => get(address, headers)),
    ),
    ...testRequests(manifest),
    ...sample.map((address) => ({ address, method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } })),
    ...encodings.flatMap((encoding) =>
      [...somePages, '/en/absent', '/sw.js', '/robots.txt'].map((address) =>
        get(address, { 'accept-encoding': encoding }),
      ),
    ),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
      [...somePages, '/en/prices', '/api/nothing', '/content-api/nothing'].map((address) => ({
        address,
        method,
      })),
    ),
    ...[
      get(`/de/pricing?${localeChoiceQuery}`),
      get(`/de/pricing?a=1&${localeChoiceQuery}`),
      get(`/de/pricing?${localeChoiceQuery}`, { 'sec-fetch-site': 'cross-site' }),
      get(`/de/pricing?${localeChoiceQuery}`, { 'sec-purpose': 'prefetch' }),
      get(`/de/prices?${localeChoiceQuery}`),
      get('/de/pricing?xlocale=chosen'),
    ],
    ...[
      { address: '/en', method: 'GET', headers: { 'content-length': '5' }, body: 'hello' },
      { address: '/en', method: 'GET', headers: { 'content-length': '70000' }, body: 'x'.repeat(70_000) },
      {
        address: '/en',
        method: 'GET',
        headers: { 'transfer-encoding': 'chunked' },
        body: 'x'.repeat(70_000),
      },
      { address: leadFormAction, method: 'POST', body: 'x'.repeat(70_000) },
      {
        address: leadFormAction,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{ "broken',
      },
      {
        address: leadFormAction,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
        body: 'form=contact',
      },
    ],
  ]
}
