/** Paths of predicates and orderings (`document.type`, `my.page.title`) and their values. */
import { hasParts, isRecord } from '../src/core/values/record'
import type { StoredDocument } from './documents'
import type { Json } from './json'

const documentFields = ['id', 'type', 'tags', 'first_publication_date', 'last_publication_date'] as const

export type Path =
  | { of: 'whole document' }
  | { of: 'document'; field: (typeof documentFields)[number] }
  | { of: 'type'; type: string; fields: readonly string[] }

/** Parses a path. Undefined when it is invalid. */
export function parsePath(text: string): Path | undefined {
  if (text === 'document') return { of: 'whole document' }
  const [source, first = '', ...rest] = text.split('.')
  if (source === 'document') {
    const field = documentFields.find((name) => name === first)
    return field && rest.length === 0 ? { of: 'document', field } : undefined
  }
  if (source !== 'my' || first === '' || rest.length === 0 || rest.includes('')) return undefined
  return { of: 'type', type: first, fields: rest }
}

/** True when the path can have a value in this document: `my.page.title` only applies to pages. */
export const concerns = (path: Path, document: StoredDocument): boolean =>
  path.of !== 'type' || path.type === document.type

/** Every value at the path; of a repeatable group those of all entries. */
export function valuesAt(path: Path, document: StoredDocument): Json[] {
  if (path.of === 'whole document') return [document.data]
  if (path.of === 'document') {
    const value = document[path.field]
    return Array.isArray(value) ? value : [value]
  }
  if (!concerns(path, document)) return []
  if (path.fields[0] === 'uid' && path.fields.length === 1) return [document.uid]
  return path.fields.reduce<Json[]>(
    (values, field) =>
      values
        .flatMap((value) => (Array.isArray(value) ? value : [value]))
        .flatMap((value) => member(value, field)),
    [document.data],
  )
}

function member(value: Json, field: string): Json[] {
  const found = isRecord(value) ? value[field] : undefined
  return found === undefined ? [] : [found]
}

/** The value that is compared: a relationship counts as its document's id, rich text as its text. */
export function comparable(value: Json): string | number | boolean | null {
  if (!hasParts(value)) return value
  if (isRecord(value) && value['link_type'] === 'Document') return comparable(value['id'] ?? null)
  return textOf(value) || null
}

const texts = new WeakMap<object, string>()

/** All words of a value in one text; read once for each value, which never changes. */
export function textOf(value: Json): string {
  if (!hasParts(value)) return plainText(value).join(' ')
  const text = texts.get(value) ?? plainText(value).join(' ')
  texts.set(value, text)
  return text
}

/** True when an editor filled the field: an empty text, list, image, embed or link does not count. */
export function isFilled(value: Json): boolean {
  if (value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return !isRecord(value) || (Object.keys(value).length > 0 && value['link_type'] !== 'Any')
}

/** The words a visitor reads: rich text, key text, link texts, slices; not addresses, ids and image data. */
export function plainText(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(plainText)
  if (!isRecord(value)) return []
  const only = (...names: string[]) => names.flatMap((name) => plainText(value[name] ?? null))
  if ('spans' in value || 'link_type' in value) return only('text')
  if ('slice_type' in value) return only('primary', 'items')
  if ('dimensions' in value || 'embed_url' in value) return []
  if ('cells' in value) return only('cells')
  if ('content' in value && 'key' in value) return only('content')
  return Object.values(value).flatMap(plainText)
}
