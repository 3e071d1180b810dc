import type { Locator, Page } from '@playwright/test'
import type { SiteData } from '../../src/content/site/siteData'
import { exactly } from './exactly'

/** The header of a page: logo, sign-up, and the menus in the layout for the screen width. */
export class Header {
  readonly root: Locator
  readonly home: Locator
  readonly signUp: Locator
  /** The menus: always visible on a wide screen, behind `toggle` on a narrow one. */
  readonly menus: Locator
  readonly toggle: Locator

  constructor(page: Page, { strings }: SiteData) {
    this.root = page.getByRole('banner')
    this.home = this.root.getByRole('link', { name: strings.home })
    this.signUp = this.root.getByRole('link', { name: strings.sign_up, exact: true })
    this.menus = this.root.getByRole('navigation', { name: strings.main_menu_label })
    this.toggle = this.root.locator('summary').filter({ hasText: exactly(strings.menu) })
  }

  /** The summary that opens and closes a menu, found by its text, because a summary has no role. */
  summary(label: string): Locator {
    return this.menus.locator('summary').filter({ hasText: exactly(label) })
  }

  /** The link of an open menu to this address. */
  entry(href: string): Locator {
    return this.menus.getByRole('listitem').locator(`a[href="${href}"]`)
  }
}
