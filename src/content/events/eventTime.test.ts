import { endAttributes, eventTime, isOver } from './eventTime'

it('an event is at its moment, for its duration, in its zone', () => {
  const time = eventTime({
    starts_at: '2027-03-18T08:00:00+0000',
    duration_minutes: 90,
    time_zone: 'Europe/London',
  })
  expect(time).toEqual({
    start: new Date('2027-03-18T08:00:00Z'),
    end: new Date('2027-03-18T09:30:00Z'),
    timeZone: 'Europe/London',
  })
})

it('an offset counts, with and without a colon', () => {
  expect(eventTime({ starts_at: '2027-06-10T10:00:00+0200' })?.start.toISOString()).toBe(
    '2027-06-10T08:00:00.000Z',
  )
  expect(eventTime({ starts_at: '2027-06-10T10:00:00+02:00' })?.start.toISOString()).toBe(
    '2027-06-10T08:00:00.000Z',
  )
})

it('without a duration it lasts an hour, without a zone it is announced in UTC', () => {
  const time = eventTime({ starts_at: '2027-03-18T08:00:00+0000', duration_minutes: null, time_zone: '' })
  expect(time?.end).toEqual(new Date('2027-03-18T09:00:00Z'))
  expect(time?.timeZone).toBe('UTC')
})

it.each([undefined, null, '', 'soon', '2027-13-40T00:00:00+0000'])(
  'has no time when it starts %j',
  (starts_at) => {
    expect(eventTime({ starts_at })).toBeUndefined()
  },
)

it('is over from its last moment on', () => {
  const end = new Date('2027-03-18T09:30:00Z')
  expect(isOver({ end }, end.getTime() - 1)).toBe(false)
  expect(isOver({ end }, end.getTime())).toBe(true)
  expect(endAttributes('2027-03-18T09:30:00Z', end.getTime() - 1)['data-over']).toBeUndefined()
  expect(endAttributes('2027-03-18T09:30:00Z', end.getTime())['data-over']).toBe('')
})
