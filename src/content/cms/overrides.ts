import { isRecord } from '../../core/values/record'
import { isDocumentLink, mapDeep, type CmsDocument } from './document'
import { entriesOf, textOf, type Fields } from './fields'

/**
 * A market's own text for a field of a shared document (custom type `market`, group `overrides`). The field is a path
 * from the document's data: `offices.0.address`, within a slice `slices.quote$5f2c.primary.text`, and of the words of a
 * tool `texts.vat_id.text`.
 */
export type MarketOverride = { documentId: string; field: string; text: string }

/** The overrides of a `market` document that name a document. */
export const overridesOf = ({ data }: Pick<CmsDocument, 'data'>): MarketOverride[] =>
  entriesOf(data['overrides']).flatMap(({ document, field, text }): MarketOverride[] =>
    isDocumentLink(document)
      ? [{ documentId: document.id, field: textOf(field).trim(), text: textOf(text) }]
      : [],
  )

export type TextBlock = { type: string; text: string; spans: { start: number; end: number }[] }

export const isTextBlock = (value: unknown): value is TextBlock & Fields =>
  isRecord(value) && Array.isArray(value['spans']) && typeof value['text'] === 'string'

/**
 * The part of a field's path that names an entry of a list: the id of a slice or the key of a word, which they keep when
 * they are reordered, else the place.
 */
function nameOfEntry(entry: unknown, index: number): string {
  if (!isRecord(entry)) return String(index)
  const { slice_type, id, key, text } = entry
  if (typeof slice_type === 'string' && typeof id === 'string') return id
  return typeof key === 'string' && typeof text === 'string' && key !== '' ? key : String(index)
}

/** As mapDeep, with the paths by which overrides name fields. */
export const mapFields = (
  value: unknown,
  replace: (value: unknown, path: string) => unknown,
  path = '',
): unknown => mapDeep(value, replace, path, nameOfEntry)

/** The path of the text of a block of rich text. */
export const textPathOf = (blockPath: string): string => `${blockPath}.text`

/** The path of every text of a document that an override can replace. */
export function overridableFields({ data }: Pick<CmsDocument, 'data'>): string[] {
  const paths: string[] = []
  mapFields(data, (entry, path) => {
    if (isDocumentLink(entry)) return entry
    if (isTextBlock(entry)) {
      paths.push(textPathOf(path))
      return entry
    }
    if (typeof entry === 'string') paths.push(path)
    return undefined
  })
  return paths
}
