import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { parseEnvironment } from '../core/environment'
import { errorResponse } from './errors'
import { scriptOrigins, thirdPartyProxy, thirdPartyProxyPath } from './thirdPartyProxy'

const log = { info: jest.fn(), error: jest.fn() }
const servers: Server[] = []
const received: { url: string | undefined; headers: IncomingHttpHeaders }[] = []

/** A host of scripts on this machine. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    received.push({ url: request.url, headers: request.headers })
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const script: RequestListener = (_, response) =>
  response
    .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Set-Cookie': 'a=1', 'X-Other': 'x' })
    .end('go()')

/** Asks a proxy that serves the scripts of these origins. */
function ask(origins: string[], query: string, headers: Record<string, string> = {}, time = 10_000) {
  const app = new Hono()
  app.onError((error, context) => errorResponse(error, context, log))
  app.get(thirdPartyProxyPath, thirdPartyProxy({ origins: new Set(origins), log, trustedProxies: 1, time }))
  return app.request(`${thirdPartyProxyPath}${query}`, { headers })
}
const urlOf = (address: string): string => `?url=${encodeURIComponent(address)}`

beforeEach(() => {
  received.length = 0
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

it('a client that asks for more scripts than a page has is told to wait; another one is not', async () => {
  const origin = await host(script)
  const app = new Hono()
  app.onError((error, context) => errorResponse(error, context, log))
  app.get(thirdPartyProxyPath, thirdPartyProxy({ origins: new Set([origin]), log, trustedProxies: 1 }))
  const statusFor = async (client: string): Promise<[number, string | null]> => {
    const response = await app.request(`${thirdPartyProxyPath}${urlOf(`${origin}/a.js`)}`, {
      headers: { 'x-forwarded-for': client },
    })
    return [response.status, response.headers.get('retry-after')]
  }
  for (let time = 0; time < 60; time += 1) expect(await statusFor('192.0.2.1')).toEqual([200, null])
  expect(await statusFor('192.0.2.1')).toEqual([429, expect.stringMatching(/^\d+$/) as unknown])
  expect(await statusFor('192.0.2.2')).toEqual([200, null])
  expect(received).toHaveLength(61)
})

it('serves a script of an allowed host, with nothing else of its response', async () => {
  const origin = await host(script)
  const response = await ask([origin], urlOf(`${origin}/a/b.js?v=1#c`))
  expect([response.status, await response.text()]).toEqual([200, 'go()'])
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    vary: 'Sec-Fetch-Site, Service-Worker',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(received.map(({ url }) => url)).toEqual(['/a/b.js?v=1'])
})

it('hands over nothing of the visitor', async () => {
  const origin = await host(script)
  await ask([origin], urlOf(`${origin}/a.js`), {
    Cookie: 'session=secret',
    Authorization: 'Bearer secret',
    Referer: 'https://www.outlay.example/secret',
    'X-Forwarded-For': '203.0.113.7',
    'User-Agent': 'secret',
  })
  expect(JSON.stringify(received)).not.toMatch(/secret|203\.0/)
})

it('a host may forbid to keep its script', async () => {
  const origin = await host((_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'private' }).end('{}'),
  )
  const response = await ask([origin], urlOf(`${origin}/settings`))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

const allowed = 'https://cdn.segment.com'

it.each([
  ['no address', ''],
  ['an empty address', '?url='],
  ['two addresses', `${urlOf(`${allowed}/a.js`)}&url=https://evil.example/a.js`],
  ['another protocol', urlOf('file:///etc/passwd')],
  ['a script in the address', urlOf('javascript:alert(1)')],
  ['data', urlOf('data:text/javascript,alert(1)')],
  ['an address without protocol', urlOf('//cdn.segment.com/a.js')],
  ['a path', urlOf('/a.js')],
  ['an address that is encoded twice', urlOf(encodeURIComponent(`${allowed}/a.js`))],
  ['a user name that looks like the host', urlOf('https://cdn.segment.com@evil.example/a.js')],
  ['a user name and a password', urlOf('https://a:b@cdn.segment.com/a.js')],
  ['a backslash', urlOf('https://cdn.segment.com\\@evil.example/a.js')],
  ['a line break', urlOf('https://cdn.segment.com/a.js\r\nX-Injected: 1')],
  ['a tab in the host', urlOf('https://cdn.seg\tment.com/a.js')],
  ['no host', urlOf('https://')],
  ['a long address', urlOf(`${allowed}/${'a'.repeat(2048)}`)],
])('refuses %s', async (_, query) => {
  const response = await ask([allowed], query)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    result: 'error',
    code: 'BAD_REQUEST',
    message: expect.any(String),
  })
})

it.each([
  'https://evil.example/a.js',
  'https://cdn.segment.com.evil.example/a.js',
  'https://evil.example/?https://cdn.segment.com/a.js',
  'https://sub.cdn.segment.com/a.js',
  'https://cdn.segment.com./a.js',
  'https://cdn.segment.com:8443/a.js',
  'http://cdn.segment.com/a.js',
  'https://127.0.0.1/a.js',
  'http://localhost:9000/api/health',
  'http://[::1]/a.js',
  'http://169.254.169.254/latest/meta-data/',
  'http://0x7f000001/a.js',
  'http://2130706433/a.js',
])('%s is of another host', async (address) => {
  const response = await ask([allowed], urlOf(address))
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ result: 'error', code: 'FOREIGN_ORIGIN' })
})

it('follows no redirect', async () => {
  const inside = await host(script)
  const origin = await host((_, response) => response.writeHead(302, { Location: `${inside}/a.js` }).end())
  const response = await ask([origin], urlOf(`${origin}/a.js`))
  expect(response.status).toBe(502)
  expect(received).toHaveLength(1)
})

it.each<[string, RequestListener]>([
  ['a page', (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>')],
  ['something without a type', (_, response) => response.writeHead(200).end('go()')],
  ['an error', (_, response) => response.writeHead(404, { 'Content-Type': 'text/javascript' }).end()],
  ['nothing', (_, response) => response.destroy()],
  [
    'too much',
    (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('x'.repeat(2 * 1024 * 1024 + 1)),
  ],
])('%s is no script', async (_, answer) => {
  const origin = await host(answer)
  const response = await ask([origin], urlOf(`${origin}/a.js`))
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ result: 'error', code: 'BAD_GATEWAY' })
})

it.each<[string, RequestListener]>([
  ['does not answer', () => undefined],
  [
    'stops in the middle',
    (_, response) => void response.writeHead(200, { 'Content-Type': 'text/javascript' }).write('g'),
  ],
])('a host that %s is given up', async (_, answer) => {
  const origin = await host(answer)
  const response = await ask([origin], urlOf(`${origin}/a.js`), {}, 100)
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({ result: 'error', code: 'GATEWAY_TIMEOUT' })
})

it('only so many scripts are fetched at the same time', async () => {
  const origin = await host(() => undefined)
  const app = new Hono()
  app.onError((error, context) => errorResponse(error, context, log))
  app.get(
    thirdPartyProxyPath,
    thirdPartyProxy({ origins: new Set([origin]), log, trustedProxies: 0, time: 200 }),
  )
  const get = async () => app.request(thirdPartyProxyPath + urlOf(`${origin}/a.js`))
  const responses = await Promise.all(Array.from({ length: 21 }, get))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(1)
  expect((await get()).status).toBe(504)
})

describe('the hosts of scripts', () => {
  const originsOf = (variables: Record<string, string>) => [...scriptOrigins(parseEnvironment(variables))]

  it('are those of the services that are configured', () => {
    expect(originsOf({})).toEqual([])
    const chat = { FRESHCHAT_SCRIPT_URL: 'https://chat.example/1/2.js' }
    expect(originsOf({ SEGMENT_WRITE_KEY: 'key', HUBSPOT_PORTAL_ID: '1', ...chat })).toEqual([
      'https://cdn.segment.com',
      'https://js.hs-scripts.com',
      'https://js.hs-banner.com',
      'https://chat.example',
    ])
  })

  it.each([
    ['development', 'http://localhost:9106', ['http://localhost:9106']],
    ['development', 'http://cdn.segment.com', []],
    ['staging', 'http://localhost:9106', []],
    ['production', 'https://cdn.example/a', ['https://cdn.example']],
  ])('without encryption are on this machine only: %s, %s', (DEPLOY_ENV, address, expected) => {
    expect(originsOf({ DEPLOY_ENV, SEGMENT_WRITE_KEY: 'key', SEGMENT_CDN_ENDPOINT: address })).toEqual(
      expected,
    )
  })
})

it.each<[string, Record<string, string>]>([
  ['a service worker', { 'Service-Worker': 'script', 'Sec-Fetch-Site': 'same-origin' }],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of another host', { Origin: 'https://other.example' }],
  ['a page of another site in an older browser', { Referer: 'https://other.example/' }],
])('refuses a script for %s', async (_, headers) => {
  const origin = await host(script)
  const response = await ask([origin], urlOf(`${origin}/a.js`), headers)
  expect([response.status, received]).toEqual([403, []])
})
