import type { LocalizedDocument } from './localizeDocument'

/** Props of every template's view; a page of code passes the same. */
export type ViewProps<Data extends object> = { document: LocalizedDocument<Data> }

/** Result of a template's page query. */
export type DocumentQuery<Data extends object> = { document: { localized: LocalizedDocument<Data> } }

/** Result of the query of a page of code that has this view. */
export type CodePageQuery<View extends (props: never) => unknown> = {
  document: { localized: Parameters<View>[0] extends { document: infer Document } ? Document : never }
}

/** A short form of a document for lists: its text and number fields, lists of short texts, and its path. */
export type PageSummary = { documentId: string; uid: string | null; path: string } & Record<
  string,
  string | number | boolean | readonly string[] | null | undefined
>
