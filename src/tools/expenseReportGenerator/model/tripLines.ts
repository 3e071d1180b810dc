import type { TripPart } from '../../travelRates/model/trip'
import { allowanceOf } from './officialRateOf'
import { newPerDiem, type PerDiemLine } from './report'

/** The fields of a per diem that count meals somebody else paid. */
const mealFields = ['breakfasts', 'lunches', 'dinners', 'halvedDays'] as const

type Meals = Pick<PerDiemLine, (typeof mealFields)[number]>

/**
 * The meals of a per diem for a whole trip, by its parts: each kind begins on the first day that they are taken off, one a
 * day. What is no whole number stays on the first part and what there are too many of on the last one, where both are said.
 */
function mealsOfParts(line: PerDiemLine, parts: readonly TripPart[]): Meals[] {
  const meals = parts.map((): Meals => ({ breakfasts: '', lunches: '', dinners: '', halvedDays: '' }))
  const taking = parts.flatMap(({ allowance, date, count }, index) => {
    const { meals: rule, kind } = allowanceOf({ ...line, allowance, date }).allowance ?? {}
    return rule ? [{ index, days: kind === 'hour' ? 1 : count }] : []
  })
  for (const field of mealFields) {
    const typed = line[field].trim()
    let left = /^\d{1,3}$/.test(typed) ? Number(typed) : undefined
    taking.forEach(({ index, days }, position) => {
      const part = meals[index]
      if (!part) return
      if (left === undefined) {
        if (position === 0) part[field] = typed
        return
      }
      const isLast = position === taking.length - 1
      const here = isLast ? left : Math.min(left, days)
      left -= here
      if (here > 0) part[field] = String(here)
    })
  }
  return meals
}

/** The lines of the parts of a trip, with what was entered in the per diem for all of it: place, note, rate of exchange, meals. */
export function tripLines(line: PerDiemLine, parts: readonly TripPart[]): PerDiemLine[] {
  const { id, country, place, note, rate, rateSource } = line
  const meals = mealsOfParts(line, parts)
  return parts.map(({ allowance, date, count }, index) => ({
    ...newPerDiem(id, country),
    place,
    note,
    rate,
    rateSource,
    ...meals[index],
    allowance,
    date,
    count: String(count),
  }))
}
