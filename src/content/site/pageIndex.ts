/**
 * The pages of a locale by name, for who looks for one that is not at an address: the not-found page in the browser and the
 * server. A file per locale, `/page-index/<locale>.json`, which no other page fetches.
 */

/** A page with the name that it has in trails, and the title that search engines show where it is another: it says what is there. */
export type IndexedPage = { path: string; name: string; title?: string }

export type PageIndex = { pages: readonly IndexedPage[] }

export const pageIndexFolder = 'page-index'

export const pageIndexPath = (urlCode: string): string => `/${pageIndexFolder}/${urlCode}.json`

/** The index in a file of the build; undefined for anything else. */
export function parsePageIndex(value: unknown): PageIndex | undefined {
  const pages = (value as Partial<PageIndex> | null)?.pages
  const isPage = ({ path, name }: Partial<IndexedPage>): boolean =>
    typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') && typeof name === 'string'
  return Array.isArray(pages) && pages.every(isPage) ? { pages } : undefined
}
