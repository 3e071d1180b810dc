import { locales } from '../../../locales.config'
import { localizeDocument } from './localizeDocument'
import type { MarketValues } from './markets'
import type { MarketOverride } from './overrides'
import { exampleFacts, plansDocument } from './productFacts.fixture'
import { readProductScreens } from './productScreens'
import { documentsOfType } from './productScreens.fixture'

const market = { localeCode: 'de-at', currency: 'EUR', vat: 'USt', city: 'Graz' } as MarketValues

const document = {
  id: 'about',
  uid: 'about',
  type: 'about',
  lang: 'de-de',
  tags: ['x'],
  first_publication_date: '2026',
  last_publication_date: '2026',
  alternate_languages: [],
  data: {
    title: 'Preise ohne {market.vat}',
    lead: 'Aus Leipzig',
    story: [
      {
        type: 'paragraph',
        text: 'In {market.city} mehr',
        spans: [
          {
            start: 0,
            end: 15,
            type: 'hyperlink',
            data: {
              link_type: 'Document',
              id: 'pricing',
              type: 'pricing',
              lang: 'de-de',
              slug: 'x',
              tags: [],
            },
          },
        ],
      },
    ],
    note: [{ type: 'paragraph', text: 'Text', spans: [{ start: 0, end: 4, type: 'em' }] }],
    link: { link_type: 'Document', id: 'gone-here', type: 'page', lang: 'de-de', text: 'Zur {market.vat}' },
    opened: {
      link_type: 'Document',
      id: 'pricing',
      type: 'pricing',
      lang: 'de-de',
      target: '_blank',
      variant: 'Secondary',
    },
    blog: {
      link_type: 'Document',
      id: 'post',
      type: 'blog_post',
      lang: 'de-de',
      uid: 'belege',
      text: 'Blog',
    },
    web: { link_type: 'Web', url: 'https://app.outlay.example/register', target: '_blank' },
  },
}

describe('a document in a market', () => {
  const localized = localizeDocument(document, {
    market: {
      facts: exampleFacts,
      values: market,
      overrides: [
        { documentId: 'about', field: 'lead', text: 'Aus {market.city}' },
        { documentId: 'about', field: 'note.0.text', text: 'Eigener Text mit {market.vat}' },
        { documentId: 'other', field: 'title', text: 'no' },
      ],
    },
    htmlLang: 'de-AT',
    pathOf: ({ id }) => (id === 'pricing' ? '/at/pricing' : undefined),
  })

  it('has its tokens replaced and its overrides applied', () => {
    expect(localized.data).toMatchObject({
      title: 'Preise ohne USt',
      lead: 'Aus Graz',
      note: [{ text: 'Eigener Text mit USt', spans: [] }],
    })
  })

  it('has resolved links, also inside rich text with shifted spans', () => {
    expect(localized.data).toMatchObject({
      story: [{ text: 'In Graz mehr', spans: [{ start: 0, end: 4 + 3, data: { url: '/at/pricing' } }] }],
      link: { text: 'Zur USt' },
      blog: { url: 'https://blog.outlay.example/de/belege' },
      web: { target: '_blank' },
      opened: { url: '/at/pricing', target: '_blank', variant: 'Secondary' },
    })
    expect(localized.data['link']).not.toHaveProperty('target')
    expect(localized.data['link']).not.toHaveProperty('url')
  })

  it('says the language of an authority that a text in another one names', () => {
    const text = 'Quelle: Agenzia delle Entrate'
    const data = { note: [{ type: 'paragraph', text, spans: [] }] }
    const { note } = localizeDocument(
      { ...document, data },
      { market: { facts: exampleFacts, values: market, overrides: [] }, htmlLang: 'de-AT' },
    ).data
    expect(note).toEqual([
      { type: 'paragraph', text, spans: [{ type: 'label', start: 8, end: 29, data: { label: 'lang-it' } }] },
    ])
  })

  it('carries no dates, which would re-render pages for nothing, and leaves the original alone', () => {
    expect(Object.keys(localized).sort()).toEqual(['data', 'id', 'lang', 'type', 'uid'])
    expect(document.data.title).toContain('{market.vat}')
  })
})

describe('a text of a slice', () => {
  const quote = {
    id: 'quote$5f2c',
    slice_type: 'quote',
    primary: { text: 'Allen', notes: [{ text: 'eins' }, { text: 'zwei' }] },
  }
  const hero = { id: 'hero$1a2b', slice_type: 'hero', primary: { text: 'Willkommen' } }
  const inMarket = (slices: unknown[], field: string) => {
    const overrides = [{ documentId: 'about', field, text: 'Den Österreichern' }]
    const { data } = localizeDocument(
      { ...document, data: { slices } },
      { market: { values: market, overrides, facts: exampleFacts }, htmlLang: 'de-AT' },
    )
    return data['slices']
  }

  it('is the market’s own wherever the slice stands', () => {
    const own = { ...quote, primary: { ...quote.primary, text: 'Den Österreichern' } }
    expect(inMarket([hero, quote], 'slices.quote$5f2c.primary.text')).toEqual([hero, own])
    expect(inMarket([quote, hero], 'slices.quote$5f2c.primary.text')).toEqual([own, hero])
  })

  it('can be within a group', () => {
    expect(inMarket([quote], 'slices.quote$5f2c.primary.notes.1.text')).toMatchObject([
      { primary: { notes: [{ text: 'eins' }, { text: 'Den Österreichern' }] } },
    ])
  })

  it('is never found by the place of the slice, where another may stand tomorrow', () => {
    expect(inMarket([hero, quote], 'slices.1.primary.text')).toEqual([hero, quote])
  })
})

describe('what a page shows beside its document', () => {
  const plans = plansDocument('de-de')
  const relatedDataOf = (shownDocument: typeof document, overrides: MarketOverride[] = []) =>
    localizeDocument(shownDocument, {
      market: { values: market, overrides, facts: exampleFacts },
      htmlLang: 'de-AT',
      plansDocument: plans,
    }).relatedData

  it('are the plans, in the words of the language and the figures of the market, where it shows them', () => {
    const [starter, growth] = relatedDataOf({ ...document, type: 'pricing' })?.plans?.plans ?? []
    expect(starter).toMatchObject({ id: 'starter', name: 'Starter', monthly: 0, maxUsers: 5 })
    expect(growth).toMatchObject({ monthly: 950, yearly: 800, highlighted: true })
    expect(growth).not.toHaveProperty('maxUsers')
    expect(relatedDataOf({ ...document, type: 'secondary_pricing' })).toHaveProperty('plans.currency', 'EUR')
  })

  it('has the tokens and the overrides of the market in it', () => {
    const overrides = [{ documentId: plans.id, field: 'features.1.name', text: 'Anmeldung in {market.city}' }]
    const features = relatedDataOf({ ...document, type: 'pricing' }, overrides)?.plans?.features
    expect(features).toEqual([
      {
        id: 'users',
        name: 'Users',
        tooltip: 'Who was active.',
        values: { starter: 'Up to 5', growth: true, scale: true },
      },
      {
        id: 'sso',
        name: 'Anmeldung in Graz',
        tooltip: '',
        values: { starter: false, growth: false, scale: true },
      },
    ])
  })

  it('is nothing on a page that shows no plans, and the plans on one with a slice that does', () => {
    const withSlices = (...types: string[]) => ({
      ...document,
      type: 'page',
      data: { ...document.data, slices: types.map((slice_type) => ({ slice_type })) },
    })
    expect(relatedDataOf(withSlices('hero'))).toBeUndefined()
    expect(relatedDataOf(withSlices('hero', 'pricing_table'))?.plans?.plans).toHaveLength(3)
  })

  it.each([
    ['accounting', 'Fortnox', 'Export to Fortnox'],
    ['accounting', 'Spiris (formerly Visma eEkonomi)', 'Export to Spiris'],
    ['accounting', null, 'Export to Xero'],
  ])('the picture of an integration (%s, %s) names its system', (category, partner_name, button) => {
    const { productScreens } = readProductScreens(documentsOfType('product_screens'), locales, Date.UTC(2027, 2, 30))
    const shown = localizeDocument(
      { ...document, type: 'integration', lang: 'en-gb', data: { category, partner_name } },
      {
        market: { values: market, overrides: [], facts: exampleFacts },
        htmlLang: 'en-GB',
        ...{ productScreens: productScreens.get('en') },
      },
    ).relatedData
    expect(shown?.scenes?.month_close?.button).toBe(button)
  })
})
