import { useRef } from 'react'
import styled from 'styled-components'
import { isLaunched, locales, type Locale, type UrlCode } from '../../../locales.config'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { LineDrawing } from '../components/Icon/LineDrawing'
import { globePath } from '../theme/icons/globePath'
import { localeChoiceLink } from './localeChoice'
import { MenuSummary } from './menuSummary'
import { useDisclosures } from './useDisclosures'

/** The paths of the same page in the other locales that have it. */
export type Alternates = Partial<Record<UrlCode, string>>

/** Letters without diacritics instead of a collator, whose order may differ between server and browser. */
const sortKey = ({ countryName, languageName }: Locale): string =>
  `${countryName} ${languageName}`.normalize('NFD').replace(/\p{M}/gu, '')

const listed = [...locales]
  .filter(isLaunched)
  .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))

const Root = styled.div`
  position: relative;
  width: fit-content;
`

const Summary = styled(MenuSummary)`
  border: 1px solid var(--colour-line-strong);
  white-space: normal;
`

const Panel = styled.div`
  position: absolute;
  z-index: var(--z-raised);
  inset-block-end: calc(100% + var(--space-8));
  inset-inline-start: 0;
  width: min(36rem, 100vw - 2 * var(--gutter));
  max-height: 60vh;
  overflow-y: auto;
  padding: var(--space-12);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
`

const Title = styled.p`
  padding: var(--space-4) var(--space-12) var(--space-8);
  font-weight: 600;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  list-style: none;
`

const LocaleLink = styled.a`
  display: block;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    background: var(--colour-tint);
  }

  &[aria-current] {
    background: var(--colour-accent-soft);
  }
`

const Country = styled.span`
  display: block;
  font-weight: 500;
`

const Language = styled.span`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/**
 * All launched markets, each a link to this page there, or to the market's root when it does not have the page. Following
 * one stores the choice.
 */
export function LocaleSelector({ alternates }: { alternates: Alternates }) {
  const root = useRef<HTMLDivElement>(null)
  const current = useLocale()
  const { locale_selector_global_label, choose_locale } = useStrings()
  useDisclosures(root)
  return (
    <Root ref={root}>
      <details suppressHydrationWarning>
        <Summary>
          <LineDrawing path={globePath} />
          <span>
            <span className="visually-hidden">{locale_selector_global_label}: </span>
            {current.countryName} ({current.languageName})
          </span>
        </Summary>
        <Panel>
          <Title>{choose_locale}</Title>
          <List role="list">
            {listed.map((locale) => (
              <li key={locale.urlCode}>
                <LocaleLink
                  {...localeChoiceLink(locale, alternates[locale.urlCode])}
                  lang={locale.htmlLang}
                  aria-current={locale.urlCode === current.urlCode ? 'true' : undefined}
                >
                  <Country>{locale.countryName}</Country> <Language>{locale.languageName}</Language>
                </LocaleLink>
              </li>
            ))}
          </List>
        </Panel>
      </details>
    </Root>
  )
}
