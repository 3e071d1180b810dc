import type { CmsDocument, ContentProblem } from '../document'

/** A finding in a document; `field` is the dotted path from the document. */
export const problemIn = (document: CmsDocument, field: string, message: string): ContentProblem => ({
  documentId: document.id,
  type: document.type,
  lang: document.lang,
  field,
  message,
})

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of a field of any kind: of a rich text all blocks together; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return ''
  return value
    .map((block: unknown) => (isRecord(block) && typeof block['text'] === 'string' ? block['text'] : ''))
    .join(' ')
    .trim()
}

/** The entries of a group field, with the index each has; nothing for anything else. */
export const entriesOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
