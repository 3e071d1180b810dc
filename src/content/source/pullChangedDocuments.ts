import { filter, type Client, type PrismicDocument } from '@prismicio/client'
import { linksOf, parseDocument, type CmsDocument } from '../cms/document'
import { inOrder, pullDocuments } from './pullDocuments'

type Documents = ReadonlyMap<string, CmsDocument>

const pageSize = 100

const byId = (documents: Iterable<CmsDocument>): Map<string, CmsDocument> =>
  new Map([...documents].map((document) => [document.id, document]))

async function pullByIds(client: Client, ref: string, ids: readonly string[]): Promise<CmsDocument[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, index) =>
    ids.slice(index * pageSize, (index + 1) * pageSize),
  )
  const found: CmsDocument[] = []
  for (const part of parts) {
    const { results } = await client.get({
      ref,
      lang: '*',
      pageSize,
      filters: [filter.any('document.id', [...part])],
    })
    found.push(...results.map(parseDocument))
  }
  return found
}

const isSame = (one: CmsDocument, other: CmsDocument): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The pulled documents; each that is as it was is the same object as before. */
function reused(known: Documents, pulled: readonly CmsDocument[]): CmsDocument[] {
  return pulled.map((document) => {
    const before = known.get(document.id)
    return before && isSame(before, document) ? before : document
  })
}

const timeOf = (date: string): number => Date.parse(date) || 0

/** The documents that were published since those that are known, and how many there are in all. */
async function pullPublishedSince(
  client: Client,
  ref: string,
  known: Documents,
): Promise<{ recent: CmsDocument[]; total: number }> {
  const times = [...known.values()].map((document) => timeOf(document.last_publication_date))
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0)
  const recent: PrismicDocument[] = []
  for (let page = 1; ; page += 1) {
    const found = await client.get({
      ref,
      lang: '*',
      page,
      pageSize,
      orderings: [{ field: 'document.last_publication_date', direction: 'desc' }],
    })
    // Dates are in whole seconds: what has the newest one may have been published again.
    const since = found.results.filter(({ last_publication_date: date }) => timeOf(date) >= newest)
    recent.push(...since)
    if (since.length < found.results.length || page >= found.total_pages)
      return { recent: recent.map(parseDocument), total: found.total_results_size }
  }
}

/**
 * The documents that show something of changed ones without having been published themselves: those that name them as
 * languages, and those that link to one whose address, or whose being there, has changed.
 */
function concerned(
  known: Documents,
  changed: readonly CmsDocument[],
  removed: readonly string[] = [],
): string[] {
  const ids = new Set<string>()
  const moved = new Set<string>(removed)
  for (const document of changed) {
    const before = known.get(document.id)
    for (const version of [document, before])
      for (const { id } of version?.alternate_languages ?? []) ids.add(id)
    const isAsBefore =
      before?.uid === document.uid && before.type === document.type && before.lang === document.lang
    if (!isAsBefore) moved.add(document.id)
  }
  if (moved.size > 0) {
    for (const document of known.values())
      if (linksOf(document).some(({ link }) => moved.has(link.id))) ids.add(document.id)
  }
  for (const id of [...removed, ...changed.map((document) => document.id)]) ids.delete(id)
  return [...ids]
}

async function pullSince(client: Client, ref: string, known: Documents): Promise<CmsDocument[]> {
  const { recent, total } = await pullPublishedSince(client, ref, known)
  const changed = recent.filter((document) => {
    const before = known.get(document.id)
    return !before || !isSame(before, document)
  })
  const others = await pullByIds(client, ref, concerned(known, changed))
  const now = new Map([...known, ...byId([...changed, ...others])])
  // Nothing says which documents were unpublished or archived, only that there are fewer.
  return now.size === total ? [...now.values()] : pullDocuments(client, ref)
}

/** The embedded repository knows what has changed: also files that were edited by hand, with the date they had. */
async function pullStored(
  client: Client,
  ref: string,
  known: Documents,
  { before, now }: { before: ReadonlyMap<string, object>; now: ReadonlyMap<string, object> },
): Promise<CmsDocument[]> {
  const changed = [...now].flatMap(([id, stored]) => (before.get(id) === stored && known.has(id) ? [] : [id]))
  const removed = [...known.keys()].filter((id) => !now.has(id))
  const pulled = await pullByIds(client, ref, changed)
  const others = await pullByIds(client, ref, concerned(known, pulled, removed))
  const found = byId([...pulled, ...others])
  return [...now.keys()].flatMap((id) => found.get(id) ?? known.get(id) ?? [])
}

/** Gives the published documents at a ref. `stored` is that of the content source. */
export type DocumentPull = (
  client: Client,
  ref: string,
  stored?: ReadonlyMap<string, object>,
) => Promise<CmsDocument[]>

/**
 * A function that pulls all published documents when it is called first and then only what has changed; a document that is
 * as it was stays the same object. Documents are ordered by id. Rejects as the client does, and pulls all of them the next time.
 *
 * What changed is told by the dates of publication (newest first) and by the number of documents; of the embedded
 * repository by what is stored. Documents that were changed without a new date, which Prismic does not do, are found by a full
 * build only.
 */
export function changedDocumentPull(): DocumentPull {
  let known: Documents = new Map()
  let storedBefore: ReadonlyMap<string, object> | undefined
  let knownRef: string | undefined
  let last: Promise<unknown> = Promise.resolve()

  const pullNow: DocumentPull = async (client, ref, stored) => {
    if (ref === knownRef && stored === undefined && known.size > 0) return [...known.values()]
    const [before, documentsBefore] = [storedBefore, known]
    known = new Map()
    const pulled =
      documentsBefore.size === 0
        ? await pullDocuments(client, ref)
        : stored && before
          ? await pullStored(client, ref, documentsBefore, { before, now: stored })
          : await pullSince(client, ref, documentsBefore)
    const documents = await inOrder(client, reused(documentsBefore, pulled))
    known = byId(documents)
    knownRef = ref
    storedBefore = stored
    return documents
  }
  // One at a time: each adds to what the one before has found.
  return (...args) => {
    const result = last.then(() => pullNow(...args))
    last = result.catch(() => undefined)
    return result
  }
}
