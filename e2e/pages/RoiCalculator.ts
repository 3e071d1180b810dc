import type { Locator, Page } from '@playwright/test'
import { localeByUrlCode } from '../../locales.config'
import { entriesOf, textOf, type Fields } from '../../src/content/cms/fields'
import { toolWordsOf } from '../../src/content/cms/toolWords'
import { readJson } from '../../src/core/values/readJson'
import type { AssumptionKey } from '../../src/tools/roiCalculator/model/assumptions'

const dataOf = (urlCode: string, document: string): Fields => {
  const lang = localeByUrlCode(urlCode)?.contentLanguage ?? ''
  const file = readJson(`content/documents/${lang}/${document}.json`) as {
    data: Fields
  }
  return file.data
}

/** The page of the ROI calculator in a locale, by the words of its language. */
export class RoiCalculator {
  readonly path: string
  readonly words: Readonly<Record<string, string>>
  readonly headline: Locator
  readonly download: Locator
  readonly share: Locator
  readonly link: Locator
  private readonly labels: ReadonlyMap<string, string>

  constructor(
    private readonly page: Page,
    urlCode: string,
  ) {
    this.path = `/${urlCode}/expense-report-roi-calculator`
    this.words = {
      ...toolWordsOf(dataOf(urlCode, 'tool_words.common')),
      ...toolWordsOf(dataOf(urlCode, 'tool_words.roi-calculator')),
    }
    const { assumptions, result_title } = dataOf(urlCode, 'roi_calculator.expense-report-roi-calculator')
    this.labels = new Map(entriesOf(assumptions).map(({ key, label }) => [textOf(key), textOf(label)]))
    this.headline = page
      .getByRole('heading', { name: textOf(result_title), exact: true })
      .locator('~ p')
      .first()
    this.download = page.getByRole('button', { name: this.word('download') })
    this.share = page.getByRole('button', { name: this.word('share'), exact: true })
    this.link = page.getByRole('textbox', { name: this.word('share_text') })
  }

  /** Throws when the language has no such text. */
  word(key: string): string {
    const text = this.words[key]
    if (!text) throw new Error(`No text "${key}"`)
    return text
  }

  field(key: AssumptionKey): Locator {
    return this.page.locator(`input[name="${key}"]`)
  }

  label(key: AssumptionKey): string {
    return this.labels.get(key) ?? ''
  }

  /** Opens the group of an assumption, if it is closed. */
  async open(title: string): Promise<void> {
    const group = this.page.locator('details', {
      has: this.page.getByRole('heading', { level: 3, name: title, exact: true }),
    })
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  }

  /** The figure with a name, as it is shown. */
  fact(key: string): Locator {
    return this.page
      .locator('dl > div', { has: this.page.getByText(this.word(key), { exact: true }) })
      .locator('dd')
  }
}
