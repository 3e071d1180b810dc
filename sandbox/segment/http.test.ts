import { serveStandIn, type Served } from '../serve'
import { createSegment, type SegmentStandIn } from '.'

const destinations = [{ name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' }]

let segment: SegmentStandIn
let served: Served

beforeEach(async () => {
  segment = createSegment({ writeKey: 'key', destinations })
  served = await serveStandIn(segment.app)
})
afterEach(() => served.stop())

const at = (path: string, init?: RequestInit) => fetch(served.origin + path, init)
const post = (path: string, body: unknown) =>
  at(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify(body) })
const call = { type: 'track', event: 'Door opened', messageId: 'ajs-next-1', writeKey: 'key' }

it('gives the settings and the destinations of a source, to pages of any origin', async () => {
  const settings = await at('/v1/projects/key/settings')
  expect(settings.headers.get('access-control-allow-origin')).toBe('*')
  expect(await settings.json()).toMatchObject({ integrations: { 'Segment.io': { apiKey: 'key' } } })
  expect(await (await at('/v1/projects/key/integrations')).json()).toEqual(destinations)
})

it('does not know another source', async () => {
  expect((await at('/v1/projects/other/settings')).status).toBe(404)
  expect((await at('/v1/projects/other/integrations')).status).toBe(404)
  expect((await post('/v1/t', { ...call, writeKey: 'other' })).status).toBe(401)
})

it('answers the preflight of a call with a key', async () => {
  const response = await at('/v1/t', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://a.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
})

it('accepts calls of each type and batches of them', async () => {
  expect(await (await post('/v1/t', call)).json()).toEqual({ success: true })
  await post('/v1/p', { ...call, type: 'page' })
  await post('/v1/b', { writeKey: 'key', batch: [{ ...call, type: 'identify' }] })
  expect(segment.calls().map(({ type }) => type)).toEqual(['track', 'page', 'identify'])
  expect(await (await at('/_sandbox/calls?type=track')).json()).toEqual([call])
})

it.each([
  ['no JSON', '/v1/t', 'text'],
  ['a call without an id', '/v1/t', { ...call, messageId: '' }],
  ['a call at the address of another type', '/v1/p', call],
  ['a batch without calls', '/v1/b', { writeKey: 'key' }],
])('refuses %s', async (_, path, body) => {
  expect((await post(path, body)).status).toBe(400)
  expect(segment.calls()).toEqual([])
})

it('can ask to come back later', async () => {
  segment.faults.push({ times: 1, path: '/v1/t', status: 429, retryAfter: 2 })
  const response = await post('/v1/t', call)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(segment.calls()).toEqual([])
})

it('a source whose destinations run in the page names a script for each, which is there', async () => {
  const settings = (await (await at('/v1/projects/key-in-page/settings')).json()) as {
    remotePlugins: { creationName: string; url: string }[]
  }
  expect(settings.remotePlugins.map(({ creationName }) => creationName)).toEqual(['Amplitude'])
  const script = await fetch(settings.remotePlugins[0]?.url ?? '')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).toContain('standInDestination0')
  expect((await at('/next-integrations/Other.js')).status).toBe(404)
  expect((await at('/in-page/Amplitude/track')).status).toBe(204)
  expect(await (await at('/v1/projects/key/settings')).json()).not.toHaveProperty('remotePlugins')
})
