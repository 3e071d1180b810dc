import { serveStandIn, type Served } from '../serve'
import { createLaunchDarkly, type LaunchDarklyStandIn } from '.'

let flags: LaunchDarklyStandIn
let served: Served

beforeEach(async () => {
  flags = createLaunchDarkly({ clientSideId: 'site', flags: { 'new-nav': true } })
  served = await serveStandIn(flags.app)
})
afterEach(() => served.stop())

const context = { kind: 'user', key: 'Bärbel?' }
const encoded = Buffer.from(JSON.stringify(context)).toString('base64url')
const at = (path: string, init?: RequestInit) => fetch(served.origin + path, init)
const report = (path: string, body: unknown) => at(path, { method: 'REPORT', body: JSON.stringify(body) })

it.each([
  ['GET', () => at(`/sdk/evalx/site/contexts/${encoded}`)],
  ['REPORT', () => report('/sdk/evalx/site/context', context)],
])('%s gives the flags with their versions, to pages of any origin', async (_, request) => {
  const response = await request()
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-expose-headers')).toContain('Date')
  expect(await response.json()).toEqual({
    'new-nav': { value: true, version: 2, flagVersion: 2, variation: 0, trackEvents: false },
  })
})

it('a preflight for REPORT is answered', async () => {
  const response = await at('/sdk/evalx/site/context', {
    method: 'OPTIONS',
    headers: { origin: 'http://a.example', 'access-control-request-method': 'REPORT' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-methods')).toContain('REPORT')
})

it.each([
  ['an unknown environment', 404, () => at(`/sdk/evalx/other/contexts/${encoded}`)],
  ['a context that is no JSON', 400, () => at('/sdk/evalx/site/contexts/e30x')],
  ['a context without a key', 400, () => report('/sdk/evalx/site/context', { kind: 'user' })],
  ['the stream of an unknown environment', 404, () => at(`/eval/other/${encoded}`)],
])('%s is a %i', async (_, status, request) => {
  expect((await request()).status).toBe(status)
})

/** Reads a stream until it has so many messages. */
async function messages(response: Response, count: number): Promise<string[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.split('\n\n').length <= count) text += (await reader?.read())?.value ?? ''
  await reader?.cancel()
  return text.split('\n\n').slice(0, count)
}

it.each([
  ['GET', () => at(`/eval/site/${encoded}`)],
  ['REPORT', () => report('/eval/site', context)],
])('the stream of %s has all flags and then each change', async (_, open) => {
  const response = await open()
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const read = messages(response, 3)
  await at('/_sandbox/flags/site', { method: 'PUT', body: '{"new-nav":false}' })
  await at('/_sandbox/flags/site', { method: 'PUT', body: '{"new-nav":null}' })
  const [put, patch, removal] = await read
  expect(put).toMatch(/^event: put\ndata: \{"new-nav":\{"value":true,/)
  expect(patch).toMatch(/^event: patch\ndata: \{"key":"new-nav","value":false,"version":3,/)
  expect(removal).toBe('event: delete\ndata: {"key":"new-nav","version":4}')
})

it('a stream of pings says only that something has changed', async () => {
  const read = messages(await at('/ping/site'), 2)
  flags.setFlags('site', { 'new-nav': false })
  expect((await read)[1]).toMatch(/^event: ping/)
})

it('each test may have its own environment', async () => {
  await at('/_sandbox/flags/mine', { method: 'PUT', body: '{"a":1}' })
  expect(await (await at(`/sdk/evalx/mine/contexts/${encoded}`)).json()).toMatchObject({ a: { value: 1 } })
  expect((await at('/_sandbox/flags/mine', { method: 'PUT', body: '[]' })).status).toBe(400)
})

it('there are no goals, and events are accepted', async () => {
  expect(await (await at('/sdk/goals/site')).json()).toEqual([])
  for (const kind of ['bulk', 'diagnostic'])
    expect((await at(`/events/${kind}/site`, { method: 'POST', body: '[]' })).status).toBe(202)
  expect(flags.recorder.requests({ method: 'POST' })).toHaveLength(2)
})

it('fails when it is told to', async () => {
  flags.faults.push({ times: 1, path: '/sdk/evalx/site', status: 500 })
  expect((await at(`/sdk/evalx/site/contexts/${encoded}`)).status).toBe(500)
  expect((await at(`/sdk/evalx/site/contexts/${encoded}`)).status).toBe(200)
})
