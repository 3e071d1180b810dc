import { useCallback, useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { bestLocale, isLaunched, type Locale } from '../../../locales.config'
import { useLocale } from '../../content/site/SiteContext'
import { readLocaleChoice } from './localeChoice'
import type { Alternates } from './LocaleSelector'
import type { LocaleSuggestionNotice } from './LocaleSuggestionNotice'

/** Key of the session storage for a declined suggestion. */
export const suggestionKey = 'locale-suggestion/v2'

const isDeclined = (): boolean => {
  try {
    return sessionStorage.getItem(suggestionKey) !== null
  } catch {
    // The browser blocks storage.
    return false
  }
}

const storeDecline = (): void => {
  try {
    sessionStorage.setItem(suggestionKey, 'declined')
  } catch {
    // The browser blocks storage: the suggestion is shown again on the next page.
  }
}

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

type Offer = { locale: Locale; Notice: ComponentType<ComponentProps<typeof LocaleSuggestionNotice>> }

/**
 * Offers the same page in the visitor's market. It is not in the prerendered HTML, causes no layout shift, never
 * redirects, and is not shown again in the session after it was declined, with its button or with Escape.
 */
export function LocaleSuggestion({ alternates }: { alternates: Alternates }) {
  const current = useLocale()
  const [offer, setOffer] = useState<Offer>()
  const decline = useCallback(() => {
    storeDecline()
    setOffer(undefined)
  }, [])
  useEffect(() => {
    setOffer(undefined)
    const locale = isDeclined() ? undefined : betterLocale(current, navigator.languages, readLocaleChoice())
    if (!locale) return undefined
    let isCurrent = true
    import('./LocaleSuggestionNotice').then(
      ({ LocaleSuggestionNotice: Notice }) => isCurrent && setOffer({ locale, Notice }),
      // Without its code nothing is offered.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [current])
  return offer ? <offer.Notice offered={offer.locale} alternates={alternates} onDecline={decline} /> : null
}
