import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { UrlCode } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import type { ConsentChoice } from '../../src/visitor/consent/state'
import { bannerPath } from '../../src/visitor/consentBanner/bannerPath'

/** Our own consent banner and the link that opens it, by the words of the built site. */
export class ConsentBanner {
  readonly link: Locator
  readonly region: Locator
  readonly accept: Locator
  readonly refuse: Locator
  readonly save: Locator
  /** Ends settings that the visitor has opened, without an answer. */
  readonly close: Locator

  constructor(page: Page, urlCode: UrlCode = 'en') {
    const { cookie_settings } = siteData(urlCode).strings
    this.link = page.getByRole('contentinfo').getByRole('link', { name: cookie_settings, exact: true })
    this.region = page.getByRole('region', { name: cookie_settings, exact: true })
    const button = (value: string) => this.region.locator(`button[value="${value}"]`)
    this.accept = button('all')
    this.refuse = button('none')
    this.save = button('some')
    this.close = this.region.locator('button:not([value])')
  }

  box(category: keyof ConsentChoice): Locator {
    return this.region.locator(`input[name="${category}"]`)
  }
}

/** The banner's file of a locale in the built site. */
export const bannerFileOf = (urlCode: UrlCode): string =>
  readFileSync(path.join(__dirname, '../../public', bannerPath(urlCode)), 'utf8')
