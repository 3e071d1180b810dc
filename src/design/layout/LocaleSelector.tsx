import { useRef } from 'react'
import { isLaunched, locales, type Locale, type UrlCode } from '../../../locales.config'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { colonOf } from '../../core/i18n/labelled'
import { LineDrawing } from '../components/Icon/LineDrawing'
import { globePath } from '../theme/icons/globePath'
import { localeChoiceLink } from './localeChoice'
import { useDisclosures } from './useDisclosures'

/** The paths of the same page in the other locales that have it. */
export type Alternates = Partial<Record<UrlCode, string>>

/** Letters without diacritics instead of a collator, whose order may differ between server and browser. */
const sortKey = ({ countryName, languageName }: Locale): string =>
  `${countryName} ${languageName}`.normalize('NFD').replace(/\p{M}/gu, '')

const listed = [...locales]
  .filter(isLaunched)
  .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))

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
    <div className="locales" ref={root}>
      <details suppressHydrationWarning>
        <summary className="menu-item">
          <LineDrawing path={globePath} />
          <span>
            <span className="visually-hidden">{`${locale_selector_global_label}${colonOf(current.htmlLang)} `}</span>
            {current.countryName} ({current.languageName})
          </span>
        </summary>
        <div className="locales-panel">
          <p>{choose_locale}</p>
          <ul role="list">
            {listed.map((locale) => (
              <li key={locale.urlCode}>
                <a
                  {...localeChoiceLink(locale, alternates[locale.urlCode])}
                  lang={locale.htmlLang}
                  aria-current={locale.urlCode === current.urlCode ? 'true' : undefined}
                >
                  <b>{locale.countryName}</b> <span>{locale.languageName}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  )
}
