/** The options of a country field on the page that shows a refused form again. */
import da from 'i18n-iso-countries/langs/da.json'
import de from 'i18n-iso-countries/langs/de.json'
import en from 'i18n-iso-countries/langs/en.json'
import es from 'i18n-iso-countries/langs/es.json'
import fi from 'i18n-iso-countries/langs/fi.json'
import fr from 'i18n-iso-countries/langs/fr.json'
import it from 'i18n-iso-countries/langs/it.json'
import nb from 'i18n-iso-countries/langs/nb.json'
import nl from 'i18n-iso-countries/langs/nl.json'
import pt from 'i18n-iso-countries/langs/pt.json'
import sv from 'i18n-iso-countries/langs/sv.json'
import type { Locale } from '../../../../locales.config'
import type { CountryNames } from '../../../leads/model/country/countries'
import { countryOptions } from '../../../leads/model/country/countryOptions'

const names: ReadonlyMap<string, CountryNames> = new Map(
  Object.entries({ da, de, en, es, fi, fr, it, nb, nl, pt, sv }).map(([language, { countries }]) => [
    language,
    countries,
  ]),
)

/** The countries in the language of a locale, as the form of its pages offers them; `other` is the last one's text. */
export const countryChoices = ({ language, country }: Locale, other: string) =>
  countryOptions({ language, names: names.get(language) ?? en.countries, first: country, other })
