import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf } from '../cms/fields'
import { policyKeys } from '../consent/policyEntries'
import { consentCategories } from '../consent/state'
import { fieldText } from './fieldText'

const labels = [
  'name_label',
  'provider_label',
  'purpose_label',
  'lifetime_label',
  'storage_label',
  'session_label',
  'until_deleted_label',
  'by_provider_label',
] as const

/**
 * Words that a cookie policy lacks for what is stored, and words for something that is not: names, categories and
 * lifetimes come from the registry (src/consent/registry.ts), the words from the document.
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
    ...labels
      .filter((label) => fieldText(data[label]) === '')
      .map((label) => finding(`data.${label}`, 'the lists of the cookie policy need this text: fill it in')),
  ]
}
