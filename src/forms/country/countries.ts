/** The countries of ISO 3166-1 with their codes (§3.1). */
import codes from 'i18n-iso-countries/codes.json'
import { sortKey } from './sortKey'

export type Country = {
  alpha2: string
  alpha3: string
  /** Three digits. */
  numeric: string
  /** Names the country in ISO 3166-2: `ISO 3166-2:GB`. */
  subdivisions: string
  /** In the language asked for. */
  name: string
}

/** Names by alpha-2 code, as i18n-iso-countries has them: of several, the first is the usual one. */
export type CountryNames = Readonly<Record<string, string | string[]>>

/**
 * All countries that have a name, in the alphabet of the language (ISO 639-1). The order comes from the letters alone:
 * `Intl.Collator` may differ between the build and a browser, whose lists have to be the same.
 */
export function countriesIn(language: string, names: CountryNames): Country[] {
  return codes
    .flatMap(([alpha2 = '', alpha3 = '', numeric = '', subdivisions = '']): Country[] => {
      const name = [names[alpha2] ?? []].flat()[0]
      return name ? [{ alpha2, alpha3, numeric, subdivisions, name }] : []
    })
    .map((country) => ({ country, key: sortKey(country.name, language) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ country }) => country)
}
