/** @jest-environment node */
/** A build for a host of files (FUNCTIONS=off), served by nginx with nothing behind it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '../../../src/core/brand'
import { aliasHosts } from '../../../src/core/brand/aliasHosts'
import { send, type RawResponse } from '../comparedResponse'
import { hostManifest } from '../manifest.fixture'
import { freePort, nginxVersion, startNginx, type Nginx } from './startNginx'
import { nginxFiles } from '.'

const manifest = hostManifest({ functions: [] })
const configuration = (port: number, root: string) =>
  nginxFiles(manifest, { root, servers: ['127.0.0.1:9000'], listen: [`127.0.0.1:${port}`], names: [] })

it('nothing is passed on', () => {
  const text = configuration(80, '/srv/public')
    .map((file) => file.text)
    .join('\n')
  expect(text).not.toMatch(/proxy_pass|upstream outlay|@server|9000/)
})

const describeWithNginx = nginxVersion() === undefined ? describe.skip : describe

describeWithNginx('through nginx', () => {
  let folder: string
  let nginx: Nginx
  let origin: string

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'files-'))
    const publicDir = path.join(folder, 'public')
    const pages = [
      'en',
      'en/about',
      'en/pricing',
      'en/bills',
      'en/404',
      'en/jobs/404',
      'de',
      'de/404',
      'de/pricing',
      'preview',
      '500',
    ]
    const files = [
      ...pages.map((page) => `${page}/index.html`),
      'robots.txt',
      'media/a.svg',
      '.well-known/security.txt',
      '.replaced-files.json',
    ]
    for (const file of files) {
      mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true })
      writeFileSync(path.join(publicDir, file), file)
    }
    const port = await freePort()
    nginx = await startNginx(path.join(folder, 'nginx'), configuration(port, publicDir), port)
    origin = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true })
  })

  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> =>
    send(origin, { address, method, headers })

  it.each([
    ['/en', 200, 'en/index.html'],
    ['/en/pricing?locale=chosen', 200, 'en/pricing/index.html'],
    ['/en/bills/7/x', 200, 'en/bills/index.html'],
    ['/preview', 200, 'preview/index.html'],
    ['/robots.txt', 200, 'robots.txt'],
    ['/.well-known/security.txt', 200, '.well-known/security.txt'],
    ['/en/absent', 404, 'en/404/index.html'],
    ['/en/jobs/gone', 404, 'en/jobs/404/index.html'],
    ['/de/absent', 404, 'de/404/index.html'],
    ['/absent', 404, 'en/404/index.html'],
    ['/en/404', 404, 'en/404/index.html'],
    ['/api/health', 404, 'en/404/index.html'],
    ['/api/lead-form', 404, 'en/404/index.html'],
    ['/content-api/api/v2', 404, 'en/404/index.html'],
    ['/.replaced-files.json', 404, 'en/404/index.html'],
    ['/static/absent.js', 404, 'en/404/index.html'],
    ['/.missing/en/404/index.html', 404, 'en/404/index.html'],
  ])('%s is %s, %s', async (address, status, file) => {
    const { status: found, body, headers } = await ask(address)
    expect([found, body.toString()]).toEqual([status, file])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['/en/pricing/', 301, '/en/pricing'],
    ['/en/pricing.html?a=1', 301, '/en/pricing?a=1'],
    ['/en/pricing/index.html', 301, '/en/pricing'],
    ['/EN//', 301, '/en'],
    ['//EN/Pricing.HTM/', 301, '/en/pricing'],
    ['/en/prices?a=1', 301, '/en/pricing?a=1'],
    ['/en/Prices/', 301, '/en/pricing'],
    ['/de/old-prices', 302, '/de/pricing'],
    ['/en/plans?b=1', 301, '/en/pricing?from=plans#all'],
    ['/de/signup?gclid=1', 302, 'https://app.example/$new'],
    ['/pricing/?a=1', 302, '/de/pricing?a=1'],
    ['/index.html', 302, '/de'],
    ['/', 302, '/de'],
    ['/?a=1', 302, '/de?a=1'],
  ])('%s leads by %s to %s', async (address, status, location) => {
    const { status: found, headers } = await ask(address, { 'accept-language': 'de-DE' })
    expect([found, headers.location]).toEqual([status, location])
  })

  it.each([
    [{}, '/en'],
    [{ 'accept-language': 'de;q=0.9' }, '/de'],
    [{ 'accept-language': 'DE-at, en' }, '/at'],
    [{ 'accept-language': 'xx, de-CH;q=0.8, en;q=0.5' }, '/de'],
    [{ 'accept-language': 'deutsch, fr' }, '/fr'],
    [{ 'accept-language': 'nn' }, '/no'],
    [{ 'accept-language': 'de', cookie: 'default_country=FR-BE' }, '/fr-be'],
    [{ 'accept-language': 'de', cookie: 'default_country=none' }, '/de'],
  ])('a visitor with %j gets the market %s, kept by no cache', async (headers, location) => {
    const response = await ask('/', headers)
    expect(response.headers).toMatchObject({
      location,
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
    })
  })

  it('what is sent is refused, and never by an error of the server', async () => {
    const statuses = await Promise.all(
      ['/en', '/api/lead-form', '/', '/en/absent'].map(
        async (address) => (await ask(address, {}, 'POST')).status,
      ),
    )
    expect(statuses.filter((status) => status < 300 && status !== 302)).toEqual([])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    for (const address of ['/en%', '/%00', '/../x', `/en/${'a'.repeat(9000)}`])
      expect((await ask(address)).status).toBeLessThan(500)
  })

  it('another host of the site leads to the canonical one', async () => {
    const { status, headers } = await ask('/en/pricing?a=1', { host: aliasHosts[0] ?? '' })
    expect([status, headers.location]).toEqual([301, `${brand.siteOrigin}/en/pricing?a=1`])
  })
})
