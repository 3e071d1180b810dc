/** Ways to put an event into a visitor's calendar without asking anybody: a file of this site, and links to calendars. */
import type { UrlCode } from '../../../locales.config'
import { eventTime, type EventTime, type EventTimeFields } from './eventTime'

/** What a calendar shows of an event. */
export type CalendarEvent = Pick<EventTime, 'start' | 'end'> & {
  title: string
  /** Plain text, with the address of the event's page at its end. */
  description: string
  /** The place, or the address of the page of an online event. */
  location: string
  /** Address of the event's page. */
  url: string
}

/** The fields of a document that a calendar shows. */
export type CalendarFields = EventTimeFields & {
  title?: string | null
  lead?: string | null
  kind?: string | null
  place?: string | null
}

/** What a calendar shows of the event of this document, whose page has this address; undefined without a time. */
export function calendarEvent(data: CalendarFields, url: string): CalendarEvent | undefined {
  const time = eventTime(data)
  return (
    time && {
      start: time.start,
      end: time.end,
      title: data.title ?? '',
      description: [data.lead, url].filter(Boolean).join('\n\n'),
      location: data.kind === 'event' ? (data.place ?? '') : url,
      url,
    }
  )
}

/** Address of an event's calendar file: `/calendar/en/finance-breakfast-london.ics`. */
export const calendarFilePath = (urlCode: UrlCode, uid: string): string => `/calendar/${urlCode}/${uid}.ics`

/** `2027-03-18T08:00:00.000Z` → `20270318T080000Z` */
const compact = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** The link that opens a new entry in Google Calendar. */
export function googleCalendarLink({ title, description, location, start, end }: CalendarEvent): string {
  const link = new URL('https://calendar.google.com/calendar/render')
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: description,
    location,
  }).toString()
  return link.href
}

/** The link that opens a new entry in Outlook on the web. */
export function outlookCalendarLink({ title, description, location, start, end }: CalendarEvent): string {
  const link = new URL('https://outlook.live.com/calendar/0/deeplink/compose')
  link.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: description,
    location,
  }).toString()
  return link.href
}
