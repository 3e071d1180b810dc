import { localesOfContentLanguage } from '../../../locales.config'
import { describe as describePage } from '../cms/document'
import { cmsDocument, documentLink } from '../cms/document.fixture'
import { addressFindings, collisions, pagesBelowWildcards } from './addressFindings'
import type { CodePage } from './codePage'
import type { PlannedPage } from './plannedPage'

const messagesOf = (
  type: string,
  data: Record<string, unknown>,
  { codePages = [], lang = 'de-de' }: { codePages?: CodePage[]; lang?: string } = {},
) => {
  const document = cmsDocument(type, data, { id: 'x', uid: 'x', lang })
  const markets = localesOfContentLanguage(lang)
  const sources = { codePages, documents: new Map([[document.id, document]]) }
  return addressFindings(document, describePage(document), markets, sources).map(
    ({ documentId, field, message }) => `${documentId} ${field}: ${message}`,
  )
}

it('an address without a path and a parent has no finding', () => {
  expect(messagesOf('page', {})).toEqual([])
  expect(messagesOf('page', { localeCode: 'de-at', path: 'a-Z_0.9~' })).toEqual([])
})

it('says of a path what has to be corrected, all of it', () => {
  expect(messagesOf('page', { path: 'karten' })).toEqual([
    'x data.path: "karten" is no address without a localeCode: every market finds the page by its uid',
  ])
  expect(messagesOf('legal', { path: 'a/b' })).toEqual([
    'x data.path: "a/b" is no address without a localeCode: every market finds the page by its uid',
    'x data.path: the address of the type "legal" has no uid to replace',
    'x data.path: "a/b" must be one part of a path: letters, digits, "-", "_", "." and "~"',
  ])
})

it.each(['a b', 'a/b', '/a', 'ä', 'a?', 'a#b', 'a%20'])('"%s" is no part of a path', (path) => {
  expect(messagesOf('page', { localeCode: 'de-at', path })).toEqual([
    `x data.path: "${path}" must be one part of a path: letters, digits, "-", "_", "." and "~"`,
  ])
})

it('a parent of code must exist with a name in every market of the page', () => {
  const named = { path: '/de/legal', name: 'Rechtliches' }
  expect(messagesOf('page', { parent_path: '/legal' }, { codePages: [named] })).toEqual([
    'x data.parent_path: there is no page of code at /at/legal. A document above the page is its parent_document',
  ])
  expect(messagesOf('page', { parent_path: '/legal' }, { codePages: [named, { path: '/at/legal' }] })).toEqual([
    'x data.parent_path: the page of code at /at/legal has no name for the breadcrumb of this page: declare it in src/content/us/names.ts',
  ])
  expect(messagesOf('page', { parent_path: '/legal' }, { codePages: [named, { path: '/at/legal', name: 'Recht' }] })).toEqual([])
})

it('one of two parents is enough', () => {
  const parent = cmsDocument('page', {}, { id: 'parent', uid: 'parent', lang: 'de-de' })
  const child = cmsDocument(
    'page',
    { parent_document: { ...documentLink('parent'), uid: 'parent' }, parent_path: '/legal' },
    { id: 'x', uid: 'x', lang: 'de-de' },
  )
  const findings = addressFindings(child, describePage(child), [], {
    codePages: [],
    documents: new Map([parent, child].map((document) => [document.id, document])),
  })
  expect(findings).toEqual([
    expect.objectContaining({
      documentId: 'x',
      field: 'data.parent_path',
      message: 'the page has a parent document already: keep one of the two',
    }),
  ])
})

const planned = (path: string, documentId: string, matchPath?: string): PlannedPage => ({
  key: `${documentId}@de`,
  path,
  ...(matchPath ? { matchPath } : {}),
  template: 'SlicePage',
  locale: 'de',
  documentType: 'page',
  documentId,
  uid: documentId,
  ids: [documentId],
  alternates: {},
  indexable: true,
  isReferral: false,
})
const documents = new Map(['a', 'b', 'c'].map((id) => [id, cmsDocument('page', {}, { id, uid: id })]))

it('an address with one source is no collision, one with three names all of them', () => {
  expect(collisions([planned('/de/a', 'a'), planned('/de/b', 'b')], [{ path: '/de/c' }], documents)).toEqual([])
  const three = collisions([planned('/de/a', 'a'), planned('/de/a', 'b')], [{ path: '/de/a' }], documents)
  expect(three.map(({ documentId, field, message }) => `${documentId} ${field}: ${message}`)).toEqual([
    'a uid: two sources for one URL /de/a: a, b, src/pages/de/a',
    'b uid: two sources for one URL /de/a: a, b, src/pages/de/a',
  ])
})

it('two jobs at one address have no document at which that could be reported', () => {
  expect(collisions([planned('/de/a', 'job.1'), planned('/de/a', 'job.2')], [], documents)).toEqual([])
})

it('a wildcard is reported with every page below it, those of code too', () => {
  const pages = [planned('/de/w', 'a', '/de/w/*'), planned('/de/w/x', 'b'), planned('/de/wider', 'c')]
  const codePages = [{ path: '/de/w/y' }, { path: '/de/w' }]
  expect(pagesBelowWildcards(pages, codePages, documents)).toEqual([
    expect.objectContaining({
      documentId: 'a',
      field: 'uid',
      message: '/de/w takes every address below it, so no other page may be there: /de/w/x, /de/w/y',
    }),
  ])
  expect(pagesBelowWildcards([planned('/de/w', 'a', '/de/w/*')], [], documents)).toEqual([])
  expect(pagesBelowWildcards(pages.slice(1), codePages, documents)).toEqual([])
  expect(pagesBelowWildcards([planned('/de/w', 'gone', '/de/w/*'), ...pages.slice(1)], [], documents)).toEqual([])
})
