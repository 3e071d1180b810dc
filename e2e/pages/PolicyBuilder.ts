import type { Locator, Page } from '@playwright/test'
import { localeByUrlCode } from '../../locales.config'
import { toolWordsOf } from '../../src/content/cms/toolWords'
import { fill } from '../../src/core/i18n/fill'
import { readJson } from '../../src/core/values/readJson'

const wordsOf = (urlCode: string, part: string): Readonly<Record<string, string>> => {
  const lang = localeByUrlCode(urlCode)?.contentLanguage ?? ''
  const file = readJson(`content/documents/${lang}/tool_words.${part}.json`) as {
    data: Parameters<typeof toolWordsOf>[0]
  }
  return toolWordsOf(file.data)
}

/** The page of the expense policy builder in a locale, by the words of its language. */
export class PolicyBuilder {
  readonly path: string
  readonly policy: Locator
  readonly title: Locator
  readonly clauses: Locator
  readonly contents: Locator
  private readonly words: Readonly<Record<string, string>>
  private readonly clauseWords: Readonly<Record<string, string>>

  constructor(
    private readonly page: Page,
    urlCode: string,
  ) {
    this.path = `/${urlCode}/expense-policy-builder`
    this.words = { ...wordsOf(urlCode, 'common'), ...wordsOf(urlCode, 'expense-policy') }
    this.clauseWords = wordsOf(urlCode, 'policy-clauses')
    this.policy = page.getByRole('article')
    this.title = this.policy.getByRole('heading', { level: 3 })
    this.clauses = this.policy.locator('[data-clause]')
    this.contents = this.policy.getByRole('navigation', { name: this.word('contents') })
  }

  /** A text of the tool, filled in. Throws when the language has no such text. */
  word(key: string, values: Record<string, string> = {}): string {
    const text = this.words[key]
    if (!text) throw new Error(`No text "${key}"`)
    return fill(text, values)
  }

  /** A clause as it stands in the policy. Throws when the language has no such clause. */
  clauseText(key: string, values: Record<string, string> = {}): string {
    const text = this.clauseWords[key]
    if (!text) throw new Error(`No clause "${key}"`)
    return fill(text, values)
  }

  clause(name: string): Locator {
    return this.policy.locator(`[data-clause="${name}"]`)
  }

  field(name: string): Locator {
    return this.page.locator(`[data-tool] [name="${name}"]`)
  }

  button(key: string, values?: Record<string, string>): Locator {
    return this.page.locator('[data-tool]').getByRole('button', { name: this.word(key, values), exact: true })
  }

  /** The radio button of an option. */
  option(question: string, option: string): Locator {
    return this.page.locator(`[data-tool] input[name="${question}"][value="${option}"]`)
  }

  async goTo(step: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: this.word('steps_label'), exact: true })
      .getByRole('button', { name: this.word(`step_${step}`), exact: true })
      .click()
  }
}
