/** Requests as no browser sends them, over a plain socket: each gets a proper response with the headers of the site. */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { addressRules } from '../src/core/routing/addressRules'
import { createSiteServer } from './app'
import { listen, type Listening } from './listen'

let publicDir: string
let server: Listening
let logged: string[]

beforeAll(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'malformed-'))
  const api = new Hono().all('/api/*', (context) => context.json({ path: context.req.path }))
  const contentApi = new Hono().post('/previews', async (context) => {
    const body = await context.req.text()
    return context.text(`${body.length}`)
  })
  contentApi.get('/*', (context) => context.text('read'))
  server = await listen(
    () =>
      createSiteServer({
        publicDir,
        manifest: {
          version: 1,
          routes: [],
          redirects: [],
          headers: [{ path: '/*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] }],
          functions: ['/api/*'],
          addresses: addressRules(['/en']),
        },
        api,
        contentApi,
        log: { info: () => undefined, error: (message) => void logged.push(message) },
      }),
    { host: 'localhost', port: 0 },
  )
})
beforeEach(() => {
  logged = []
})
afterAll(async () => {
  await server.stop(0)
  await rm(publicDir, { recursive: true })
})

type Answer = { status: number; headers: Headers; body: string }

/** Writes to a connection and reads what comes back until the server closes it. */
async function send(...pieces: string[]): Promise<Answer> {
  const { hostname, port } = new URL(server.origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  for (const piece of pieces) if (socket.writable) socket.write(piece, 'latin1')
  return answerOf(await text(socket))
}

function answerOf(response: string): Answer {
  const [head = '', ...body] = response.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers()
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1))
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.join('\r\n\r\n') }
}

const get = (target: string, host = 'localhost'): Promise<Answer> =>
  send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

function expectPlain({ status, headers, body }: Answer, expected: number): void {
  expect(status).toBe(expected)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-type')).toMatch(/^text\/plain/i)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatch(/^[A-Z].*\.$/)
  expect(logged).toEqual([])
}

function expectApiError({ status, headers, body }: Answer, expected: number, code = 'BAD_REQUEST'): void {
  expect(status).toBe(expected)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(body)).toEqual({ result: 'error', code, message: expect.any(String) })
  expect(logged).toEqual([])
}

describe('an address', () => {
  it.each(['/en\\pricing', 'en', 'ftp://localhost/en', 'http://', '/content-api/%zz'])(
    '%s of no page is a 400 with a message',
    async (target) => expectPlain(await get(target), 400),
  )

  it.each(['/%zz', '/en/%E0%A4', '/%E0%A4/%'])(
    '%s with malformed escapes is one of no page',
    async (target) => {
      expect((await get(target)).status).toBe(404)
    },
  )

  it.each(['/%', '/en%', '/en/%', '/%65n/%'])(
    '%s with malformed escapes leads to the page it means',
    async (target) => {
      const { status, headers } = await get(target)
      expect([301, 302]).toContain(status)
      expect(headers.get('location')).toBe('/en')
    },
  )

  it.each(['http://user:pass@localhost/en', 'http://user@localhost/en', 'https://:pass@localhost/'])(
    '%s with user info is a 400 and no error of ours',
    async (target) => expectPlain(await get(target), 400),
  )

  it.each(['/api/%zz', '/%61pi/%E0%A4', 'http://user:pass@localhost/api/health', '/api/a\\b'])(
    '%s of the API has the shape of its errors',
    async (target) => expectApiError(await get(target), 400),
  )

  it.each(['http://localhost/api/x', 'http://elsewhere.example:81/api/x', 'HTTPS://localhost/api/x'])(
    '%s may be complete, as a proxy sends it',
    async (target) => expect(JSON.parse((await get(target)).body)).toEqual({ path: '/api/x' }),
  )

  it('that means the server allows to read', async () => {
    const { status, headers } = await send(
      'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('a host', () => {
  it.each(['', 'a b', 'user:pass@localhost', 'localhost/x', 'localhost?x', 'localhost:port', '[::1', 'a\\b'])(
    '"%s" is a 400 with a message, and an error of the API there',
    async (host) => {
      expectPlain(await get('/en', host), 400)
      expectApiError(await get('/api/x', host), 400)
    },
  )

  it('is needed, once', async () => {
    expectPlain(await send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), 400)
    expectPlain(await send('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'), 400)
    expect((await send('GET /api/x HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  it.each(['LOCALHOST:9000', 'localhost:80', '[0:0:0:0:0:0:0:1]:9000', 'outlay.example'])(
    '"%s" may be spelled in any way',
    async (host) => expect((await get('/api/x', host)).status).toBe(200),
  )
})

describe('what is no request', () => {
  it.each([
    ['no HTTP', ['hello\r\n\r\n'], 400],
    ['a malformed header', ['GET / HTTP/1.1\r\nHost: localhost\r\na b: c\r\n\r\n'], 400],
    ['a tunnel', ['CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n'], 400],
    ['large headers', [`GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`], 431],
    ['a long address', [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`], 431],
    [
      'a body with two lengths',
      ['POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
      400,
    ],
    [
      'a malformed chunk',
      ['POST /content-api/previews HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n'],
      400,
    ],
    [
      'an unknown expectation',
      ['GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
      417,
    ],
  ] as const)('%s has a message and the headers of the site', async (_name, pieces, status) => {
    expectPlain(await send(...pieces), status)
  })
})

it('a request before one that is malformed gets its response', async () => {
  const { status, body } = await send('GET /api/x HTTP/1.1\r\nHost: localhost\r\n\r\ngarbage\r\n\r\n')
  expect([status, body]).toEqual([200, '{"path":"/api/x"}'])
})

describe('a body above the limit', () => {
  const half = '['.repeat(40_000)
  const post = (target: string, method = 'POST'): string =>
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`
  const chunk = `${half.length.toString(16)}\r\n${half}\r\n`

  it.each(['/en', '/', '/preview', '/content-api'])(
    'is refused at %s before it is read, with and without a length',
    async (target) => {
      expectPlain(await send(`${post(target)}Content-Length: 41943040\r\n\r\n`), 413)
      expectPlain(await send(`${post(target)}Transfer-Encoding: chunked\r\n\r\n`, chunk, chunk), 413)
      expectPlain(await send(`${post(target, 'PUT')}Content-Length: 41943040\r\n\r\n`), 413)
    },
  )

  it('is a higher one for the content API, which takes documents and media', async () => {
    const target = '/content-api/previews'
    const { status, body } = await send(
      `${post(target)}Transfer-Encoding: chunked\r\n\r\n`,
      chunk,
      chunk,
      '0\r\n\r\n',
    )
    expect([status, body]).toEqual([200, '80000'])
    expectPlain(await send(`${post(target)}Content-Length: 41943040\r\n\r\n`), 413)
    expectPlain(await send(`${post('/content-api/reload')}Content-Length: 41943040\r\n\r\n`), 413)
  })

  it('is an error of the API there', async () => {
    expectApiError(await send(`${post('/api/x')}Content-Length: 41943040\r\n\r\n`), 413, 'BODY_TOO_LARGE')
    expectApiError(
      await send(`${post('/api/x')}Transfer-Encoding: chunked\r\n\r\n`, chunk, chunk),
      413,
      'BODY_TOO_LARGE',
    )
  })

  it.each(['GET', 'HEAD'])('is refused beside %s, which has none', async (method) => {
    const refused = [
      await send(`${post('/en', method)}Content-Length: 41943040\r\n\r\n`),
      await send(`${post('/en', method)}Transfer-Encoding: chunked\r\n\r\n`, chunk),
    ]
    expect(refused.map(({ status }) => status)).toEqual([413, 413])
  })

  it('is not reached by what may be sent', async () => {
    const { status, body } = await send(
      `${post('/content-api/previews')}Transfer-Encoding: chunked\r\n\r\n`,
      chunk,
      '0\r\n\r\n',
    )
    expect([status, body]).toEqual([200, '40000'])
  })
})
