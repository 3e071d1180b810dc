import { createHash } from 'node:crypto'
import type { Node } from 'gatsby'
import { createContentDigest } from 'gatsby-core-utils/create-content-digest'
import type { Content } from '../source/readContent'
import { buildDayNodeId, nodeTypes } from './nodeTypes'
import type { NodeReader } from './readNodes'
import type { NodeModel } from './resolvers'
import { buildDayFields, nodesOf, type ContentNode } from './writeNodes'

/** The digest of a node's content. Only that of site data has to be Gatsby's, because pages carry it. */
function digestOf({ type, fields }: ContentNode<object>, code: string): string {
  if (type === nodeTypes.siteData) return createContentDigest({ fields, codeDigest: code })
  return createHash('sha1').update(JSON.stringify(fields)).digest('hex')
}

/** Nodes that were made before, by what they hold: most content is as it was before a publish. */
type MadeNodes = WeakMap<object, Node>
const made: { withDigest: MadeNodes; without: MadeNodes } = {
  withDigest: new WeakMap(),
  without: new WeakMap(),
}

/** The node of some content; the same object while its fields are, but for site data: pages carry its digest. */
function nodeOf(input: ContentNode<object>, code: string, digests: boolean): Node {
  const { id, type, fields } = input
  const known = digests ? made.withDigest : made.without
  const before = known.get(fields)
  if (before?.id === id && type !== nodeTypes.siteData) return before
  const contentDigest = digests || type === nodeTypes.siteData ? digestOf(input, code) : ''
  const internal = { type, contentDigest, owner: '' }
  const node: Node = { ...fields, id, parent: null, children: [], internal }
  known.set(fields, node)
  return node
}

/** The nodes of some content outside of Gatsby, read as Gatsby gives them to page creation and to resolvers. */
export type MemoryNodes = NodeReader & { nodeModel: NodeModel }

/**
 * The nodes that a build would make of some content. `code` is the digest of the code that reads it (codeDigest), part of
 * each node's digest; `now` the time in ms since 1970, of which the day counts. Without `digests` only those of the site
 * data are made, which pages carry: the others cost a fifth of a second when the content is read first.
 */
export function memoryNodes(
  content: Content,
  { code, now, digests = true }: { code: string; now: number; digests?: boolean },
): MemoryNodes {
  const nodes = new Map<string, Node>()
  const ofType = new Map<string, Node[]>()
  const add = (input: ContentNode<object>): void => {
    const node = nodeOf(input, code, digests)
    nodes.set(node.id, node)
    const others = ofType.get(node.internal.type)
    if (others) others.push(node)
    else ofType.set(node.internal.type, [node])
  }
  add({ id: buildDayNodeId, type: nodeTypes.buildDay, fields: buildDayFields(now) })
  for (const input of nodesOf(content)) add(input)

  const getNodesByType = (type: string): Node[] => ofType.get(type) ?? []
  const indexes = new Map<string, Map<unknown, Node[]>>()

  /** The nodes of a type by the value of a field. */
  function byField(type: string, field: string): Map<unknown, Node[]> {
    const name = `${type} ${field}`
    const known = indexes.get(name)
    if (known) return known
    const index = new Map<unknown, Node[]>()
    for (const node of getNodesByType(type)) {
      const others = index.get(node[field])
      if (others) others.push(node)
      else index.set(node[field], [node])
    }
    indexes.set(name, index)
    return index
  }

  return {
    getNode: (id: string) => nodes.get(id),
    getNodesByType,
    nodeModel: {
      getNodeById: <Fields>({ id, type }: { id: string; type?: string }) => {
        const node = nodes.get(id)
        return Promise.resolve(
          node && (!type || node.internal.type === type) ? (node as unknown as Fields) : null,
        )
      },
      findAll: <Fields>({ type, query }: Parameters<NodeModel['findAll']>[0]) => {
        const { filter = {}, sort = {} } = query
        const [sortedBy = 'id'] = Object.keys(sort)
        const [first, ...further] = Object.entries(filter)
        const candidates = first ? (byField(type, first[0]).get(first[1].eq) ?? []) : getNodesByType(type)
        const entries = candidates
          .filter((node) => further.every(([field, { eq }]) => node[field] === eq))
          .sort((a, b) => (String(a[sortedBy]) < String(b[sortedBy]) ? -1 : 1))
        return Promise.resolve({ entries: entries as unknown as Fields[] })
      },
    },
  }
}
