import { decimal, roundUp, zero, type Decimal } from '../../numbers/model/decimal'
import type { Allowance, MealRule } from './travelRates'

/** How many meals somebody else has paid, or on how many days there were enough of them to halve the allowance. */
export type ProvidedMeals = { breakfasts: Decimal; lunches: Decimal; dinners: Decimal; halvedDays: Decimal }

export const noMeals: ProvidedMeals = { breakfasts: zero, lunches: zero, dinners: zero, halvedDays: zero }

/** What counts of hours that were typed: an hour begun counts in full. Days, nights and meals are whole as they are. */
export const countedUnits = ({ kind }: Pick<Allowance, 'kind'>, count: Decimal): Decimal =>
  kind === 'hour' ? roundUp(count) : count

/** How many days a count is: hours are those of one day. */
export const daysOf = ({ kind }: Pick<Allowance, 'kind'>, count: Decimal): Decimal =>
  kind === 'hour' ? decimal(1) : count

/** What is left of one day after its meals: at least the floor of the rule, and never less than nothing. */
function dayAfterMeals(full: Decimal, meals: Decimal, floor: string | undefined): Decimal {
  const least = decimal(floor ?? 0)
  const left = full.minus(meals)
  return left.gt(least) ? left : full.lt(least) ? full : least
}

/** The meals of each kind fall on the first days: the most of them that one day can have. */
function afterEachMeal(
  rule: Extract<MealRule, { kind: 'each' }>,
  dayAmount: Decimal,
  days: number,
  { breakfasts, lunches, dinners }: ProvidedMeals,
): Decimal {
  let sum = zero
  for (let day = 0; day < days; day += 1) {
    // One a day; more than there are days are all taken off the last one.
    const onDay = (meals: Decimal): Decimal =>
      meals.lte(day) ? zero : day === days - 1 ? meals.minus(day) : decimal(1)
    const meals = onDay(breakfasts)
      .times(rule.breakfast ?? 0)
      .plus(onDay(lunches).times(rule.lunch))
      .plus(onDay(dinners).times(rule.dinner))
    sum = sum.plus(dayAfterMeals(dayAmount, meals, rule.floor))
  }
  return sum
}

/**
 * What an allowance is worth for so many days, hours, nights or meals, exact, in the currency of its country. Meals that
 * somebody else paid are taken off the day they fall on, at most to its floor; each kind begins on the first day.
 */
export function perDiemAmount(
  { kind, amount, meals: rule }: Pick<Allowance, 'kind' | 'amount' | 'meals'>,
  typedCount: Decimal,
  meals: ProvidedMeals = noMeals,
): Decimal {
  const count = countedUnits({ kind }, typedCount)
  const full = count.times(amount)
  if (!rule) return full
  if (rule.kind === 'half')
    return full.minus((meals.halvedDays.gt(count) ? count : meals.halvedDays).times(amount).div(2))
  const days = daysOf({ kind }, count)
  return afterEachMeal(rule, full.div(days), Number(days.toFixed()), meals)
}
