import { serveStandIn, type Served } from '../serve'
import { createMeetings, type MeetingsStandIn } from '.'

let meetings: MeetingsStandIn
let served: Served

beforeEach(async () => {
  meetings = createMeetings()
  served = await serveStandIn(meetings.app)
})
afterEach(() => served.stop())

const book = (path: string, body: object) =>
  fetch(served.origin + path, { method: 'POST', body: JSON.stringify(body) })

it.each([
  ['hubspot', 'meetingBookSucceeded'],
  ['calendly', 'calendly.event_scheduled'],
  ['chili-piper', 'booking-confirmed'],
])('the page of %s has free times, what was filled in, and its message', async (service, message) => {
  const response = await fetch(
    `${served.origin}/${service}/team/intro?email=${encodeURIComponent('"<b>@a.example')}`,
  )
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('>9:30</button>')
  expect(page).toContain('value="&quot;&lt;b&gt;@a.example"')
  expect(page).toContain(message)
})

it('a page may have no times, and there is no other service', async () => {
  const page = await (await fetch(`${served.origin}/calendly/team/intro?times=none`)).text()
  expect(page).toContain('No times available')
  expect(page).not.toContain('<button')
  expect((await fetch(`${served.origin}/elsewhere/team/intro`)).status).toBe(404)
})

it('remembers what was booked', async () => {
  expect((await book('/hubspot/team/intro?utm_source=a', { email: 'ada@a.example' })).status).toBe(201)
  expect((await book('/hubspot/team/intro', {})).status).toBe(400)
  expect(await (await fetch(`${served.origin}/_sandbox/bookings`)).json()).toEqual([
    { service: 'hubspot', slug: 'team/intro', email: 'ada@a.example', query: { utm_source: 'a' } },
  ])
})

it('fails when it is told to', async () => {
  meetings.faults.push({ times: 1, path: '/calendly', status: 503 }, { times: 1, drop: true })
  expect((await fetch(`${served.origin}/calendly/team/intro`)).status).toBe(503)
  await expect(fetch(`${served.origin}/hubspot/team/intro`)).rejects.toThrow()
  expect((await fetch(`${served.origin}/hubspot/team/intro`)).status).toBe(200)
})
