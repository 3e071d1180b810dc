import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeDigest } from './codeDigest'

/**
 * What the nodes in Gatsby's cache were made of: the master ref and the digest of the code that reads content. In a file,
 * since Gatsby's own cache is closed while it is needed.
 */
const stateFile = '.cache/content-state'

const stateOf = (root: string, ref: string): string => `${ref} ${codeDigest(root)}`

/** True when the stored nodes were made of this ref by this code; false when nothing is stored. */
export function isContentUnchanged(root: string, ref: string): boolean {
  try {
    return readFileSync(path.join(root, stateFile), 'utf8') === stateOf(root, ref)
  } catch {
    return false
  }
}

/** Records that the nodes have been made of this ref by this code. */
export function storeContentState(root: string, ref: string): void {
  writeFileSync(path.join(root, stateFile), stateOf(root, ref))
}
