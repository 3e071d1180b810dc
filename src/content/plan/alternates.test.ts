import type { CmsDocument } from '../cms/document'
import { cmsDocument } from '../cms/document.fixture'
import type { CodePage } from './codePage'
import { planPages } from './planPages'

/** A document in a language, with the ids of those it names as its languages. */
const document = (id: string, lang: string, uid: string | null, alternates: string[] = [], type = 'page') =>
  cmsDocument(
    type,
    {},
    {
      id,
      uid,
      lang,
      alternate_languages: alternates.map((alternate) => ({ id: alternate, type, lang: '' })),
    },
  )

const plan = (documents: CmsDocument[], codePages: CodePage[] = []) =>
  planPages({ documents, jobs: [], codePages })

const alternatesAt = (path: string, documents: CmsDocument[], codePages: CodePage[] = []) => {
  const { pages, codeAlternates } = plan(documents, codePages)
  return pages.find((page) => page.path === path)?.alternates ?? codeAlternates.get(path)
}

describe('two documents of one language, one with the path of the other’s translation', () => {
  /** "Karten" is the translation of the French "cards", and another German page has the path "cards". */
  const documents = [
    document('karten', 'de-de', 'karten', ['cards-fr']),
    document('cards-fr', 'fr-fr', 'cards', ['karten']),
    document('cards-de', 'de-de', 'cards', ['cartes']),
    document('cartes', 'fr-fr', 'cartes', ['cards-de']),
  ]

  it('have the alternates that their documents name', () => {
    expect(plan(documents).findings).toEqual([])
    const pair = { de: '/de/karten', at: '/at/karten', fr: '/fr/cards' }
    expect(alternatesAt('/de/karten', documents)).toEqual(pair)
    expect(alternatesAt('/fr/cards', documents)).toEqual(pair)
    const other = { de: '/de/cards', at: '/at/cards', fr: '/fr/cartes' }
    expect(alternatesAt('/de/cards', documents)).toEqual(other)
    expect(alternatesAt('/fr/cartes', documents)).toEqual(other)
  })
})

it('an equal path alone joins nothing', () => {
  const documents = [document('a', 'de-de', 'cards'), document('b', 'fr-fr', 'cards')]
  const codePages = [{ path: '/us/cards' }]
  expect(alternatesAt('/fr/cards', documents, codePages)).toEqual({ fr: '/fr/cards' })
  expect(alternatesAt('/us/cards', documents, codePages)).toEqual({ us: '/us/cards' })
})

describe('pages of code', () => {
  const documents = [
    document('cards', 'en-gb', 'company-cards', ['karten']),
    document('karten', 'de-de', 'karten', ['cards']),
  ]

  it('have the alternates of the document they declare, whatever its path', () => {
    const codePages = [{ path: '/us/cards', counterpart: { type: 'page', uid: 'company-cards' } }]
    expect(alternatesAt('/us/cards', documents, codePages)).toMatchObject({
      us: '/us/cards',
      de: '/de/karten',
    })
    expect(alternatesAt('/de/karten', documents, codePages)).toMatchObject({ us: '/us/cards' })
  })

  it('have none when the document is not published', () => {
    const codePages = [{ path: '/us/cards', counterpart: { type: 'page', uid: 'gone' } }]
    expect(alternatesAt('/us/cards', documents, codePages)).toEqual({ us: '/us/cards' })
  })
})

it('the homepage of each locale is an alternate of the others, whichever type it has', () => {
  const documents = [
    document('home', 'en-gb', null, [], 'homepage'),
    document('hjem', 'da-dk', null, [], 'homepage_v2'),
    { ...document('home-at', 'de-de', null, [], 'secondary_homepage'), data: { localeCode: 'de-at' } },
  ]
  const codePages = [{ path: '/us', counterpart: { type: 'homepage', uid: null } }]
  expect(alternatesAt('/us', documents, codePages)).toEqual({ en: '/en', da: '/da', at: '/at', us: '/us' })
})

it('a secondary document belongs to the document of its language that it stands in for', () => {
  const documents = [
    document('pricing', 'de-de', 'pricing', ['prix'], 'pricing'),
    document('campaign', 'de-de', 'campaign', [], 'pricing'),
    document('prix', 'fr-fr', 'pricing', ['pricing'], 'pricing'),
    { ...document('pricing-at', 'de-de', null, [], 'secondary_pricing'), data: { localeCode: 'de-at' } },
  ]
  expect(alternatesAt('/at/pricing', documents)).toEqual({
    at: '/at/pricing',
    de: '/de/pricing',
    fr: '/fr/pricing',
  })
  expect(alternatesAt('/at/lp/campaign', documents)).toEqual({ at: '/at/lp/campaign', de: '/de/lp/campaign' })
})

describe('two pages of one locale that would be alternates of each other', () => {
  const messages = (documents: CmsDocument[], codePages: CodePage[] = []) =>
    plan(documents, codePages).findings.map(
      ({ documentId, field, message }) => `${documentId} ${field}: ${message}`,
    )

  it('are reported at both documents, with their paths', () => {
    const documents = [
      document('karten', 'fi-fi', 'karten', ['cards']),
      document('kortit', 'fi-fi', 'kortit', ['cards']),
      document('cards', 'fr-fr', 'cards', ['karten', 'kortit']),
    ]
    const names = '/fi/karten \\(karten\\), /fi/kortit \\(kortit\\)'
    expect(messages(documents)).toEqual([
      expect.stringMatching(`^karten alternate_languages: only one page .*${names}`),
      expect.stringMatching(`^kortit alternate_languages: only one page .*${names}`),
    ])
  })

  it('are reported where a language does not name the document in return, and not in every language', () => {
    const languages = ['fi-fi', 'fr-fr', 'it-it', 'pt-pt']
    const pair = (uid: string) =>
      languages.map((lang) =>
        document(
          `${lang}.${uid}`,
          lang,
          uid,
          languages.filter((other) => other !== lang).map((other) => `${other}.${uid}`),
        ),
      )
    const wrong = document('fi-fi.contact', 'fi-fi', 'contact', [
      'fr-fr.invoices',
      'it-it.contact',
      'pt-pt.contact',
    ])
    expect(messages([wrong, ...pair('contact').slice(1), ...pair('invoices')])).toEqual([
      expect.stringMatching(
        /^fi-fi\.contact alternate_languages\.0: fr-fr\.invoices is named as this document/,
      ),
      expect.stringMatching(
        /^fr-fr\.contact alternate_languages\.0: fi-fi\.contact is named as this document/,
      ),
    ])
  })

  it('are reported for a page of code and a document, and for two pages of code', () => {
    const counterpart = { type: 'page', uid: 'cards' }
    const documents = [
      document('cards', 'en-ie', 'cards', ['cards-us', 'cards-en']),
      document('cards-en', 'en-gb', 'cards', ['cards', 'cards-us']),
      document('cards-us', 'en-us', 'our-cards', ['cards', 'cards-en']),
    ]
    expect(messages(documents, [{ path: '/us/cards', counterpart }])).toEqual([
      expect.stringMatching(
        /^cards-us alternate_languages: .*\/us\/our-cards \(cards-us\), \/us\/cards \(src\/pages\/us\/cards\)/,
      ),
      expect.stringMatching(/^src\/pages\/us\/cards counterpart: /),
    ])
    const two = [
      { path: '/us/cards', counterpart },
      { path: '/us/other', counterpart },
    ]
    expect(messages([document('cards-en', 'en-gb', 'cards')], two)).toHaveLength(2)
  })
})

describe('a page of code and its counterpart', () => {
  const counterpart = { type: 'page', uid: 'cards' }
  const codePages = [{ path: '/us/cards', counterpart }]

  it.each([
    ['of another type', document('x', 'en-gb', 'cards', [], 'about')],
    ['with another uid', document('x', 'en-gb', 'card')],
    ['in another language', document('x', 'fr-fr', 'cards')],
    ['of one market', { ...document('x', 'en-gb', 'cards'), data: { localeCode: 'en-ie' } }],
  ])('are not joined by a document %s', (_name, other) => {
    expect(alternatesAt('/us/cards', [other], codePages)).toEqual({ us: '/us/cards' })
  })

  it('at an address outside of the locales has no alternates', () => {
    expect(alternatesAt('/preview', [document('x', 'en-gb', 'cards')], [{ path: '/preview' }])).toEqual({})
  })
})

it('a secondary document without the document it stands in for has its own page alone', () => {
  const own = { ...document('legal-at', 'de-de', null, [], 'secondary_legal'), data: { localeCode: 'de-at' } }
  const french = document('legal', 'fr-fr', null, [], 'legal')
  for (const documents of [
    [own, french],
    [french, own],
  ])
    expect(alternatesAt('/at/legal', documents)).toEqual({ at: '/at/legal' })
})

it('languages that are joined in a chain are one page, whatever the order of the documents', () => {
  const chain = [
    document('a', 'de-de', 'a', ['b']),
    document('b', 'fr-fr', 'b', ['c']),
    document('c', 'it-it', 'c', ['d']),
    document('d', 'pt-pt', 'd'),
  ]
  const all = { de: '/de/a', at: '/at/a', fr: '/fr/b', it: '/it/c', pt: '/pt/d' }
  for (const documents of [chain, chain.toReversed()])
    for (const path of Object.values(all)) expect(alternatesAt(path, documents)).toEqual(all)
})
