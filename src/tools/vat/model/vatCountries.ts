/**
 * The countries whose VAT the tools know, by ISO 3166-1 alpha-2: the 27 member states of the European Union, the United
 * Kingdom, Norway and Switzerland.
 */
export const vatCountries = [
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
] as const // prettier-ignore

export type VatCountry = (typeof vatCountries)[number]

export const isVatCountry = (value: unknown): value is VatCountry =>
  (vatCountries as readonly unknown[]).includes(value)

/** The countries that are no member states of the European Union. */
const outsideTheUnion: readonly VatCountry[] = ['CH', 'GB', 'NO']

/** Whether the country is a member state of the European Union. */
export const isInTheUnion = (country: VatCountry): boolean => !outsideTheUnion.includes(country)

/** Currencies that are not the euro (Bulgaria has it since 2026-01-01). */
const otherCurrencies: Readonly<Partial<Record<VatCountry, string>>> = {
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  NO: 'NOK',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
}

/** The currency of the country, ISO 4217. */
export const currencyOf = (country: VatCountry): string => otherCurrencies[country] ?? 'EUR'
