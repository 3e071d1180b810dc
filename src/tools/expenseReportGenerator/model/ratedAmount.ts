import { decimal, roundMoney, zero, type Decimal } from '../../numbers/model/decimal'
import { mileageAmount } from '../../travelRates/model/mileage'
import { ratesOf } from '../../travelRates/model/officialRates'
import { countedUnits, daysOf, perDiemAmount } from '../../travelRates/model/perDiem'
import {
  takesPassengers,
  type Allowance,
  type MileagePeriod,
  type MileageRate,
} from '../../travelRates/model/travelRates'
import type { LineContext } from './earlierLines'
import type { LineReader } from './lineReader'
import { allowanceOf, mileageRateOf } from './officialRateOf'
import type { MileageLine, PerDiemLine } from './report'

/** What a line is worth at an official rate or that of the company. */
export type RatedAmount = {
  currency: string
  amount: Decimal | undefined
  /** What a limit of the rule has taken off; undefined without one that was reached. */
  overLimit?: Decimal
}

/** Whether the distance before a journey changes what it is worth. */
export const asksBefore = (period: MileagePeriod, rate: MileageRate): boolean =>
  rate.bands.length > 1 || period.limit !== undefined

function officialJourney(
  period: MileagePeriod,
  rate: MileageRate,
  reader: LineReader,
  earlier: Decimal,
  currency: string,
): RatedAmount {
  const distance = reader.positive('distance')
  const before = asksBefore(period, rate) ? (reader.number('before') ?? earlier) : zero
  const people = takesPassengers(period, rate) ? (reader.number('passengers') ?? zero) : zero
  if (!distance || reader.problems.before || reader.problems.passengers)
    return { currency, amount: undefined }
  const extra = distance.times(people).times(period.passenger ?? 0)
  const { limit } = period
  const paid = mileageAmount(rate.bands, distance, before, limit)
  const over = limit ? mileageAmount(rate.bands, distance, before).minus(paid) : zero
  return {
    currency,
    amount: roundMoney(paid.plus(extra), currency),
    ...(over.gt(0) ? { overLimit: roundMoney(over, currency) } : {}),
  }
}

/** A journey. `earlier` is the distance of the journeys before it, which counts when nothing was typed. */
export function journeyAmount(
  line: MileageLine,
  reader: LineReader,
  reportCurrency: string,
  { earlier }: LineContext,
): RatedAmount {
  const { period, rate } = mileageRateOf(line)
  const currency = ratesOf(line.country)?.currency ?? reportCurrency
  if (period && rate) return officialJourney(period, rate, reader, earlier, currency)
  const distance = reader.positive('distance')
  const own = reader.positive('ownRate')
  return { currency, amount: distance && own && roundMoney(distance.times(own), currency) }
}

const meals = ['breakfasts', 'lunches', 'dinners', 'halvedDays'] as const

/** What is wrong with a number of days, hours, nights or meals by the rule. */
function checkCount(allowance: Allowance, typed: Decimal, reader: LineReader, hasDays: boolean): void {
  const count = countedUnits(allowance, typed)
  if (!count.eq(count.round(0))) reader.problems.count = 'notWhole'
  else if (allowance.most !== undefined && count.gt(allowance.most)) reader.problems.count = 'tooMany'
  else if (allowance.tripOver !== undefined && !hasDays && typed.lte(allowance.tripOver))
    reader.problems.count = 'tooShort'
}

/** A per diem. */
export function dayAmount(
  line: PerDiemLine,
  reader: LineReader,
  reportCurrency: string,
  { hasDays }: LineContext,
): RatedAmount {
  const { allowance } = allowanceOf(line)
  const currency = ratesOf(line.country)?.currency ?? reportCurrency
  const count = reader.positive('count')
  if (!allowance) {
    const own = reader.positive('ownRate')
    return { currency, amount: count && own && roundMoney(count.times(own), currency) }
  }
  const provided = {
    breakfasts: reader.number('breakfasts') ?? zero,
    lunches: reader.number('lunches') ?? zero,
    dinners: reader.number('dinners') ?? zero,
    halvedDays: reader.number('halvedDays') ?? zero,
  }
  if (count) {
    checkCount(allowance, count, reader, hasDays)
    const days = allowance.meals ? daysOf(allowance, count) : decimal(0)
    for (const meal of meals)
      if (allowance.meals && provided[meal].gt(days)) reader.problems[meal] ??= 'tooMany'
  }
  const isComplete = count && Object.keys(reader.problems).length === 0
  return {
    currency,
    amount: isComplete ? roundMoney(perDiemAmount(allowance, count, provided), currency) : undefined,
  }
}
