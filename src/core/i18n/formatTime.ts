/** Times of day, days of the week and moments in the locale of the page. */

import { dayLocale } from './dayLocale'

/** English is written with 24 hours in our markets outside the United States; Intl knows that of some of them. */
const timeFormat = (htmlLang: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(htmlLang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(htmlLang === 'en-US' ? {} : { hourCycle: 'h23' }),
  })

const atTime = (time: string): Date => new Date(`2026-11-02T${time}:00Z`)

/** French writes `9 h` and `9 h 30`, which Intl does not. */
const frenchTime = (time: string): string => {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}

/** A time of day: `formatTime('17:00', 'en-US')` → `5:00 PM`, in French `17 h`. */
export const formatTime = (time: string, htmlLang: string): string =>
  htmlLang.startsWith('fr') ? frenchTime(time) : timeFormat(htmlLang).format(atTime(time))

/** From one time of day to another: `formatTimes('09:00', '17:00', 'da-DK')` → `9.00–17.00`. */
export const formatTimes = (from: string, to: string, htmlLang: string): string =>
  htmlLang.startsWith('fr')
    ? `${frenchTime(from)}–${frenchTime(to)}`
    : timeFormat(htmlLang).formatRange(atTime(from), atTime(to))

/** The second of November 2026 is a Monday. */
const onWeekday = (isoWeekday: number): Date => new Date(Date.UTC(2026, 10, 1 + isoWeekday))

/** A day of the week, 1 is Monday: `formatWeekday(1, 'fr-FR')` → `lundi`. */
export const formatWeekday = (isoWeekday: number, htmlLang: string): string =>
  new Intl.DateTimeFormat(htmlLang, { weekday: 'long', timeZone: 'UTC' }).format(onWeekday(isoWeekday))

/** Days of the week in short: `formatWeekdays(1, 5, 'de-DE')` → `Mo–Fr`. */
export function formatWeekdays(from: number, to: number, htmlLang: string): string {
  const format = new Intl.DateTimeFormat(htmlLang, { weekday: 'short', timeZone: 'UTC' })
  return `${format.format(onWeekday(from))}–${format.format(onWeekday(to))}`
}

/** The name of a time zone: `formatTimeZone('America/Denver', 'en-US')` → `Mountain Time`. */
export function formatTimeZone(timeZone: string, htmlLang: string): string {
  const format = new Intl.DateTimeFormat(htmlLang, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(onWeekday(1)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** A moment with time and zone, as an event page shows it. `timeZone` is an IANA name. */
export function formatMoment(moment: string, timeZone: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(dayLocale(htmlLang), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(moment))
}
