import { localizeDocument } from './localizeDocument'
import type { MarketValues } from './markets'

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
    })
    expect(localized.data['link']).not.toHaveProperty('url')
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
      { market: { values: market, overrides }, htmlLang: 'de-AT' },
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
