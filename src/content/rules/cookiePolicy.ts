import { categoryCondition, entryConditions, policyKeys } from '../../visitor/consent/policyEntries'
import { controlPlaceholders } from '../../visitor/consent/policyWords'
import { consentCategories } from '../../visitor/consent/state'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf } from '../cms/fields'
import { fieldText } from './fieldText'

const labels = [
  'name_label',
  'provider_label',
  'purpose_label',
  'when_label',
  'lifetime_label',
  'storage_label',
  'session_label',
  'until_deleted_label',
  'by_provider_label',
  'count_label',
] as const

/** The conditions that a policy needs words for. */
const conditions: readonly string[] = [
  ...entryConditions,
  ...new Set(consentCategories.map((category) => categoryCondition(category))),
]

/** Texts outside of the lists, in which a number would be typed that the registry knows. */
const uncounted = [
  'title',
  'lead',
  'intro',
  'categories',
  'conditions',
  'body',
  'meta_title',
  'meta_description',
]

/**
 * Words that a cookie policy lacks for what is stored, and words for something that is not: names, categories, conditions,
 * lifetimes and counts come from the registry (src/visitor/consent/registry.ts), the words from the document.
 */
export const cookiePolicyFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.filter(({ type }) => type === 'cookie_policy').flatMap(findingsOf)

function findingsOf(document: CmsDocument): ContentFinding[] {
  const finding = (field: string, message: string): ContentFinding => findingIn(document, field, message)
  const { data } = document
  const purposes = entriesOf(data['purposes'])
  const keyOf = (row: Record<string, unknown>): string => fieldText(row['entry'])
  const has = (key: string): boolean =>
    purposes.some((row) => keyOf(row) === key && fieldText(row['purpose']) !== '')
  const shown = entriesOf(data['categories']).map(({ category }) => fieldText(category))
  return [
    ...consentCategories
      .filter((category) => !shown.includes(category))
      .map((category) => finding('data.categories', `the category "${category}" is missing: describe it`)),
    ...policyKeys
      .filter((key) => !has(key))
      .map((key) => finding('data.purposes', `"${key}" is stored: say for what`)),
    ...purposes.flatMap((row, index) => {
      const field = `data.purposes.${index}.entry`
      const key = keyOf(row)
      if (!policyKeys.includes(key)) return [finding(field, `nothing is stored as "${key}": remove the row`)]
      const isRepeated = purposes.findIndex((other) => keyOf(other) === key) < index
      return isRepeated ? [finding(field, `"${key}" is described above: remove one of the rows`)] : []
    }),
    ...conditionFindings(document),
    ...(fieldText(data['count_label']).includes('{count}')
      ? []
      : [finding('data.count_label', 'the text needs the placeholder {count}: the number is counted')]),
    ...controlPlaceholders
      .filter((name) => !wholeText(data['body']).includes(`{${name}}`))
      .map((name) =>
        finding(
          'data.body',
          `the text about the Global Privacy Control needs the placeholder {${name}}, in a paragraph without links`,
        ),
      ),
    ...uncounted
      .filter((field) => /\d/.test(wholeText(data[field])))
      .map((field) => finding(`data.${field}`, 'numbers of the policy are counted: say it without a number')),
    ...labels
      .filter((label) => fieldText(data[label]) === '')
      .map((label) => finding(`data.${label}`, 'the lists of the cookie policy need this text: fill it in')),
  ]
}

/** All texts of a field that a page shows, without those of paragraphs with links, whose placeholders are not filled. */
function wholeText(field: unknown): string {
  if (typeof field === 'string') return field
  return entriesOf(field)
    .filter(({ spans }) => !Array.isArray(spans) || spans.length === 0)
    .map(({ text, title }) => [text, title].filter((one) => typeof one === 'string').join(' '))
    .join(' ')
}

function conditionFindings(document: CmsDocument): ContentFinding[] {
  const rows = entriesOf(document.data['conditions'])
  const keys = rows.map((row) => fieldText(row['condition']))
  const texts = rows.map((row) => fieldText(row['text']))
  return [
    ...conditions
      .filter((condition) => !texts[keys.indexOf(condition)])
      .map((condition) =>
        findingIn(document, 'data.conditions', `the condition "${condition}" has no words: say when that is`),
      ),
    ...keys.flatMap((key, index) => {
      const field = `data.conditions.${index}`
      if (!conditions.includes(key))
        return [
          findingIn(document, `${field}.condition`, `nothing has the condition "${key}": remove the row`),
        ]
      if (keys.indexOf(key) < index)
        return [
          findingIn(document, `${field}.condition`, `"${key}" is described above: remove one of the rows`),
        ]
      const isSame = texts[index] !== '' && texts.indexOf(texts[index] ?? '') < index
      return isSame
        ? [findingIn(document, `${field}.text`, 'two conditions have the same words: tell them apart')]
        : []
    }),
  ]
}
