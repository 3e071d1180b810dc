import { createHash } from 'node:crypto'
import type { Client, Query } from '@prismicio/client'

/** The most documents that a repository gives at once. */
const pageSize = 100

/** How many refs are remembered: an editor has one, and a new one with each edit where the repository makes it so. */
const maxRefs = 50

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** What is known of the documents of a ref: a digest of each page of results, and the page to ask for next. */
type Known = { pages: string[]; next: number }

/**
 * A function that gives the version of the documents at a ref, which changes when one of them does. It rejects as the client
 * does.
 *
 * No answer of a repository says when a draft was last edited, so documents are compared. The first call reads all of them.
 * Each further one reads the first page of results, where the previewed document is and the drafts of the embedded
 * repository are, and one of the others in turn: a change in a later document is noticed after as many calls as there
 * are pages, and a call costs two requests however large the repository is.
 */
export function previewVersions(client: Client): (ref: string) => Promise<string> {
  const refs = new Map<string, Known>()

  async function read(ref: string, page: number): Promise<{ digest: string; pages: number }> {
    const found: Query = await client.get({ ref, lang: '*', page, pageSize })
    const documents = found.results.map(
      ({ id, uid, data, tags, last_publication_date, alternate_languages }) => [
        ...[id, uid, data, tags, last_publication_date],
        alternate_languages.map((alternate) => alternate.id),
      ],
    )
    return { digest: digestOf([found.total_results_size, documents]), pages: found.total_pages }
  }

  return async (ref) => {
    const before = refs.get(ref)
    const first = await read(ref, 1)
    const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2)
    // Another number of pages: others are on them.
    const known = before?.pages.length === first.pages ? before : undefined
    const asked = known ? rest.filter((page) => page === known.next) : rest
    const digests = await Promise.all(
      asked.map(async (page) => [page, (await read(ref, page)).digest] as const),
    )
    const pages = known ? [...known.pages] : []
    pages[0] = first.digest
    for (const [page, digest] of digests) pages[page - 1] = digest
    const last = asked.at(-1) ?? 1
    refs.delete(ref)
    refs.set(ref, { pages, next: last < first.pages ? last + 1 : 2 })
    for (const oldest of refs.keys()) {
      if (refs.size <= maxRefs) break
      refs.delete(oldest)
    }
    return digestOf(pages)
  }
}
