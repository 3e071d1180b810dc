/** What a visitor is offered who may be in another market; loaded for them alone. */
import { isLaunched, type Locale } from '../../../locales.config'
import { formatCountry } from '../../core/i18n/formatCountry'
import { bestLocale } from '../../core/routing/bestLocale'
import { whenIdle } from '../../core/whenIdle'

export { LocaleSuggestionNotice } from './LocaleSuggestionNotice'

/** The locale to offer; undefined when the current one suits the visitor. */
function betterLocale(current: Locale, languages: readonly string[], stored?: string): Locale | undefined {
  const best = bestLocale({ stored, acceptLanguage: languages.join(',') })
  if (best.urlCode === current.urlCode || !isLaunched(best)) return undefined
  if (stored !== undefined) return best
  const tags = languages.map((tag) => tag.toLowerCase())
  // No market of the visitor's languages: the default would be a guess.
  if (!tags.some((tag) => tag.split('-')[0] === best.language || /^(no|nn)\b/.test(tag))) return undefined
  // The language matches and the visitor's languages contain no country: the current market is fine.
  if (best.language === current.language && !tags.includes(best.htmlLang.toLowerCase())) return undefined
  return best
}

/**
 * The market to offer with the name of its country in the language of the page; undefined when the current one suits a visitor
 * with these languages and this stored choice.
 */
export async function localeOffer(
  current: Locale,
  languages: readonly string[],
  stored?: string,
): Promise<{ locale: Locale; country: string } | undefined> {
  const locale = betterLocale(current, languages, stored)
  if (!locale) return undefined
  if (locale.language === current.language) return { locale, country: locale.countryName }
  // A phone needs 50 ms for the first name of a country in a language: nothing else in that task.
  await new Promise<void>(whenIdle)
  return { locale, country: formatCountry(locale.country, current.htmlLang) }
}
