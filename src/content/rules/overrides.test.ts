import type { CmsDocument } from '../cms/document'
import { cmsDocument, documentLink } from '../cms/document.fixture'
import { planPages } from '../plan/planPages'
import { overrideFindings } from './overrides'

const about = cmsDocument(
  'about',
  {
    title: 'Über uns',
    office: { link_type: 'Web', url: 'https://example.com', text: 'Büro' },
    more: { ...documentLink('about', 'about'), text: 'Mehr' },
    story: [{ type: 'paragraph', text: 'Es war einmal', spans: [] }],
    slices: [
      { id: 'hero$1a2b', slice_type: 'hero', primary: { title: 'Hallo' } },
      { id: 'quote$5f2c', slice_type: 'quote', primary: { text: 'Gut', notes: [{ text: 'eins' }] } },
    ],
  },
  { id: 'about', uid: 'about', lang: 'de-de' },
)
const french = cmsDocument('page', { title: 'Cartes' }, { id: 'french', uid: 'cartes', lang: 'fr-fr' })
const ownOfGermany = cmsDocument(
  'page',
  { title: 'Nur hier', localeCode: 'de-de' },
  { id: 'own', uid: 'nur-hier', lang: 'de-de' },
)
const navigation = cmsDocument('navigation', { closing_line: 'Ende' }, { id: 'nav', lang: 'de-de' })
const plans = cmsDocument(
  'product_plans',
  { plans: [{ plan_id: 'growth', name: 'Growth', description: 'Für Teams' }] },
  { id: 'plans', lang: 'de-de' },
)
const toolWords = cmsDocument(
  'tool_words',
  { texts: [{ key: 'name', text: 'Name' }, { key: 'vat_id', text: 'USt-IdNr.' }] },
  { id: 'words', uid: 'invoice-document', lang: 'de-de' },
)
const documents = [about, french, ownOfGermany, navigation, plans, toolWords]

type Row = { document?: unknown; field?: string; text?: string }
const findingsOf = (overrides: Row[], more: CmsDocument[] = []): string[] => {
  const market = cmsDocument('market', { localeCode: 'de-at', overrides }, { id: 'market-at', lang: 'de-de' })
  const all = [...documents, ...more, market]
  const { pages } = planPages({ documents: all, jobs: [], codePages: [] })
  return overrideFindings(all, pages).map(
    ({ documentId, field, message }) => `${documentId} ${field}: ${message}`,
  )
}
const override = (field: string, id = 'about', text = 'Anders'): Row => ({
  document: documentLink(id),
  field,
  text,
})

it.each([
  override('title'),
  override('office.text'),
  override('story.0.text'),
  override('slices.quote$5f2c.primary.text'),
  override('slices.quote$5f2c.primary.notes.0.text'),
  override('closing_line', 'nav'),
  override('plans.0.description', 'plans'),
  // A word of a tool is named by its key, which it keeps when words are added before it.
  override('texts.vat_id.text', 'words'),
])('takes %j', (row) => {
  expect(findingsOf([row])).toEqual([])
})

it('takes a text of a page that waits for its file', () => {
  const waiting = cmsDocument('ebook', { title: 'Leitfaden' }, { id: 'guide', uid: 'guide', lang: 'de-de' })
  expect(findingsOf([override('title', 'guide')], [waiting])).toEqual([])
})

it.each([
  [{ field: 'title', text: 'Anders' }, 'document: the override names no document'],
  [override('title', 'gone'), 'document: unknown document gone is overridden'],
  [
    override('plans.0.name', 'plans'),
    'field: a plan has one name in all markets of a language: correct it in the document',
  ],
  [override('title', 'french'), 'document: french is overridden, which "at" does not show'],
  [override('title', 'own'), 'document: own is overridden, which "at" does not show'],
  [override('titel'), 'field: "titel" is no text of about, so nothing is overridden'],
  [override('more.text'), 'field: "more.text" is no text of about'],
  [override('story.0'), 'field: "story.0" is no text of about'],
  [override('slices.quote$gone.primary.text'), 'field: "slices.quote$gone.primary.text" is no text of about'],
  [
    override('slices.1.primary.text'),
    'field: "slices.1.primary.text" is no text of about, so nothing is overridden. A slice is named by its id, since its place changes: slices.quote$5f2c.primary.text',
  ],
  [override('title', 'about', ''), 'text: the override has no text'],
])('reports %j, which replaces nothing', (row, message) => {
  expect(findingsOf([override('office.text'), row])).toEqual([
    expect.stringContaining(`market-at data.overrides.1.${message}`),
  ])
})

it('reports a market document of no locale, whose overrides nobody would miss', () => {
  const market = cmsDocument(
    'market',
    { localeCode: 'de-li', overrides: [override('title')] },
    { id: 'market-li' },
  )
  expect(overrideFindings([market], []).map(({ documentId, field }) => `${documentId} ${field}`)).toEqual([
    'market-li data.localeCode',
  ])
})

it('reports everything at once, a text that is overridden twice among it', () => {
  expect(findingsOf([override('title'), override('nothing'), override('title')])).toEqual([
    expect.stringContaining('data.overrides.1.field'),
    expect.stringContaining('data.overrides.2.field: "title" of about is overridden twice'),
  ])
})

it('reports a text that two slices with one id have', () => {
  const slice = { id: 'hero$1', slice_type: 'hero', primary: { title: 'Hallo' } }
  const copied = cmsDocument('page', { slices: [slice, slice] }, { id: 'copied', uid: 'c', lang: 'de-de' })
  expect(findingsOf([override('slices.hero$1.primary.title', 'copied')], [copied])).toEqual([
    expect.stringContaining('names 2 texts of copied'),
  ])
})
