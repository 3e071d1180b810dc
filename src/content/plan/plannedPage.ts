import type { UrlCode } from '../../../locales.config'

/** One page of the site: its path, its template, and the ids of what it shows. */
export type PlannedPage = {
  /** Document (or job) and market: `en-gb.about@at`. */
  key: string
  path: string
  /** Pattern of the addresses below a page that takes them all; no other page may match it. */
  matchPath?: string
  /** Name of the file in `src/templates`. */
  template: string
  locale: UrlCode
  documentType: string
  documentId: string
  uid: string | null
  /** Everything the page shows besides the locale's site data. */
  ids: string[]
  alternates: Partial<Record<UrlCode, string>>
  indexable: boolean
  isReferral: boolean
}
