import { decimal, zero, type Decimal } from '../../numbers/model/decimal'
import type { DistanceBand, MileageLimit } from './travelRates'

/** What the whole distance of a year is worth, exact. */
function yearAmount(bands: readonly DistanceBand[], distance: Decimal): Decimal {
  let last = 0
  let sum = zero
  for (const { upTo, rate, plus } of bands) {
    const isLast = upTo === undefined || distance.lte(upTo)
    const end = isLast ? distance : decimal(upTo)
    sum = plus === undefined ? sum.plus(end.minus(last).times(rate)) : end.times(rate).plus(plus)
    if (isLast) return sum
    last = upTo
  }
  return sum
}

/**
 * What a journey is worth, exact, in the currency of the rates. `before` is the distance of the year before it, which
 * decides about the band: a journey that passes the end of a band is divided, and beyond the limit nothing is paid. For a
 * limit of months it is the distance of the month.
 */
export const mileageAmount = (
  bands: readonly DistanceBand[],
  distance: Decimal,
  before: Decimal = zero,
  limit?: MileageLimit,
): Decimal => amountUpTo(bands, before.plus(distance), limit).minus(amountUpTo(bands, before, limit))

/** What the rule pays for a distance of the year, or of the month for a limit of months. */
function amountUpTo(
  bands: readonly DistanceBand[],
  distance: Decimal,
  limit: MileageLimit | undefined,
): Decimal {
  if (limit?.kind === 'year') return yearAmount(bands, smaller(distance, decimal(limit.distance)))
  const amount = yearAmount(bands, distance)
  return limit ? smaller(amount, decimal(limit.amount)) : amount
}

const smaller = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b)
