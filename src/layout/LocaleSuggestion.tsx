import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { bestLocale, isLaunched, type Locale } from '../../locales.config'
import { Button } from '../components/Button'
import { buttonStyle } from '../components/Button/style'
import { fill, formatCountry } from '../i18n/format'
import { useLocale, useStrings } from '../site/SiteContext'
import { localeChoiceLink, readLocaleChoice } from './localeChoice'
import type { Alternates } from './LocaleSelector'
import { Notices } from './Notices'

/** Key of the session storage for a declined suggestion. */
export const suggestionKey = 'locale-suggestion/v2'

const Root = styled.aside`
  display: grid;
  gap: var(--space-16);
  max-width: 26rem;
  padding: var(--space-20);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-card);
  color: var(--colour-ink);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`

const Accept = styled.a<{ $variant: 'primary' }>`
  ${buttonStyle}
`

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

/** What Escape closes before it declines the suggestion: dialogs, and the menus of header and footer. */
const inFront = 'dialog[open], [role="dialog"], :is(header, footer) details[open]'

/**
 * Offers the same page in the visitor's market. It is not in the prerendered HTML, causes no layout shift, never
 * redirects, and is not shown again in the session after it was declined, with its button or with Escape.
 */
export function LocaleSuggestion({ alternates }: { alternates: Alternates }) {
  const current = useLocale()
  const strings = useStrings()
  const [offered, setOffered] = useState<Locale>()
  const decline = () => {
    storeDecline()
    setOffered(undefined)
  }
  useEffect(() => {
    setOffered(isDeclined() ? undefined : betterLocale(current, navigator.languages, readLocaleChoice()))
  }, [current])
  useEffect(() => {
    if (!offered) return undefined
    const declineWithEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector(inFront)) decline()
    }
    // In the capture phase: what is open is still open then.
    window.addEventListener('keydown', declineWithEscape, true)
    return () => window.removeEventListener('keydown', declineWithEscape, true)
  }, [offered])
  if (!offered) return null
  const country = formatCountry(offered.country, current.htmlLang)
  return (
    <Notices>
      <Root aria-label={strings.locale_selector_global_label}>
        <p>{fill(strings.locale_suggestion, { country })}</p>
        <Row>
          <Accept $variant="primary" {...localeChoiceLink(offered, alternates[offered.urlCode])}>
            {fill(strings.locale_suggestion_accept, { country })}
          </Accept>
          <Button variant="secondary" onClick={decline}>
            {strings.locale_suggestion_decline}
          </Button>
        </Row>
      </Root>
    </Notices>
  )
}
