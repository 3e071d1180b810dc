import type { Locator, Page } from '@playwright/test'

/** The questions of /qualification, as the application asks them. */
export class Qualification {
  readonly question: Locator
  readonly next: Locator
  readonly back: Locator

  constructor(private readonly page: Page) {
    const main = page.getByRole('main')
    this.question = main.getByRole('heading', { level: 2 }).first()
    this.next = main.getByRole('button', { name: 'Continue', exact: true })
    this.back = main.getByRole('button', { name: 'Back', exact: true })
  }

  option(label: string | RegExp): Locator {
    return this.page.getByLabel(label, { exact: typeof label === 'string' })
  }

  /** Answers question after question with one option each. */
  async answer(...labels: (string | RegExp)[]): Promise<void> {
    for (const label of labels) {
      await this.option(label).check()
      await this.next.click()
    }
  }

  /** The names and values that the form of an outcome posts besides what the visitor types. */
  hidden(name: string): Locator {
    return this.page.locator(`main form input[type=hidden][name="${name}"]`)
  }
}
