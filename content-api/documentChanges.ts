/** What differs between two texts of a document, field by field. Pure; the editor uses it too. */
import { isRecord } from '../src/core/values/record'
import type { StoredDocument } from './documents'
import type { Json, JsonObject } from './json'

/** A place in a document: `['data', 'slices', 2, 'primary', 'title']`. */
export type FieldPath = readonly (string | number)[]

/** A field that two texts of a document have different values of. A value is absent where the field is. */
export type ChangedField = { path: FieldPath; yours?: Json | undefined; theirs?: Json | undefined }

/** What an editor writes of a document. Dates, ids and the list of translations are the repository's. */
export type DocumentContent = Pick<StoredDocument, 'uid' | 'tags' | 'data'>

const contentOf = ({ uid, tags, data }: DocumentContent): JsonObject => ({ uid, tags, data })

/** A document that keeps the translations another text of it lists: they are entered when a translation is published. */
export function withTranslationsOf(
  document: StoredDocument,
  other: StoredDocument | undefined,
): StoredDocument {
  const listed = new Set(document.alternate_languages.map(({ lang }) => lang))
  const missing = (other?.alternate_languages ?? []).filter(({ lang }) => !listed.has(lang))
  if (missing.length === 0) return document
  const alternate_languages = [...document.alternate_languages, ...missing].sort((a, b) =>
    a.lang < b.lang ? -1 : 1,
  )
  return { ...document, alternate_languages }
}

/** A text of a value that is the same in whatever order its keys are. */
export function stableText(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value ?? null)
  const entries = Object.keys(value).sort()
  return `{${entries.map((key) => `${JSON.stringify(key)}:${stableText(value[key])}`).join(',')}}`
}

/** The same text for the same content of a document. */
export const stableContent = (document: DocumentContent): string => stableText(contentOf(document))

export const isSameValue = (one: Json | undefined, other: Json | undefined): boolean =>
  (one === undefined) === (other === undefined) && stableText(one) === stableText(other)

/** Pictures, links and embeds are one field each, whose parts mean nothing alone. */
const isOneField = (value: JsonObject): boolean =>
  ['link_type', 'url', 'dimensions', 'embed_url', 'spans'].some((name) => name in value)

/** Entries of groups, and slices, that are the same ones in both lists. Blocks of rich text are one field together. */
function haveSameEntries(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length || one.length === 0) return false
  return one.every((entry, index) => {
    const twin = other[index]
    if (!isRecord(entry) || !isRecord(twin) || isOneField(entry) || isOneField(twin)) return false
    const isSlice = 'slice_type' in entry || 'slice_type' in twin
    return isSlice
      ? entry['slice_type'] === twin['slice_type'] &&
          entry['variation'] === twin['variation'] &&
          entry['id'] === twin['id']
      : !('type' in entry && 'text' in entry)
  })
}

function changes(yours: Json | undefined, theirs: Json | undefined, path: FieldPath): ChangedField[] {
  if (isSameValue(yours, theirs)) return []
  if (Array.isArray(yours) && Array.isArray(theirs) && haveSameEntries(yours, theirs))
    return yours.flatMap((entry, index) => changes(entry, theirs[index], [...path, index]))
  const areFields =
    isRecord(yours) && isRecord(theirs) && (path.length <= 1 || !(isOneField(yours) || isOneField(theirs)))
  if (!areFields) return [{ path, yours, theirs }]
  return [...new Set([...Object.keys(yours), ...Object.keys(theirs)])].flatMap((key) =>
    changes(yours[key], theirs[key], [...path, key]),
  )
}

/** The fields that differ, the smallest that can be chosen on their own; of a document that is gone all that have a value. */
export const changedFields = (
  yours: DocumentContent | undefined,
  theirs: DocumentContent | undefined,
): ChangedField[] =>
  changes(yours ? contentOf(yours) : { data: {} }, theirs ? contentOf(theirs) : { data: {} }, []).filter(
    ({ path }) => (yours && theirs ? true : path[0] === 'data'),
  )

/** The value at a place; undefined where there is none. */
export function valueAt(value: Json | undefined, path: FieldPath): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(value)) return valueAt(value[Number(key)], rest)
  return isRecord(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined
}

/** A copy of a value with another one at a place, or without it. */
function withValue(value: Json | undefined, path: FieldPath, next: Json | undefined): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.map((entry, index) =>
      index === Number(key) ? (withValue(entry, rest, next) ?? null) : entry,
    )
  const fields = isRecord(value) ? value : {}
  const inner = withValue(fields[key], rest, next)
  const { [key]: _, ...others } = fields
  return inner === undefined ? others : { ...fields, [key]: inner }
}

/** A document with the values of other documents in place of its own. */
export const withFields = <Document extends DocumentContent>(
  document: Document,
  fields: readonly { path: FieldPath; value: Json | undefined }[],
): Document => ({
  ...document,
  ...(fields.reduce<Json | undefined>(
    (content, { path, value }) => withValue(content, path, value),
    contentOf(document),
  ) as JsonObject),
})
