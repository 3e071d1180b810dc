/** @jest-environment node */
/** Every spelling of an address leads to its page in one step, through nginx in front of the site's server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { createSiteServer } from '../../../server/app'
import { listen, type Listening } from '../../../server/listen'
import { brand } from '../../../src/core/brand'
import { aliasHosts } from '../../../src/core/brand/aliasHosts'
import { send, type RawResponse } from '../comparedResponse'
import { hostManifest } from '../manifest.fixture'
import { freePort, nginxVersion, startNginx, type Nginx } from './startNginx'
import { nginxFiles } from '.'

const describeWithNginx = nginxVersion() === undefined ? describe.skip : describe
const [alias = ''] = aliasHosts
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describeWithNginx('through nginx', () => {
  let folder: string
  let server: Listening
  let nginx: Nginx
  let origin: string
  /** Of the port without encryption. */
  let insecure: Nginx
  let insecureOrigin: string

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'canonical-'))
    const publicDir = path.join(folder, 'public')
    const pages = ['en', 'en/about', 'en/pricing', 'en/bills', 'en/404', 'de', 'de/pricing', '500']
    for (const page of pages) {
      mkdirSync(path.join(publicDir, page), { recursive: true })
      writeFileSync(path.join(publicDir, page, 'index.html'), `<title>${page}</title>`)
    }
    const manifest = hostManifest()
    server = await listen(() => createSiteServer({ publicDir, manifest, api: new Hono() }), {
      host: '127.0.0.1',
      port: 0,
    })
    const port = await freePort()
    const files = nginxFiles(manifest, {
      root: publicDir,
      servers: [new URL(server.origin).host],
      listen: [`127.0.0.1:${port}`],
      names: [],
    })
    nginx = await startNginx(path.join(folder, 'nginx'), files, port)
    origin = `http://127.0.0.1:${port}`

    // As with a certificate, whose port is none here; that without encryption is a free one in place of 80.
    const [securePort, insecurePort] = [await freePort(), await freePort()]
    const encrypted = nginxFiles(manifest, {
      root: publicDir,
      servers: [new URL(server.origin).host],
      listen: [`127.0.0.1:${securePort}`],
      names: [new URL(brand.siteOrigin).hostname],
      certificate: { chain: '/chain.pem', key: '/key.pem' },
    }).map(({ path: file, text }) => ({
      path: file,
      text: text
        .replaceAll(' ssl http2', '')
        .replace(/^ *ssl_.*$/gm, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${insecurePort};`),
    }))
    insecure = await startNginx(path.join(folder, 'insecure'), encrypted, insecurePort)
    insecureOrigin = `http://127.0.0.1:${insecurePort}`
  })
  afterAll(async () => {
    await insecure.stop()
    await nginx.stop()
    await server.stop(0)
    rmSync(folder, { recursive: true })
  })

  const ask = (address: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
    send(origin, { address, headers: { 'accept-language': 'de', ...headers } })

  /** Asks, and then for where it leads, which must lead nowhere else. */
  async function led(address: string, headers: Record<string, string> = {}): Promise<[number, string]> {
    const { status, headers: sent } = await ask(address, headers)
    const location = sent.location ?? ''
    if (location.startsWith('/') || location.startsWith(brand.siteOrigin)) {
      const next = await ask(location.replace(brand.siteOrigin, ''), {
        ...headers,
        host: 'www.outlay.example',
      })
      expect([location, next.status, next.headers.location]).toEqual([location, 200, undefined])
    }
    return [status, location]
  }

  it.each([
    // What hosts add to the address of a page.
    ['/en/pricing/', '/en/pricing', 308],
    ['/en/pricing//', '/en/pricing', 301],
    ['/en/pricing.html', '/en/pricing', 301],
    ['/en/pricing/index.html', '/en/pricing', 301],
    ['/en/pricing/INDEX.HTM', '/en/pricing', 301],
    ['/en.html', '/en', 301],
    ['/en/index.html', '/en', 301],
    ['/EN/Pricing', '/en/pricing', 301],
    ['/EN-gb//PRICING.html/', '/en/pricing', 301],
    ['//en/pricing/', '/en/pricing', 301],
    ['/en/pricing/?a=1', '/en/pricing?a=1', 308],
    // Without a market.
    ['/', '/de', 302],
    ['/?a=1', '/de?a=1', 302],
    ['/index.html', '/de', 302],
    ['/Pricing.html?a=1', '/de/pricing?a=1', 302],
    // To the end of the redirects of the content.
    ['/en/prices', '/en/pricing', 301],
    ['/en/Prices/', '/en/pricing', 301],
    ['/en/old-prices.html', '/en/pricing', 302],
    ['/OLD-prices/', '/de/pricing', 302],
    ['/en/help/a/b/', '/en/pricing', 301],
    ['/en/plans?b=2', '/en/pricing?from=plans&b=2#all', 301],
    ['/de/signup/?gclid=1', 'https://app.example/$new', 302],
    // A market that is chosen by a link.
    ['/de/pricing?locale=chosen', '/de/pricing', 308],
    ['/de/pricing/?a=1&locale=chosen', '/de/pricing?a=1', 308],
    ['/DE/Pricing.html?locale=chosen', '/de/pricing', 308],
    ['/de/prices?locale=chosen', '/de/pricing', 308],
    ['/de/old-prices/?locale=chosen', '/de/pricing', 302],
    // Wildcard pages.
    ['/en/bills/7/x/', '/en/bills/7/x', 308],
  ])('%s leads to %s', async (address, location, status) => {
    expect(await led(address)).toEqual([status, location])
  })

  it('the choice of a market is stored wherever its address leads', async () => {
    const { headers } = await ask('/DE/Pricing/?locale=chosen')
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^default_country=de;/)])
  })

  it.each(['/en/pricing', '/en/pricing/'])(
    'a visitor in an experiment is led from %s to the page of the bucket',
    async (address) => {
      const headers = { cookie: 'active_tests=prices:other', 'user-agent': browser }
      expect(await led(address, headers)).toEqual([302, '/en/about'])
    },
  )

  it.each([
    ['/en/pricing', '/en/pricing', 301],
    ['/en/pricing/?utm_source=x&gclid=1', '/en/pricing?utm_source=x&gclid=1', 308],
    ['/EN/Prices.html', '/en/pricing', 301],
    ['/', '/de', 302],
    ['/pricing', '/de/pricing', 302],
    ['//other.example/en', '/other.example/en', 301],
    ['/media/a.pdf', '/media/a.pdf', 301],
  ])('on another host of the site %s leads to the canonical one', async (address, location, status) => {
    const { status: found, headers } = await ask(address, { host: alias })
    expect([found, headers.location]).toEqual([status, `${brand.siteOrigin}${location}`])
    expect((await ask(address, { host: `${alias.toUpperCase()}:8080` })).headers.location).toBe(
      headers.location,
    )
  })

  it('another host leads redirects of the content to their end, and names that are none of the site lead nowhere', async () => {
    expect((await ask('/de/signup?gclid=1', { host: alias })).headers.location).toBe(
      'https://app.example/$new',
    )
    expect((await ask('/en/pricing', { host: 'health.internal' })).status).toBe(200)
  })

  describe.each(['www.outlay.example', alias])('without encryption, on %s', (host) => {
    const askInsecurely = (address: string, method = 'GET'): Promise<RawResponse> =>
      send(insecureOrigin, { address, method, headers: { 'accept-language': 'de', host } })

    it.each([
      ['/en/pricing', '/en/pricing', 301],
      ['/EN/Prices.html?a=1', '/en/pricing?a=1', 301],
      ['/en/pricing/', '/en/pricing', 308],
      ['/', '/de', 302],
    ])('%s leads to the page with encryption in one step', async (address, location, status) => {
      const { status: found, headers } = await askInsecurely(address)
      expect([found, headers.location]).toEqual([status, `${brand.siteOrigin}${location}`])
    })
  })

  it('what is sent without encryption is sent again to the same address with it', async () => {
    const headers = { host: 'www.outlay.example' }
    const response = await send(insecureOrigin, { address: '/api/forms/demo', method: 'POST', headers })
    expect([response.status, response.headers.location]).toEqual([308, `${brand.siteOrigin}/api/forms/demo`])
  })

  it('while the server does not respond another host leads to the same address', async () => {
    await server.stop(0)
    const { status, headers } = await ask('/en/pricing/?a=1', { host: alias })
    expect([status, headers.location]).toEqual([301, `${brand.siteOrigin}/en/pricing/?a=1`])
  })
})
