/** @jest-environment ./src/browser/vendors/segment/browserWithFetch.fixture.ts */
import { createSegment, type SegmentStandIn } from '../../../../sandbox/segment'
import { serveStandIn, type Served } from '../../../../sandbox/serve'
import type { TrackedEvent } from '../../../visitor/analytics/queue'
import { captureVisit } from '../../../visitor/attribution/visit'
import type { ConsentPreferences } from '../../../visitor/consent/state'
import { consent } from '../../../visitor/consent/store'
import { connectSegment, type SegmentConnection } from '.'

const destinations = [
  { name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' },
  { name: 'Facebook Conversions API', creationName: 'Facebook Conversions API', category: 'Advertising' },
]

let segment: SegmentStandIn
let served: Served
let connection: SegmentConnection

beforeEach(async () => {
  localStorage.clear()
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  window.history.replaceState(null, '', '/en/pricing?token=secret&ajs_uid=mallory')
  document.title = 'Another page'
  segment = createSegment({ writeKey: 'key', destinations })
  served = await serveStandIn(segment.app)
})
afterEach(async () => {
  await connection.stop()
  await served.stop()
  jest.restoreAllMocks()
})

const all: ConsentPreferences = { necessary: true, functionality: true, analytics: true, advertisement: true }

function connect(allowed: ConsentPreferences = all): SegmentConnection {
  const apiHost = `${served.origin.replace('http://', '')}/v1`
  connection = connectSegment({ writeKey: 'key', cdnUrl: served.origin, apiHost, protocol: 'http' }, allowed)
  return connection
}

const at = Date.parse('2026-11-22T10:00:00Z')
const opened: TrackedEvent = { name: 'Webinar opened', properties: { webinar: 'Cards' }, at, path: '/en' }
const conversion: TrackedEvent = {
  name: 'Ad conversion started',
  properties: { form: 'demo', externalId: 'ab12' },
  at,
  path: '/en',
}
const submitted: TrackedEvent = {
  name: 'Form submitted',
  properties: { form: 'demo', email: 'ada@outlay.example', referral: false, externalId: 'ab12' },
  at,
  path: '/en',
}

/** The calls once there are so many. */
async function calls(count: number) {
  const end = Date.now() + 4000
  while (segment.calls().length < count && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10))
  expect(segment.calls()).toHaveLength(count)
  return segment.calls()
}

const names = (kind: 'cookies' | 'storage'): string[] =>
  kind === 'cookies'
    ? document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || [])
    : Object.keys(localStorage)

it('an event is sent with its properties, its time and the page it happened on, without the query', async () => {
  connect().send(opened)
  expect(await calls(1)).toMatchObject([
    {
      type: 'track',
      event: 'Webinar opened',
      properties: { webinar: 'Cards' },
      timestamp: '2026-11-22T10:00:00.000Z',
      context: {
        page: { path: '/en', url: 'http://localhost/en', search: '' },
        consent: { categoryPreferences: { functionality: true, analytics: true, advertisement: true } },
      },
    },
  ])
  expect(JSON.stringify(segment.recorder.requests())).not.toMatch(/secret|mallory|Another page/)
})

it('a view is a page of Segment, with its title', async () => {
  connect().send({
    name: 'Page viewed',
    properties: { path: '/en/faq', title: 'Questions' },
    at,
    path: '/en/faq',
  })
  const page = { path: '/en/faq', title: 'Questions', url: 'http://localhost/en/faq', search: '' }
  expect(await calls(1)).toMatchObject([{ type: 'page', properties: page, context: { page } }])
})

it('where the browser blocks storage, it keeps its ids in memory and says nothing in the console', async () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(blocked)
  const warned = jest.spyOn(console, 'warn').mockImplementation()
  connect().send(opened)
  connection.send(conversion)
  const [first, second] = await calls(2)
  expect(first?.['anonymousId']).toEqual(expect.any(String))
  expect(second?.['anonymousId']).toBe(first?.['anonymousId'])
  expect(warned.mock.calls).toEqual([])
})

it('a form tells who the visitor is, before what was done', async () => {
  connect().send(submitted)
  const [identify, track] = await calls(2)
  expect(identify).toMatchObject({ type: 'identify', traits: { email: 'ada@outlay.example' } })
  expect(track).toMatchObject({
    type: 'track',
    event: 'Form submitted',
    anonymousId: identify?.['anonymousId'],
  })
})

it('the user agent has at most 500 characters', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${'x'.repeat(900)}`)
  connect().send(opened)
  const [call] = await calls(1)
  expect((call?.['context'] as { userAgent: string } | undefined)?.userAgent).toHaveLength(500)
})

it('destinations get events when their category is allowed', async () => {
  connect({ ...all, analytics: false }).send(conversion)
  expect(await calls(1)).toMatchObject([
    { integrations: { All: false, Amplitude: false, 'Facebook Conversions API': true } },
  ])
})

it('without the list of destinations none gets events, Segment does', async () => {
  segment.faults.push({ times: 9, path: '/v1/projects/key/integrations', status: 400 })
  connect().send(opened)
  const [call] = await calls(1)
  expect(call?.['integrations']).toMatchObject({ All: false })
  expect(call?.['integrations']).not.toHaveProperty('Amplitude')
})

it('ids are stored with consent to analytics, and nothing without it', async () => {
  connect({ ...all, analytics: false }).send(conversion)
  await calls(1)
  expect([...names('cookies'), ...names('storage')]).toEqual([])
  await connection.stop()
  connect().send(opened)
  await calls(2)
  expect(names('cookies')).toEqual(['ajs_anonymous_id'])
  expect(names('storage')).toContain('ajs_anonymous_id')
  expect(names('storage').filter((name) => !name.startsWith('ajs_'))).toEqual([])
})

it('what was not sent when it is stopped is never sent', async () => {
  connect().send(opened)
  await connection.stop()
  connection.send(opened)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(segment.calls()).toEqual([])
})

it('what waits for another attempt when it is stopped is not tried again', async () => {
  segment.faults.push({ times: 1, path: '/v1/t', status: 500 })
  connect().send(opened)
  const attempts = () => segment.recorder.requests({ method: 'POST', path: '/v1/t' }).length
  while (attempts() === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await connection.stop()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(attempts()).toBe(1)
})

it('an event that the service refuses for now is sent again', async () => {
  segment.faults.push({ times: 1, path: '/v1/t', status: 500 })
  connect().send(opened)
  await calls(1)
  expect(segment.recorder.requests({ method: 'POST', path: '/v1/t' })).toHaveLength(2)
})

it('the campaign of the visit is said, whatever page the event happened on', async () => {
  consent.decide(all)
  window.history.replaceState(null, '', '/en/pricing?utm_source=fair&utm_campaign=autumn')
  captureVisit()
  window.history.replaceState(null, '', '/en/about')
  connect().send(opened)
  expect(await calls(1)).toMatchObject([{ context: { campaign: { source: 'fair', name: 'autumn' } } }])
})

it('a source without settings is an error in the console, and nothing is sent', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation()
  segment.faults.push({ times: 9, path: '/v1/projects/key/settings', status: 404 })
  connect().send(opened)
  while (said.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await expect(connection.stop()).resolves.toBe(false)
  expect(segment.calls()).toEqual([])
})

it('the campaign is for advertisers: without consent to advertisement it is not said', async () => {
  window.history.replaceState(null, '', '/en/pricing?utm_source=fair&utm_campaign=autumn')
  captureVisit()
  connect({ ...all, advertisement: false }).send(opened)
  const [call] = await calls(1)
  expect(call?.['context']).not.toHaveProperty('campaign')
  expect(JSON.stringify(segment.recorder.requests())).not.toContain('autumn')
})
