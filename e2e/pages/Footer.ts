import type { Locator, Page } from '@playwright/test'
import type { SiteData } from '../../src/content/site/siteData'

/** The end of a page: columns of links, legal links, the choice of the market. */
export class Footer {
  readonly root: Locator
  readonly columns: Locator

  constructor(page: Page, { strings }: SiteData) {
    this.root = page.getByRole('contentinfo')
    this.columns = this.root.getByRole('navigation', { name: strings.footer_label })
  }

  /** A link of the footer by its text. */
  link(text: string): Locator {
    return this.root.getByRole('link', { name: text, exact: true })
  }
}
