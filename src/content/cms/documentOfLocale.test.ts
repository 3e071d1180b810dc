import { planPages } from '../plan/planPages'
import { showingLocales } from '../plan/showingLocales'
import type { CmsDocument } from './document'
import { cmsDocument } from './document.fixture'
import { documentOfLocaleFindings } from './documentOfLocale'

const navigation = (id: string, lang: string, localeCode?: string): CmsDocument =>
  cmsDocument('navigation', localeCode === undefined ? {} : { localeCode }, { id, lang })

const english = navigation('en', 'en-gb')
const german = navigation('de', 'de-de')
const austrian = navigation('at', 'de-de', 'de-at')

const findingsOf = (...documents: CmsDocument[]): string[] =>
  documentOfLocaleFindings(documents, 'navigation').map(({ documentId, field, message }) => {
    expect(field).toBe('data.localeCode')
    return `${documentId}: ${message}`
  })

it.each([
  { documents: [english, german, austrian] },
  { documents: [english, german] },
  { documents: [english, navigation('lu', 'en-gb', 'en-lu'), navigation('ee', 'en-gb', 'en-ee')] },
  { documents: [] },
])('takes $documents.length documents that can be told apart', ({ documents }) => {
  expect(findingsOf(...documents)).toEqual([])
})

it.each([
  {
    what: 'an unknown code',
    documents: [german, navigation('x', 'de-de', 'at')],
    finding: 'x: "at" is no locale: enter one such as de-at, or nothing for the whole language',
  },
  {
    what: 'a locale of another language',
    documents: [german, navigation('x', 'de-de', 'en-lu')],
    finding: 'x: "en-lu" reads its documents in en-gb, not in de-de: make the document in that language',
  },
  {
    what: 'markets without any',
    documents: [english, austrian],
    finding: 'at: the other markets of de-de have no document of this type: publish one without a localeCode',
  },
])('reports $what', ({ documents, finding }) => {
  expect(findingsOf(...documents)).toEqual([finding])
})

it('reports two documents of one locale, and two of one language, at both: the editor is told of the draft', () => {
  expect(findingsOf(german, austrian, navigation('at-2', 'de-de', ' de-at '))).toEqual([
    'at: "de-at" has at-2 too: remove one of the documents',
    'at-2: "de-at" has at too: remove one of the documents',
  ])
  expect(findingsOf(german, navigation('de-2', 'de-de', ''))).toEqual([
    'de: de-de has de-2 too: give one of the documents the localeCode of its market, or remove it',
    'de-2: de-de has de too: give one of the documents the localeCode of its market, or remove it',
  ])
})

it('documents of other types are not looked at', () => {
  const market = cmsDocument('market', { localeCode: 'nowhere' }, { id: 'market', lang: 'de-de' })
  expect(findingsOf(german, market)).toEqual([])
})

it('a document of one locale is shown there alone, the one of the language in the others', () => {
  const documents = [austrian, german, english]
  const { pages } = planPages({ documents, jobs: [], codePages: [] })
  const showing = showingLocales(documents, pages)
  expect([showing(austrian), showing(german)]).toEqual([['at'], ['de']])
  expect(showing(english)).toEqual(expect.arrayContaining(['en', 'lu', 'ee', 'fr']))
  expect(showing(english)).not.toEqual(expect.arrayContaining(['at']))
  expect(showingLocales([german, english], pages)(german)).toEqual(['de', 'at'])
})
