/**
 * The queries of the pages, as the build ran them: what computes the data of a page outside of Gatsby (previews, the
 * publisher) runs the same. One file, written at build; no page and no browser reads it.
 */

/** `chunk` names a component in page-data; `query` is empty for one that asks for nothing. */
export type ComponentQuery = { chunk: string; query: string }

export type PageQueries = {
  /** Digest of the code that reads the content (codeDigest), of which the names of files are made. */
  digest: string
  /** By the name of the template. */
  templates: Record<string, ComponentQuery>
  /** Of the pages of code, by their path. */
  code: Record<string, ComponentQuery>
}

/** Where the build writes it, relative to the root of the project. */
export const pageQueriesFile = 'build/page-queries.json'
