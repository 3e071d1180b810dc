import type { Locator, Page } from '@playwright/test'
import { type UrlCode, localeByUrlCode } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { toolWordsOf, type ToolWords } from '../../src/content/cms/toolWords'
import { readJson } from '../../src/core/values/readJson'

/** The words of a part of the tools in a locale, with the word of the market for VAT. */
function wordsOf(part: string, urlCode: UrlCode): ToolWords {
  const language = localeByUrlCode(urlCode)?.contentLanguage ?? ''
  const file = `content/documents/${language}/tool_words.${part}.json`
  const { data } = readJson(file) as { data: Record<string, unknown> }
  const { vat } = siteData(urlCode).market
  return Object.fromEntries(
    Object.entries(toolWordsOf(data)).map(([key, text]) => [key, text.replaceAll('{market.vat}', vat)]),
  )
}

/** The VAT calculator of a locale, as its visitors find it. */
export class VatCalculator {
  readonly path: string
  private readonly words: ToolWords
  private readonly tool: Locator

  constructor(
    readonly page: Page,
    urlCode: UrlCode,
  ) {
    this.path = `/${urlCode}/vat-calculator`
    this.words = { ...wordsOf('common', urlCode), ...wordsOf('vat-calculator', urlCode) }
    this.tool = page.locator('[data-island=vat-calculator]')
  }

  /** A text of the tool in the language of the page. */
  word(key: string): string {
    const text = this.words[key]
    if (text === undefined) throw new Error(`The VAT calculator has no word "${key}"`)
    return text
  }

  amount(line = 1): Locator {
    return this.tool.locator('[name^="amount-"]').nth(line - 1)
  }

  rate(line = 1): Locator {
    return this.tool.locator('select[name^="rate-"]').nth(line - 1)
  }

  get lines(): Locator {
    return this.tool.locator('[name^="amount-"]')
  }

  get country(): Locator {
    return this.tool.getByLabel(this.word('country'), { exact: true })
  }

  get vatNumber(): Locator {
    return this.tool.getByLabel(this.word('number_field'))
  }

  button(key: string): Locator {
    return this.tool.getByRole('button', { name: this.word(key), exact: true })
  }

  /** The amounts of the result, from the first to the one that is sought, with plain spaces. */
  async result(): Promise<string[]> {
    const texts = await this.tool.locator('dd').allTextContents()
    return texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))
  }
}
