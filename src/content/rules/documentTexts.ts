import { isRecord } from '../../core/values/record'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf, type Fields } from '../cms/fields'
import { memoize } from '../cms/memoize'

/** A text with the path of its field. */
export type Text = { text: string; field: string }

/** The blocks of a rich text; empty for another value. */
const blocksOf = (value: unknown): Fields[] =>
  entriesOf(value).filter((block) => Array.isArray(block['spans']) && typeof block['text'] === 'string')

/** The texts of a field: that of a text field, or of each block of a rich text. */
export const fieldTexts = (value: unknown, field: string): Text[] =>
  typeof value === 'string'
    ? [{ text: value, field }]
    : blocksOf(value).map((block, index) => ({
        text: textOf(block['text']),
        field: `${field}.${index}.text`,
      }))

/** The groups of a record: its lists of things, not rich texts and slices. */
export const groupsOf = (record: Fields): [name: string, entries: Fields[]][] =>
  Object.entries(record).flatMap(([name, value]): [string, Fields[]][] => {
    const entries = name === 'slices' ? [] : entriesOf(value)
    return entries.length > 0 && blocksOf(value).length === 0 ? [[name, entries]] : []
  })

/** The fields of a document and of each of its slices, with their path. */
export function recordsOf({ data }: CmsDocument): { record: Fields; field: string }[] {
  return [
    { record: data, field: 'data' },
    ...entriesOf(data['slices']).map(({ primary, items }, index) => ({
      record: { ...(isRecord(primary) ? primary : {}), ...(entriesOf(items).length > 0 && { items }) },
      field: `data.slices.${index}.primary`,
    })),
  ]
}

/** Every list of a document, by the name of its field. */
const listsOf = memoize((document: CmsDocument) =>
  recordsOf(document).flatMap(({ record }) =>
    groupsOf(record).map(([name, { length }]) => ({ name, length })),
  ),
)

/** The lengths of a document's lists of these names. */
export const listLengths = (document: CmsDocument, names: readonly string[]): number[] =>
  listsOf(document).flatMap(({ name, length }) => (names.includes(name) ? [length] : []))

const shortFields = /^(?:title|lead|meta_title|meta_description|\w+_title|\w+_lead)$/

/** The texts that say what a page or a part of it holds: titles, leads, its description. */
export const shortTexts = (document: CmsDocument): Text[] =>
  recordsOf(document).flatMap(({ record, field }) =>
    Object.entries(record).flatMap(([name, value]) =>
      shortFields.test(name) ? fieldTexts(value, `${field}.${name}`) : [],
    ),
  )

/** Every text of a value, however deep, with its path from `field`. */
export function* allTexts(value: unknown, field: string): Generator<Text> {
  if (typeof value === 'string') yield { text: value, field }
  else if (Array.isArray(value))
    for (const [index, part] of value.entries()) yield* allTexts(part, `${field}.${index}`)
  else if (isRecord(value))
    for (const [key, part] of Object.entries(value)) yield* allTexts(part, `${field}.${key}`)
}
