import type { UrlCode } from '../../../locales.config'
import { cmsDocument } from '../cms/document.fixture'
import type { Market } from '../cms/markets'
import { austria } from '../cms/markets.fixture'
import type { PlannedPage } from '../plan/plannedPage'
import { lines } from './content.fixture'
import { marketOverlapFindings } from './marketOverlap'

const market = (register: string): Market => ({ ...austria, values: { ...austria.values, register } })
const markets = new Map<UrlCode, Market>([
  ['en', market('Companies House')],
  ['lu', market('the RCS')],
  ['ie', market('the CRO')],
  ['us', market('the state')],
])
const planned = (documentId: string, path: string) => ({ documentId, path }) as PlannedPage
const page = (id: string, ...texts: string[]) => cmsDocument('page', { texts }, { id })
const same = ['Suppliers email one address.', 'Outlay reads the invoice there.', 'Finance pays on the day.']

const found = (documents: ReturnType<typeof page>[], pages: PlannedPage[], codeDocuments = documents.slice(0, 0)) =>
  lines(marketOverlapFindings({ documents, codeDocuments, pages, markets }))

it('finds a page of another market that says what the British page says', () => {
  const pages = [planned('gb', '/en/invoices'), planned('ie', '/ie/invoices')]
  expect(found([page('gb', ...same), page('ie', ...same)], pages)).toEqual([
    expect.stringContaining('/ie/invoices shares 100 % of its sentences with /en/invoices'),
  ])
  expect(found([page('gb', ...same), page('ie', 'Revenue wants the VAT3.', ...same)], pages)).toEqual([])
})

it('compares a shared document with the values of each market', () => {
  const pages = [planned('gb', '/en/pricing'), planned('gb', '/lu/pricing')]
  expect(found([page('gb', ...same)], pages)).toHaveLength(1)
  expect(found([page('gb', 'We ask {market.register} for it.', ...same)], pages)).toEqual([])
})

it('compares pages of code', () => {
  const code = cmsDocument('homepage', { texts: same }, { id: 'us.homepage', lang: 'en-us' })
  expect(found([page('gb', ...same)], [planned('gb', '/en')], [code])).toEqual([
    expect.stringContaining('/us shares 100 % of its sentences with /en:'),
  ])
})

it('other pages may say the same', () => {
  expect(found([page('gb', ...same), page('ie', ...same)], [planned('gb', '/en/faq'), planned('ie', '/ie/faq')])).toEqual([])
})
