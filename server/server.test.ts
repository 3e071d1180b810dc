/** The server over HTTP, on a small site: what browsers and crawlers get. */
import fileSystem, { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { siteHeaders } from '../src/build/siteHeaders'
import { parseEnvironment } from '../src/core/environment'
import { addressRules } from '../src/core/routing/addressRules'
import type { SiteManifest } from '../src/core/routing/siteManifest'
import { createApi } from '../src/functions/app'
import { testForms } from '../src/functions/builtForms.fixture'
import { openOutbox, type Outbox } from '../src/functions/leads/outbox/outbox'
import { leadFormAction } from '../src/leads/model/contract'
import { createSiteServer } from './app'
import { revalidate } from './caching'
import { listen, type Listening } from './listen'

const hashed = '/app-0123456789abcdef0123.js'
const homepage = '<!doctype html><title>Home</title>'

const manifest: SiteManifest = {
  version: 1,
  routes: [
    { path: '/en/invoices-approvals/*', file: 'en/invoices-approvals/index.html', status: 200 },
    { path: '/de/*', file: 'de/404/index.html', status: 404 },
    { path: '/en/*', file: 'en/404/index.html', status: 404 },
    { path: '/404.html', file: '404.html', status: 404 },
    { path: '/500.html', file: '500.html', status: 500 },
  ],
  redirects: [
    { source: '/prices', target: '/pricing', permanent: true, locale: 'all' },
    { source: '/blog/:slug', target: 'https://blog.outlay.example/en/:slug', permanent: false, locale: 'en' },
    { source: '/old/*', target: '/new/*', permanent: true, locale: 'de' },
    { source: '/pricing', target: '/pricing', permanent: true, locale: 'all' },
  ],
  headers: siteHeaders(parseEnvironment({})),
  functions: ['/api/*'],
  addresses: addressRules(['/en', '/en/pricing', '/en/café']),
  pathTests: [{ name: 'prices', pages: { original: '/en/pricing', short: '/en/lp/prices' } }],
}

const files: Record<string, string> = {
  'en/index.html': homepage,
  'en/pricing/index.html': '<title>Pricing</title>',
  'en/café/index.html': '<title>Café</title>',
  'en/404/index.html': '<title>Not found</title>',
  'en/invoices-approvals/index.html': '<title>Approvals</title>',
  'de/404/index.html': '<title>Nicht gefunden</title>',
  '404.html': '<title>404</title>',
  '500.html': '<title>Our fault</title>',
  'page-data/en/page-data.json': '{"path":"/en"}',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'media/evil.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'media/folder.pdf/index.html': '<script>alert(1)</script>',
  'media/guide.pdf': '%PDF-1.4',
  '.secret': 'secret',
  'large.txt': 'x'.repeat(600 * 1024),
  [hashed.slice(1)]: 'console.log(1)',
}

let project: string
let publicDir: string
let server: Listening
/** A service that the site has configured. */
let service: Listening
let outbox: Outbox
let logged: string[]

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'site-'))
  publicDir = join(project, 'public')
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(publicDir, path)), { recursive: true })
    await writeFile(join(publicDir, path), text)
  }
  await writeFile(join(publicDir, 'en/index.html.br'), brotliCompressSync(homepage))
  await writeFile(join(publicDir, 'en/index.html.gz'), gzipSync(homepage))
  await writeFile(join(publicDir, 'en/pricing/index.html.br'), brotliCompressSync('an earlier build'))
  await utimes(join(publicDir, 'en/pricing/index.html.br'), new Date(0), new Date(0))
  await writeFile(join(project, 'outside.txt'), 'outside')
  // A link to itself cannot be opened: an error of the disk, not a missing page.
  await symlink('loop', join(publicDir, 'loop'))
  await symlink(join(project, 'outside.txt'), join(publicDir, 'leak.txt'))
  await symlink(project, join(publicDir, 'leaks'))
  await symlink(join(project, 'outside.txt'), join(publicDir, 'en/pricing/index.html.gz'))
  await symlink('../en/pricing', join(publicDir, 'en/prices-2026'))
  // A deploy may link the folder itself to the latest release.
  await symlink('public', join(project, 'current'))

  const log = { info: () => undefined, error: (message: string) => logged.push(message) }
  const contentApi = new Hono()
    .get('/api/v2', (context) => context.json({ search: context.req.query('ref') }))
    .get('/media/added.png', (context) => context.body('added', 200, { 'Content-Type': 'image/png' }))
  outbox = openOutbox(`file:${join(project, 'leads.db')}`)
  service = await listen(
    () =>
      new Hono()
        .get('/script.js', (context) => context.body('go()', 200, { 'Content-Type': 'text/javascript' }))
        .get('/moved.js', (context) => context.redirect(`${server.origin}${hashed}`)),
    { host: 'localhost', port: 0 },
  )
  const environment = parseEnvironment({ SEGMENT_WRITE_KEY: 'key', SEGMENT_CDN_ENDPOINT: service.origin })
  const api = createApi({ environment, outbox, forms: testForms(), log })
  server = await listen(
    () => createSiteServer({ publicDir: join(project, 'current'), manifest, api, contentApi, log }),
    {
      host: 'localhost',
      port: 0,
    },
  )
})
beforeEach(() => {
  logged = []
})
afterAll(async () => {
  await server.stop(0)
  await service.stop(0)
  await outbox.close()
  await rm(project, { recursive: true })
})

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.origin + path, { redirect: 'manual', ...init })

const askFor = (path: string, headers: Record<string, string>): Promise<Response> => ask(path, { headers })

type RawResponse = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** A request whose path and encodings reach the server untouched: fetch normalises the one and decodes the other. */
const askRaw = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(server.origin)
    request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', fail)
      .end()
  })

describe('files', () => {
  it.each([
    ['/en', 'br'],
    ['/en/nothing', 'br'],
    ['/loop', 'identity'],
  ])('%s looks up the folder once, so that all its files are of one release', async (path, encoding) => {
    const lookUp = jest.spyOn(fileSystem, 'realpath')
    await askFor(path, { 'accept-encoding': encoding })
    const lookedUp = lookUp.mock.calls.filter(([found]) => found === join(project, 'current'))
    lookUp.mockRestore()
    // The page of an error is looked up after what has failed.
    expect(lookedUp).toHaveLength(path === '/loop' ? 2 : 1)
  })

  it('a page is HTML that must be revalidated, with the headers of the manifest', async () => {
    const response = await ask('/en')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(homepage)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    [hashed, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/static/logo.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/page-data/en/page-data.json', 'application/json; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ])('%s has its type and caching', async (path, type, caching) => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe(caching)
  })

  it.each(['/media/evil.svg', '/media/evil%2Esvg', '/%6Dedia/evil.svg', '/media/missing.svg'])(
    '%s is sandboxed: a file of the content is no page of the site',
    async (path) => {
      const { headers } = await askRaw(path)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox;/)
    },
  )

  it.each(['/media/guide.pdf', '/media/folder.pdf'])('%s opens, and runs no script', async (path) => {
    const { status, headers } = await askRaw(path)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toBe("script-src 'none'; frame-ancestors 'self'")
  })

  it('a path may contain letters beyond ASCII, and a file may be large', async () => {
    expect(await (await ask('/en/café')).text()).toBe('<title>Café</title>')
    expect((await (await ask('/large.txt')).text()).length).toBe(600 * 1024)
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(homepage)],
    ['gzip', 'gzip', gzipSync(homepage)],
    ['br;q=0', undefined, Buffer.from(homepage)],
  ])('to "%s" the page is sent as %s', async (accept, encoding, body) => {
    const response = await askRaw('/en', { 'accept-encoding': accept })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['content-length']).toBe(String(body.length))
    expect(response.body.equals(body)).toBe(true)
  })

  it('a compressed file that is older than the page is not used', async () => {
    const response = await askRaw('/en/pricing', { 'accept-encoding': 'br' })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.body.toString()).toBe('<title>Pricing</title>')
  })

  it('HEAD has the headers of GET, without the body', async () => {
    const response = await askRaw('/en', { 'accept-encoding': 'br' }, 'HEAD')
    const { headers } = await askRaw('/en', { 'accept-encoding': 'br' })
    expect(response.status).toBe(200)
    expect(response.body.length).toBe(0)
    expect(response.headers['content-length']).toBe(headers['content-length'])
    expect(response.headers['etag']).toBe(headers['etag'])
    expect((await askRaw('/en/nowhere', {}, 'HEAD')).status).toBe(404)
  })

  it('a client that has the file already gets 304', async () => {
    const { headers } = await askRaw('/en', { 'accept-encoding': 'br' })
    const etag = String(headers['etag'])
    const byTag = await askRaw('/en', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(byTag.status).toBe(304)
    expect(byTag.headers['etag']).toBe(etag)
    expect(byTag.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(byTag.body.length).toBe(0)
    expect((await askRaw('/en', { 'if-none-match': etag })).status).toBe(200)
    expect((await askRaw('/en', { 'if-modified-since': String(headers['last-modified']) })).status).toBe(304)
  })

  it('a 304 has no type that a cache could put on the page it has', async () => {
    const response = await askRaw('/en', { 'if-none-match': '*' })
    expect(response.status).toBe(304)
    expect(response.headers).not.toHaveProperty('content-type')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it('a date later than now is no condition', async () => {
    const since = new Date(Date.now() + 86_400_000).toUTCString()
    expect((await askRaw('/en', { 'if-modified-since': since })).status).toBe(200)
  })

  it('a symbolic link leads to a file of the site and never out of it', async () => {
    expect((await askRaw('/en/prices-2026')).body.toString()).toBe('<title>Pricing</title>')
    const { body, headers } = await askRaw('/en/pricing', { 'accept-encoding': 'gzip' })
    expect([body.toString(), headers['content-encoding']]).toEqual(['<title>Pricing</title>', undefined])
  })

  it.each([
    '/../outside.txt',
    '/en/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/en/..%2f..%2foutside.txt',
    '/en/..%5c..%5coutside.txt',
    '/.secret',
    '/static',
    '/leak.txt',
    '/leaks/outside.txt',
  ])('%s gives nothing away', async (path) => {
    const response = await askRaw(path)
    expect(response.status).toBe(404)
    expect(response.body.toString()).not.toMatch(/outside|secret|logo|Pricing/)
  })
})

describe('addresses', () => {
  it.each([
    ['/de/prices', 301, '/de/pricing'],
    ['/de/prices/', 301, '/de/pricing'],
    ['/en/prices?gclid=1&utm_source=a%20b', 301, '/en/pricing?gclid=1&utm_source=a%20b'],
    ['/en/blog/vat?gclid=1', 302, 'https://blog.outlay.example/en/vat'],
    ['/de/old/a/b', 301, '/de/new/a/b'],
    ['/en/pricing/', 308, '/en/pricing'],
    ['/en/pricing/?gclid=1', 308, '/en/pricing?gclid=1'],
  ])('%s is a %i to %s', async (path, status, location) => {
    const response = await ask(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(location)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('a redirect to itself is ignored, and redirects stay inside the locales', async () => {
    expect((await ask('/en/pricing')).status).toBe(200)
    expect((await ask('/page-data/prices')).status).toBe(404)
  })

  it.each(['//evil.example/', '/\\evil.example/'])('%s never leads to another host', async (path) => {
    const { headers } = await askRaw(path)
    expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it.each([
    ['/en/nowhere', '<title>Not found</title>'],
    ['/de/nowhere/at/all', '<title>Nicht gefunden</title>'],
    ['/de/404', '<title>Nicht gefunden</title>'],
    ['/fr/nowhere', '<title>Not found</title>'],
    ['/xx/nowhere', '<title>Not found</title>'],
    ['/404.html', '<title>404</title>'],
  ])('%s is a 404 with the page of its locale', async (path, page) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(page)
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('page-data of an unknown page is a 404', async () => {
    const response = await ask('/page-data/en/nowhere/page-data.json')
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found')
  })

  it('a wildcard page is served below its path', async () => {
    const response = await ask('/en/invoices-approvals/a1b2')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<title>Approvals</title>')
  })

  it('malformed percent-encoding is a page that does not exist, in the language of its market', async () => {
    const missing = await askRaw('/de/%E0%A4%A')
    expect(missing.status).toBe(404)
    expect(missing.body.toString()).toContain('Nicht gefunden')
    expect((await askRaw('/en/pricing%')).headers.location).toBe('/en/pricing')
  })

  it.each([
    ['/EN/Pricing/?gclid=1', 301, '/en/pricing?gclid=1'],
    ['/en/pricing.html', 301, '/en/pricing'],
    ['/en/pricing/index.html', 301, '/en/pricing'],
    ['//en//pricing', 301, '/en/pricing'],
    ['/en%2Fpricing', 301, '/en/pricing'],
    ['/en-gb/prices&gclid=1', 301, '/en/pricing?gclid=1'],
    ['/EN/Invoices-Approvals/AbC', 301, '/en/invoices-approvals/AbC'],
  ])('%s leads with one %d to %s, and is requested again', async (path, status, location) => {
    const response = await askRaw(path)
    expect([response.status, response.headers.location]).toEqual([status, location])
    expect(response.headers['cache-control']).toBe(revalidate)
  })

  it('an address without a market leads to that of the visitor, and is cached by nobody', async () => {
    const response = await askRaw('/pricing', { 'accept-language': 'en' })
    expect([response.status, response.headers.location]).toEqual([302, '/en/pricing'])
    expect(response.headers.vary).toContain('Accept-Language')
    expect(response.headers.vary).toContain('Cookie')
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it('a file, a wildcard page and the API are met as they are written', async () => {
    expect((await askRaw('/404.html')).status).toBe(404)
    expect((await askRaw('/en/invoices-approvals/A.html')).status).toBe(200)
    expect((await askRaw('/API/health')).status).toBe(404)
    expect((await askRaw('/en/pricing.html', {}, 'POST')).status).toBe(405)
  })

  it.each([
    ['TRACE', '/en', 'GET, HEAD'],
    ['TRACE', '/nowhere', 'GET, HEAD'],
    ['TRACE', '/api/health', 'GET, HEAD, POST'],
    ['TRACE', '/api/preview/page', 'GET, HEAD, POST'],
    ['TRACE', '/content-api/api/v2', 'GET, HEAD, POST'],
    ['TRACE', '/content-api/media/added.png', 'GET, HEAD, POST'],
    ['PROPFIND', '/content-api/api/v2', 'GET, HEAD, POST'],
  ])('%s of %s is a 405 that says what is allowed, and logs nothing', async (method, path, allowed) => {
    const { status, headers } = await askRaw(path, {}, method)
    expect([status, headers['allow']]).toEqual([405, allowed])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(logged).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s to a page is a 405', async (method) => {
    const response = await ask('/en', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('an unexpected error is a 500 with its page, and logged', async () => {
    const response = await ask('/loop')
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('<title>Our fault</title>')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(logged).toEqual(['GET /loop failed'])
  })
})

describe('the root', () => {
  it.each([
    ['the default', {}, '/en'],
    ['the language of the browser', { 'accept-language': 'fr-BE, fr;q=0.8' }, '/fr-be'],
    ['the stored choice before it', { 'accept-language': 'fr', cookie: 'a=b; default_country=at' }, '/at'],
    [
      'an invalid stored choice',
      { 'accept-language': 'es', cookie: 'default_country=//evil.example' },
      '/es',
    ],
  ])('leads to %s', async (_name, headers: Record<string, string>, location) => {
    const response = await askFor('/', headers)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(location)
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('keeps the query', async () => {
    expect((await ask('/?gclid=1&signup=open')).headers.get('location')).toBe('/en?gclid=1&signup=open')
  })
})

describe('an experiment between whole pages', () => {
  const person =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const inTest = { 'user-agent': person, cookie: 'active_tests=chatbot:none,prices:short' }

  it('leads a visitor of another bucket to its page, with the query and for this visitor only', async () => {
    const response = await askFor('/en/pricing?gclid=1&utm_source=a%20b', inTest)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/en/lp/prices?gclid=1&utm_source=a%20b')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await askFor('/en/pricing', inTest)).headers.get('location')).toBe('/en/lp/prices')
  })

  it.each<[string, Record<string, string>]>([
    ['who is in no experiment', { 'user-agent': person }],
    ['who belongs to the original', { ...inTest, cookie: 'active_tests=prices:original' }],
    ['of a bucket that is gone', { ...inTest, cookie: 'active_tests=prices:long' }],
    ['with a cookie that names what every object has', { ...inTest, cookie: 'active_tests=prices:toString' }],
    ['with garbage in the cookie', { ...inTest, cookie: 'active_tests=%E0%A4%A,prices:short:x' }],
    ['who sends the Global Privacy Control', { ...inTest, 'sec-gpc': '1' }],
    ['that is a bot', { ...inTest, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['without a user agent', { ...inTest, 'user-agent': '' }],
  ])('shows the original to a visitor %s', async (_name, headers) => {
    const response = await askFor('/en/pricing', headers)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Pricing</title>')
    // A shared cache would show it to the visitors of other buckets.
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const tag = response.headers.get('etag') ?? ''
    const again = await askFor('/en/pricing', { ...headers, 'if-none-match': tag })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache'])
  })

  it('leaves every other page alone', async () => {
    const page = await askFor('/en', inTest)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, revalidate])
    expect((await askFor('/en/lp/prices', inTest)).status).toBe(404)
  })
})

describe('the choice of a market', () => {
  const chosen = '/de/preise?locale=chosen'
  const cookie = 'default_country=de; Max-Age=31536000; Path=/; SameSite=Lax'

  it.each([
    ['a link of this site', { 'sec-fetch-site': 'same-origin' }],
    ['a link in a browser that does not say from where', {}],
  ])('is stored by %s, which leads to the page', async (_name, headers: Record<string, string>) => {
    const response = await askFor(chosen, headers)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/de/preise')
    expect(response.headers.get('set-cookie')).toBe(cookie)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await askFor('/', { cookie: cookie.split(';')[0] ?? '' })).headers.get('location')).toBe('/de')
  })

  it.each(['cross-site', 'same-site', 'none'])('is not stored when the link was %s', async (site) => {
    const response = await askFor(chosen, { 'sec-fetch-site': site })
    expect(response.headers.get('location')).toBe('/de/preise')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('is not stored when the browser only fetches ahead: it gets the page itself', async () => {
    const response = await askFor('/en/pricing?locale=chosen', { 'sec-purpose': 'prefetch' })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['/de/?gclid=1&locale=chosen&utm_source=a%20b', '/de?gclid=1&utm_source=a%20b'],
    ['//de/?locale=chosen', '/de'],
    ['/de//evil.example?locale=chosen', '/de//evil.example'],
  ])('%s leads to %s', async (path, location) => {
    expect((await askRaw(path)).headers['location']).toBe(location)
  })

  it.each([
    '/xx?locale=chosen',
    '//evil.example/?locale=chosen',
    '/en/pricing?locale=chosen-not',
    '/en?xlocale=chosen',
  ])('%s chooses nothing', async (path) => {
    expect((await askRaw(path)).headers['set-cookie']).toBeUndefined()
  })
})

describe('applications', () => {
  it('the API responds, with the headers of the manifest', async () => {
    const response = await ask('/api/health')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await (await ask('/api')).json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('a form arrives', async () => {
    const body = new URLSearchParams({
      form: 'work_email',
      locale: 'en',
      page: '/en',
      email: 'ada@outlay.example',
    })
    const response = await ask(leadFormAction, { method: 'POST', body })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/en/thankyou')
  })

  it('a body without a length is bounded too', async () => {
    const body = new Blob(['email=', 'x'.repeat(70_000)]).stream()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await ask(leadFormAction, { method: 'POST', body, headers, ...{ duplex: 'half' } })
    expect(response.status).toBe(413)
  })

  it('the content API responds below its path', async () => {
    const response = await ask('/content-api/api/v2?ref=master')
    expect(await response.json()).toEqual({ search: 'master' })
  })
})

describe('a picture that an editor has added since the build', () => {
  it.each(['/media/added.png', '/media/added.png.480.webp'])(
    'is served from the repository: %s',
    async (path) => {
      const response = await ask(path)
      expect([response.status, await response.text()]).toEqual([200, 'added'])
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each(['/media/nowhere.png', '/media/nowhere.png.480.webp', '/static/added.png'])(
    'is not there when the repository has none: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})

describe('scripts of services through this origin', () => {
  const script = (url: string) => ask(`/__third-party-proxy?url=${encodeURIComponent(url)}`)

  it('that of a configured service is served', async () => {
    const response = await script(`${service.origin}/script.js`)
    expect([response.status, await response.text()]).toEqual([200, 'go()'])
    expect(response.headers.get('content-type')).toBe('text/javascript')
  })

  it.each<[string, number, () => Promise<Response>]>([
    ['a file of this site', 403, () => script(`${server.origin}${hashed}`)],
    ['another host', 403, () => script('https://other.example/script.js')],
    ['code in place of an address', 400, () => script('javascript:alert(1)')],
    ['nothing', 400, () => ask('/__third-party-proxy')],
    ['a script that has moved', 502, () => script(`${service.origin}/moved.js`)],
  ])('%s is refused (%i)', async (_, status, get) => {
    const response = await get()
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ result: 'error', message: expect.any(String) })
  })
})
