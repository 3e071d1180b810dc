import { readFileSync, writeFileSync } from 'node:fs'
import type { Node, NodePluginArgs } from 'gatsby'
import type { Redirect } from '../routing/redirects'

type RoutingNode = Node & { redirects: Redirect[] }

/** The content's redirects on their way from the nodes to the adapter, which Gatsby calls without them. */
const file = '.cache/redirects.json'

/** Leaves the redirects of the content for the end of the build. */
export function writeRedirectsFile({ getNode }: NodePluginArgs): void {
  const routing = getNode('routing') as RoutingNode | undefined
  writeFileSync(file, JSON.stringify(routing?.redirects ?? []))
}

/** The redirects left by writeRedirectsFile in the same build. */
export const readRedirectsFile = (): Redirect[] => JSON.parse(readFileSync(file, 'utf8')) as Redirect[]
