import { fill } from '../../../core/i18n/fill'
import { formatCountry } from '../../../core/i18n/formatCountry'
import { labelled } from '../../../core/i18n/labelled'
import {
  allowanceName,
  bandsText,
  formatRate,
  passengerText,
  validityText,
  vehicleName,
  type ReportWords,
} from '../../expenseReportGenerator/model/describe'
import { decimal } from '../../numbers/model/decimal'
import { officialRates } from '../../travelRates/model/officialRates'
import {
  takesPassengers,
  type CountryRates,
  type MileagePeriod,
  type MileageRate,
  type RateSource,
} from '../../travelRates/model/travelRates'

/** A row of a table of official rates: what for, how much, on which days, and who says so. */
export type RateRow = {
  country: string
  name: string
  rate: string
  /** The rate of the first band alone. */
  shortRate: string
  applies: string
  source: RateSource
}

/** The countries to show, by name: those asked for, or all with official rates. `country` first, if it is among them. */
function shownCountries(codes: readonly string[], htmlLang: string, first: string): CountryRates[] {
  const collator = new Intl.Collator(htmlLang)
  const nameOf = ({ country }: CountryRates): string => formatCountry(country, htmlLang)
  return officialRates
    .filter(({ country }) => codes.length === 0 || codes.includes(country))
    .sort((a, b) =>
      a.country === first ? -1 : b.country === first ? 1 : collator.compare(nameOf(a), nameOf(b)),
    )
}

type Shown = { codes: readonly string[]; htmlLang: string; first: string; words: ReportWords }

/** The rows of each country, in their order. */
export function rowsByCountry(rows: readonly RateRow[]): (readonly [country: string, rows: RateRow[]])[] {
  const countries = new Map<string, RateRow[]>()
  for (const row of rows) countries.set(row.country, [...(countries.get(row.country) ?? []), row])
  return [...countries]
}

/** The rate of one vehicle, with the days and the limit that count for it. */
type VehicleRate = { period: MileagePeriod; rate: MileageRate }

const vehicleRates = (period: MileagePeriod): VehicleRate[] =>
  period.rates.map((rate) => ({ period: rate.limit ? { ...period, limit: rate.limit } : period, rate }))

/** What the rule pays for the vehicle, as one string to compare. */
const paid = ({ period, rate }: VehicleRate): string =>
  JSON.stringify([rate.bands, period.limit, takesPassengers(period, rate) && period.passenger])

/** Every rate of each vehicle, newest first: a rate that a later period kept is one entry since the day it began. */
function rateHistory(periods: readonly MileagePeriod[]): VehicleRate[][] {
  const histories = new Map<string, VehicleRate[]>()
  for (const entry of periods.flatMap(vehicleRates)) {
    const history = histories.get(entry.rate.id) ?? []
    const later = history.at(-1)
    if (later && paid(later) === paid(entry))
      history[history.length - 1] = { ...later, period: { ...later.period, from: entry.period.from } }
    else history.push(entry)
    histories.set(entry.rate.id, history)
  }
  return [...histories.values()]
}

/** `Free of tax up to: £0.55 per mile. Passengers: £0.05 per mile for each of them` */
function rateText(
  { period, rate }: VehicleRate,
  country: string,
  htmlLang: string,
  words: ReportWords,
): string {
  const own = fill(words[`official_${period.basis}`], {
    rates: bandsText(rate.bands, country, htmlLang, words),
  })
  if (!takesPassengers(period, rate)) return own
  const each = fill(words.passengers_rate, { rate: passengerText(period, country, htmlLang, words) })
  return `${own}. ${labelled(words.passengers, each, htmlLang)}`
}

/**
 * The mileage rates of the countries, a row for each vehicle: of the newest period, or with `isHistory` every rate that
 * the list has, by vehicle and newest first. A history of several countries stands below their newest rates and leaves these out.
 */
export function mileageRows({ codes, htmlLang, first, words }: Shown, isHistory = false): RateRow[] {
  return shownCountries(codes, htmlLang, first).flatMap(({ country, mileage }) =>
    (isHistory
      ? rateHistory(mileage).flatMap((history) => (codes.length === 1 ? history : history.slice(1)))
      : mileage.slice(0, 1).flatMap(vehicleRates)
    ).map((entry) => ({
      country: formatCountry(country, htmlLang),
      name: vehicleName(entry.rate.vehicle, words),
      rate: rateText(entry, country, htmlLang, words),
      shortRate: bandsText(entry.rate.bands.slice(0, 1), country, htmlLang, words),
      applies: validityText(entry.period, country, htmlLang, words),
      source: entry.period.source,
    })),
  )
}

/** The daily allowances of the countries, a row for each, of the newest period. */
export function allowanceRows({ codes, htmlLang, first, words }: Shown): RateRow[] {
  return shownCountries(codes, htmlLang, first).flatMap(({ country, currency, perDiem: [period] }) =>
    period
      ? period.allowances.map((allowance) => {
          const rate = formatRate(decimal(allowance.amount), currency, htmlLang)
          return {
            country: formatCountry(country, htmlLang),
            name: allowanceName(allowance, words),
            rate,
            shortRate: rate,
            applies: validityText(period, country, htmlLang, words),
            source: period.source,
          }
        })
      : [],
  )
}
