import { cmsDocument } from '../cms/document.fixture'
import { searchedPages } from '../plan/searchWords'
import { searchWordFindings } from './searchWords'

const page = (heading: string) => ({
  ...cmsDocument('page', {
    meta_title: 'Invoice approval | Outlay',
    slices: [
      {
        slice_type: 'rich_text',
        primary: {
          body: [
            { type: 'heading2', text: heading, spans: [] },
            { type: 'paragraph', text: 'Accounts payable in small print.', spans: [] },
          ],
        },
      },
    ],
  }),
  id: 'invoices',
})
const pages = [{ documentId: 'invoices', path: '/en/invoices' }] as never
const searched = [
  { path: '/en/invoices', question: 'How?', words: ['invoice approval', 'accounts payable'] },
]
const found = (heading: string) =>
  searchWordFindings(searched, [page(heading)], pages, ['/en/invoices']).map(({ message }) => message)

it('a word that only the running text has is a finding', () => {
  expect(found('From inbox to ledger')).toEqual([expect.stringContaining('“accounts payable”')])
})

it('a word in the title or in a heading is none, whatever its capitals and spaces', () => {
  expect(found('Accounts\u00a0payable today')).toEqual([])
})

it('names pages of the list that do not exist, and lists each page once', () => {
  expect(searchWordFindings(searched, [], [], ['/en']).map(({ message }) => message)).toEqual([
    expect.stringContaining('names /en/invoices, which does not exist'),
  ])
  const paths = searchedPages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
