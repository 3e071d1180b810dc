import { gzipSync } from 'node:zlib'
import { serveStandIn, type Served } from '../serve'
import { createFaro, type FaroStandIn } from '.'

let faro: FaroStandIn
let served: Served

beforeEach(async () => {
  faro = createFaro({ appKey: 'site', apiKey: 'key' })
  served = await serveStandIn(faro.app)
})
afterEach(() => served.stop())

const report = { meta: { session: { id: 'one' } }, exceptions: [{ type: 'Error', value: 'broken' }] }
const collect = (body: unknown, headers: Record<string, string> = {}, path = '/collect/site') =>
  fetch(served.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-api-key': 'key', ...headers },
    body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
  })

it('takes reports from pages of any origin, also compressed ones', async () => {
  const response = await collect(report, { Origin: 'http://a.example' })
  expect(response.status).toBe(202)
  expect(await response.text()).toBe('')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect((await collect(gzipSync(JSON.stringify(report)), { 'Content-Encoding': 'gzip' })).status).toBe(202)
  expect(faro.reports()).toEqual([report, report])
  const read = await fetch(`${served.origin}/_sandbox/reports?session=other`)
  expect(await read.json()).toEqual([])
})

it('answers the preflight of a report', async () => {
  const asked = 'content-type,idempotency-key,x-api-key,x-faro-session-id'
  const response = await fetch(`${served.origin}/collect/site`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://a.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked,
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toBe(asked)
})

it('a report that is sent again counts once', async () => {
  for (const id of ['a', 'a', 'b']) await collect(report, { 'Idempotency-Key': id })
  expect(faro.reports('one')).toHaveLength(2)
})

it('says that a session has ended, readable for pages', async () => {
  const headers = { 'x-faro-session-id': 'one', Origin: 'http://a.example' }
  expect((await collect(report, headers)).headers.has('x-faro-session-status')).toBe(false)
  await fetch(`${served.origin}/_sandbox/ended/one`, { method: 'PUT' })
  const response = await collect(report, headers)
  expect([response.status, response.headers.get('x-faro-session-status')]).toEqual([202, 'invalid'])
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Faro-Session-Status')
})

it.each<[string, () => Promise<Response>, number]>([
  ['another address', () => collect(report, {}, '/collect/other'), 404],
  ['another key', () => collect(report, { 'x-api-key': 'other' }), 401],
  ['a text', () => collect('broken'), 400],
  ['a report without meta', () => collect({ exceptions: [] }), 400],
  ['items that are no list', () => collect({ ...report, exceptions: {} }), 400],
])('refuses %s', async (_, send, status) => {
  expect((await send()).status).toBe(status)
  expect(faro.reports()).toEqual([])
})

it('can ask to come back later', async () => {
  faro.faults.push({ times: 1, path: '/collect', status: 429, retryAfter: 2 })
  const response = await collect(report)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
  expect(faro.reports()).toEqual([])
})
