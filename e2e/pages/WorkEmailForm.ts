import type { Locator, Page } from '@playwright/test'
import type { SiteData } from '../../src/cms/siteData'
import { formField, leadFormElementId } from '../../src/forms/leadContract'

/** The first form on a page that asks for nothing but a work e-mail. */
export class WorkEmailForm {
  readonly root: Locator
  readonly email: Locator
  readonly submit: Locator
  readonly alert: Locator

  constructor(page: Page, { strings }: SiteData) {
    this.root = page
      .locator('form')
      .filter({ has: page.locator(`input[name="${formField}"][value="work_email"]`) })
      .first()
    this.email = this.root.getByLabel(strings.your_email_label)
    this.submit = this.root.getByRole('button')
    this.alert = this.root.getByRole('alert')
  }

  /** Id of the usual element of the form: what a refused form comes back to. */
  static readonly elementId = leadFormElementId('work_email')
}
