import { defaultLocale, locales, type UrlCode } from '../../../locales.config'
import { bestLocale } from './bestLocale'

/** Names of countries and languages that people write in place of the codes of a market. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'gb',
  'en-uk': 'en-gb',
  'uk-en': 'en-gb',
  usa: 'us',
  nn: 'nb',
  'nn-no': 'nb-no',
  'no-no': 'nb-no',
  et: 'ee',
  'et-ee': 'ee',
  lb: 'lu',
  'lb-lu': 'lu',
}

/** The key of a first segment in the table of `localeSegments`: `EN_gb` → `en-gb`. */
export const localeSegmentKey = (segment: string): string => segment.toLowerCase().replace(/_/g, '-')

/**
 * What the first segment of an address can mean: url codes, language tags in both orders (`de-at`, `at-de`), languages
 * and countries of the markets, each with the url codes of the markets it means. One, except for a country with two
 * markets (`be`), where the languages of the visitor decide.
 */
export function localeSegments(): Record<string, UrlCode[]> {
  const segments = new Map<string, UrlCode[]>()
  /** The first meaning stays: a url code is stronger than a language, and that than a country. */
  const add = (name: string, codes: readonly UrlCode[]): void => {
    if (!segments.has(name)) segments.set(name, [...codes])
  }
  for (const { urlCode } of locales) add(urlCode, [urlCode])
  for (const { code, urlCode } of locales) add(code, [urlCode])
  for (const { language, country, urlCode } of locales) add(`${country.toLowerCase()}-${language}`, [urlCode])
  for (const { language } of locales) add(language, [bestLocale({ acceptLanguage: language }).urlCode])
  for (const { country } of locales)
    add(
      country.toLowerCase(),
      locales.filter((locale) => locale.country === country).map(({ urlCode }) => urlCode),
    )
  for (const [name, meant] of Object.entries(otherNames)) {
    const codes = segments.get(meant)
    if (codes) add(name, codes)
  }
  return Object.fromEntries([...segments].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * How a host chooses the market of a visitor at `/`, and at an address without a market: the stored choice, then the
 * first accepted language of this list (the whole tag, else its part before the hyphen), then the default.
 */
export type LocaleChoice = {
  /** The cookie with the url code that the visitor has chosen. */
  cookie: string
  /** Language tags in lower case with the market each leads to: `de-at` → `at`, `de` → `de`. */
  languages: Record<string, UrlCode>
  default: UrlCode
}

/** The rule of `bestLocale` as data, for hosts that run no code of this site. `cookie` is the name of its cookie. */
export function localeChoice(cookie: string): LocaleChoice {
  const languages = [...new Set(locales.map(({ language }) => language)), 'nn', 'no']
  const tags = [...locales.map(({ htmlLang }) => htmlLang.toLowerCase()), ...languages]
  return {
    cookie,
    languages: Object.fromEntries(
      [...new Set(tags)].sort().map((tag) => [tag, bestLocale({ acceptLanguage: tag }).urlCode]),
    ),
    default: defaultLocale().urlCode,
  }
}
