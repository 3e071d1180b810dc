import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../locales.config'
import type { SiteData } from '../../src/content/site/siteData'

/** The list of all markets at the end of a page. */
export class LocaleSelector {
  readonly summary: Locator
  readonly markets: Locator

  constructor(page: Page, { strings }: SiteData) {
    const summary = page.locator('summary').filter({ hasText: strings.locale_selector_global_label })
    const root = page.getByRole('contentinfo').locator('details').filter({ has: summary })
    this.summary = root.locator(summary)
    this.markets = root.getByRole('listitem')
  }

  /** The link to a market, once the list is open. */
  market({ countryName, languageName }: Locale): Locator {
    return this.markets.getByRole('link', { name: `${countryName} ${languageName}`, exact: true })
  }
}
