import type { CmsDocument } from './document'

/** What a check reports about the content, with the place for the editor. */
export type ContentFinding = {
  documentId: string
  type: string
  lang: string
  /** Path of the field in the document, `data.slices.2.primary.link`; empty for the document as a whole. */
  field: string
  message: string
}

/** A finding in a document; `field` is the dotted path from the document. */
export const findingIn = (document: CmsDocument, field: string, message: string): ContentFinding => ({
  documentId: document.id,
  type: document.type,
  lang: document.lang,
  field,
  message,
})
