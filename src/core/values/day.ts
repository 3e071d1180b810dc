/** Whether a value is a day of the calendar as ISO 8601 writes it, `2026-02-28`. `2026-02-30` is not. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const midnight = new Date(`${value}T00:00:00Z`)
  // A day after the last of the month is read as one of the next month, or not at all.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value)
}

/**
 * Whether a value is a time with its offset to UTC as the content API writes it, `2026-02-28T09:30:00+0000`; `+00:00` and
 * `Z` are read too.
 */
export function isMoment(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const time = /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/
  return value[10] === 'T' && isDay(value.slice(0, 10)) && time.test(value.slice(11))
}

/** The parts of a text that are written as days of the years 1900 to 2199, whether the calendar has them or not. */
export const daysIn = (text: string): string[] =>
  text.match(/(?<![\d-])(?:19|20|21)\d{2}-\d{2}-\d{2}(?![\d-])/g) ?? []
