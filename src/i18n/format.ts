/** Formats of numbers, money and dates in the locale of the page. */

/** An amount in minor units as text: `formatMoney(4900, 'EUR', 'de-AT')` → `€ 49`. Whole amounts lose the zeros. */
export function formatMoney(minorUnits: number, currency: string, htmlLang: string): string {
  const probe = new Intl.NumberFormat(htmlLang, { style: 'currency', currency })
  const digits = probe.resolvedOptions().maximumFractionDigits ?? 2
  const scale = 10 ** digits
  const whole = minorUnits % scale === 0
  return new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: whole ? 0 : digits,
  }).format(minorUnits / scale)
}

/** An amount in minor units with all its decimals, for columns: `formatAmount(4900, 'GBP', 'en-GB')` → `£49.00`. */
export function formatAmount(minorUnits: number, currency: string, htmlLang: string): string {
  const format = new Intl.NumberFormat(htmlLang, { style: 'currency', currency })
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** A calendar day as lists show it: `formatShortDay('2027-03-24', 'en-GB')` → `24 Mar`. */
export function formatShortDay(day: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/** The month of a day: `formatMonth('2027-03-24', 'en-GB')` → `March 2027`, in `short` form `Mar`. */
export function formatMonth(day: string, htmlLang: string, form: 'long' | 'short' = 'long'): string {
  const options: Intl.DateTimeFormatOptions =
    form === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' }
  return new Intl.DateTimeFormat(htmlLang, { ...options, timeZone: 'UTC' }).format(new Date(day))
}

/** A number in the format of the page: `formatNumber(1250, 'de-DE')` → `1.250`. */
export const formatNumber = (value: number, htmlLang: string): string =>
  new Intl.NumberFormat(htmlLang).format(value)

/** Per cent: `formatPercent(1.5, 'de-DE')` → `1,5 %`. */
export const formatPercent = (percent: number, htmlLang: string): string =>
  new Intl.NumberFormat(htmlLang, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)

/** English is written with 24 hours in our markets outside the United States; Intl knows that of some of them. */
const timeFormat = (htmlLang: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(htmlLang, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(htmlLang === 'en-US' ? {} : { hourCycle: 'h23' }),
  })

const atTime = (time: string): Date => new Date(`2026-11-02T${time}:00Z`)

/** A time of day: `formatTime('17:00', 'en-US')` → `5:00 PM`. */
export const formatTime = (time: string, htmlLang: string): string =>
  timeFormat(htmlLang).format(atTime(time))

/** From one time of day to another: `formatTimes('09:00', '17:00', 'da-DK')` → `9.00–17.00`. */
export const formatTimes = (from: string, to: string, htmlLang: string): string =>
  timeFormat(htmlLang).formatRange(atTime(from), atTime(to))

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

/** A calendar day in words: `formatDay('2026-11-02', 'de-DE')` → `2. November 2026`. */
export function formatDay(day: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** A moment with time and zone, as an event page shows it. `timeZone` is an IANA name. */
export function formatMoment(moment: string, timeZone: string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
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

/** The name of a country in the language of the page: `formatCountry('GB', 'de-AT')` → `Vereinigtes Königreich`. */
export function formatCountry(country: string, htmlLang: string): string {
  return new Intl.DisplayNames([htmlLang], { type: 'region' }).of(country) ?? country
}

/** Fills `{name}` in a string of the content: `fill('Navigated to {title}', { title })`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
