import type { Locator, Page } from '@playwright/test'
import { localeByUrlCode, type Locale } from '../../locales.config'
import type { SiteData } from '../../src/content/site/siteData'
import { fill } from '../../src/core/i18n/fill'

/** The suggestion of another market, in the language of the page. */
export class LocaleSuggestion {
  readonly root: Locator
  readonly accept: Locator
  readonly decline: Locator

  constructor(page: Page, { strings, urlCode }: SiteData, offered: Locale) {
    const inPageLanguage = new Intl.DisplayNames([localeByUrlCode(urlCode)?.htmlLang ?? 'en'], {
      type: 'region',
    })
    const country = inPageLanguage.of(offered.country) ?? offered.country
    this.root = page.getByRole('complementary', { name: strings.locale_selector_global_label })
    this.accept = this.root.getByRole('link', {
      name: fill(strings.locale_suggestion_accept, { country }),
    })
    this.decline = this.root.getByRole('button', { name: strings.locale_suggestion_decline })
  }
}
