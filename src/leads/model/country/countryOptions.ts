import { countriesIn } from './countries'
import type { CountryNames } from './names/usualNames'

/** The value for visitors whose country is not in the list. */
export const otherCountry = 'Other'

type CountryOptionsInput = {
  language: string
  names: CountryNames
  /** Alpha-2 code of the country that comes first. */
  first: string
  /** Text of the last option. */
  other: string
}

/** The options of a country field. */
export function countryOptions({ language, names, first, other }: CountryOptionsInput) {
  const countries = countriesIn(language, names)
  const isFirst = ({ alpha2 }: { alpha2: string }): boolean => alpha2 === first
  return [...countries.filter(isFirst), ...countries.filter((country) => !isFirst(country))]
    .map(({ alpha2, name }) => ({ value: alpha2, text: name }))
    .concat({ value: otherCountry, text: other })
}
