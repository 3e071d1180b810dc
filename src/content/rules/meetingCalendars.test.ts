import { lines, story } from './content.fixture'
import { meetingCalendarFindings } from './meetingCalendars'

const findingsOf = (provider: string | null, meeting_slug: string | null, type = 'meeting_booker') =>
  lines(meetingCalendarFindings([story({ provider, meeting_slug }, { type })]))

it.each([
  ['hubspot', 'outlay-team/meet-us'],
  ['calendly', 'intro'],
  ['chili_piper', 'outlay/router/demo'],
  [null, null],
  ['', ''],
])('the calendar of %s with the slug %s has no findings', (provider, slug) => {
  expect(findingsOf(provider, slug)).toEqual([])
})

it.each([
  ['calendly', 'https://calendly.com/team/meet-us'],
  ['hubspot', '/meet-us'],
  ['hubspot', 'meet us'],
  ['hubspot', ''],
  ['calendly', null],
])('a slug of %s that is no path of a booking page is named: %j', (provider, slug) => {
  expect(findingsOf(provider, slug)).toEqual([
    `data.meeting_slug: "${slug ?? ''}" shows no calendar: enter the path of the booking page, such as team/meet-us`,
  ])
  expect(findingsOf(provider, slug, 'page')).toEqual([])
})

it('a slug of Chili Piper without its account is named', () => {
  expect(findingsOf('chili_piper', 'demo')).toEqual([
    'data.meeting_slug: "demo" shows no calendar: enter the account and the path of the booking page, such as outlay/router/demo',
  ])
})

it('a slug without a provider is named', () => {
  expect(findingsOf(null, 'meet-us')).toEqual(['data.provider: the slug has no provider: choose one'])
})
