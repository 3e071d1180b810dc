import { decimal, zero, type Decimal } from '../../numbers/model/decimal'
import type { DistanceBand } from './travelRates'

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
 * decides about the band: a journey that passes the end of a band is divided.
 */
export const mileageAmount = (
  bands: readonly DistanceBand[],
  distance: Decimal,
  before: Decimal = zero,
): Decimal => yearAmount(bands, before.plus(distance)).minus(yearAmount(bands, before))
