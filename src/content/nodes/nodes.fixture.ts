/** Stand-ins of Gatsby's node store, for tests of what writes nodes and of what reads them. */
import { createHash } from 'node:crypto'
import type { Node, NodeInput, SourceNodesArgs } from 'gatsby'
import type { Job } from '../cms/job'
import type { Market } from '../cms/markets'
import { exampleFacts } from '../cms/productFacts.fixture'
import { planPages } from '../plan/planPages'
import { exampleSite } from '../site/exampleSite.fixture'
import type { Content } from '../source/readContent'

/** A market of the example site in this city. */
export const marketIn = (city: string): Market => ({
  values: { ...exampleSite.market, city },
  overrides: [],
  facts: exampleFacts,
})

export const testJob: Job = {
  id: 41,
  title: 'Engineer',
  location: 'Leeds',
  places: [{ name: 'Leeds', isRemote: false, locality: 'Leeds', countries: ['GB'] }],
  department: 'Product',
  content: '<p>Work</p>',
  absolute_url: 'https://www.outlay.example/en/careers/jobs/41',
  updated_at: '2026-11-02T09:00:00Z',
  first_published: '2026-10-01T08:00:00Z',
}

/** Content with these parts, and the pages that follow from its documents and jobs. */
export function contentOf(parts: Partial<Content>): Content {
  const { documents = [], jobs = [] } = parts
  return {
    ref: 'master',
    documents,
    codeDocuments: [],
    jobs,
    pages: planPages({ documents, jobs, codePages: [] }).pages,
    addresses: [],
    codeAlternates: new Map(),
    codeNames: new Map(),
    markets: new Map(),
    productScreens: new Map(),
    redirects: [],
    siteData: [],
    formsData: new Map(),
    demoContents: new Map(),
    consentBanners: new Map(),
    localeFiles: [],
    offlinePages: new Map(),
    ...parts,
  }
}

/** An empty store; `actions` says in which order nodes were created, touched and deleted, as `touch routing`. */
export function nodeStore(): {
  nodes: Map<string, Node>
  actions: string[]
  api: SourceNodesArgs
} {
  const nodes = new Map<string, Node>()
  const actions: string[] = []
  const api = {
    getNode: (id: string) => nodes.get(id),
    getNodes: () => [...nodes.values()],
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    createContentDigest: (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex'),
    actions: {
      createNode({ internal, ...input }: NodeInput) {
        actions.push(`create ${input.id}`)
        const owner = 'gatsby-source-prismic-raw'
        nodes.set(input.id, { ...input, internal: { ...internal, owner } } as unknown as Node)
      },
      touchNode: ({ id }: Node) => actions.push(`touch ${id}`),
      deleteNode({ id }: Node) {
        actions.push(`delete ${id}`)
        nodes.delete(id)
      },
    },
  }
  return { nodes, actions, api: api as unknown as SourceNodesArgs }
}

type Query = { filter: Record<string, { eq: unknown }>; sort: Record<string, 'ASC'> }

/** The node model that resolvers get; `asked` are the ids they requested. */
export function nodeModelOf(nodes: ReadonlyMap<string, Node>) {
  const asked: string[] = []
  const isOfType = (node: Node, type?: string): boolean => !type || node.internal.type === type
  const nodeModel = {
    getNodeById({ id, type }: { id: string; type?: string }) {
      asked.push(id)
      const node = nodes.get(id)
      return Promise.resolve(node && isOfType(node, type) ? node : null)
    },
    findAll({ type, query }: { type: string; query: Query }) {
      const [sortedBy = 'id'] = Object.keys(query.sort)
      const found = [...nodes.values()]
        .filter((node) => isOfType(node, type))
        .filter((node) => Object.entries(query.filter).every(([field, { eq }]) => node[field] === eq))
        .sort((a, b) => (String(a[sortedBy]) < String(b[sortedBy]) ? -1 : 1))
      return Promise.resolve({ entries: found })
    },
  }
  return { nodeModel, asked }
}
