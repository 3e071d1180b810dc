/** What the editor of the embedded repository and its API say to each other. */
import type { StoredDocument } from './documents'
import type { Json } from './json'

/** Where the editor and its API are, below the origin of the content API. */
export const editorPath = '/editor'

/** A document in the list of the editor. */
export type DocumentSummary = {
  id: string
  uid: string | null
  type: string
  lang: string
  title: string
  isPublished: boolean
  /** The release of its draft; absent without a draft. */
  draftIn?: string
}

export type EditedRepository = {
  languages: { id: string; name: string }[]
  customTypes: Json[]
  sharedSlices: Json[]
  documents: DocumentSummary[]
}

export type EditedDocument = {
  draft?: StoredDocument
  published?: StoredDocument
  /** The versions that were published before, the latest first. */
  history: { replacedAt: string; document: StoredDocument }[]
}

/** What became of a publish: the documents that were written, and what the site says of it. */
export type Published = {
  documents: string[]
  site: string
  /** False when the site could not be brought to what is published; absent where nobody brings it there at once. */
  isOnSite?: boolean
}

/** The body of a refusal: a sentence for each problem. */
export type Refused = { problems: string[] }
