import type { Environment } from '../environment'
import { codeDigest } from './codeDigest'
import { isContentUnchanged, type ContentState } from './contentState'
import { openContent, readContent, type Content } from './readContent'

/** What a repository holds now; without `content` when the stored nodes were made of the same by the same code. */
export type Reading = ContentState & { content?: Content }

/**
 * Reads and checks the content unless nothing has changed since the nodes were stored. A stored file that cannot be read
 * counts as a change: the ref names the documents only, so it would stay unreported until the next publish.
 * Throws as openContent and readContent do.
 */
export async function readChangedContent(root: string, environment: Environment): Promise<Reading> {
  const { source, ref } = await openContent(root, environment)
  const state = { ref, code: codeDigest(root) }
  if (source.fileFindings.length === 0 && isContentUnchanged(root, state)) return state
  return { ...state, content: await readContent(root, environment, source, ref) }
}

/** Reads and checks the content in any case. Throws as openContent and readContent do. */
export async function readWholeContent(root: string, environment: Environment): Promise<Content> {
  const { source, ref } = await openContent(root, environment)
  return readContent(root, environment, source, ref)
}
