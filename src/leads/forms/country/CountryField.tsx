import { memo, Suspense, type ComponentType } from 'react'
import { lazyPart } from '../../../content/site/lazyPart'
import { useLocale } from '../../../content/site/SiteContext'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { leadLimits } from '../../model/contract'
import type { CountryNames } from '../../model/country/names/usualNames'

export type CountryFieldProps = {
  label: string
  name: string
  required: boolean
  autoComplete?: string
  error?: string
  /** Text of the option for visitors whose country is not in the list. */
  other: string
}

type NamesModule = { names: CountryNames }

/** The field without the names: a text input. */
function CountryTextField({ label, name, required, error }: CountryFieldProps) {
  const field = { label, name, required, error }
  return <Field {...field} autoComplete="country-name" maxLength={leadLimits.field} />
}

async function namedCountryField(language: string, load: () => Promise<NamesModule>) {
  const [{ names }, { countryOptions }] = await Promise.all([
    load(),
    import('../../model/country/countryOptions'),
  ])
  return function NamedCountryField({ other, ...select }: CountryFieldProps) {
    const { country } = useLocale()
    const options = countryOptions({ language, names, first: country, other })
    return <Select {...select} options={options} />
  }
}

/** The field in one language. Its names are a separate chunk; without it the field is a text input. */
const inLanguage = (language: string, load: () => Promise<NamesModule>) =>
  lazyPart(async () => {
    try {
      return { default: await namedCountryField(language, load) }
    } catch (error) {
      // A build without the names must fail. In the browser an error here would remove the whole page.
      if (typeof window === 'undefined') throw error
      return { default: CountryTextField }
    }
  }).Part

/** By ISO 639-1 code. */
const fields: Readonly<Record<string, ComponentType<CountryFieldProps>>> = {
  da: inLanguage('da', () => import('../../model/country/names/da')),
  de: inLanguage('de', () => import('../../model/country/names/de')),
  en: inLanguage('en', () => import('../../model/country/names/en')),
  es: inLanguage('es', () => import('../../model/country/names/es')),
  fi: inLanguage('fi', () => import('../../model/country/names/fi')),
  fr: inLanguage('fr', () => import('../../model/country/names/fr')),
  it: inLanguage('it', () => import('../../model/country/names/it')),
  nb: inLanguage('nb', () => import('../../model/country/names/nb')),
  nl: inLanguage('nl', () => import('../../model/country/names/nl')),
  pt: inLanguage('pt', () => import('../../model/country/names/pt')),
  sv: inLanguage('sv', () => import('../../model/country/names/sv')),
}

/**
 * The country of the visitor: names in the language of the page, the page's country first, "Other" last; its value is
 * the alpha-2 code or `Other`. Memoized: while the names are loading, an update of the form around it would make React
 * discard the prerendered list and the answer in it.
 */
export const CountryField = memo(function CountryField(props: CountryFieldProps) {
  const { language } = useLocale()
  const CountryFieldInLanguage = fields[language]
  if (!CountryFieldInLanguage) throw new Error(`No names of countries in the language ${language}`)
  return (
    <Suspense fallback={null}>
      <CountryFieldInLanguage {...props} />
    </Suspense>
  )
})
