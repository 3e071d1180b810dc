import { fill } from '../../../core/i18n/fill'
import { formatCountry } from '../../../core/i18n/formatCountry'
import {
  allowanceName,
  bandsText,
  formatRate,
  validityText,
  vehicleName,
  type ReportWords,
} from '../../expenseReportGenerator/model/describe'
import { decimal } from '../../numbers/model/decimal'
import { officialRates } from '../../travelRates/model/officialRates'
import type { CountryRates, RateSource } from '../../travelRates/model/travelRates'

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

/**
 * The mileage rates of the countries, a row for each vehicle: of the newest period, or with `isHistory` of every period
 * that the list has, newest first.
 */
export function mileageRows({ codes, htmlLang, first, words }: Shown, isHistory = false): RateRow[] {
  return shownCountries(codes, htmlLang, first).flatMap(({ country, mileage }) =>
    (isHistory ? mileage : mileage.slice(0, 1)).flatMap((period) =>
      period.rates.map(({ vehicle, bands }) => ({
        country: formatCountry(country, htmlLang),
        name: vehicleName(vehicle, words),
        rate: fill(words[`official_${period.basis}`], { rates: bandsText(bands, country, htmlLang, words) }),
        shortRate: bandsText(bands.slice(0, 1), country, htmlLang, words),
        applies: validityText(period, country, htmlLang, words),
        source: period.source,
      })),
    ),
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
