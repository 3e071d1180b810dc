import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toolWordsOf, type ToolWords, type ToolWordsPart } from '../../../content/cms/toolWords'
import { wordsFor } from '../../words/model/wordsFor'
import { suggestedAnswers, type Answers, type Market } from './answers'
import { noEdits, type Edits } from './edits'
import { policyOf, type Policy, type PolicySource } from './policy'
import { expensePolicyWordKeys, type ExpensePolicyWordKey } from './wordKeys'

export const britain: Market = { country: 'GB', currency: 'GBP', htmlLang: 'en-GB' }
export const america: Market = { country: 'US', currency: 'USD', htmlLang: 'en-US' }

const read = new Map<string, ToolWords>()

/** The words of a part as they are in the content; the name of the tax is filled in as for the United Kingdom. */
export function contentWords(part: ToolWordsPart, language = 'en-gb'): ToolWords {
  const known = read.get(`${language} ${part}`)
  if (known) return known
  const file = path.join(process.cwd(), 'content/documents', language, `tool_words.${part}.json`)
  const { data } = JSON.parse(readFileSync(file, 'utf8').replaceAll('{market.vat}', 'VAT')) as {
    data: Parameters<typeof toolWordsOf>[0]
  }
  const words = toolWordsOf(data)
  read.set(`${language} ${part}`, words)
  return words
}

export const builderWords = (language?: string) =>
  wordsFor<ExpensePolicyWordKey>(contentWords('expense-policy', language), expensePolicyWordKeys)

type Given = { answers?: Partial<Answers>; edits?: Edits; market?: Market; language?: string; today?: string }

/** What a policy is made of: the suggested answers with some of one's own. */
export function policySource({
  answers,
  edits = noEdits,
  market = britain,
  language,
  today,
}: Given = {}): PolicySource {
  return {
    work: { htmlLang: market.htmlLang, answers: { ...suggestedAnswers(market), ...answers }, edits },
    words: builderWords(language),
    clauses: contentWords('policy-clauses', language),
    market,
    today,
  }
}

export const policyWith = (given?: Given): Policy => policyOf(policySource(given))

/** The clauses of a policy by their names. */
export const textsOf = ({ sections }: Policy): Record<string, string> =>
  Object.fromEntries(sections.flatMap(({ clauses }) => clauses.map(({ name, text }) => [name, text])))
