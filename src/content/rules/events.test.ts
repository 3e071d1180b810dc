import { lines, story } from './content.fixture'
import { eventFindings } from './events'

const findingsOf = (data: Record<string, unknown>, type = 'resource_detail') =>
  lines(eventFindings([story(data, { type })]))

describe('events', () => {
  it('pass with a name of the IANA database, and without a start without one', () => {
    expect(findingsOf({ starts_at: '2027-03-18T08:00:00+0000', time_zone: 'Europe/London' })).toEqual([])
    expect(findingsOf({ starts_at: null, time_zone: null })).toEqual([])
    expect(findingsOf({ time_zone: 'Mars/Olympus' }, 'page')).toEqual([])
  })

  it.each(['Europe/Londn', 'GMT+25', '+01:00'])('are named with the time zone %s', (zone) => {
    expect(findingsOf({ time_zone: zone })).toEqual([
      `data.time_zone: "${zone}" is no IANA time zone such as Europe/London`,
    ])
  })

  it('are named with a start and no time zone', () => {
    expect(findingsOf({ starts_at: '2027-03-18T08:00:00+0000' })).toEqual([
      'data.time_zone: the event starts in no time zone',
    ])
  })
})
