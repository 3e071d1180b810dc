import { writeFileSync } from 'node:fs'
import { routingNode, type NodeReader } from '../content/nodes/readNodes'
import type { Redirect } from '../core/routing/redirects'
import { readJson } from '../core/values/readJson'
import { cacheFolder } from '../gatsby/cacheFolder'

/**
 * Passes the content's redirects from the nodes to the adapter, which Gatsby calls without them. Not `redirects.json`:
 * Gatsby puts that file into the bundle of every visitor.
 */
const file = `${cacheFolder}/site-redirects.json`

/** Writes the redirects of the content for the end of the build. */
export function writeRedirectsFile(nodes: Pick<NodeReader, 'getNode'>): void {
  writeFileSync(file, JSON.stringify(routingNode(nodes)?.redirects ?? []))
}

/** The redirects written by writeRedirectsFile in the same build. */
export const readRedirectsFile = (): Redirect[] => readJson(file) as Redirect[]
