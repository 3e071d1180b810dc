import { localeByUrlCode, type Locale } from '../../../locales.config'
import { cmsDocument, documentLink } from './document.fixture'
import { readMarkets } from './markets'
import { austrianValues } from './markets.fixture'
import { exampleFacts, factsDocument, plansDocument } from './productFacts.fixture'

const tableOf = (...urlCodes: string[]): Locale[] =>
  urlCodes.map((urlCode) => {
    const locale = localeByUrlCode(urlCode)
    if (!locale) throw new Error(urlCode)
    return locale
  })

const austria = cmsDocument(
  'market',
  {
    localeCode: 'de-at',
    currency: 'EUR',
    vat_word: 'USt',
    vat_number_label: 'UID-Nummer',
    country_name: 'Österreich',
    in_country: 'in Österreich',
    legal_form: 'GmbH',
    company_register: 'Firmenbuch',
    example_city: 'Graz',
  },
  { id: 'market-at', lang: 'de-de' },
)

const productDocuments = [
  plansDocument('de-de'),
  plansDocument('fr-fr'),
  factsDocument('de-de'),
  factsDocument('de-at', 'de-de'),
  factsDocument('fr-fr'),
]

it('gives each locale the values of the document that names it, under the names the tokens use', () => {
  const germany = cmsDocument('market', { localeCode: 'de-de', currency: 'EUR', vat_word: 'MwSt.' })
  const { markets, findings } = readMarkets(
    [germany, austria, ...productDocuments],
    tableOf('de', 'at'),
    Date.UTC(2027, 3, 2),
  )
  expect(findings).toEqual([])
  expect([...markets.keys()]).toEqual(['de', 'at'])
  expect(markets.get('de')?.values).toMatchObject({ vat: 'MwSt.', city: '' })
  expect(markets.get('at')).toEqual({
    values: austrianValues,
    overrides: [],
    facts: { ...exampleFacts, localeCode: 'de-at', plansDocumentId: 'plans-de-de' },
  })
})

it('has a day of the month before the build as the example of a date, in the words of the market', () => {
  const dateIn = (now: number): string | undefined =>
    readMarkets([austria, ...productDocuments], tableOf('at'), now).markets.get('at')?.values.date
  expect(dateIn(Date.UTC(2026, 10, 28))).toBe('24. Oktober 2026')
  expect(dateIn(Date.UTC(2027, 0, 1))).toBe('24. Dezember 2026')
})

it('names every locale that no document has values for', () => {
  const page = cmsDocument('page', { localeCode: 'de-de' })
  const { markets, findings } = readMarkets([austria, page, ...productDocuments], tableOf('de', 'at', 'fr'))
  expect([...markets.keys()]).toEqual(['at'])
  expect(findings.map(({ lang, field }) => `${lang} ${field}`)).toEqual([
    'de-de data.localeCode',
    'fr-fr data.localeCode',
  ])
  expect(findings[0]?.message).toContain('no market values for "de-de"')
})

it.each(['', 'eur', 'Euro', 7])('finds an invalid currency: %j', (currency) => {
  const document = { ...austria, data: { ...austria.data, currency } }
  expect(readMarkets([document, ...productDocuments], tableOf('at')).findings).toEqual([
    expect.objectContaining({ documentId: 'market-at', field: 'data.currency' }),
  ])
})

it('reads the texts that replace those of shared documents', () => {
  const overrides = [
    { document: documentLink('about', 'about'), field: ' title ', text: 'Über Wien' },
    { document: {}, field: 'title', text: 'Of no document' },
  ]
  const document = { ...austria, data: { ...austria.data, overrides } }
  const { markets } = readMarkets([document, ...productDocuments], tableOf('at'))
  expect(markets.get('at')?.overrides).toEqual([{ documentId: 'about', field: 'title', text: 'Über Wien' }])
})

it('has no market for a locale without product facts, and says which', () => {
  const { markets, findings } = readMarkets([austria, plansDocument('de-de')], tableOf('at'))
  expect([...markets.keys()]).toEqual([])
  expect(findings).toEqual([expect.objectContaining({ type: 'product_facts', lang: 'de-de' })])
})

it('knows the files of pages that a market borrows; its own comes first', () => {
  const file = (pages: number) => ({ format: 'PDF' as const, bytes: 1000, pages, words: 100, digest: 'a' })
  const ebook = (uid: string, lang: string, pages?: number) => ({
    ...cmsDocument('ebook', {}, { id: `${lang}.${uid}`, uid, lang }),
    ...(pages === undefined ? {} : { fileFacts: file(pages) }),
  })
  const market = cmsDocument('market', { localeCode: 'en-ie', currency: 'EUR' }, { lang: 'en-ie' })
  const documents = [
    ...[market, plansDocument('en-ie'), factsDocument('en-ie')],
    ...[ebook('cards', 'en-ie', 7), ebook('cards', 'en-gb', 9), ebook('month-end', 'en-gb', 15)],
  ]
  expect(readMarkets(documents, tableOf('ie')).markets.get('ie')?.files).toEqual({
    cards: file(7),
    'month-end': file(15),
  })
})
