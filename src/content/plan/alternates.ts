import { defaultLocale, localeOfPath, type UrlCode } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { isSecondaryType } from '../cms/linkResolver'
import type { CodePage } from './codePage'
import type { PlannedPage } from './plannedPage'
import { homepageTypes, isPrimaryOf } from './templates'

type Alternates = Partial<Record<UrlCode, string>>

/** Union-find: members joined directly or through others are in one cluster. */
function disjointSets() {
  const numbers = new Map<string, number>()
  const parents: number[] = []
  const find = (number: number): number => {
    let root = number
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) root = parent
    for (let one = number; one !== root;) {
      const parent = parents[one] ?? root
      parents[one] = root
      one = parent
    }
    return root
  }
  const numberOf = (key: string): number => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number = parents.length
    parents.push(number)
    numbers.set(key, number)
    return number
  }
  return {
    find: (key: string): number => find(numberOf(key)),
    join(a: string, b: string): void {
      parents[find(numberOf(a))] = find(numberOf(b))
    },
  }
}

/** A page of a document, of a job or of code, and its document if it has one. */
type Member = { path: string; locale: UrlCode; source: string; document?: CmsDocument }

function membersOf(
  pages: readonly PlannedPage[],
  documents: ReadonlyMap<string, CmsDocument>,
  codePages: readonly CodePage[],
): Member[] {
  return [
    ...pages.map(({ path, locale, documentId }): Member => {
      const document = documents.get(documentId)
      return { path, locale, source: documentId, ...(document ? { document } : {}) }
    }),
    ...codePages.flatMap(({ path }): Member[] => {
      const locale = localeOfPath(path)
      return locale ? [{ path, locale: locale.urlCode, source: `src/pages${path}` }] : []
    }),
  ]
}

export type AlternatesInput = {
  pages: readonly PlannedPage[]
  documents: ReadonlyMap<string, CmsDocument>
  codePages: readonly CodePage[]
  /** The shared documents that each document of one market replaces there, by id. */
  replaced: ReadonlyMap<string, readonly string[]>
}

/** Joins all that say of themselves that they are the same page. An equal path says nothing. */
function joinedSets({ pages, documents, codePages, replaced }: AlternatesInput) {
  const { find, join } = disjointSets()
  // A path begins with a slash, and no id of a document does.
  const pageOf = (path: string): string => path
  const documentOf = (id: string): string => (id.startsWith('/') ? `document ${id}` : id)
  for (const { path, documentId } of pages) join(pageOf(path), documentOf(documentId))
  for (const [id, sharedIds] of replaced) {
    for (const sharedId of sharedIds) join(documentOf(id), documentOf(sharedId))
  }
  const all = [...documents.values()]
  for (const document of all) {
    const { id, type, lang } = document
    for (const alternate of document.alternate_languages) {
      if (documents.has(alternate.id)) join(documentOf(id), documentOf(alternate.id))
    }
    // The languages of a document are of one type, while homepages are of several; each locale has one.
    if (homepageTypes.includes(type)) join(documentOf(id), '/ all homepages')
    if (!isSecondaryType(type)) continue
    const primary = all.find((other) => other.lang === lang && isPrimaryOf(type, other))
    if (primary) join(documentOf(id), documentOf(primary.id))
  }
  for (const { path, counterpart } of codePages) {
    if (!counterpart) continue
    const { type, uid } = counterpart
    const same = all.find(
      (document) =>
        document.type === type &&
        document.uid === uid &&
        document.lang === defaultLocale().contentLanguage &&
        !document.data['localeCode'],
    )
    if (same) join(pageOf(path), documentOf(same.id))
  }
  return { clusterOf: ({ path }: Pick<Member, 'path'>) => find(pageOf(path)) }
}

const pathsOf = (members: readonly Member[]): Set<string> => new Set(members.map(({ path }) => path))

/** Documents that name a language which does not name them in return: with Prismic this cannot be. */
function oneSidedFindings(
  members: readonly Member[],
  documents: ReadonlyMap<string, CmsDocument>,
  message: string,
): ContentFinding[] {
  const found = new Map<string, ContentFinding>()
  for (const { document } of members) {
    for (const [index, { id, lang }] of (document?.alternate_languages ?? []).entries()) {
      const named = documents.get(id)
      if (!document || !named || named.alternate_languages.some((back) => back.id === document.id)) continue
      const field = `alternate_languages.${index}`
      const reason = `${id} is named as this document in ${lang || 'another language'} and does not name it in return, but ${message}`
      found.set(`${document.id} ${field}`, findingIn(document, field, reason))
    }
  }
  return [...found.values()]
}

/**
 * The findings about one cluster that holds two pages of one locale: at the document that joins what does not belong
 * together where that can be told, else at the pages of the first such locale, since the others only repeat it.
 */
function conflictFindings(
  cluster: ReadonlyMap<UrlCode, readonly Member[]>,
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const conflict = [...cluster.values()].find((members) => members.length > 1 && pathsOf(members).size > 1)
  if (!conflict) return []
  const named = conflict.map(({ path, source }) => `${path} (${source})`).join(', ')
  const message = `only one page of a locale can be the alternate of a page in another, here are ${pathsOf(conflict).size}: ${named}. Correct the languages of one`
  const oneSided = oneSidedFindings([...cluster.values()].flat(), documents, message)
  if (oneSided.length > 0) return oneSided
  return conflict.map(({ document, source, locale }) =>
    document
      ? findingIn(document, 'alternate_languages', message)
      : { documentId: source, type: 'page of code', lang: locale, field: 'counterpart', message },
  )
}

const alternatesBefore = new WeakMap<CmsDocument, Alternates>()

/** The alternates of a cluster; the same object as before when they are as before. */
function alternatesIn(cluster: ReadonlyMap<UrlCode, readonly Member[]>): Alternates {
  const now: Alternates = {}
  for (const [locale, [first]] of cluster) if (first) now[locale] = first.path
  const document = [...cluster.values()][0]?.[0]?.document
  if (!document) return now
  const before = alternatesBefore.get(document)
  if (before && JSON.stringify(before) === JSON.stringify(now)) return before
  alternatesBefore.set(document, now)
  return now
}

/**
 * The same page in every locale, by path, and the findings about pages that cannot be told apart. Pages belong together
 * when their documents name each other as languages, when they are one document that several markets show or that one
 * of them replaces, when they have the same part in their locales (homepages, secondary documents), and when a page of
 * code declares it. Built from the planned pages, so a cluster never names a missing page.
 */
export function alternatesOf(input: AlternatesInput): {
  alternates: Map<string, Alternates>
  findings: ContentFinding[]
} {
  const members = membersOf(input.pages, input.documents, input.codePages)
  const { clusterOf } = joinedSets(input)
  const clusters = new Map<number, Map<UrlCode, Member[]>>()
  for (const member of members) {
    const key = clusterOf(member)
    const cluster = clusters.get(key) ?? new Map<UrlCode, Member[]>()
    const others = cluster.get(member.locale)
    if (others) others.push(member)
    else cluster.set(member.locale, [member])
    clusters.set(key, cluster)
  }
  const alternatesOfCluster = new Map(
    [...clusters].map(([key, cluster]): [number, Alternates] => [key, alternatesIn(cluster)]),
  )
  return {
    alternates: new Map(
      members.map((member) => [member.path, alternatesOfCluster.get(clusterOf(member)) ?? {}]),
    ),
    findings: [...clusters.values()].flatMap((cluster) => conflictFindings(cluster, input.documents)),
  }
}
