import type { Environment } from '../../core/environment'
import { contentState, isContentUnchanged, type ContentState } from './contentState'
import { openContent, readContent, type Content } from './readContent'

/** The state of what is published now; without `content` when the stored nodes were made of the same. */
export type Reading = { state: ContentState; content?: Content }

/**
 * Reads and checks the content unless nothing has changed since the nodes were stored. A stored file that cannot be read
 * counts as a change: the ref names the documents only, so it would stay unreported until the next publish.
 * Throws as openContent and readContent do.
 */
export async function readChangedContent(root: string, environment: Environment): Promise<Reading> {
  const published = await openContent(root, environment)
  const state = contentState(root, published)
  if (published.source.fileFindings.length === 0 && isContentUnchanged(root, state)) return { state }
  return { state, content: await readContent(root, published) }
}

/** Reads and checks the content in any case. Throws as openContent and readContent do. */
export async function readWholeContent(root: string, environment: Environment): Promise<Required<Reading>> {
  const published = await openContent(root, environment)
  return { state: contentState(root, published), content: await readContent(root, published) }
}
