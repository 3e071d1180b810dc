import type { UrlCode } from '../../locales.config'
import type { PlannedPage } from './plannedPage'

/** The path of a document's page in a locale; undefined for a document without a page. */
export type PathOf = (documentId: string, urlCode: UrlCode) => string | undefined

/** The path of a document's page in a locale, by its cluster; its own path where the locale has none. */
export function pathLookup(pages: readonly PlannedPage[]): PathOf {
  const first = new Map<string, PlannedPage>()
  for (const page of pages) if (!first.has(page.documentId)) first.set(page.documentId, page)
  return (documentId, urlCode) => {
    const page = first.get(documentId)
    return page ? (page.alternates[urlCode] ?? page.path) : undefined
  }
}
