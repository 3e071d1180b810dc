import { localeOfPath, type UrlCode } from '../../locales.config'
import type { CmsDocument } from '../cms/document'
import type { PlannedPage } from './plannedPage'

type Alternates = Partial<Record<UrlCode, string>>

/** Path without its locale: `/at/pricing` → `/pricing`. */
const withinLocale = (path: string): string => `/${path.split('/').slice(2).join('/')}`

/** Union-find: members joined directly or through others are in one cluster. */
function disjointSets() {
  const parents = new Map<string, string>()
  const find = (key: string): string => {
    const parent = parents.get(key) ?? key
    if (parent === key) return key
    const root = find(parent)
    parents.set(key, root)
    return root
  }
  const join = (a: string, b: string): void => {
    parents.set(find(a), find(b))
  }
  return { find, join }
}

/**
 * The same page in every locale, by path. Pages belong together when their documents name each other as
 * languages, when they are one shared document, or when they have the same path within their locale
 * (secondary documents and pages of code). Built from the created pages, so a cluster never names a missing
 * page.
 */
export function alternatesOf(
  pages: readonly PlannedPage[],
  documents: ReadonlyMap<string, CmsDocument>,
  codeRoutes: readonly string[],
): Map<string, Alternates> {
  const { find, join } = disjointSets()
  const members = [
    ...pages.map(({ path, locale, documentId }) => ({ path, locale, documentId })),
    ...codeRoutes.flatMap((path) => {
      const locale = localeOfPath(path)
      return locale ? [{ path, locale: locale.urlCode, documentId: undefined }] : []
    }),
  ]
  for (const { path, documentId } of members) {
    join(`page ${path}`, `path ${withinLocale(path)}`)
    if (!documentId) continue
    join(`page ${path}`, `document ${documentId}`)
    for (const { id } of documents.get(documentId)?.alternate_languages ?? []) {
      if (documents.has(id)) join(`document ${documentId}`, `document ${id}`)
    }
  }
  const clusters = new Map<string, Alternates>()
  for (const { path, locale } of members) {
    const root = find(`page ${path}`)
    const cluster = clusters.get(root) ?? {}
    cluster[locale] ??= path
    clusters.set(root, cluster)
  }
  return new Map(members.map(({ path }) => [path, clusters.get(find(`page ${path}`)) ?? {}]))
}
