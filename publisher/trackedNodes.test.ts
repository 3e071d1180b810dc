import type { MemoryNodes } from '../src/content/nodes/memoryNodes'
import { trackedNodes, usesIn } from './trackedNodes'

type Stored = { id: string; type: string; digest: string }

/** Nodes that answer by id and by type. */
function nodesOf(stored: readonly Stored[]): MemoryNodes {
  const nodes = stored.map(({ id, type, digest }) => ({ id, internal: { type, contentDigest: digest } }))
  const ofType = (type: string) => nodes.filter(({ internal }) => internal.type === type)
  const getNode = (id: string) => nodes.find((node) => node.id === id)
  return {
    getNode,
    getNodesByType: ofType,
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => Promise.resolve(getNode(id) ?? null),
      findAll: ({ type }: { type: string }) => Promise.resolve({ entries: ofType(type) }),
    },
  } as unknown as MemoryNodes
}

const base = [
  { id: 'page', type: 'Page', digest: '1' },
  { id: 'other', type: 'Page', digest: '1' },
  { id: 'job', type: 'Job', digest: '1' },
]
const query = { filter: { locale: { eq: 'en' } } }

async function askedFor(ask: (nodes: MemoryNodes) => unknown) {
  const { nodes, uses } = trackedNodes(nodesOf(base))
  await ask(nodes)
  return (stored: readonly Stored[]) => usesIn(nodesOf(stored)).areUnchanged(uses)
}
const changed = base.map((node) => (node.id === 'page' ? { ...node, digest: '2' } : node))
const without = (id: string) => base.filter((node) => node.id !== id)
const more = [...base, { id: 'new', type: 'Page', digest: '1' }]

it('what asked for a node changes with it alone', async () => {
  const isUnchanged = await askedFor((nodes) => nodes.nodeModel.getNodeById({ id: 'page' }))
  expect(await isUnchanged(base)).toBe(true)
  expect(await isUnchanged(more)).toBe(true)
  expect(await isUnchanged(without('other'))).toBe(true)
  expect(await isUnchanged(changed)).toBe(false)
  expect(await isUnchanged(without('page'))).toBe(false)
})

it('what asked for a node that was not there changes when it comes', async () => {
  const isUnchanged = await askedFor((nodes) => nodes.getNode('new'))
  expect(await isUnchanged(changed)).toBe(true)
  expect(await isUnchanged(more)).toBe(false)
})

it.each([
  ['a list', (nodes: MemoryNodes) => nodes.nodeModel.findAll({ type: 'Page', query })],
  ['all nodes of a type', (nodes: MemoryNodes) => nodes.getNodesByType('Page')],
])('what requested %s changes with each of them, and with their number', async (_, ask) => {
  const isUnchanged = await askedFor(ask)
  expect(await isUnchanged(without('job'))).toBe(true)
  expect(await isUnchanged(changed)).toBe(false)
  expect(await isUnchanged(more)).toBe(false)
  expect(await isUnchanged(without('other'))).toBe(false)
})
