import type { UrlCode } from '../../../locales.config'
import { cmsDocument } from '../cms/document.fixture'
import type { Market } from '../cms/markets'
import { austria } from '../cms/markets.fixture'
import type { PlannedPage } from '../plan/plannedPage'
import { britishWordFindings } from './britishWords'
import { lines } from './content.fixture'

const markets = new Map<UrlCode, Market>([
  ['en', { ...austria, overrides: [] }],
  ['lu', { ...austria, overrides: [{ documentId: 'checklist', field: 'lead', text: 'Dates that the tax office sets' }] }],
  ['ee', { ...austria, overrides: [] }],
  ['ie', { ...austria, overrides: [] }],
])
const planned = (locale: UrlCode, path: string) => ({ documentId: 'checklist', locale, path }) as PlannedPage
const found = (lead: string, ...pages: PlannedPage[]) =>
  lines(britishWordFindings([cmsDocument('page', { lead }, { id: 'checklist' })], pages, markets))

it('finds a British authority on the page of another market, unless the market has its own text', () => {
  const pages = (['en', 'lu', 'ee'] as const).map((locale) => planned(locale, `/${locale}/checklist`))
  expect(found('Dates that HMRC sets', ...pages)).toEqual([expect.stringContaining('/ee/checklist says “HMRC”')])
})

it('a text that names Britain, and a page about it, may say so', () => {
  expect(found('In the United Kingdom, HMRC sets the dates.', planned('ee', '/ee/checklist'))).toEqual([])
  expect(found('Dates that HMRC sets', planned('ee', '/ee/hmrc-mileage-rates'))).toEqual([])
})

it('Ireland has a PAYE of its own', () => {
  expect(found('Post payroll and PAYE', planned('ie', '/ie/checklist'))).toEqual([])
  expect(found('Post payroll and PAYE', planned('ee', '/ee/checklist'))).toEqual([expect.stringContaining('“PAYE”')])
})
