import { dayLocale } from '../../../core/i18n/dayLocale'
import { withLatinDigits, withoutUnseen } from '../../numbers/model/splitAmount'

/** A day as text: `2026-11-25`; `impossible` for one that the calendar does not have; undefined for no day. */
export type ParsedDay = { day: string } | { day: undefined; problem: 'impossible' } | undefined

type Part = 'day' | 'month' | 'year'

const orders = new Map<string, Part[]>()

/** The order of day, month and year in a language. A format is costly to make, and a table has many days. */
function orderOf(htmlLang: string): Part[] {
  const known = orders.get(htmlLang)
  if (known) return known
  const parts = new Intl.DateTimeFormat(dayLocale(htmlLang), {
    dateStyle: 'short',
    calendar: 'gregory',
  }).formatToParts(new Date(2026, 10, 25))
  const order = parts.flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? [type] : [],
  )
  orders.set(htmlLang, order)
  return order
}

/** A name of a month without accents, case and point. */
const plainMonth = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()

const monthNames = new Map<string, readonly (readonly string[])[]>()

/** All names of each month in a language: long and short, alone and behind a day. */
function monthNamesOf(language: string): readonly (readonly string[])[] {
  const known = monthNames.get(language)
  if (known) return known
  const formats = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
  ])
  const names = Array.from({ length: 12 }, (_, month) => {
    const first = new Date(Date.UTC(2026, month, 1))
    return formats.flatMap((format) => {
      const name = format.formatToParts(first).find(({ type }) => type === 'month')?.value
      return name && /\p{L}/u.test(name) ? [plainMonth(name)] : []
    })
  })
  monthNames.set(language, names)
  return names
}

/** Languages of exports; a statement may be in another one than the page. */
const otherLanguages = ['en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pt', 'sv']

/** The month that a name or its beginning stands for: in the language, in English, or in others where they agree. */
function monthOf(word: string, htmlLang: string): number | undefined {
  const wanted = plainMonth(word)
  if (wanted.length < 3) return undefined
  const monthsOf = (language: string, matches: (name: string) => boolean): number[] =>
    monthNamesOf(language).flatMap((names, index) => (names.some(matches) ? [index + 1] : []))
  const isName = (name: string): boolean => name === wanted
  const isBeginning = (name: string): boolean => name.startsWith(wanted)
  // A whole name of another language before a beginning: `mar` is March on a Finnish page too, not marraskuu.
  for (const matches of [isName, isBeginning])
    for (const languages of [[htmlLang], ['en'], otherLanguages]) {
      const [month, ...more] = new Set(languages.flatMap((language) => monthsOf(language, matches)))
      if (month !== undefined && more.length === 0) return month
    }
  return undefined
}

let weekdays: ReadonlySet<string> | undefined

/** Names of weekdays in all languages, long and short: `di`, `tue`, `lauantaina`; articles before a day. */
function allWeekdays(): ReadonlySet<string> {
  const names = otherLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) =>
      Array.from({ length: 7 }, (_, day) =>
        plainMonth(
          new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 10, day + 1)),
        ),
      ),
    ),
  )
  // Finnish writes them as forms too; Danish has `den` behind them or alone, `d. 5. juni`.
  return new Set([...names.flatMap((name) => [name, `${name}na`, `${name}nä`]), 'den', 'd', 'le', 'el', 'il'])
}

/** A word before a day. `Mar 5, 2026` has none: what is behind the word is no day. */
const beforeDay =
  /^(\p{L}[\p{L}\p{M}.-]*)[.,]*\s+(?:den\s+)?(?=\p{L}|\d{4}|\d{1,2}(?:\.\s?|er|st|nd|rd|th)?[\s/-]*\p{L}|\d{1,2}\s?[-/. ]\s?\d{1,2}\s?[-/. ])/iu

/** A day without the weekday before it: `Di., 03.11.2026`, `fredag den 5. juni 2026`. */
function withoutWeekday(text: string): string {
  const found = beforeDay.exec(text)
  if (!found?.[1]) return text
  weekdays ??= allWeekdays()
  return weekdays.has(plainMonth(found[1])) ? text.slice(found[0].length) : text
}

function dayOf(year: number, month: number, day: number): ParsedDay {
  const fullYear = year < 100 ? 2000 + year : year
  const date = new Date(Date.UTC(fullYear, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && fullYear >= 1900 && fullYear < 2200
    ? { day: date.toISOString().slice(0, 10) }
    : { day: undefined, problem: 'impossible' }
}

/** Which of two numbers of a day is the month: `03/11/2026`. */
export type DayOrder = 'dayFirst' | 'monthFirst'

/** The time behind a day: `14:22`, `2.30 PM`, `T14:22:05Z`, `00:00:00 +0100`, `klo 14.22`. */
const time =
  /[T,]?\s*(?:\b(?:klo|kl\.?|at|um|à|om|ore|às)\s+)?\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?\s?m\.?|uhr|h)?\s*(?:z|utc|gmt|[a-z]{3,4})?(?:[+-]\d{2}:?\d{2})?(?:\s*\([^()]*\))?$/i

/** A text without the time behind its day; a day itself, `03.11.2026`, is none. */
function withoutTime(text: string): string {
  const found = time.exec(text)
  const day = found ? text.slice(0, found.index) : text
  return found &&
    /^(?:.*\d{4}|\d{1,2}[-/. ]+\d{1,2}[-/. ]+\d{2}\.?|\d{8}|.*\p{L}.*\d{2})\.?$/u.test(day.trim())
    ? day.trim()
    : text.replace(/^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})[T ].*$/, '$1')
}

/** What stands around a day and between its parts, as one writing: `“03.11.2026”;`, `2026‑11‑03`, `2026年11月3日`. */
const usualMarks = (text: string): string =>
  text
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^["'“”]+|["“”;,]+$|\sг\.?$/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?/u, '$1-$2-$3')
    // Banks write all fourteen digits: 20261103090500.
    .replace(/^((?:19|20)\d{6})(?:T?\d{6})(?:[.,]\d+)?(?:\[[^\]]*\])?Z?$/, '$1')

const clean = (text: string): string =>
  withoutWeekday(withoutTime(usualMarks(withoutUnseen(withLatinDigits(text)))))

const threeNumbers = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})\.?$/

/** Day 0 of a spreadsheet's calendar, for days after February 1900 (ECMA-376, 18.17.4.1). */
const dayZero = Date.UTC(1899, 11, 30)

/** The day of its number in a spreadsheet, of 1990 to 2099; a time may follow as a fraction: `46329.5`. */
function serialDay(text: string): ParsedDay {
  const found = /^(\d{5})(?:[.,]\d+)?$/.exec(text)
  const number = Number(found?.[1])
  return number >= 32_874 && number <= 73_050
    ? { day: new Date(dayZero + number * 86_400_000).toISOString().slice(0, 10) }
    : undefined
}

export type DayReading = {
  /** The order of the column; without it, that of the language. */
  order?: DayOrder | undefined
  /** Whether a number can be a day of a spreadsheet: in a column of days. */
  hasSerials?: boolean
}

/**
 * Reads a day as spreadsheets, banks and people write it: `2026-11-25`, `20261125`, `2026. 11. 25.`, `25.11.2026 14:22`, `11/25/26`
 * in the order of the language or column, `25 Nov 2026`, `25NOV2026`, `25-Nov-26`, with digits of any script.
 */
export function parseDay(text: string, htmlLang: string, { order, hasSerials }: DayReading = {}): ParsedDay {
  const plain = clean(text)
  const iso = /^(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})\.?(?:[T ].*|Z|[+-]\d{2}:\d{2})?$/.exec(plain)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  // Digits alone are a day only where the calendar has it.
  const compact =
    /^\d{8}$/.test(plain) &&
    dayOf(Number(plain.slice(0, 4)), Number(plain.slice(4, 6)), Number(plain.slice(6)))
  if (compact && compact.day !== undefined) return compact
  if (hasSerials) {
    const serial = serialDay(plain)
    if (serial) return serial
  }
  const numbers = threeNumbers.exec(plain)
  if (numbers) {
    const [, first, second, year] = numbers.map(Number)
    const ofLanguage = orderOf(htmlLang)
    const isMonthFirst = order
      ? order === 'monthFirst'
      : ofLanguage.indexOf('month') < ofLanguage.indexOf('day') && !plain.includes('.')
    const [month = 0, day = 0] = isMonthFirst ? [first, second] : [second, first]
    return dayOf(year ?? 0, month, day)
  }
  const named =
    /^(\d{1,2})(?:\.|er|º|st|nd|rd|th)?[\s/-]*(?:(?:de|of)\s+)?(\p{L}+\.?)[\s/,-]*(?:de[l]?\s+)?['’]?(\d{4}|\d{2})$/iu.exec(
      plain,
    )
  const namedFirst = /^(\p{L}+\.?)[\s/-]+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s/-]+)['’]?(\d{4}|\d{2})$/iu.exec(
    plain,
  )
  const yearFirst = /^(\d{4})[\s/,-]+(\p{L}+\.?)[\s/-]+(\d{1,2})$/u.exec(plain)
  for (const [day, word, year] of [
    [named?.[1], named?.[2], named?.[3]],
    [namedFirst?.[2], namedFirst?.[1], namedFirst?.[3]],
    [yearFirst?.[3], yearFirst?.[2], yearFirst?.[1]],
  ]) {
    const month = word ? monthOf(word, htmlLang) : undefined
    if (month) return dayOf(Number(year), month, Number(day))
  }
  return undefined
}

/**
 * The order of day and month in a column of days. `isSure` when a number above twelve, a point between or the sequence of
 * the cells decides it, or when there is nothing to decide; otherwise it is what the language writes, and has to be asked.
 */
export function dayOrderOf(
  cells: readonly string[],
  htmlLang: string,
): { order: DayOrder; isSure: boolean; hasOrder: boolean } {
  const parts = cells.flatMap((cell) => {
    const plain = clean(cell)
    const found = threeNumbers.exec(plain)
    return found ? [{ first: Number(found[1]), second: Number(found[2]), hasPoint: plain.includes('.') }] : []
  })
  const ofLanguage = orderOf(htmlLang)
  const usual = ofLanguage.indexOf('month') < ofLanguage.indexOf('day') ? 'monthFirst' : 'dayFirst'
  const isDayFirst = parts.some(({ first }) => first > 12)
  const isMonthFirst = parts.some(({ second }) => second > 12)
  const hasOrder = parts.some(({ first, second }) => first !== second)
  if (isDayFirst !== isMonthFirst)
    return { order: isDayFirst ? 'dayFirst' : 'monthFirst', isSure: true, hasOrder }
  if (!isDayFirst && parts.length > 0 && parts.every(({ hasPoint }) => hasPoint))
    return { order: 'dayFirst', isSure: true, hasOrder }
  return { order: usual, isSure: !hasOrder, hasOrder }
}
