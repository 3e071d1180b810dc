import { calendarEvent, calendarFilePath, googleCalendarLink, outlookCalendarLink } from './calendar'

const url = 'https://www.outlay.example/en/webinars/cards'
const data = {
  title: 'Cards & receipts: 100 % done?',
  lead: 'One line\nand another',
  kind: 'event',
  place: 'Room #4, Berlin',
  starts_at: '2027-06-10T10:00:00+0200',
  duration_minutes: 60,
}
const event = calendarEvent(data, url)
if (!event) throw new Error('The event has no time')

it('an online event is at the address of its page, and one without a time is in no calendar', () => {
  expect(calendarEvent({ ...data, kind: 'webinar' }, url)).toMatchObject({ location: url, url })
  expect(calendarEvent({ ...data, starts_at: 'soon' }, url)).toBeUndefined()
})

it('an event without a text is described by the address of its page', () => {
  expect(calendarEvent({ ...data, lead: null }, url)?.description).toBe(url)
})

it('the file of an event is at an address of its market', () => {
  expect(calendarFilePath('lu', 'cards')).toBe('/calendar/lu/cards.ics')
})

it('Google Calendar gets the moments in UTC, and every sign of the texts', () => {
  const { origin, searchParams } = new URL(googleCalendarLink(event))
  expect(origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: data.title,
    dates: '20270610T080000Z/20270610T090000Z',
    details: `${data.lead}\n\n${url}`,
    location: data.place,
  })
})

it('Outlook gets the same', () => {
  const { searchParams } = new URL(outlookCalendarLink(event))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: data.title,
    startdt: '2027-06-10T08:00:00.000Z',
    enddt: '2027-06-10T09:00:00.000Z',
    body: `${data.lead}\n\n${url}`,
    location: data.place,
  })
})
