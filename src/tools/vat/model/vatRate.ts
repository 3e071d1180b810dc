import type { VatUse } from './vatUses'

/**
 * The kinds of VAT rates, as the VAT directive (2006/112/EC, articles 97, 98, 105a and 110) tells them apart, and two
 * that countries name themselves: the intermediate rate (taux intermédiaire, taxa intermédia) and Ireland's second
 * reduced rate.
 */
export const vatRateKinds = [
  'standard', 'intermediate', 'reduced', 'secondReduced', 'superReduced', 'parking', 'special', 'zero',
] as const // prettier-ignore

export type VatRateKind = (typeof vatRateKinds)[number]

/** Regions with their own rates. */
export const vatRegions = [
  'azores', 'corsica', 'frenchOverseas', 'greekIslands', 'jungholzMittelberg', 'madeira',
] as const // prettier-ignore

export type VatRegion = (typeof vatRegions)[number]

/** Countries with places to which none of the rates here applies, because they have no VAT or a tax of their own. */
export const countriesWithPlacesApart = ['DE', 'DK', 'ES', 'FR', 'GB', 'GR', 'IT', 'NO'] as const

export type CountryWithPlacesApart = (typeof countriesWithPlacesApart)[number]

export const hasPlacesApart = (country: string): country is CountryWithPlacesApart =>
  (countriesWithPlacesApart as readonly string[]).includes(country)

/** Days as `2026-11-25`, so that they can be compared as texts. `until` is the last day. */
export type Period = { since?: string; until?: string }

/** What a rate is for, where only for a time with its days. */
export type DatedUse = Period & { use: VatUse }

export type VatRate = {
  kind: VatRateKind
  /** Decimal text: `5.5`. */
  percent: string
  /** The most important uses, not all. */
  uses: readonly DatedUse[]
  /** A day from which on the rate has applied without a break. It can be older than that: the sources tell of no change since. */
  since: string
  /** The last day, where the end of the rate is decided or past. */
  until?: string
}

/** `language` is that of the title. */
export type VatSource = { title: string; language: string; url: string }

/** The rates of one country, with past ones from `ratesKnownSince` on. */
export type CountryRates = {
  rates: readonly VatRate[]
  /** Rates that replace those of the country in a region. */
  regions?: Readonly<Partial<Record<VatRegion, readonly VatRate[]>>>
  sources: readonly VatSource[]
}
