/** Links from one document to another, wherever they are in a document's data. */
import { isRecord } from '../src/core/values/record'
import type { Json, JsonObject } from './json'

/** A link field, or a link in rich text, that leads to a document. */
export type DocumentLink = JsonObject & { link_type: 'Document'; id: string }

export const isDocumentLink = (value: Json | undefined): value is DocumentLink =>
  isRecord(value) && value['link_type'] === 'Document' && typeof value['id'] === 'string'

type LinkChange = (link: DocumentLink) => Json

/**
 * A copy of a value with every link to a document changed; what has no link is not copied. With `fieldsOnly`, links in
 * rich text stay: Prismic gives fields of linked documents to link fields only.
 */
export function changeLinks(value: Json, change: LinkChange, { fieldsOnly = false } = {}): Json {
  if (Array.isArray(value)) {
    const changed = value.map((entry) => changeLinks(entry, change, { fieldsOnly }))
    return changed.some((entry, index) => entry !== value[index]) ? changed : value
  }
  if (!isRecord(value) || (fieldsOnly && isBlockOfText(value))) return value
  let changed = value
  for (const [name, entry] of Object.entries(value)) {
    const other = changeLinks(entry, change, { fieldsOnly })
    if (other !== entry) changed = { ...changed, [name]: other }
  }
  return isDocumentLink(changed) ? change(changed) : changed
}

const isBlockOfText = (value: JsonObject): boolean => 'spans' in value || 'linkTo' in value
