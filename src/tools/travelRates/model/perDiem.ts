import { decimal, zero, type Decimal } from '../../numbers/model/decimal'
import type { Allowance } from './travelRates'

/** How many meals somebody else has paid, or on how many days there were enough of them to halve the allowance. */
export type ProvidedMeals = { breakfasts: Decimal; lunches: Decimal; dinners: Decimal; halvedDays: Decimal }

export const noMeals: ProvidedMeals = { breakfasts: zero, lunches: zero, dinners: zero, halvedDays: zero }

/**
 * What an allowance is worth for so many days, hours, nights or meals, exact, in the currency of its country: meals that
 * somebody else paid are taken away, never more than the allowance.
 */
export function perDiemAmount(
  { amount, meals: rule }: Pick<Allowance, 'amount' | 'meals'>,
  count: Decimal,
  meals: ProvidedMeals = noMeals,
): Decimal {
  const full = count.times(amount)
  if (!rule) return full
  const deducted =
    rule.kind === 'half'
      ? (meals.halvedDays.gt(count) ? count : meals.halvedDays).times(amount).div(2)
      : decimal(rule.breakfast ?? 0)
          .times(meals.breakfasts)
          .plus(decimal(rule.lunch).times(meals.lunches))
          .plus(decimal(rule.dinner).times(meals.dinners))
  return deducted.gt(full) ? zero : full.minus(deducted)
}
