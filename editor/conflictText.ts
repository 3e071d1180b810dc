/** Fields and values of a conflict, in words for people. */
import { valueAt, type FieldPath } from '../content-api/documentChanges'
import type { StoredDocument } from '../content-api/documents'
import type { Json } from '../content-api/json'
import { isRecord } from '../src/core/values/record'
import { labelOf, type CustomType, type Fields, type Models } from './models'

/** What a value says: the words of a text, the address of a link, the file and the text of a picture. */
export function conflictValue(value: Json | undefined): string {
  const lines = linesOf(value ?? null)
  return lines.length > 0 ? lines.join('\n') : '(empty)'
}

function linesOf(value: Json): string[] {
  if (value === null || value === '') return []
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (!Array.isArray(value) && !isRecord(value)) return [String(value)]
  if (Array.isArray(value)) return value.flatMap(linesOf)
  const { text, spans, link_type: link, url, alt, id, embed_url: embed, slice_type: slice } = value
  if (spans !== undefined) return linesOf(text ?? null)
  if (link !== undefined) {
    const target = link === 'Any' ? null : (url ?? id ?? null)
    return [[...linesOf(text ?? null), ...linesOf(target)].join(' → ')].filter(Boolean)
  }
  if (embed !== undefined) return linesOf(embed)
  if (url !== undefined) return [[...linesOf(alt ?? null), ...linesOf(url)].join(': ')]
  const fields = Object.entries(value).filter(
    ([name]) =>
      !['id', 'slice_type', 'slice_label', 'variation', 'version', 'edit', 'dimensions'].includes(name),
  )
  return [
    ...(typeof slice === 'string' ? [`[${slice}]`] : []),
    ...fields.flatMap(([, entry]) => linesOf(entry)),
  ]
}

/** The name of a field with the parts it is in: `Slice 2, Hero · Title`. */
export function fieldLabel(
  path: FieldPath,
  document: StoredDocument,
  model: CustomType | undefined,
  models: Models,
): string {
  const [first, ...rest] = path
  if (first === 'uid') return 'UID: the last part of the address'
  if (first !== 'data') return String(first)
  let fields: Fields | undefined = Object.assign({}, ...Object.values(model?.json ?? {})) as Fields
  const names: string[] = []
  const walked: (string | number)[] = ['data']
  for (const key of rest) {
    walked.push(key)
    const value = valueAt({ data: document.data }, walked)
    if (typeof key === 'number') {
      const slice = isRecord(value) && typeof value['slice_type'] === 'string' ? value : undefined
      const shared = slice && models.slices.get(String(slice['slice_type']))
      if (slice) {
        names.push(`Slice ${key + 1}, ${shared?.name ?? String(slice['slice_type'])}`)
        const variation = shared?.variations.find(({ id }) => id === slice['variation'])
        fields = { ...(variation?.primary ?? {}), ...(variation?.items ?? {}) }
      } else names.push(String(key + 1))
      continue
    }
    const field: Fields[string] | undefined = fields?.[key]
    if (field) {
      if (field.type !== 'Slices') names.push(labelOf(key, field))
      if (field.config.fields) fields = field.config.fields
    } else if (key !== 'primary' && key !== 'items') names.push(key)
  }
  return names.join(' · ')
}
