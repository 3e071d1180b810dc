/** What all stand-ins share, over real HTTP. */
import { serveStandIn, type Served } from './serve'
import { createStandIn, type StandIn } from './standIn'

let standIn: StandIn
let served: Served
const now = 1_800_000_000_000

beforeEach(async () => {
  standIn = createStandIn({ name: 'Post <office>', openTo: ['/open'], now: () => now })
  standIn.app.post('/open', async (c) => c.json({ got: await c.req.text() }))
  standIn.app.post('/closed', async (c) => c.json({ got: await c.req.text() }))
  served = await serveStandIn(standIn.app)
})
afterEach(() => served.stop())

const at = (path: string) => `${served.origin}${path}`
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(at(path), { method: 'POST', body, headers })
const script = (faults: unknown, method = 'PUT') =>
  fetch(at('/_sandbox/faults'), { method, body: JSON.stringify(faults) })
const requests = async (query = ''): Promise<unknown[]> =>
  (await (await fetch(at(`/_sandbox/requests${query}`))).json()) as unknown[]

describe('the record', () => {
  it('has every request with its method, path, query, headers, body, time and status', async () => {
    await post('/open?a=1&b=%C3%A9', 'héllo', { 'X-Test': 'yes' })
    expect(await requests()).toEqual([
      {
        method: 'POST',
        path: '/open',
        query: { a: '1', b: 'é' },
        headers: expect.objectContaining({ 'x-test': 'yes' }),
        body: 'héllo',
        time: now,
        status: 200,
      },
    ])
  })

  it('has those without a response, and can be searched and cleared', async () => {
    await post('/open', 'one')
    await post('/closed', 'two')
    await fetch(at('/nowhere'))
    expect(await requests()).toHaveLength(3)
    expect(await requests('?path=/nowhere')).toEqual([
      expect.objectContaining({ method: 'GET', body: '', status: 404 }),
    ])
    expect(await requests('?method=POST&contains=two')).toEqual([
      expect.objectContaining({ path: '/closed' }),
    ])
    expect((await fetch(at('/_sandbox/requests'), { method: 'DELETE' })).status).toBe(204)
    expect(await requests()).toEqual([])
  })

  it('can be read on a page that runs none of the received text', async () => {
    await post('/open', '<script>alert(1)</script>')
    const page = await (await fetch(served.origin)).text()
    expect(page).toContain('Post &lt;office&gt;')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('http-equiv="refresh"')
    expect(page).not.toContain('<script')
  })
})

describe('CORS', () => {
  const preflight = (path: string) =>
    fetch(at(path), {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:9000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-other',
      },
    })

  it('allows pages of any origin where the service does', async () => {
    const response = await preflight('/open')
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('REPORT')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('content-type,x-other')
    const actual = await post('/open', '', { Origin: 'http://localhost:9000' })
    expect(actual.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  })

  it('nowhere else', async () => {
    expect((await preflight('/closed')).headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('faults', () => {
  it('respond in place of the service, as often as they say', async () => {
    await script({ times: 2, path: '/open', status: 503, body: { oh: 'no' }, headers: { 'X-Why': 'test' } })
    const response = await post('/open', '', { Origin: 'http://localhost:9000' })
    expect(response.status).toBe(503)
    expect(response.headers.get('X-Why')).toBe('test')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await response.json()).toEqual({ oh: 'no' })
    expect((await post('/closed', '')).status).toBe(200)
    expect((await post('/open', '')).status).toBe(503)
    expect((await post('/open', '')).status).toBe(200)
    expect(await (await fetch(at('/_sandbox/faults'))).json()).toEqual([])
  })

  it('apply once unless they say more, in their order', async () => {
    await script([{ status: 500, body: 'text' }])
    await script({ status: 429, retryAfter: 7 }, 'POST')
    expect(await (await post('/open', '')).text()).toBe('text')
    const limited = await post('/open', '')
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '7'])
    expect((await post('/open', '')).status).toBe(200)
  })

  it('apply only to the bodies and methods they name, and the service can still read the body', async () => {
    await script({ contains: 'ada@', method: 'POST', status: 500 })
    expect(await (await post('/open', 'bob@')).json()).toEqual({ got: 'bob@' })
    expect((await post('/open', 'ada@')).status).toBe(500)
  })

  it('cut the connection before or after serving, and say so in the record', async () => {
    let count = 0
    standIn.app.post('/counted', (c) => c.json({ count: (count += 1) }))
    await script([{ drop: true }, { dropResponse: true }])
    await expect(post('/counted', '')).rejects.toMatchObject({ name: 'TypeError' })
    expect(count).toBe(0)
    await expect(post('/counted', '')).rejects.toMatchObject({ name: 'TypeError' })
    expect(count).toBe(1)
    expect((await requests()).map((request) => Object.keys(request as object).includes('status'))).toEqual([
      false,
      false,
    ])
  })

  it('delay a response', async () => {
    await script({ delayMs: 120 })
    const start = performance.now()
    expect((await post('/open', '')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  it.each([
    ['no JSON', '{'],
    ['an unknown key', '{"stats":500}'],
    ['an invalid status', '{"status":99}'],
    ['a status without a body', '{"status":204}'],
    ['no hit at all', '{"times":0}'],
  ])('are refused with %s, and the old ones stay', async (_, body) => {
    await script({ status: 500 })
    const response = await fetch(at('/_sandbox/faults'), { method: 'PUT', body })
    expect(response.status).toBe(400)
    expect(standIn.faults).toHaveLength(1)
  })
})

it('responds with 500 when a route of it throws', async () => {
  standIn.app.get('/broken', () => {
    throw new Error('oh')
  })
  const response = await fetch(at('/broken'))
  expect([response.status, await response.json()]).toEqual([500, { message: 'The stand-in failed: oh' }])
  expect(await requests()).toEqual([expect.objectContaining({ path: '/broken', status: 500 })])
})

it('cannot be served on a port that is taken', async () => {
  const { port } = new URL(served.origin)
  await expect(serveStandIn(standIn.app, Number(port))).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
