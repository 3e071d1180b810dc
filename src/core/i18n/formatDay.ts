/** Calendar days in the locale of the page. */

import { dayLocale } from './dayLocale'

/** How a language writes the first day of a month, where Intl writes a plain 1. */
const firstDays: Readonly<Record<string, string>> = { fr: '1er ', it: '1° ' }

function withFirstDay(text: string, htmlLang: string): string {
  const first = firstDays[htmlLang.slice(0, 2)]
  return first === undefined ? text : text.replace(/^1 /, first)
}

/** A calendar day in words: `formatDay('2026-11-02', 'de-DE')` → `2. November 2026`; the first is `1er` in French. */
export function formatDay(day: string, htmlLang: string): string {
  const text = new Intl.DateTimeFormat(dayLocale(htmlLang), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
  return withFirstDay(text, htmlLang)
}

/** A calendar day as lists show it: `formatShortDay('2027-03-24', 'en-GB')` → `24 Mar`; the first is `1er` in French. */
export function formatShortDay(day: string, htmlLang: string): string {
  const text = new Intl.DateTimeFormat(dayLocale(htmlLang), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day))
  return withFirstDay(text, htmlLang)
}

/** The calendar day of a moment in a time zone: `dayIn('2027-03-24T23:30:00Z', 'Europe/Berlin')` → `2027-03-25`. */
export const dayIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  )

/** The month of a day: `formatMonth('2027-03-24', 'en-GB')` → `March 2027`, in `short` form `Mar`. */
export function formatMonth(day: string, htmlLang: string, form: 'long' | 'short' = 'long'): string {
  const options: Intl.DateTimeFormatOptions =
    form === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' }
  return new Intl.DateTimeFormat(dayLocale(htmlLang), { ...options, timeZone: 'UTC' }).format(new Date(day))
}
