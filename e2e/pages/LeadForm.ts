import { expect, type Locator, type Page } from '@playwright/test'
import type { GlobalStringKey } from '../../src/content/site/globalStrings'
import type { SiteData } from '../../src/content/site/siteData'
import { formField, type LeadFieldName, type LeadFormId } from '../../src/leads/model/contract'
import { forms } from '../../src/leads/model/forms'
import { labelled } from './exactly'

/** Answers by the name of the field; for a select, the value. */
export type Answers = Partial<Record<LeadFieldName | 'email', string>>

/** The first form with this id on a page, found and filled in by its visible texts. */
export class LeadForm {
  readonly root: Locator
  readonly email: Locator
  readonly submit: Locator
  /** The error of the form as a whole. */
  readonly alert: Locator
  readonly consent: Locator

  constructor(
    page: Page,
    private readonly form: LeadFormId,
    private readonly site: SiteData,
  ) {
    this.root = page
      .locator('form')
      .filter({ has: page.locator(`input[name="${formField}"][value="${form}"]`) })
      .first()
    this.email = this.field('email')
    this.submit = this.root.getByRole('button')
    this.alert = this.root.getByRole('alert')
    this.consent = this.root.getByRole('checkbox', { name: site.strings.marketing_emails_consent_text })
  }

  private get strings() {
    return this.site.strings
  }

  /** The control with the label of this field. Throws for a field the form does not have. */
  field(name: LeadFieldName | 'email'): Locator {
    const found = forms[this.form].fields.find((field) => field.name === name)
    if (!found) throw new Error(`The form ${this.form} has no field ${name}`)
    return this.root.getByLabel(labelled(this.strings[found.label]))
  }

  /** Fills in text fields and selects. */
  async fill(answers: Answers): Promise<void> {
    for (const [name, value] of Object.entries(answers)) {
      const control = this.field(name as LeadFieldName | 'email')
      const isChoice = (await control.evaluate((element) => element.tagName)) === 'SELECT'
      await (isChoice ? control.selectOption(value) : control.fill(value))
    }
  }

  /** Waits until the application checks the answers; until then the browser does, with its own messages. */
  async isChecked(): Promise<void> {
    await expect(this.root).toHaveAttribute('novalidate')
  }

  /** The messages of required fields without an answer, each with the name of its field. */
  missingFields(): Locator {
    const [before = '', after = ''] = this.strings.fill_in_field.split('{field}')
    return this.root.getByText(new RegExp(`^${before}.+${after.replace('.', '\\.')}$`))
  }

  /** The error below a field, by its global string. */
  fieldError(key: GlobalStringKey): Locator {
    return this.root.getByText(this.strings[key], { exact: true })
  }

  /** The consent texts beside the form as plain text, without the targets of links. */
  words(...keys: GlobalStringKey[]): string {
    return keys.map((key) => this.strings[key].replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')).join(' ')
  }
}
