import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import { cmsDocument } from '../cms/document.fixture'
import { parseMarketLaw } from '../cms/marketLaw'
import { lawDocument } from '../cms/marketLaw.fixture'
import type { Market } from '../cms/markets'
import { austria } from '../cms/markets.fixture'
import { lines } from './content.fixture'
import { eInvoicingDateFindings } from './eInvoicingDates'
import { imprintFindings } from './imprints'
import { lawInTextFindings } from './lawInText'
import { datesIn } from './writtenDates'

const marketOf = (localeCode: string, data: Record<string, unknown> = {}, lang = localeCode): Market => ({
  ...austria,
  values: { ...austria.values, localeCode },
  law: parseMarketLaw(lawDocument(localeCode, data, lang)).law,
})

const factsWith = (more: Record<string, object>): object[] =>
  (lawDocument().data['facts'] as { fact: string }[]).map((one) => ({ ...one, ...more[one.fact] }))

const ireland = new Map<UrlCode, Market>([['ie', marketOf('en-ie')]])
const irish = (text: string, type = 'page') => cmsDocument(type, { text }, { id: 'a', lang: 'en-ie' })

describe('a fact of law written by hand', () => {
  it('may say what the document of the market says', () => {
    expect(lawInTextFindings([irish('Revenue asks you to keep invoices for six years.')], ireland)).toEqual([])
    expect(lawInTextFindings([irish('Keep your receipts {law.retention.invoices}.')], ireland)).toEqual([])
  })

  it('must not say another number of years, in words or digits', () => {
    expect(lines(lawInTextFindings([irish('Keep invoices for seven years.')], ireland))).toEqual([
      'text: "seven years" is not how long the law has records kept here (6 years in law-en-ie): write {law.retention.invoices}, or correct the law',
    ].map((line) => `data.${line}`))
    expect(lawInTextFindings([irish('Records are kept for 10 years.')], ireland)).toHaveLength(1)
    const german = new Map<UrlCode, Market>([['de', marketOf('de-de', { facts: factsWith({ 'retention.invoices': { years: 8 } }) })]])
    const text = (words: string) => cmsDocument('page', { text: words }, { id: 'b', lang: 'de-de' })
    expect(lawInTextFindings([text('Belege sind zehn Jahre aufzubewahren.')], german)).toHaveLength(1)
    expect(lawInTextFindings([text('Belege sind acht Jahre aufzubewahren.')], german)).toEqual([])
  })

  it('is not read into sentences about other things', () => {
    expect(lawInTextFindings([irish('We have kept our prices for three years.')], ireland)).toEqual([])
    expect(lawInTextFindings([irish('Invoices of ten years are searched at once.')], ireland)).toEqual([])
  })

  it('must not name the authority of another market on a privacy page', () => {
    const markets = new Map([
      ...ireland,
      ['fr', marketOf('fr-fr', { facts: factsWith({ authority: { form: 'CNIL' } }) })] as [UrlCode, Market],
    ])
    expect(lines(lawInTextFindings([irish('Complain to the CNIL.', 'gdpr')], markets))).toEqual([
      'data.text: "CNIL" is the supervisory authority of another market: write {law.authority}, or a form of it',
    ])
    expect(lawInTextFindings([irish('Complain to the DPC.', 'gdpr')], markets)).toEqual([])
    expect(lawInTextFindings([irish('The CNIL has decided.')], markets)).toEqual([])
  })
})

describe('an imprint', () => {
  const locales = [localeByUrlCode('ie')!]
  const legal = (company: object[]) => cmsDocument('legal', { company }, { id: 'legal', lang: 'en-ie' })
  const duties = {
    imprint: [
      { duty: 'name', law: 'section 2', label: 'Company', source_id: 'act' },
      { duty: 'vatNumber', law: 'section 3', label: 'VAT number', source_id: 'act' },
    ],
  }
  const markets = new Map<UrlCode, Market>([['ie', marketOf('en-ie', duties)]])

  it('shows each duty of its market in a row with a value', () => {
    const company = [{ label: 'Company', value: 'Outlay' }, { label: 'VAT number', value: '{law.number.vat.form}' }]
    expect(imprintFindings([legal(company)], markets, locales)).toEqual([])
  })

  it('without one is a finding that names duty, law and row', () => {
    const company = [{ label: 'Company', value: 'Outlay' }, { label: 'VAT number', value: '' }]
    expect(lines(imprintFindings([legal(company)], markets, locales))).toEqual([
      'data.company: in "ie" the imprint lacks "vatNumber", which section 3 wants: add a row "VAT number", or correct the label in law-en-ie',
    ])
  })
})

describe('the table of e-invoices', () => {
  const markets = new Map<UrlCode, Market>([
    ['fr-be', marketOf('fr-be', { facts: factsWith({ 'eInvoicing.companies': { since: '2026-01-01' } }) })],
  ])
  const page = (lang: string, feature: string, value_1: string) =>
    cmsDocument(
      'page',
      { slices: [{ slice_type: 'comparison_table', primary: { rows: [{ feature, value_1 }] } }] },
      { uid: 'e-invoicing', lang },
    )

  it('has the day of the country in every language', () => {
    expect(eInvoicingDateFindings([page('en-gb', 'Belgium', 'Mandatory since 1 January 2026')], markets)).toEqual([])
    expect(eInvoicingDateFindings([page('fr-fr', 'Belgique', 'Obligatoire depuis le 1er janvier 2026')], markets)).toEqual([])
    expect(lines(eInvoicingDateFindings([page('de-de', 'Belgien', 'Pflicht seit 1. Juli 2026')], markets))).toEqual([
      'data.slices.0.primary.rows.0.value_1: "Pflicht seit 1. Juli 2026" does not say 2026-01-01, since when "eInvoicing.companies" applies in law-fr-be: correct one of them',
    ])
    expect(eInvoicingDateFindings([page('sv-se', 'Belgien', 'Inte obligatoriskt')], markets)).toHaveLength(1)
  })
})

it('reads days as each language writes them', () => {
  expect(datesIn('since 1 January 2026 and from April 2029', 'en-GB')).toEqual(['2026-01-01', '2029-04'])
  expect(datesIn('September 1, 2026', 'en-US')).toContain('2026-09-01')
  expect(datesIn('depuis le 1er septembre 2026', 'fr-FR')).toEqual(['2026-09-01'])
  expect(datesIn('dal 1° gennaio 2019', 'it-IT')).toEqual(['2019-01-01'])
  expect(datesIn('a 31 de dezembro de 2026', 'pt-PT')).toEqual(['2026-12-31'])
  expect(datesIn('desde el 6 de octubre de 2027', 'es-ES')).toEqual(['2027-10-06'])
  expect(datesIn('1. huhtikuuta 2020 alkaen', 'fi-FI')).toEqual(['2020-04-01'])
  expect(datesIn('seit 1. Jänner 2014', 'de-AT')).toEqual(['2014-01-01'])
  expect(datesIn('den 1. juli 2030', 'da-DK')).toEqual(['2030-07-01'])
  expect(datesIn('seit {day:2025-01-01}', 'de-DE')).toEqual(['2025-01-01'])
})
