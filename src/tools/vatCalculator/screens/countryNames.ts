import { formatCountry } from '../../../core/i18n/formatCountry'
import { vatCountries, type VatCountry } from '../../vat/model/vatCountries'

/** The countries with their names in a language, in the order of the names. */
export function countriesByName(htmlLang: string): { code: VatCountry; name: string }[] {
  const collator = new Intl.Collator(htmlLang)
  return vatCountries
    .map((code) => ({ code, name: formatCountry(code, htmlLang) }))
    .sort((a, b) => collator.compare(a.name, b.name))
}
