import { dayLocale } from '../../../core/i18n/dayLocale'
import { withLatinDigits } from '../../numbers/model/parseNumber'

/** A day as text: `2026-11-25`; `impossible` for one that the calendar does not have; undefined for no day. */
export type ParsedDay = { day: string } | { day: undefined; problem: 'impossible' } | undefined

type Part = 'day' | 'month' | 'year'

/** The order of day, month and year in a language. */
function orderOf(htmlLang: string): Part[] {
  const parts = new Intl.DateTimeFormat(dayLocale(htmlLang), {
    dateStyle: 'short',
    calendar: 'gregory',
  }).formatToParts(new Date(2026, 10, 25))
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}

/** The beginnings of the names of months, three letters each, in a language and in English. */
function monthOf(word: string, htmlLang: string): number | undefined {
  const wanted = word.toLowerCase().replace(/\.$/, '')
  for (const language of [htmlLang, 'en'])
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
      for (let number = 0; number < 12; number += 1) {
        const name = format
          .formatToParts(new Date(Date.UTC(2026, number, 1)))
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase()
          .replace(/\.$/, '')
        if (name === wanted) return number + 1
      }
    }
  return undefined
}

function dayOf(year: number, month: number, day: number): ParsedDay {
  const fullYear = year < 100 ? 2000 + year : year
  const date = new Date(Date.UTC(fullYear, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && fullYear >= 1900 && fullYear < 2200
    ? { day: date.toISOString().slice(0, 10) }
    : { day: undefined, problem: 'impossible' }
}

/**
 * Reads a day as spreadsheets and people write it: `2026-11-25`, `25.11.2026`, `11/25/26` in the order of the language, `25
 * Nov 2026`, `25-Nov-26`, with digits of any script.
 */
export function parseDay(text: string, htmlLang: string): ParsedDay {
  const plain = withLatinDigits(text)
    .replace(/[\u200e\u200f]/g, '')
    .trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})\.?$/.exec(plain)
  if (numbers) {
    const [, first, second, year] = numbers.map(Number)
    const isMonthFirst = orderOf(htmlLang).indexOf('month') < orderOf(htmlLang).indexOf('day')
    const [month = 0, day = 0] = isMonthFirst && !plain.includes('.') ? [first, second] : [second, first]
    return dayOf(year ?? 0, month, day)
  }
  // The name of the weekday may come first.
  const named =
    /^(?:\p{L}+[.,]*\s+)?(\d{1,2})(?:\.|er|º|st|nd|rd|th)?[\s/-]+(?:de\s+)?(\p{L}+\.?)[\s/-]+(?:de\s+)?(\d{4}|\d{2})$/u.exec(
      plain,
    )
  const namedFirst =
    /^(?:\p{L}+[.,]*\s+)?(\p{L}+\.?)[\s/-]+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s/-]+)(\d{4}|\d{2})$/u.exec(
      plain,
    )
  const [day, word, year] = named
    ? [named[1], named[2], named[3]]
    : [namedFirst?.[2], namedFirst?.[1], namedFirst?.[3]]
  const month = word ? monthOf(word, htmlLang) : undefined
  return month ? dayOf(Number(year), month, Number(day)) : undefined
}
