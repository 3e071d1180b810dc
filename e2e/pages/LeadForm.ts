import type { Locator, Page } from '@playwright/test'
import { formField, type LeadFieldName } from '../../src/leads/contract'
import { forms, type FormName } from '../../src/leads/forms'
import type { GlobalStringKey } from '../../src/site/globalStrings'
import type { SiteData } from '../../src/site/siteData'
import { labelled } from './exactly'

/** Answers by the name of the field; a choice by its value. */
export type Answers = Partial<Record<LeadFieldName | 'email', string>>

/** The first form of this name on a page, found and filled in by what a visitor reads. */
export class LeadForm {
  readonly root: Locator
  readonly email: Locator
  readonly submit: Locator
  /** Why the form as a whole was not sent. */
  readonly alert: Locator
  readonly consent: Locator

  constructor(
    page: Page,
    private readonly form: FormName,
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

  /** Writes and chooses as a visitor does. */
  async fill(answers: Answers): Promise<void> {
    for (const [name, value] of Object.entries(answers)) {
      const control = this.field(name as LeadFieldName | 'email')
      const isChoice = (await control.evaluate((element) => element.tagName)) === 'SELECT'
      await (isChoice ? control.selectOption(value) : control.fill(value))
    }
  }

  /** What is said below the field. */
  problem(key: GlobalStringKey): Locator {
    return this.root.getByText(this.strings[key], { exact: true })
  }

  /** Plain words of the texts that stand at the form, links without their brackets. */
  words(...keys: GlobalStringKey[]): string {
    return keys.map((key) => this.strings[key].replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')).join(' ')
  }
}
