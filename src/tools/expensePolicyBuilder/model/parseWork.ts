import { isRecord } from '../../../core/values/record'
import { isLanguage, rewriteNumber } from '../../numbers/model/rewriteNumber'
import { noteLoss, readLike, readList, upTo, type Checks, type Fields } from '../../savedWork/model/readLike'
import {
  amountIds,
  choiceOptions,
  countIds,
  currencyCodes,
  isCountry,
  isNotPaid,
  maxText,
  suggestedAnswers,
  type AmountId,
  type Answers,
  type CountId,
  type Market,
} from './answers'
import { clauseText, maxOwn, noEdits, titleText, type Edits } from './edits'
import type { PolicyWork } from './policy'
import { amountLimits, countNumberLimits } from './values'

/** Names of clauses or sections: those of the questionnaire and one's own. */
const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 60 ? value : undefined

const namesOf = (value: unknown): string[] => [...new Set(readList(value, 2 * maxOwn, nameOf))]

function entriesOf<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Record<string, Entry> {
  if (value !== undefined && !isRecord(value)) noteLoss()
  const entries = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(
    readList(entries, 2 * maxOwn, (pair) => {
      const [name, entry] = pair as [string, unknown]
      const known = nameOf(name) === undefined ? undefined : read(entry)
      return known === undefined ? undefined : ([name, known] as const)
    }),
  )
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && clauseText(value)) || undefined

const checks: Checks = { ...choiceOptions, currency: currencyCodes, '*': upTo(maxText) }

function parseAnswers(value: Fields, suggested: Answers): Answers {
  const { countries, not_paid: notPaid } = value
  const chosen = <Option>(list: unknown, isOne: (option: unknown) => option is Option): Option[] => [
    ...new Set(readList(list, maxOwn, (option) => (isOne(option) ? option : undefined))),
  ]
  return {
    ...readLike(suggested, value, checks),
    ...(Array.isArray(countries) ? { countries: chosen(countries, isCountry) } : {}),
    ...(Array.isArray(notPaid) ? { not_paid: chosen(notPaid, isNotPaid) } : {}),
  }
}

function parseEdits(value: unknown): Edits {
  const fields = isRecord(value) ? value : {}
  const own = <Part extends object>(
    list: unknown,
    prefix: RegExp,
    read: (entry: Fields) => Part | undefined,
  ): ({ id: string } & Part)[] => {
    const ids = new Set<string>()
    return readList(list, maxOwn, (entry) => {
      const { id, ...rest } = isRecord(entry) ? entry : {}
      const part = read(rest)
      if (typeof id !== 'string' || !prefix.test(id) || ids.has(id) || !part) return undefined
      ids.add(id)
      return { id, ...part }
    })
  }
  return {
    ...noEdits,
    texts: entriesOf(fields['texts'], (entry) => {
      const { text, writtenFor } = isRecord(entry) ? entry : {}
      const known = textOf(text)
      return known && typeof writtenFor === 'string' ? { text: known, writtenFor } : undefined
    }),
    removed: namesOf(fields['removed']),
    removedSections: namesOf(fields['removedSections']),
    ownClauses: own(fields['ownClauses'], /^own-\d{1,6}$/, ({ section, text }) => {
      const known = textOf(text)
      const name = nameOf(section)
      return known && name !== undefined ? { section: name, text: known } : undefined
    }),
    ownSections: own(fields['ownSections'], /^own-section-\d{1,6}$/, ({ title }) => {
      const known = typeof title === 'string' && titleText(title)
      return known ? { title: known } : undefined
    }),
    titles: entriesOf(
      fields['titles'],
      (title) => (typeof title === 'string' && titleText(title)) || undefined,
    ),
    places: entriesOf(fields['places'], nameOf),
    sectionOrder: namesOf(fields['sectionOrder']),
    clauseOrder: entriesOf(fields['clauseOrder'], (order) =>
      Array.isArray(order) ? namesOf(order) : undefined,
    ),
  }
}

/** The answers with their numbers as another language writes them. */
function rewrittenAnswers(answers: Answers, from: string, to: string): Answers {
  const numbers = [
    ...amountIds.map((id): [AmountId, string] => [id, rewriteNumber(answers[id], amountLimits, from, to)]),
    ...countIds.map((id): [CountId, string] => [id, rewriteNumber(answers[id], countNumberLimits, from, to)]),
  ]
  return { ...answers, ...Object.fromEntries(numbers) }
}

/**
 * Reads work that was stored or shared. Numbers that were typed on a page of another language are written as this one does. Answers it does not know become those that the questionnaire begins with;
 * undefined when it is no work of this tool at all.
 */
export function parsePolicyWork(value: unknown, market: Market): PolicyWork | undefined {
  const { answers, edits, htmlLang } = isRecord(value) ? value : {}
  if (!isRecord(answers)) return undefined
  const from = isLanguage(htmlLang) ? htmlLang : market.htmlLang
  // What was not stored is suggested in the language that the rest was typed in.
  const read = parseAnswers(answers, suggestedAnswers({ ...market, htmlLang: from }))
  return {
    htmlLang: market.htmlLang,
    answers: rewrittenAnswers(read, from, market.htmlLang),
    edits: parseEdits(edits),
  }
}
