import type { FileKind } from './buildFiles'
import { comparePages, neutralPage, type NeutralPage } from './comparePages'
import {
  bytesDifference,
  differingToken,
  jsonDifference,
  textDifference,
  type Difference,
} from './differences'
import { neutralPageData, sortedChunkMap, withoutDigests } from './generatedNames'

export type Verdict =
  | { outcome: 'identical' | 'neutral' | 'styleOrder' }
  /** `change` is equal for one change that several files show. */
  | { outcome: 'different'; difference: Difference; change: string }

/** The comparison of two files of one stable name. */
export type FileComparison = {
  verdict: Verdict
  /** Files of its build that each of the two names by digest. */
  references: { before: readonly string[]; after: readonly string[] }
  /** Both pages, when the files are pages. */
  pages?: { before: NeutralPage; after: NeutralPage }
}

const textual = /\.(json|xml|txt|svg|js|css|webmanifest)$/
const noReferences = { before: [], after: [] }

const different = (difference: Difference, change?: string): Verdict => ({
  outcome: 'different',
  difference,
  change: change ?? `${difference.place}: ${difference.before} → ${difference.after}`,
})

const jsonVerdict = (before: unknown, after: unknown): Verdict => {
  const difference = jsonDifference(before, after)
  return difference ? different(difference) : { outcome: 'neutral' }
}

function pageComparison(before: Buffer, after: Buffer): FileComparison {
  const pages = { before: neutralPage(before.toString()), after: neutralPage(after.toString()) }
  const compared = comparePages(pages.before, pages.after)
  const verdict = (): Verdict => {
    if (before.equals(after)) return { outcome: 'identical' }
    if (compared.outcome === 'different') return different(compared.difference, compared.token)
    return { outcome: compared.outcome === 'same' ? 'neutral' : 'styleOrder' }
  }
  const references = { before: pages.before.references, after: pages.after.references }
  return { verdict: verdict(), references, pages }
}

function pageDataComparison(before: Buffer, after: Buffer): FileComparison {
  const [was, is] = [neutralPageData(before.toString()), neutralPageData(after.toString())]
  return {
    verdict: before.equals(after) ? { outcome: 'identical' } : jsonVerdict(was.value, is.value),
    references: { before: was.references, after: is.references },
  }
}

function chunkMapComparison(before: Buffer, after: Buffer): FileComparison {
  const [was, is] = [withoutDigests(before.toString()), withoutDigests(after.toString())]
  const parsed = (json: string): unknown => JSON.parse(sortedChunkMap(json))
  return {
    verdict: before.equals(after) ? { outcome: 'identical' } : jsonVerdict(parsed(was.text), parsed(is.text)),
    references: { before: was.references, after: is.references },
  }
}

function contentsVerdict(file: string, before: Buffer, after: Buffer): Verdict {
  const bytes = bytesDifference(before, after)
  if (!bytes) return { outcome: 'identical' }
  const [from, to] = [before.toString(), after.toString()]
  if (file.endsWith('.json')) return jsonVerdict(JSON.parse(from), JSON.parse(to))
  const text = textual.test(file) ? textDifference(from, to) : undefined
  return text ? different(text, differingToken(from, to)) : different(bytes)
}

/** Compares two files of one kind and stable name, each as its kind requires. */
export function compareFiles(kind: FileKind, file: string, before: Buffer, after: Buffer): FileComparison {
  switch (kind) {
    case 'HTML':
      return pageComparison(before, after)
    case 'page-data and app-data':
      return pageDataComparison(before, after)
    case 'chunk map':
      return chunkMapComparison(before, after)
    default:
      return { verdict: contentsVerdict(file, before, after), references: noReferences }
  }
}
