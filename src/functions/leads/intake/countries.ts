/** The options of a country field on the page that shows a refused form again. */
import type { Locale } from '../../../../locales.config'
import { countryOptions } from '../../../leads/model/country/countryOptions'
import { names as da } from '../../../leads/model/country/names/da'
import { names as de } from '../../../leads/model/country/names/de'
import { names as en } from '../../../leads/model/country/names/en'
import { names as es } from '../../../leads/model/country/names/es'
import { names as fi } from '../../../leads/model/country/names/fi'
import { names as fr } from '../../../leads/model/country/names/fr'
import { names as it } from '../../../leads/model/country/names/it'
import { names as nb } from '../../../leads/model/country/names/nb'
import { names as nl } from '../../../leads/model/country/names/nl'
import { names as pt } from '../../../leads/model/country/names/pt'
import { names as sv } from '../../../leads/model/country/names/sv'
import type { CountryNames } from '../../../leads/model/country/names/usualNames'

const namesByLanguage: Readonly<Record<string, CountryNames>> = { da, de, en, es, fi, fr, it, nb, nl, pt, sv }

/** The countries in the language of a locale, as the form of its pages offers them; `other` is the last one's text. */
export const countryChoices = ({ language, country }: Locale, other: string) =>
  countryOptions({ language, names: namesByLanguage[language] ?? en, first: country, other })
