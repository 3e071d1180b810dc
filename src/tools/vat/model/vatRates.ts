import type { VatCountry } from './vatCountries'
import type { Period, VatRate, VatRegion, VatSource } from './vatRate'
import { vatRateData } from './vatRateData'

/** Which VAT rate applies on a day. The rates of each country are in vatRateData.ts. */

/** The day on which all rates were last compared with their sources. */
export const ratesCheckedOn = '2026-11-25'

/** The first day for which the rates are complete. */
export const ratesKnownSince = '2025-01-01'

const isIn = ({ since, until }: Period, day: string): boolean =>
  (since === undefined || since <= day) && (until === undefined || day <= until)

const ratesIn = (rates: readonly VatRate[], day: string): VatRate[] =>
  rates
    .filter((rate) => isIn(rate, day))
    .map((rate) => ({ ...rate, uses: rate.uses.filter((use) => isIn(use, day)) }))

/**
 * The VAT rates of a country on a day (`2026-11-25`): the standard rate first, then from the highest to the lowest. Days
 * before `ratesKnownSince` have the rates of that day.
 */
export const ratesOn = (country: VatCountry, day: string): VatRate[] =>
  ratesIn(vatRateData[country].rates, day < ratesKnownSince ? ratesKnownSince : day)

/** The rates of the regions of a country that have their own, by region. */
export function regionalRatesOn(country: VatCountry, day: string): { region: VatRegion; rates: VatRate[] }[] {
  const regions = Object.entries(vatRateData[country].regions ?? {}) as [VatRegion, readonly VatRate[]][]
  return regions.map(([region, rates]) => ({ region, rates: ratesIn(rates, day) }))
}

/** The standard rate of a country on a day, decimal text. */
export function standardRateOn(country: VatCountry, day: string): string {
  const standard = ratesOn(country, day).find(({ kind }) => kind === 'standard')
  if (!standard) throw new Error(`No standard VAT rate of ${country} on ${day}`)
  return standard.percent
}

/** Where the rates of a country come from. */
export const sourcesOf = (country: VatCountry): readonly VatSource[] => vatRateData[country].sources
