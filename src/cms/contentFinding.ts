import type { CmsDocument } from './document'

/** What a check has to say of the content, so that an editor finds the place. */
export type ContentFinding = {
  documentId: string
  type: string
  lang: string
  /** Path of the field in the document, `data.slices.2.primary.link`; empty when the whole document is meant. */
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
