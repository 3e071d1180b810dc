import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What nodes are made of: the ref of the content, and the digest of the code that reads it. */
export type ContentState = { ref: string; code: string }

/** Records what the nodes in Gatsby's cache were made of. A file, since Gatsby's own cache is closed when it is needed. */
const stateFile = '.cache/content-state'

const lineOf = ({ ref, code }: ContentState): string => `${ref} ${code}`

/** True when the stored nodes were made of this; false when nothing is stored. */
export function isContentUnchanged(root: string, state: ContentState): boolean {
  try {
    return readFileSync(path.join(root, stateFile), 'utf8') === lineOf(state)
  } catch {
    return false
  }
}

/** Records that the nodes have been made of this. */
export function storeContentState(root: string, state: ContentState): void {
  writeFileSync(path.join(root, stateFile), lineOf(state))
}
