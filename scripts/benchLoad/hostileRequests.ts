/** Malformed and hostile requests to every address of the site, the same ones in every run. */
import { leadFormAction } from '../../src/leads/model/contract'

export type HostileRequest = {
  method: string
  /** As it is written on the connection: nothing is encoded any more. */
  target: string
  headers: readonly (readonly [string, string])[]
  body: string
}

const long = 'x'.repeat(6000)

/** Addresses of each application. */
const places = [
  '/',
  '/en',
  '/en/pricing',
  '/de/faq',
  '/page-data/app-data.json',
  '/static/x',
  '/media/x',
  '/sitemap-index.xml',
  '/api/health',
  '/api/live',
  '/api/ready',
  '/api/integrations',
  '/api/bot-protection',
  '/api/meeting-calendars',
  '/api/nowhere',
  leadFormAction,
  '/api/preview/page',
  '/api/preview/files/chat/en.json',
  '/api/preview/repository',
  '/__third-party-proxy',
  '/content-api/api/v2',
  '/content-api/api/v2/documents/search',
  '/content-api/api/v2/tags',
  '/content-api/previews',
  '/content-api/previews/x',
  '/content-api/reload',
  '/content-api/editor',
  '/content-api/editor/api/repository',
  '/content-api/editor/api/documents/x',
  '/content-api/editor/api/publish',
  '/content-api/media/x',
  '/content-api/assets',
  '/content-api/tags',
  '/content-api/documents',
  '/content-api/migration-release/publish',
  '/content-api/customtypes/x',
  '/content-api/slices/insert',
] as const

/** What is put behind an address. */
const endings = [
  '',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/%00',
  '/%',
  '/%FC',
  '/%c0%ae%c0%ae/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/__proto__',
  '/constructor/prototype',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/%0d%0aset-cookie:%20a=b',
  '/.git/config',
  '/.env',
  `/${long}`,
  `/${'a/'.repeat(2000)}`,
  '?ref=&q=[[',
  '?ref=x&q=[[at(document.type,"page")]]',
  `?q=${'['.repeat(3000)}`,
  '?q=[[fulltext(document,"a%22)]]&orderings=[my.page.title%20desc',
  '?graphQuery=%7Bpage%7B%7B%7D',
  '?routes=%7B%7D&fetchLinks=page.__proto__&pageSize=-1&page=99999999999',
  '?pageSize=1e9&page=0&after=%00&lang=*',
  '?path=//elsewhere.example&token=http://169.254.169.254/latest',
  '?path=%2Fen&url=http://127.0.0.1:22/',
  `?url=https://cdn.segment.com@elsewhere.example/${long}`,
  '?access_token=x&websitePreviewId=%00',
  `?${'a=b&'.repeat(1500)}`,
  '#fragment',
  ';a=b',
] as const

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const

const headerSets: readonly (readonly (readonly [string, string])[])[] = [
  [],
  [['Host', 'evil.example']],
  [['Origin', 'https://evil.example']],
  [['Origin', 'null']],
  [['Sec-Fetch-Site', 'cross-site']],
  [['Cookie', `io.prismic.preview=${'{'.repeat(2000)}`]],
  [['Cookie', 'io.prismic.preview=%7B%22outlay.prismic.io%22%3A%7B%22preview%22%3A%22master%22%7D%7D']],
  [['Authorization', `Bearer ${'x'.repeat(4000)}`]],
  [['Accept-Language', 'xx-'.repeat(1000)]],
  [['Accept-Encoding', 'br;q=NaN, gzip;q=-1, *;q=1e999']],
  [['If-None-Match', '"\\"'.repeat(500)]],
  [['If-Modified-Since', 'Thu, 99 Foo 9999 99:99:99 GMT']],
  [['Range', 'bytes=0-0,1-1,-1']],
  [['X-Forwarded-For', 'a, b, 999.1.1.1, ::::']],
  [['Expect', '200-maybe']],
  [
    ['Upgrade', 'websocket'],
    ['Connection', 'Upgrade'],
  ],
  [['Transfer-Encoding', 'gzip']],
  [
    ['Content-Length', '12'],
    ['Content-Length', '13'],
  ],
  [
    ['Access-Control-Request-Method', 'PUT'],
    ['Origin', 'https://evil.example'],
  ],
]

const bodies: readonly (readonly [string, string])[] = [
  ['', ''],
  ['application/json', '{'],
  ['application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['application/json', '{"__proto__":{"a":1},"ids":[1,{}],"draft":{}}'],
  ['text/plain', '{"draft":"x"}'],
  ['application/x-www-form-urlencoded', `${'form=contact&'.repeat(2000)}email=%00`],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\n\r\nx',
  ],
  ['multipart/form-data', 'no boundary'],
  ['application/json; charset=utf-16', '\u0000{\u0000}'],
]

/** The same sequence in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * So many requests: first every address with every ending, then random combinations of address, ending, method, headers and
 * body.
 */
export function hostileRequests(count: number): HostileRequest[] {
  const next = random(8)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const all: HostileRequest[] = places.flatMap((place) =>
    endings.map((ending) => ({ method: 'GET', target: place + ending, headers: [], body: '' })),
  )
  while (all.length < count) {
    const method = pick(methods)
    const [type, body] = ['GET', 'HEAD', 'TRACE'].includes(method) ? ['', ''] : pick(bodies)
    const headers = [...pick(headerSets), ...(type ? [['Content-Type', type] as const] : [])]
    all.push({ method, target: pick(places) + (next() < 0.5 ? '' : pick(endings)), headers, body })
  }
  return all.slice(0, count)
}
