import type { Node } from 'gatsby'
import type { MemoryNodes } from '../src/content/nodes/memoryNodes'

/** What a page was made of: each question asked of the nodes, with a digest of the answer. */
export type Uses = ReadonlyMap<string, string>

const ofNode = (id: string): string => `node ${id}`
const ofType = (type: string): string => `type ${type}`
const ofList = (type: string, query: Record<string, unknown>): string =>
  `list ${JSON.stringify({ type, query })}`

type Digested = Pick<Node, 'id' | 'internal'>
const digestOf = (node: Digested | null | undefined): string => node?.internal.contentDigest ?? 'none'
const digestOfAll = (nodes: Iterable<Digested>): string =>
  [...nodes].map((node) => `${node.id} ${digestOf(node)}`).join('\n')

/** The same nodes, noting in `uses` what is asked of them. */
export function trackedNodes(nodes: MemoryNodes): { nodes: MemoryNodes; uses: Uses } {
  const uses = new Map<string, string>()
  return {
    uses,
    nodes: {
      getNode(id: string) {
        const node = nodes.getNode(id)
        uses.set(ofNode(id), digestOf(node))
        return node
      },
      getNodesByType(type) {
        const found = nodes.getNodesByType(type)
        uses.set(ofType(type), digestOfAll(found))
        return found
      },
      nodeModel: {
        async getNodeById<Fields>(args: { id: string; type?: string }) {
          uses.set(ofNode(args.id), digestOf(nodes.getNode(args.id)))
          return nodes.nodeModel.getNodeById<Fields>(args)
        },
        async findAll<Fields>(args: { type: string; query: Record<string, unknown> }) {
          const result = await nodes.nodeModel.findAll<Fields>(args)
          const entries = [...result.entries]
          uses.set(ofList(args.type, args.query), digestOfAll(entries as unknown as Digested[]))
          return { entries }
        },
      },
    },
  }
}

/**
 * Tells whether the same questions have the same answers in these nodes. Each question is asked once, however many pages
 * have it.
 */
export function usesIn(nodes: MemoryNodes): { areUnchanged: (uses: Uses) => Promise<boolean> } {
  const answers = new Map<string, string>()
  async function ask(question: string): Promise<string> {
    const what = question.slice(5)
    if (question.startsWith('node ')) return digestOf(nodes.getNode(what))
    if (question.startsWith('type ')) return digestOfAll(nodes.getNodesByType(what))
    const args = JSON.parse(what) as { type: string; query: Record<string, unknown> }
    return digestOfAll((await nodes.nodeModel.findAll<Digested>(args)).entries)
  }
  return {
    async areUnchanged(uses) {
      for (const [question, answer] of uses) {
        const known = answers.get(question) ?? (await ask(question))
        answers.set(question, known)
        if (known !== answer) return false
      }
      return true
    },
  }
}
