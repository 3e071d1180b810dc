import { cmsDocument } from '../cms/document.fixture'
import { localizedFields } from './localizedFields'
import { contentOf, marketIn, nodeStore, testJob } from './nodes.fixture'
import type { PlannedPageNode } from './nodeTypes'
import { plannedPageNodes } from './readNodes'
import { writeNodes } from './writeNodes'

const cards = cmsDocument(
  'page',
  { title: 'Karten in {market.city}', note: 'Für alle', rank: 7 },
  { id: 'cards', uid: 'karten', lang: 'de-de' },
)
const overrides = [
  { documentId: 'cards', field: 'note', text: 'Nur in {market.city}' },
  { documentId: 'other', field: 'title', text: 'Von einer anderen Seite' },
]

const { api } = nodeStore()
writeNodes(
  api,
  contentOf({
    documents: [cards],
    jobs: [testJob],
    markets: new Map([
      ['de', marketIn('Kassel')],
      ['at', { ...marketIn('Graz'), overrides }],
    ]),
  }),
  'code',
)

function pageAt(path: string): PlannedPageNode {
  const page = plannedPageNodes(api).find((planned) => planned.path === path)
  if (!page) throw new Error(`no page is planned at ${path}`)
  return page
}

it('are those of the market of the page: its own texts come first, its values are filled in', () => {
  expect(localizedFields(api, pageAt('/de/karten'), ['title', 'note', 'rank'])).toEqual({
    title: 'Karten in Kassel',
    note: 'Für alle',
    rank: 7,
  })
  expect(localizedFields(api, pageAt('/at/karten'), ['title', 'note'])).toEqual({
    title: 'Karten in Graz',
    note: 'Nur in Graz',
  })
})

it('are only those that were requested, undefined where the document has none', () => {
  expect(localizedFields(api, pageAt('/de/karten'), ['title', 'meta_title'])).toEqual({
    title: 'Karten in Kassel',
    meta_title: undefined,
  })
})

it('a job and a locale without a market have none', () => {
  expect(localizedFields(api, pageAt('/en/careers/jobs/41'), ['title'])).toBeUndefined()
  expect(localizedFields(api, { ...pageAt('/de/karten'), locale: 'fr' }, ['title'])).toBeUndefined()
})
