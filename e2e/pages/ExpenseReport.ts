import type { Locator, Page } from '@playwright/test'
import { localeByUrlCode } from '../../locales.config'
import { toolWordsOf, type ToolWords, type ToolWordsPart } from '../../src/content/cms/toolWords'
import { fill } from '../../src/core/i18n/fill'
import { readJson } from '../../src/core/values/readJson'

type WordsDocument = { data: Parameters<typeof toolWordsOf>[0] }

function wordsOf(part: ToolWordsPart, contentLanguage: string): ToolWords {
  const file = `content/documents/${contentLanguage}/tool_words.${part}.json`
  return toolWordsOf((readJson(file) as WordsDocument).data)
}

/** The expense report generator in a locale, by the words of its language. */
export class ExpenseReport {
  readonly path: string
  readonly tool: Locator
  readonly summary: Locator
  readonly total: Locator
  private readonly words: ToolWords

  constructor(
    private readonly page: Page,
    urlCode: string,
  ) {
    const locale = localeByUrlCode(urlCode)
    if (!locale) throw new Error(`No locale ${urlCode}`)
    this.words = {
      ...wordsOf('common', locale.contentLanguage),
      ...wordsOf('expense-report', locale.contentLanguage),
    }
    this.path = `/${urlCode}/expense-report-generator`
    this.tool = page.locator('[data-tool]')
    this.summary = this.tool.getByRole('region', { name: this.word('summary_title') })
    this.total = this.summary.locator('strong').first()
  }

  /** A word of the tool, with its values filled in. */
  word(key: string, values: Record<string, string> = {}): string {
    const text = this.words[key]
    if (!text) throw new Error(`No word ${key}`)
    return fill(text, values)
  }

  field(key: string, values: Record<string, string> = {}): Locator {
    return this.tool.getByLabel(this.word(key, values), { exact: true })
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.word(key), exact: true })
  }

  /** The lines of the report, as they are listed. */
  get lines(): Locator {
    return this.tool.getByRole('list', { name: this.word('lines_title') }).locator('> li')
  }

  /** The input behind the button that adds pictures to the open line. */
  get pictures(): Locator {
    return this.tool.locator(`input[type=file][aria-label="${this.word('receipt_add')}"]`)
  }

  showPicture(name: string): Locator {
    return this.tool.getByRole('button', { name: this.word('receipt_open', { name }) })
  }
}
