import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder } from '../../gatsby/cacheFolder'
import { codeDigest } from './codeDigest'
import type { PublishedContent } from './readContent'

/**
 * What nodes are made of: the repository and the ref of its documents, a digest of the vacancies, and one of the code
 * that reads, checks and stores all of it.
 */
export type ContentState = { source: string; ref: string; jobs: string; code: string }

/** The state of what is published now. */
export const contentState = (root: string, { source, ref, jobs }: PublishedContent): ContentState => ({
  source: source.name,
  ref,
  jobs: createHash('sha256').update(JSON.stringify(jobs)).digest('hex').slice(0, 16),
  code: codeDigest(root),
})

/** Records what the nodes in Gatsby's cache were made of. A file, since Gatsby's own cache is closed when it is needed. */
const stateFile = `${cacheFolder}/content-state.json`

const textOf = ({ source, ref, jobs, code }: ContentState): string =>
  JSON.stringify({ source, ref, jobs, code })

/** True when the stored nodes were made of this; false when nothing is stored. */
export function isContentUnchanged(root: string, state: ContentState): boolean {
  try {
    return readFileSync(path.join(root, stateFile), 'utf8') === textOf(state)
  } catch {
    return false
  }
}

/** Records that the nodes have been made of this. */
export function storeContentState(root: string, state: ContentState): void {
  writeFileSync(path.join(root, stateFile), textOf(state))
}
