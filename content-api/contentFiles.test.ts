import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFolder, makeDocument } from './content.fixture'
import { ContentFiles, ContentFilesError } from './contentFiles'
import { parseDocument, type StoredDocument } from './documents'
import type { JsonObject } from './json'

let folder: ContentFolder
let files: ContentFiles
const now = new Date('2026-11-23T10:00:00.123Z')

beforeEach(() => {
  folder = new ContentFolder()
  files = new ContentFiles({ content: join(folder.root, 'content'), history: join(folder.root, 'history') })
})
afterEach(() => folder.remove())

function stored(properties: JsonObject & { id: string }): StoredDocument {
  const result = parseDocument(makeDocument(properties))
  if (!('document' in result)) throw new Error(result.findings.join(' '))
  return result.document
}
const read = (path: string): string => readFileSync(join(folder.root, 'content', path), 'utf8')
/** The versions that were kept of a document, with their texts. */
const kept = (id: string) =>
  files.history(id).map((version) => ({ ...version, data: files.earlierVersion(id, version.name)?.data }))
const documents = (): unknown[] => folder.load().documents.map(({ id, data }) => [id, data])

it('a draft changes nothing that is published, and is the next one of its release', () => {
  folder.publish({ id: 'a', data: { title: 'A' } })
  files.saveDraft(stored({ id: 'a', data: { title: 'B' } }))
  files.saveDraft(stored({ id: 'a', data: { title: 'C' } }))
  expect(documents()).toEqual([['a', { title: 'A' }]])
  const [release] = folder.load().releases
  expect([release?.label, release?.documents.map(({ data }) => data)]).toEqual(['Drafts', [{ title: 'C' }]])
  files.saveDraft(stored({ id: 'a', data: { title: 'D' } }), 'Spring')
  expect(folder.load().releases.map(({ label }) => label)).toEqual(['Spring'])
  files.saveDraft(stored({ id: 'a', data: { title: 'E' } }))
  expect(folder.load().releases.map(({ label }) => label)).toEqual(['Spring'])
})

it('a published edit changes the lines of the text, its date, and nothing else', () => {
  const text = JSON.stringify(
    { ...makeDocument({ id: 'a', uid: 'a', data: { b: 'one', a: 'two' } }), href: '/kept' },
    null,
    2,
  )
  folder.write('content/documents/en-gb/whatever.json', `${text}\n`)
  files.saveDraft(stored({ id: 'a', uid: 'a', data: { a: 'two', b: 'three', c: null } }))
  expect(files.publish(['a'], now)).toEqual(['a'])
  expect(read('documents/en-gb/whatever.json')).toBe(
    `${text}\n`
      .replace('"one"', '"three"')
      .replace('"a": "two"', '"a": "two",\n    "c": null')
      .replace(
        '"last_publication_date": "2026-01-02T03:04:05+0000"',
        '"last_publication_date": "2026-11-23T10:00:00+0000"',
      ),
  )
  expect(folder.load().releases).toEqual([])
})

it('a release is over when all of its drafts are published', () => {
  files.saveDraft(stored({ id: 'a', uid: 'a' }), 'Spring')
  files.saveDraft(stored({ id: 'b', uid: 'b' }), 'Spring')
  const releases = (): string[] => folder.load().releases.map(({ label }) => label)
  files.publish(['a'])
  expect(releases()).toEqual(['Spring'])
  files.publish(['b'])
  expect(releases()).toEqual([])
})

it('a new document gets a file named by type and uid, the dates of its publication, and no file of another', () => {
  const fresh = { first_publication_date: null, last_publication_date: null }
  folder.write('content/documents/en-gb/page.new.json', makeDocument({ id: 'old', uid: 'other' }))
  files.saveDraft(stored({ id: 'x', uid: 'new', ...fresh }))
  files.saveDraft(stored({ id: '../../y', uid: '../up', ...fresh }))
  files.publish(['x', '../../y'], now)
  expect(readdirSync(join(folder.root, 'content/documents/en-gb')).sort()).toEqual([
    'page.-up.json',
    'page.new.json',
    'page.new.x.json',
  ])
  expect(folder.load().documents.find(({ id }) => id === 'x')).toMatchObject({
    first_publication_date: '2026-11-23T10:00:00+0000',
    last_publication_date: '2026-11-23T10:00:00+0000',
  })
})

it('a document with another uid has another file', () => {
  folder.write('content/documents/en-gb/page.before.json', makeDocument({ id: 'a', uid: 'before' }))
  files.saveDraft(stored({ id: 'a', uid: 'after' }))
  files.publish(['a'])
  expect(readdirSync(join(folder.root, 'content/documents/en-gb'))).toEqual(['page.after.json'])
})

it('a translation is entered in the documents that it translates', () => {
  folder.publish({ id: 'en', uid: 'a' })
  const alternate_languages = [{ id: 'en', uid: 'a', type: 'page', lang: 'en-gb' }]
  files.saveDraft(stored({ id: 'de', uid: 'b', lang: 'de-de', alternate_languages }))
  expect(files.publish(['de'])).toEqual(['de', 'en'])
  expect(folder.load().documents.find(({ id }) => id === 'en')?.alternate_languages).toEqual([
    { id: 'de', uid: 'b', type: 'page', lang: 'de-de' },
  ])
})

it('everything that keeps drafts from being published is said at once, and nothing is written', () => {
  folder.publish({ id: 'a', uid: 'home' })
  files.saveDraft(stored({ id: 'b', uid: 'home' }))
  files.saveDraft(stored({ id: 'c', uid: 'c' }))
  const publish = () => files.publish(['b', 'c', 'missing'])
  expect(publish).toThrow(ContentFilesError)
  expect(publish).toThrow(
    /no draft with the id "missing"\.\nThe uid "home" of the type "page" in "en-gb" already belongs to the document "a"/,
  )
  expect(documents()).toHaveLength(1)
  expect(() => files.saveDraft(stored({ id: 'a' }), '../x')).toThrow('cannot be the name of a release')
})

it('what was published before can be looked up, and a document that is taken off is a draft again', () => {
  folder.publish({ id: 'a', data: { title: 'A' } })
  files.saveDraft(stored({ id: 'a', data: { title: 'B' } }))
  files.publish(['a'], now)
  files.unpublish('a', new Date('2026-11-24T10:00:00Z'))
  expect(documents()).toEqual([])
  expect(folder.load().releases[0]?.documents.map(({ data }) => data)).toEqual([{ title: 'B' }])
  expect(kept('a').map(({ replacedAt, data }) => [replacedAt, data])).toEqual([
    ['2026-11-24T10:00:00.000Z', { title: 'B' }],
    ['2026-11-23T10:00:00.123Z', { title: 'A' }],
  ])
  expect([files.discardDraft('a'), files.discardDraft('a')]).toEqual([true, false])
  expect(() => files.unpublish('a')).toThrow('no published document with the id "a"')
  expect(existsSync(join(folder.root, 'content/drafts/a.json'))).toBe(false)
})

it('two new documents of one publication never get one file', () => {
  files.saveDraft(stored({ id: 'a', data: { title: 'A' } }))
  files.saveDraft(stored({ id: 'b', data: { title: 'B' } }))
  files.publish(['a', 'b'], now)
  expect(folder.load().documents.map(({ data }) => data['title'])).toEqual(['A', 'B'])
})

it('with a repository a draft is known without reading it again, in the same ref and with the order of its keys', () => {
  folder.publish({ id: 'z', data: { b: 'one', a: 'two' } })
  const repository = folder.load()
  const knowing = new ContentFiles({ content: join(folder.root, 'content'), repository })
  for (const id of ['z', 'b', 'a', 'b'])
    knowing.saveDraft(stored({ id, data: { a: 'two', b: 'three' } }), 'spring')
  const known = repository.releases
  repository.reload()
  expect(known).toEqual(repository.releases)
  expect(known[0]?.documents.map(({ id }) => id)).toEqual(['a', 'b', 'z'])
  expect(read('drafts/spring/z.json')).toMatch(/"b": "three",\s+"a": "two"/)
  knowing.saveDraft(stored({ id: 'b' }), 'summer')
  expect(repository.releases.map(({ label, documents: drafts }) => [label, drafts.length])).toEqual([
    ['spring', 2],
    ['summer', 1],
  ])
})

it('a draft that is discarded is kept among the versions, and no release is called as the drafts without one', () => {
  files.saveDraft(stored({ id: 'a', data: { title: 'A' } }))
  files.discardDraft('a', now)
  expect(kept('a').map(({ was, data }) => [was, data])).toEqual([['discarded', { title: 'A' }]])
  expect(() => files.saveDraft(stored({ id: 'a' }), 'drafts')).toThrow('cannot be the name of a release')
})

it('a text that gave way is kept once, however often it does in a row, and none takes the place of another', () => {
  files.saveDraft(stored({ id: 'a', data: { title: 'A' } }), undefined, { now })
  files.keepReplaced(stored({ id: 'a', data: { title: 'A' } }), now)
  files.saveDraft(stored({ id: 'a', data: { title: 'B' } }), undefined, { keepsEarlier: true, now })
  files.saveDraft(stored({ id: 'a', data: { title: 'B' } }), undefined, { keepsEarlier: true, now })
  files.saveDraft(stored({ id: 'a', data: { title: 'C' } }), undefined, { keepsEarlier: true, now })
  expect(kept('a').map(({ was, data }) => [was, data])).toEqual([
    ['replaced', { title: 'B' }],
    ['replaced', { title: 'A' }],
  ])
})
