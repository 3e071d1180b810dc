/** The market for a visitor: for servers, and in the browser for visitors who may be in another one. */
import { defaultLocale, localeByUrlCode, locales, type Locale } from '../../../locales.config'

/** Parses a stored choice (cookie value, untrusted) into a locale, or undefined. */
function parseStoredLocale(value: string | undefined | null): Locale | undefined {
  return value ? localeByUrlCode(value.trim().toLowerCase()) : undefined
}

type Preference = { tag: string; quality: number }

function parseAcceptLanguage(header: string): Preference[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part): Preference => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
}

/** Among the markets of one language: the default market, else the country the language is named for. */
function mainMarketOf(candidates: readonly Locale[]): Locale | undefined {
  const isMain = ({ language, country }: Locale): boolean =>
    new Intl.Locale(language).maximize().region === country
  return candidates.find((locale) => locale.default) ?? candidates.find(isMain) ?? candidates[0]
}

/** Browsers ask for Norwegian under three tags (`nb`, `nn`, `no`); the market is Bokmål. */
const sameLanguage: Record<string, string> = { no: 'nb', nn: 'nb' }

/**
 * The best locale for a visitor: the stored choice, then Accept-Language, then the default. A full tag
 * (`de-AT`) takes precedence over a language alone, which leads to the main market of that language.
 */
export function bestLocale(visitor: { stored?: string | null; acceptLanguage?: string | null }): Locale {
  const stored = parseStoredLocale(visitor.stored)
  if (stored) return stored
  for (const { tag } of parseAcceptLanguage(visitor.acceptLanguage ?? '')) {
    const [first = '', second] = tag.split('-')
    const language = sameLanguage[first] ?? first
    const country = second?.toUpperCase()
    const candidates = locales.filter((locale) => locale.language === language)
    const match = candidates.find((locale) => locale.country === country) ?? mainMarketOf(candidates)
    if (match) return match
  }
  return defaultLocale()
}
