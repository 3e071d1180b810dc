import { calendarFilePath, googleCalendarLink, outlookCalendarLink, type CalendarEvent } from './calendar'

const event: CalendarEvent = {
  title: 'Cards & receipts: 100 % done?',
  description: 'One line\nand another',
  location: 'Room #4, Berlin',
  url: 'https://www.outlay.example/en/webinars/cards',
  start: new Date('2027-06-10T08:00:00Z'),
  end: new Date('2027-06-10T09:00:00Z'),
}

it('the file of an event is at an address of its market', () => {
  expect(calendarFilePath('lu', 'cards')).toBe('/calendar/lu/cards.ics')
})

it('Google Calendar gets the moments in UTC, and every sign of the texts', () => {
  const { origin, searchParams } = new URL(googleCalendarLink(event))
  expect(origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20270610T080000Z/20270610T090000Z',
    details: `${event.description}\n\n${event.url}`,
    location: event.location,
  })
})

it('Outlook gets the same', () => {
  const { searchParams } = new URL(outlookCalendarLink(event))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: event.title,
    startdt: '2027-06-10T08:00:00.000Z',
    enddt: '2027-06-10T09:00:00.000Z',
    body: `${event.description}\n\n${event.url}`,
    location: event.location,
  })
})
