import type { UrlCode } from '../../../locales.config'
import type { PlannedPage } from './plannedPage'

/** The path of a document's page in a locale; undefined for a document without a page. */
export type PathOf = (documentId: string, urlCode: UrlCode) => string | undefined

/** The path of a page's counterpart in a locale; its own path where the locale has none. */
export const pathIn = (
  { alternates, path }: Pick<PlannedPage, 'alternates' | 'path'>,
  urlCode: UrlCode,
): string => alternates[urlCode] ?? path

/** The paths of the documents' pages, in each locale. */
export function pathLookup(pages: readonly PlannedPage[]): PathOf {
  const first = new Map<string, PlannedPage>()
  for (const page of pages) if (!first.has(page.documentId)) first.set(page.documentId, page)
  return (documentId, urlCode) => {
    const page = first.get(documentId)
    return page && pathIn(page, urlCode)
  }
}
