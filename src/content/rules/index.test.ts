import type { UrlCode } from '../../../locales.config'
import type { Market } from '../cms/markets'
import { exampleFacts } from '../cms/productFacts.fixture'
import { planPages } from '../plan/planPages'
import { contentFindings, parseModels } from '.'

const models = parseModels(
  [
    {
      id: 'about',
      format: 'page',
      json: {
        Main: { title: { type: 'Text' }, meta_title: { type: 'Text' }, meta_description: { type: 'Text' } },
      },
    },
  ],
  [],
)
const values = {
  localeCode: 'de-at',
  currency: 'EUR',
  vat: '',
  vat_number: '',
  country: 'Österreich',
  in_country: 'in Österreich',
  legal_form: '',
  register: '',
  city: '',
  date: '',
}

describe('the rules together', () => {
  it('read a document as each market shows it, and name every finding with its document', () => {
    const document = {
      id: 'de.about',
      uid: 'about',
      type: 'about',
      lang: 'de-de',
      tags: [],
      first_publication_date: '',
      last_publication_date: '',
      alternate_languages: [],
      data: {
        title: '',
        meta_title: `{market.country} ${'x'.repeat(50)}`,
        meta_description: `{market.in_country} ${'x'.repeat(70)}`,
      },
    }
    const documents = [document]
    const { pages } = planPages({ documents, jobs: [], codePages: [] })
    const overrides = [{ documentId: 'de.about', field: 'meta_description', text: 'Kurz' }]
    const markets = new Map<UrlCode, Market>([
      [
        'de',
        { values: { ...values, country: 'Deutschland und anderswo' }, overrides: [], facts: exampleFacts },
      ],
      ['at', { values, overrides, facts: exampleFacts }],
    ])
    const found = contentFindings({ documents, codeDocuments: [], models, pages, addresses: [], markets })
    expect(found.filter(({ documentId }) => documentId === document.id)).toEqual(
      [
        ['data.title', 'the page has no title'],
        ['data.meta_description', 'the meta description has 4 characters, not 70 to 170'],
        ['data.meta_title', 'the meta title has 75 characters, at most 65'],
      ].map(([field, message]) => ({ documentId: 'de.about', type: 'about', lang: 'de-de', field, message })),
    )
    // What the whole content lacks stands in no document.
    const lacking = found.filter(({ documentId }) => documentId === '(none)').map(({ message }) => message)
    expect(found).toHaveLength(lacking.length + 3)
    expect(lacking).toContainEqual(expect.stringContaining('no law of the market "de-at"'))
    expect(lacking).toContainEqual(expect.stringContaining('"at" has no page at /at/pricing'))
  })
})
