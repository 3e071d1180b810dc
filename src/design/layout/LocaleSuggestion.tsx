import { useCallback, useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { Locale } from '../../../locales.config'
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

/** True when the market is known to suit the visitor, as it does most: no other can be offered. */
const suits = ({ htmlLang, urlCode }: Locale, [first]: readonly string[], stored?: string): boolean =>
  stored === undefined ? first?.toLowerCase() === htmlLang.toLowerCase() : stored === urlCode

type NoticeProps = ComponentProps<typeof LocaleSuggestionNotice>

type Offer = { locale: Locale; country: string; Notice: ComponentType<NoticeProps> }

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
    const stored = readLocaleChoice()
    if (isDeclined() || suits(current, navigator.languages, stored)) return undefined
    let isCurrent = true
    import('./localeOffer').then(
      async ({ localeOffer, LocaleSuggestionNotice: Notice }) => {
        const offered = await localeOffer(current, navigator.languages, stored)
        if (isCurrent && offered) setOffer({ ...offered, Notice })
      },
      // Without its code nothing is offered.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [current])
  if (!offer) return null
  const { locale, country, Notice } = offer
  return <Notice offered={locale} country={country} alternates={alternates} onDecline={decline} />
}
