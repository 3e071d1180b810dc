/** What the editor of the embedded repository and its API say to each other. */
import type { StoredDocument } from './documents'
import type { Json } from './json'

/** Where the editor and its API are, below the origin of the content API. */
export const editorPath = '/editor'

/** Largest file that can be uploaded, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024

/** The label of the drafts that belong to no release. No release may have this name. */
export const draftsLabel = 'Drafts'

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
  /** The names of the releases, those without drafts too. */
  releases: string[]
  documents: DocumentSummary[]
}

/** A version of a document that is no longer there, and what it was. */
export type Version = {
  /** When another took its place, or it was discarded (ISO 8601). */
  replacedAt: string
  was: 'published' | 'discarded'
  document: StoredDocument
}

/** A document in the form. Of one that was never published and whose draft was discarded there is only the history. */
export type EditedDocument = {
  draft?: StoredDocument
  /** The label of the draft's release. */
  release?: string
  published?: StoredDocument
  /** The versions before, the latest first. */
  history: Version[]
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
