import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { marketNodeId, nodeTypes } from '../content/nodes/nodeTypes'
import type { NodeReader } from '../content/nodes/readNodes'
import { testSite } from '../content/site/site.fixture'
import { readJson } from '../core/values/readJson'
import { writeFormPages } from './formPages'

const event = {
  id: 'e',
  type: 'resource_detail',
  lang: 'en-gb',
  data: { title: 'Breakfast in {market.city}' },
}
const page = { locale: 'en', documentType: 'resource_detail', nodeId: 'document:e' }
const nodes: Record<string, unknown> = {
  'document:e': { raw: event },
  [marketNodeId('en')]: { market: { values: testSite.market, overrides: [] } },
}
const reader = {
  getNode: jest.fn((id: string) => nodes[id]),
  getNodesByType: (type: string) =>
    type === nodeTypes.plannedPage
      ? [
          { ...page, path: '/en/webinars/breakfast' },
          { ...page, path: '/en/about', documentType: 'about', nodeId: 'document:about' },
          { ...page, path: '/lu/webinars/breakfast', locale: 'lu' },
        ]
      : [],
} as unknown as NodeReader

it('writes what each page adds, as its market shows it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'form-pages-'))
  writeFormPages(reader, folder)
  expect(readJson(path.join(folder, 'build/form-pages.json'))).toEqual({
    '/en/webinars/breakfast': { webinar: { event_name: 'Breakfast in Leeds' } },
  })
  // Most pages add nothing, and their documents are long.
  expect(reader.getNode).not.toHaveBeenCalledWith('document:about')
  rmSync(folder, { recursive: true })
})
