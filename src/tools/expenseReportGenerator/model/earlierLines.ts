import { decimal, zero, type Decimal } from '../../numbers/model/decimal'
import { parseNumber } from '../../numbers/model/parseNumber'
import type { MileageLimit } from '../../travelRates/model/travelRates'
import { lineLimits } from './lineLimits'
import { mileageRateOf } from './officialRateOf'
import type { Line, MileageLine } from './report'

/** What the other lines of a report say about one line. */
export type LineContext = {
  /** The distance of the journeys that were before this one, in the same year or month. */
  earlier: Decimal
  /** Whether the trip has whole days beside the hours of this line. */
  hasDays: boolean
}

/** Whether a line is worth the same in both. */
export const isSameContext = (a: LineContext, b: LineContext): boolean =>
  a.hasDays === b.hasDays && a.earlier.eq(b.earlier)

export const alone: LineContext = { earlier: zero, hasDays: false }

/** The first day of a tax year that is no calendar year. */
const taxYearStart: Readonly<Record<string, string>> = { GB: '04-06' }

/** The year or month in which the distances of a line add up: `2026`, `2026-11`; empty without a day. */
export function periodKey(country: string, date: string, limit: MileageLimit | undefined): string {
  if (date === '') return ''
  if (limit?.kind === 'month') return date.slice(0, 7)
  const year = Number(date.slice(0, 4))
  return String(date.slice(5) < (taxYearStart[country] ?? '01-01') ? year - 1 : year)
}

const numberIn = (text: string, htmlLang: string, name: 'distance' | 'before'): Decimal => {
  const parsed = parseNumber(text, htmlLang, lineLimits[name])
  return parsed.problem === undefined ? decimal(parsed.value ?? 0) : zero
}

/** Journeys whose distances add up: of one country, vehicle and period. */
function groupOf(line: MileageLine): string | undefined {
  const { period, rate } = mileageRateOf(line)
  if (!period || !rate) return undefined
  return [line.country, rate.id, periodKey(line.country, line.date, period.limit)].join('\n')
}

function mileageContexts(lines: readonly Line[], htmlLang: string): Map<Line, LineContext> {
  const journeys = lines
    .filter((line) => line.kind === 'mileage')
    // Sorting is stable: journeys of one day keep their order, and those without a day are a period of their own.
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const driven = new Map<string, Decimal>()
  const contexts = new Map<Line, LineContext>()
  for (const line of journeys) {
    const group = groupOf(line)
    if (group === undefined) continue
    const earlier = driven.get(group) ?? zero
    contexts.set(line, { ...alone, earlier })
    // What was typed is the truth about everything before this journey.
    const before = line.before.trim() === '' ? earlier : numberIn(line.before, htmlLang, 'before')
    driven.set(group, before.plus(numberIn(line.distance, htmlLang, 'distance')))
  }
  return contexts
}

/** The countries with lines of whole days. */
const countriesWithDays = (lines: readonly Line[]): Set<string> =>
  new Set(
    lines.flatMap((line) => (line.kind === 'perDiem' && line.allowance === 'day' ? [line.country] : [])),
  )

/** What each line of a report has to know of the others. */
export function lineContexts(lines: readonly Line[], htmlLang: string): (line: Line) => LineContext {
  const mileage = mileageContexts(lines, htmlLang)
  const withDays = countriesWithDays(lines)
  return (line) =>
    line.kind === 'perDiem' ? { ...alone, hasDays: withDays.has(line.country) } : (mileage.get(line) ?? alone)
}
