import { cmsDocument } from '../cms/document.fixture'
import { searchedPages } from '../plan/searchWords'
import { saysWords, searchWordFindings } from './searchWords'

type Words = { title?: string; h1?: string; lead?: string; heading?: string }

const block = (type: string, text: string) => ({ type, text, spans: [] })

const page = ({
  title = 'Invoice approval | Outlay',
  h1 = 'Approval of invoices',
  lead = 'Approve an invoice on the phone.',
  heading = 'Approving invoices',
}: Words) => ({
  ...cmsDocument('page', {
    meta_title: title,
    slices: [
      { slice_type: 'hero', primary: { title: [block('heading1', h1)], lead: [block('paragraph', lead)] } },
      { slice_type: 'faq', primary: { title: [block('heading2', heading)] } },
      { slice_type: 'rich_text', primary: { body: [block('paragraph', 'Accounts payable in small print.')] } },
    ],
  }),
  id: 'invoices',
})
const pages = [{ documentId: 'invoices', path: '/en/invoices' }] as never
const found = (words: readonly string[], said: Words = {}) =>
  searchWordFindings([{ path: '/en/invoices', question: 'How?', words }], [page(said)], pages, ['/en/invoices']).map(
    ({ message }) => message,
  )

it('endings, order, capitals and spaces may differ', () => {
  expect(saysWords('Mileage\u00a0rates of 17 Countries', 'mileage rate by country')).toBe(true)
  expect(saysWords('Claiming VAT back', 'claim back VAT')).toBe(true)
  expect(saysWords('Rates of 2025/26', 'rates 2026/27')).toBe(false)
})

it('the first words of a row are in title, H1, lead and a heading', () => {
  const lead = 'Say yes on the phone, then approve the invoice: approval takes a minute.'
  expect(found(['invoice approval'], { lead, heading: 'Invoices and their approval' })).toEqual([])
})

it.each([
  ['title', { title: 'Bills | Outlay' }],
  ['H1', { h1: 'Bills' }],
  ['lead', { lead: 'Every bill has an owner.' }],
  ['heading', { heading: 'Questions' }],
] as const)('a page without them in the %s is a finding', (place, said) => {
  expect(found(['invoice'], said)).toEqual([expect.stringContaining(`say it in the ${place},`)])
})

it('further words are in one of the four, and small print is not enough', () => {
  expect(found(['invoice', 'accounts payable'])).toEqual([expect.stringContaining('“accounts payable”')])
  expect(found(['invoice', 'accounts payable'], { heading: 'Invoices in accounts payable' })).toEqual([])
})

it('reads the pages of code', () => {
  const usHome = { ...page({}), id: 'us.homepage' }
  const row = { path: '/us', question: 'Which?', words: ['invoice', 'cards'] }
  expect(searchWordFindings([row], [usHome], [], ['/us']).map(({ message }) => message)).toEqual([
    expect.stringContaining('“cards” should find /us'),
  ])
})

it('names pages of the list that do not exist, and lists each page once', () => {
  expect(
    searchWordFindings([{ path: '/en/invoices', question: 'How?', words: ['invoice'] }], [], [], ['/en']).map(
      ({ message }) => message,
    ),
  ).toEqual([expect.stringContaining('names /en/invoices, which does not exist')])
  const paths = searchedPages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
