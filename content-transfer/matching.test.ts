import { parseDocument, type JsonObject, type StoredDocument } from '../content-api'
import { makeDocument } from '../content-api/content.fixture'
import { ambiguousDocuments, matchDocuments } from './matching'

function document(id: string, properties: JsonObject = {}): StoredDocument {
  const parsed = parseDocument(makeDocument({ id, ...properties }))
  if (!('document' in parsed)) throw new Error(parsed.findings.join(' '))
  return parsed.document
}
const ids = (matches: ReadonlyMap<string, StoredDocument>): Record<string, string> =>
  Object.fromEntries([...matches].map(([id, { id: remote }]) => [id, remote]))

it('the same id, else the same uid, else the same content, else the only one', () => {
  const local = [
    document('same', { uid: 'renamed' }),
    document('a', { uid: 'a' }),
    document('m1', { type: 'market', data: { title: 'One' } }),
    document('m2', { type: 'market', data: { title: 'Two' } }),
    document('menu', { type: 'menu', data: { title: 'Changed here' } }),
    document('new', { uid: 'new' }),
  ]
  const published = [
    document('same', { uid: 'other' }),
    document('R1', { uid: 'a' }),
    document('R2', { uid: 'a', lang: 'de-de' }),
    document('R3', { type: 'market', data: { title: 'Two' } }),
    document('R4', { type: 'market', data: { title: 'Other' } }),
    document('R5', { type: 'menu', data: { title: 'As it was' } }),
  ]
  const matches = matchDocuments(local, { published, drafts: [] })
  // The first market may be R4, or a new one: nothing says which.
  expect(ids(matches)).toEqual({ same: 'same', a: 'R1', m2: 'R3', menu: 'R5' })
  expect(ambiguousDocuments(local, published, matches, new Set()).map(({ id }) => id)).toEqual(['m1'])
  expect(ambiguousDocuments(local, published, matches, new Set(['R4']))).toEqual([])
})

it('a document that a journal knows is no match for another', () => {
  const published = [document('R1', { uid: 'a' })]
  const matches = matchDocuments(
    [document('a', { uid: 'a' })],
    { published, drafts: [] },
    { known: new Set(['R1']) },
  )
  expect(ids(matches)).toEqual({})
})

it('one whose creation was not answered is the draft of its type that is still empty', () => {
  const local = ['m1', 'm2', 'm3'].map((id) => document(id, { type: 'market', data: { title: id } }))
  const drafts = [
    document('R1', { type: 'market', data: { title: 'of someone else' } }),
    document('R2', { type: 'market' }),
  ]
  expect(ids(matchDocuments(local, { published: [], drafts }, { pending: 'm2' }))).toEqual({ m2: 'R2' })
  expect(ids(matchDocuments(local, { published: drafts, drafts: [] }, { pending: 'm2' }))).toEqual({})
})

it('a draft that is still empty may be served with all fields of its model', () => {
  const local = ['m1', 'm2'].map((id) => document(id, { type: 'market', data: { title: id } }))
  const fields = {
    ...{ title: null, text: [], image: { small: {} }, link: { link_type: 'Any' }, links: [], isShown: false },
    ...{ place: {}, entries: [{ name: null, link: { link_type: 'Any' } }] },
  }
  const drafts = [
    document('R1', { type: 'market', data: { ...fields, title: 'of someone else' } }),
    document('R2', {
      type: 'market',
      data: { ...fields, link: { link_type: 'Web', url: 'https://x.test' } },
    }),
    document('R3', { type: 'market', data: fields }),
  ]
  expect(ids(matchDocuments(local, { published: [], drafts }, { pending: 'm2' }))).toEqual({ m2: 'R3' })
})
