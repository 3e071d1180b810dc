/** What the editor of the embedded repository and its API say to each other. */
import type { ChangedField } from './documentChanges'
import type { StoredDocument } from './documents'
import type { Json } from './json'

/** Where the editor and its API are, below the origin of the content API. */
export const editorPath = '/editor'

/** Largest file that can be uploaded, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024

/** The label of the drafts that belong to no release. No release may have this name. */
export const draftsLabel = 'Drafts'

/**
 * The version of a document that is not there, which a new one is based on. A version is a text without a meaning for who
 * gets it: every write names the one that it is based on, as `If-Match`, and is refused with 409 when that is not current.
 */
export const noVersion = '0.0.0'

/** The header by which a form is known, so that it does not conflict with what it has written itself. */
export const clientHeader = 'Editing-Client'

/** A document in the list of the editor. */
export type DocumentSummary = {
  id: string
  uid: string | null
  type: string
  lang: string
  title: string
  isPublished: boolean
  /** The release of its draft, and its version; absent without a draft. */
  draftIn?: string
  version?: string
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
  /** By which its text is read. */
  name: string
  /** When another took its place, or it was discarded (ISO 8601). */
  replacedAt: string
  /** `replaced`: a text, stored or not, that gave way to that of another editor. */
  was: 'published' | 'discarded' | 'replaced'
}

/** A document in the form. Of one that was never published and whose draft was discarded there are earlier versions only. */
export type EditedDocument = {
  draft?: StoredDocument
  /** The label of the draft's release. */
  release?: string
  published?: StoredDocument
  /** What a change of it is based on. */
  version: string
}

/** The body of a publish: drafts with the versions that were looked at. */
export type PublishRequest = { documents: { id: string; version: string }[] }

/** The answer to a draft that was stored. */
export type StoredDraft = { version: string }

/** A document that somebody else has changed since the version that a write names. */
export type Conflict = {
  id: string
  /** What the other text is: a draft, what is published, or nothing when the document is gone. */
  against: 'draft' | 'published' | 'nothing'
  /** The document as it is, with the version that a decision between the texts is based on. */
  current: EditedDocument
  /** The fields that differ, with both values. Empty where it is not known what the form had. */
  changed: ChangedField[]
}

/** The body of a refusal because of conflicts (409); nothing has been written. */
export type Conflicted = Refused & { conflicts: Conflict[] }

/** What became of a publish: the documents that were written, and what the site says of it. */
export type Published = {
  documents: string[]
  site: string
  /** False when the site could not be brought to what is published; absent where nobody brings it there at once. */
  isOnSite?: boolean
}

/** The body of a refusal: a sentence for each problem. */
export type Refused = { problems: string[] }
