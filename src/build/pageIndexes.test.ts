import type { NodeReader } from '../content/nodes/readNodes'
import { pageIndexes } from './pageIndexes'

const page = (path: string, more: object = {}) => ({
  path,
  nodeId: path,
  locale: path.split('/')[1],
  indexable: true,
  alternates: {},
  ...more,
})

const contents: Record<string, object> = {
  '/de/preise': {
    raw: { id: 'a', type: 'page', data: { title: 'Preise', meta_title: 'Was es kostet | Outlay' } },
  },
  '/de/agb': { raw: { id: 'b', type: 'page', data: { title: 'AGB', meta_title: 'AGB | Outlay' } } },
  '/de/lp/angebot': { raw: { id: 'c', type: 'page', data: { title: 'Angebot' } } },
  '/de/freigaben': { raw: { id: 'd', type: 'page', data: { title: 'Freigaben' } } },
  '/en/careers/jobs/1': { job: { title: 'Office manager' } },
  'market:de': { market: { values: {}, overrides: [] } },
}

const nodes = {
  getNodesByType: (type: string) =>
    type === 'PlannedPage'
      ? [
          page('/de/preise'),
          page('/de/agb'),
          page('/de/lp/angebot', { indexable: false }),
          page('/de/freigaben', { matchPath: '/de/freigaben/*' }),
          page('/en/careers/jobs/1'),
        ]
      : [],
  getNode: (id: string) =>
    id === 'routing'
      ? { redirects: [], codeAlternates: {}, codeNames: { '/us/faq': 'FAQ', '/us/404': 'Missing' } }
      : contents[id],
} as unknown as NodeReader

it('names the listed pages of each locale, with the title where it says more', () => {
  expect(Object.fromEntries(pageIndexes(nodes))).toEqual({
    de: {
      pages: [
        { path: '/de/agb', name: 'AGB' },
        { path: '/de/preise', name: 'Preise', title: 'Was es kostet' },
      ],
    },
    en: { pages: [{ path: '/en/careers/jobs/1', name: 'Office manager' }] },
    us: { pages: [{ path: '/us/faq', name: 'FAQ' }] },
  })
})
