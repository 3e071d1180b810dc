import type { CmsDocument } from '../cms/document'
import type { PlannedPage } from '../plan/plannedPage'
import { sentencesOf } from './sentences'

/** Two pages of a market that say the same. */
export type Overlap = { paths: [string, string]; share: number; sentences: number }

/** The sentences of a document without amounts and tokens. */
const plainSentencesOf = (document: CmsDocument): Set<string> =>
  new Set(sentencesOf(document).map((sentence) => sentence.replace(/\{[^{}]*\}|\d+/g, '#')))

/**
 * Pairs of pages of one market of which the shorter one shares more than a part of its sentences with the other, the worst
 * first. Each document of a language is compared once.
 */
export function overlappingPages(
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
  most = 0.6,
): Overlap[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const first = new Map<string, { path: string; lang: string; sentences: Set<string> }>()
  for (const { documentId, path } of pages) {
    const document = byId.get(documentId)
    if (!document || first.has(documentId) || /\/thankyou|\/404/.test(path)) continue
    const sentences = plainSentencesOf(document)
    if (sentences.size >= 8) first.set(documentId, { path, lang: document.lang, sentences })
  }
  const read = [...first.values()]
  const found: Overlap[] = []
  for (const [index, one] of read.entries()) {
    for (const other of read.slice(index + 1)) {
      if (one.lang !== other.lang) continue
      const [small, large] = one.sentences.size <= other.sentences.size ? [one, other] : [other, one]
      const shared = [...small.sentences].filter((sentence) => large.sentences.has(sentence)).length
      const share = shared / small.sentences.size
      if (share > most) found.push({ paths: [small.path, large.path], share, sentences: shared })
    }
  }
  return found.sort((a, b) => b.share - a.share)
}
