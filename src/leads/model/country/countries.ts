/** The countries of ISO 3166-1 with their codes. */
import codes from 'i18n-iso-countries/codes.json'
import type { CountryNames } from './names/usualNames'
import { sortKey } from './sortKey'

export type Country = {
  alpha2: string
  alpha3: string
  /** Three digits. */
  numeric: string
  /** The country's entry in ISO 3166-2: `ISO 3166-2:GB`. */
  subdivisions: string
  /** In the requested language. */
  name: string
}

/**
 * All countries that have a name, in the alphabetical order of the language (ISO 639-1). Not sorted by `Intl.Collator`,
 * which may differ between the build and a browser: hydration needs the same list in both.
 */
export function countriesIn(language: string, names: CountryNames): Country[] {
  return codes
    .flatMap(([alpha2 = '', alpha3 = '', numeric = '', subdivisions = '']): Country[] => {
      const name = names[alpha2]
      return name ? [{ alpha2, alpha3, numeric, subdivisions, name }] : []
    })
    .map((country) => ({ country, key: sortKey(country.name, language) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ country }) => country)
}
