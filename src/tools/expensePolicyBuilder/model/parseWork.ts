import { fieldsOf, isRecord } from '../../../core/values/record'
import { isLanguage, rewriteNumber } from '../../numbers/model/rewriteNumber'
import {
  amountIds,
  choiceOptions,
  countIds,
  countLimits,
  dayIds,
  isCountry,
  isCurrency,
  isNotPaid,
  isOption,
  maxText,
  suggestedAnswers,
  textIds,
  type AmountId,
  type Answers,
  type ChoiceId,
  type CountId,
  type Market,
} from './answers'
import { clauseText, maxOwn, noEdits, titleText, type Edits } from './edits'
import type { PolicyWork } from './policy'
import { amountLimits, countNumberLimits } from './values'

type Fields = Readonly<Record<string, unknown>>

const listOf = (value: unknown, most = maxOwn): unknown[] =>
  Array.isArray(value) ? (value as unknown[]).slice(0, most) : []

const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, maxText) : undefined

/** Names of clauses or sections: those of the questionnaire and one's own. */
const namesOf = (value: unknown): string[] => [
  ...new Set(
    listOf(value, 2 * maxOwn).filter((name): name is string => typeof name === 'string' && name.length <= 60),
  ),
]

function entriesOf<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Record<string, Entry> {
  const entries = Object.entries(fieldsOf(value))
    .slice(0, 2 * maxOwn)
    .flatMap(([name, entry]) => {
      const known = name.length <= 60 ? read(entry) : undefined
      return known === undefined ? [] : [[name, known] as const]
    })
  return Object.fromEntries(entries)
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && clauseText(value)) || undefined

function parseAnswers(value: unknown, suggested: Answers): Answers {
  const fields = fieldsOf(value)
  const choices = (Object.keys(choiceOptions) as ChoiceId[]).filter((id) => isOption(id, fields[id]))
  const texts = [...amountIds, ...textIds, ...dayIds, ...Object.keys(countLimits)].filter(
    (id) => typeof fields[id] === 'string',
  )
  const known = Object.fromEntries([
    ...choices.map((id) => [id, fields[id]] as const),
    ...texts.map((id) => [id, shortText(fields[id])] as const),
  ])
  const { currency, countries, not_paid: notPaid } = fields
  return {
    ...suggested,
    ...(known as Partial<Answers>),
    ...(isCurrency(currency) ? { currency } : {}),
    ...(Array.isArray(countries) ? { countries: [...new Set(listOf(countries).filter(isCountry))] } : {}),
    ...(Array.isArray(notPaid) ? { not_paid: [...new Set(listOf(notPaid).filter(isNotPaid))] } : {}),
  }
}

function parseEdits(value: unknown): Edits {
  const fields = fieldsOf(value)
  const own = <Part extends object>(
    list: unknown,
    prefix: RegExp,
    read: (entry: Fields) => Part | undefined,
  ): ({ id: string } & Part)[] => {
    const ids = new Set<string>()
    return listOf(list).flatMap((entry) => {
      const { id, ...rest } = fieldsOf(entry)
      const part = read(rest)
      if (typeof id !== 'string' || !prefix.test(id) || ids.has(id) || !part) return []
      ids.add(id)
      return [{ id, ...part }]
    })
  }
  return {
    ...noEdits,
    texts: entriesOf(fields['texts'], (entry) => {
      const { text, writtenFor } = fieldsOf(entry)
      const known = textOf(text)
      return known && typeof writtenFor === 'string' ? { text: known, writtenFor } : undefined
    }),
    removed: namesOf(fields['removed']),
    removedSections: namesOf(fields['removedSections']),
    ownClauses: own(fields['ownClauses'], /^own-\d{1,6}$/, ({ section, text }) => {
      const known = textOf(text)
      return known && typeof section === 'string' && section.length <= 60
        ? { section, text: known }
        : undefined
    }),
    ownSections: own(fields['ownSections'], /^own-section-\d{1,6}$/, ({ title }) => {
      const known = typeof title === 'string' && titleText(title)
      return known ? { title: known } : undefined
    }),
    titles: entriesOf(
      fields['titles'],
      (title) => (typeof title === 'string' && titleText(title)) || undefined,
    ),
    places: entriesOf(fields['places'], (section) =>
      typeof section === 'string' && section.length <= 60 ? section : undefined,
    ),
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
  const { answers, edits, htmlLang } = fieldsOf(value)
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
