import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { labelled } from '../../../core/i18n/labelled'
import { pluralForm } from '../../../core/i18n/plural'
import { decimal, type Decimal } from '../../numbers/model/decimal'
import { formatDecimal, formatMoneyOf } from '../../numbers/model/formatDecimal'
import { parseNumber } from '../../numbers/model/parseNumber'
import { ratesOf } from '../../travelRates/model/officialRates'
import { countedUnits } from '../../travelRates/model/perDiem'
import {
  takesPassengers,
  type Allowance,
  type AllowanceKind,
  type DistanceBand,
  type MileagePeriod,
  type PerDiemPeriod,
  type Vehicle,
} from '../../travelRates/model/travelRates'
import type { Words } from '../../words/model/wordsFor'
import type { CalculatedLine } from './calculate'
import { lineLimits } from './lineLimits'
import { allowanceOf, mileageRateOf } from './officialRateOf'
import type { Line, PerDiemLine } from './report'
import type { ExpenseReportWordKey } from './wordKeys'

export type ReportWords = Words<ExpenseReportWordKey>

/** A price of one unit, with as many decimals as it has and at least those of money: `€0.30`, `$0.725`. */
export const formatRate = (rate: Decimal, currency: string, htmlLang: string): string =>
  new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(Number(rate.toFixed(4)))

/** A number of things with the word in the form that the language has for it. */
export const counted = (
  count: number,
  htmlLang: string,
  words: ReportWords,
  name: 'receipts' | 'incomplete' | 'halved_days',
): string =>
  fill(pluralForm(count, htmlLang, { one: words[`${name}_one`], other: words[`${name}_other`] }), {
    count: formatNumber(count, htmlLang),
  })

type SimpleVehicle = 'car' | 'motorcycle' | 'bicycle' | 'moped'

/** The name of a vehicle of an official rate. */
export function vehicleName(vehicle: Vehicle, words: ReportWords): string {
  if (!('from' in vehicle || 'to' in vehicle)) return words[`vehicle_${vehicle.kind as SimpleVehicle}`]
  const { from, to } = vehicle
  if (vehicle.kind === 'motorcycleEngine' || vehicle.kind === 'motorcyclePower')
    return fill(
      words[vehicle.kind === 'motorcycleEngine' ? 'vehicle_motorcycle_engine' : 'vehicle_motorcycle_power'],
      {
        size: from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from}–${to}`,
      },
    )
  const size = { from: String(from ?? ''), to: String(to ?? '') }
  if (vehicle.kind === 'engine')
    return fill(
      from === undefined
        ? words.vehicle_engine_to
        : to === undefined
          ? words.vehicle_engine_from
          : words.vehicle_engine_between,
      size,
    )
  const name = fill(
    from === undefined
      ? words.vehicle_power_to
      : to === undefined
        ? words.vehicle_power_from
        : words.vehicle_power_only,
    size,
  )
  return vehicle.kind === 'power' && vehicle.isElectric
    ? fill(words.vehicle_electric, { vehicle: name })
    : name
}

/** What the rule pays for one passenger: `£0.05 per mile`. */
export function passengerText(
  { passenger }: MileagePeriod,
  country: string,
  htmlLang: string,
  words: ReportWords,
): string {
  const { currency, distance: unit } = ratesOf(country) ?? { currency: 'EUR', distance: 'km' as const }
  return perDistance(passenger ?? '0', currency, unit, htmlLang, words)
}

/** What counts of the number of a per diem, where it is another one than was typed: hours begun. */
export function countedHours(line: PerDiemLine, htmlLang: string): Decimal | undefined {
  const { allowance } = allowanceOf(line)
  const parsed = parseNumber(line.count, htmlLang, lineLimits.count)
  if (!allowance || parsed.problem !== undefined || parsed.value === undefined) return undefined
  const counted = countedUnits(allowance, decimal(parsed.value))
  return counted.eq(parsed.value) ? undefined : counted
}

/** Whether a per diem is for more than one day. */
export function isSeveralDays({ count }: PerDiemLine, htmlLang: string): boolean {
  const parsed = parseNumber(count, htmlLang, lineLimits.count)
  return parsed.problem === undefined && decimal(parsed.value ?? 0).gt(1)
}

/** The name of an official allowance. */
export const allowanceName = ({ kind, hours }: Allowance, words: ReportWords): string =>
  fill(words[`allowance_${kind}`], { hours: String(hours ?? '') })

const countedThings: Partial<Record<AllowanceKind, ExpenseReportWordKey>> = {
  hour: 'count_hours',
  overnight: 'count_nights',
  meal: 'count_meals',
  restaurantMeal: 'count_meals',
  evening: 'count_meals',
}

/** What the number of a per diem counts: days, hours, nights, meals. */
export const countLabel = (allowance: Allowance | undefined, words: ReportWords): string =>
  words[allowance ? (countedThings[allowance.kind] ?? 'count_days') : 'count']

const distanceText = (distance: Decimal, unit: 'km' | 'mi', htmlLang: string, words: ReportWords): string =>
  fill(words[`unit_${unit}`], { distance: formatDecimal(distance, htmlLang, 2) })

const perDistance = (
  rate: string,
  currency: string,
  unit: 'km' | 'mi',
  htmlLang: string,
  words: ReportWords,
): string => fill(words[`per_${unit}`], { amount: formatRate(decimal(rate), currency, htmlLang) })

/** The rates of a vehicle by distance: `£0.55 per mile up to 10,000 miles a year, £0.25 per mile beyond that`. */
export function bandsText(
  bands: readonly DistanceBand[],
  country: string,
  htmlLang: string,
  words: ReportWords,
): string {
  const { currency, distance: unit } = ratesOf(country) ?? { currency: 'EUR', distance: 'km' as const }
  return bands
    .map(({ upTo, rate, plus }) => {
      const simple = perDistance(rate, currency, unit, htmlLang, words)
      const text =
        plus === undefined || plus === '0'
          ? simple
          : fill(words.band_plus, { rate: simple, amount: formatRate(decimal(plus), currency, htmlLang) })
      if (upTo !== undefined)
        return fill(words.band_up_to, {
          rate: text,
          distance: distanceText(decimal(upTo), unit, htmlLang, words),
        })
      return bands.length > 1 ? fill(words.band_beyond, { rate: text }) : text
    })
    .join(', ')
}

/** The days on which an official rate is valid, and what else it limits. */
export function validityText(
  period: MileagePeriod | PerDiemPeriod,
  country: string,
  htmlLang: string,
  words: ReportWords,
): string {
  const from = formatDay(period.from, htmlLang)
  const valid =
    period.until === undefined
      ? fill(words.valid_since, { from })
      : fill(words.valid_between, { from, until: formatDay(period.until, htmlLang) })
  const { currency, distance: unit } = ratesOf(country) ?? { currency: 'EUR', distance: 'km' as const }
  const limit = 'limit' in period ? period.limit : undefined
  const limited =
    limit?.kind === 'month'
      ? fill(words.limit_month, { amount: formatMoneyOf(decimal(limit.amount), currency, htmlLang) })
      : limit
        ? fill(words.limit_year, { distance: distanceText(decimal(limit.distance), unit, htmlLang, words) })
        : ''
  return [valid, limited].filter(Boolean).join(' ')
}

/** What a line is called: its supplier, route or place, or what it is while it has none. */
export function lineTitle(line: Line, words: ReportWords): string {
  if (line.kind === 'expense') return line.merchant.trim() || words.new_expense
  if (line.kind === 'mileage') return line.route.trim() || words.new_mileage
  const { allowance } = allowanceOf(line)
  return line.place.trim() || (allowance ? allowanceName(allowance, words) : words.new_per_diem)
}

/** How a journey or a per diem is calculated: `120 miles × £0.55 per mile`; empty for an expense and while it is not complete. */
export function calculationText(calculated: CalculatedLine, htmlLang: string, words: ReportWords): string {
  const { line, amount, currency, overLimit } = calculated
  if (!amount || line.kind === 'expense') return ''
  if (line.kind === 'mileage') {
    const unit = ratesOf(line.country)?.distance ?? 'km'
    const { period, rate } = mileageRateOf(line)
    const price = rate
      ? bandsText(rate.bands, line.country, htmlLang, words)
      : fill(words[`per_${unit}`], { amount: line.ownRate.trim() + ' ' + currency })
    const journey = fill(words.times, {
      count: fill(words[`unit_${unit}`], { distance: line.distance.trim() }),
      rate: price,
    })
    const passengers =
      period && rate && takesPassengers(period, rate) && !/^0*$/.test(line.passengers.trim())
        ? `${labelled(words.passengers, line.passengers.trim(), htmlLang)}, ${fill(words.passengers_rate, {
            rate: passengerText(period, line.country, htmlLang, words),
          })}`
        : ''
    const over = overLimit
      ? fill(words.over_limit, { amount: formatMoneyOf(overLimit, currency, htmlLang) })
      : ''
    return [journey, passengers, over].filter(Boolean).join('. ')
  }
  const { allowance } = allowanceOf(line)
  const rate = allowance
    ? `${allowanceName(allowance, words)} (${formatRate(decimal(allowance.amount), currency, htmlLang)})`
    : `${line.ownRate.trim()} ${currency}`
  const meals = (['breakfasts', 'lunches', 'dinners'] as const)
    .filter((meal) => allowance?.meals?.kind === 'each' && !/^0*$/.test(line[meal].trim()))
    .map((meal) => labelled(words[meal], line[meal].trim(), htmlLang))
  if (allowance?.meals?.kind === 'half' && !/^0*$/.test(line.halvedDays.trim()))
    meals.push(
      labelled(
        counted(allowance.meals.meals, htmlLang, words, 'halved_days'),
        line.halvedDays.trim(),
        htmlLang,
      ),
    )
  const hours = countedHours(line, htmlLang)
  const text = fill(words.times, {
    count: hours ? formatDecimal(hours, htmlLang) : line.count.trim(),
    rate,
  })
  return meals.length > 0 ? `${text}, ${fill(words.doc_meals, { meals: meals.join(', ') })}` : text
}
