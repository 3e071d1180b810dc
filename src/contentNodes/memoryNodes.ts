import { createHash } from 'node:crypto'
import type { Node, NodeInput, SourceNodesArgs } from 'gatsby'
import { createContentDigest } from 'gatsby-core-utils/create-content-digest'
import { isRecord } from '../cms/fields'
import { oncePer } from '../cms/oncePer'
import type { Content } from '../contentSource/readContent'
import type { NodeReader } from './readNodes'
import type { NodeModel } from './resolvers'
import { writeBuildDay, writeNodes } from './writeNodes'

const digestOf = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex')

const digestOfDocument = oncePer(digestOf)

/** The digest of a node's content. Only that of site data has to be Gatsby's, because pages carry it. */
function contentDigest(value: object): string {
  const fields: unknown = 'fields' in value ? value.fields : undefined
  if (!isRecord(fields)) return createContentDigest(value)
  if ('site' in fields) return createContentDigest(value)
  return isRecord(fields['raw']) ? digestOfDocument(fields['raw']) : digestOf(fields)
}

const isSiteData = (value: object): boolean =>
  'fields' in value && isRecord(value.fields) && 'site' in value.fields

/** The nodes of some content outside of Gatsby, read as Gatsby gives them to page creation and to resolvers. */
export type MemoryNodes = NodeReader & { nodeModel: NodeModel }

/**
 * The nodes that a build would make of some content. `code` is the digest of the code that reads it (codeDigest), part of
 * each node's digest; `now` the time in ms since 1970, of which the day counts. Without `digests` only those of the site
 * data are made, which pages carry: the others cost a fifth of a second.
 */
export function memoryNodes(
  content: Content,
  { code, now, digests = true }: { code: string; now: number; digests?: boolean },
): MemoryNodes {
  const nodes = new Map<string, Node>()
  const ofType = new Map<string, Node[]>()
  const api = {
    createContentDigest: (value: object) => (digests || isSiteData(value) ? contentDigest(value) : ''),
    getNode: (id: string) => nodes.get(id),
    getNodes: () => [...nodes.values()],
    actions: {
      createNode(input: NodeInput) {
        const node = input as Node
        nodes.set(node.id, node)
        const others = ofType.get(node.internal.type)
        if (others) others.push(node)
        else ofType.set(node.internal.type, [node])
      },
    },
  }
  const writer = api as unknown as SourceNodesArgs
  writeBuildDay(writer, now)
  writeNodes(writer, content, code)

  const getNodesByType = (type: string): Node[] => ofType.get(type) ?? []
  return {
    getNode: api.getNode,
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
        const entries = getNodesByType(type)
          .filter((node) => Object.entries(filter).every(([field, { eq }]) => node[field] === eq))
          .sort((a, b) => (String(a[sortedBy]) < String(b[sortedBy]) ? -1 : 1))
        return Promise.resolve({ entries: entries as unknown as Fields[] })
      },
    },
  }
}
