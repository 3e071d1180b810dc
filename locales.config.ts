/**
 * The locale table, one entry per market, and the functions that find a locale. Imports nothing, so that the
 * build, the server, the browser and the tests can all use it.
 */

export type UrlCode =
  | 'en' | 'da' | 'de' | 'es' | 'se' | 'ie' | 'fi' | 'at' | 'fr-be'
  | 'nl-be' | 'fr' | 'nl' | 'ee' | 'it' | 'pt' | 'lu' | 'no' | 'us' // prettier-ignore

export type Locale = {
  /** Identifier of the market, language and country in lower case: `de-at`. */
  code: string
  /** First segment of every path of the market: `at`. */
  urlCode: UrlCode
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Name of the country in the language of the market. */
  countryName: string
  /** ISO 639-1. */
  language: string
  /** Name of the language in itself. */
  languageName: string
  /** Value of `<html lang>`, BCP 47. */
  htmlLang: string
  default: boolean
  isPreLaunch: boolean
  /** Language of the content repository the market reads its documents from, as the repository spells it. */
  contentLanguage: string
  /**
   * True when the market has a content language of its own. The others share a language and use secondary
   * documents (homepage, pricing, legal, not found) and their market values.
   */
  isPrimary: boolean
}

const market = (
  urlCode: UrlCode,
  code: string,
  countryName: string,
  languageName: string,
  contentLanguage: string = code,
): Locale => {
  const [language = '', country = ''] = code.split('-')
  return {
    code,
    urlCode,
    country: country.toUpperCase(),
    countryName,
    language,
    languageName,
    htmlLang: `${language}-${country.toUpperCase()}`,
    default: urlCode === 'en',
    isPreLaunch: false,
    contentLanguage,
    isPrimary: contentLanguage === code,
  }
}

export const locales: readonly Locale[] = [
  market('en', 'en-gb', 'United Kingdom', 'English'),
  market('da', 'da-dk', 'Danmark', 'Dansk'),
  market('de', 'de-de', 'Deutschland', 'Deutsch'),
  market('es', 'es-es', 'España', 'Español'),
  market('se', 'sv-se', 'Sverige', 'Svenska'),
  market('ie', 'en-ie', 'Ireland', 'English'),
  market('fi', 'fi-fi', 'Suomi', 'Suomi'),
  market('at', 'de-at', 'Österreich', 'Deutsch', 'de-de'),
  market('fr-be', 'fr-be', 'Belgique', 'Français'),
  market('nl-be', 'nl-be', 'België', 'Nederlands'),
  market('fr', 'fr-fr', 'France', 'Français'),
  market('nl', 'nl-nl', 'Nederland', 'Nederlands'),
  market('ee', 'en-ee', 'Estonia', 'English', 'en-gb'),
  market('it', 'it-it', 'Italia', 'Italiano'),
  market('pt', 'pt-pt', 'Portugal', 'Português'),
  market('lu', 'en-lu', 'Luxembourg', 'English', 'en-gb'),
  market('no', 'nb-no', 'Norge', 'Norsk'),
  market('us', 'en-us', 'United States', 'English'),
]

/**
 * Returns every finding of a locale table: no default (`Default locale not found!`), two defaults, a repeated
 * url code or code, an htmlLang that is not valid BCP 47.
 */
export function localeFindings(table: readonly Locale[]): string[] {
  const findings: string[] = []
  const defaults = table.filter((locale) => locale.default)
  if (defaults.length === 0) findings.push('Default locale not found!')
  if (defaults.length > 1) {
    findings.push(`Two default locales: ${defaults.map((locale) => locale.urlCode).join(', ')}. Keep one.`)
  }
  for (const key of ['urlCode', 'code'] as const) {
    const seen = new Set<string>()
    for (const locale of table) {
      if (seen.has(locale[key])) findings.push(`Repeated ${key} "${locale[key]}". Each locale needs its own.`)
      seen.add(locale[key])
    }
  }
  for (const { urlCode, htmlLang } of table) {
    if (!isBcp47(htmlLang)) findings.push(`htmlLang "${htmlLang}" of "${urlCode}" is not a valid BCP 47 tag.`)
  }
  return findings
}

function isBcp47(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** The default locale. Throws `Default locale not found!` when the table has none. */
export function defaultLocale(table: readonly Locale[] = locales): Locale {
  const found = table.find((locale) => locale.default)
  if (!found) throw new Error('Default locale not found!')
  return found
}

/** The locale with this url code, or undefined. */
export function localeByUrlCode(urlCode: string, table: readonly Locale[] = locales): Locale | undefined {
  return table.find((locale) => locale.urlCode === urlCode)
}

/** The locale with this code (`de-at`), or undefined. */
export function localeByCode(code: string, table: readonly Locale[] = locales): Locale | undefined {
  return table.find((locale) => locale.code === code)
}

/** The locale a path belongs to (`/at/pricing` → at), or undefined outside every locale. */
export function localeOfPath(path: string, table: readonly Locale[] = locales): Locale | undefined {
  return localeByUrlCode(path.split(/[/?#]/)[1] ?? '', table)
}

/** Every market that reads its documents from this content language, the primary one first. */
export function localesOfContentLanguage(
  contentLanguage: string,
  table: readonly Locale[] = locales,
): Locale[] {
  return table
    .filter((locale) => locale.contentLanguage === contentLanguage)
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
}

/** The content languages of all markets, each once, in table order. */
export function contentLanguages(table: readonly Locale[] = locales): string[] {
  return [...new Set(table.map((locale) => locale.contentLanguage))]
}

/** Cookie with the url code of the market that the visitor chose. */
export const localeCookie = 'default_country'

/** Lifetime of the cookie in seconds: 365 days. */
export const localeCookieAge = 365 * 24 * 60 * 60

/**
 * The query of a link by which a visitor chooses a market, that of its path. The server stores the choice and redirects
 * to the address without it, so a link needs no script; on a host without the server the application stores it.
 */
export const localeChoiceQuery = 'locale=chosen'

/** True when the market can be offered and listed (a pre-launch market cannot). */
export const isLaunched = (locale: Locale): boolean => !locale.isPreLaunch
