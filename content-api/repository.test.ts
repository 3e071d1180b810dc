import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFolder, makeDocument } from './content.fixture'
import { loadRepository } from './repository'

let folder: ContentFolder

beforeEach(() => {
  folder = new ContentFolder()
})
afterEach(() => folder.remove())

const load = (content?: string) =>
  loadRepository(folder.root, { languages: ['en-gb', 'de-de'], ...(content ? { content } : {}) })

it('reports all findings together and serves the valid documents', () => {
  folder.publish({ id: 'good', uid: 'good' })
  folder.write('content/documents/en-gb/broken.json', '{\n  "id": "broken",\n}')
  folder.write('content/documents/en-gb/cut.json', '{ "id": "cut"')
  folder.write('content/documents/en-gb/empty.json', { uid: 'nothing' })
  folder.write('content/documents/en-gb/list.json', '[]')
  folder.write('content/documents/en-gb/again.json', makeDocument({ id: 'good' }))
  folder.write('content/documents/de-de/misplaced.json', makeDocument({ id: 'misplaced', lang: 'en-gb' }))
  folder.write('customtypes/page/index.json', '{ "label": "Page" }')

  const { repository, findings } = load()

  expect(repository.documents.map(({ id }) => id).sort()).toEqual(['good', 'misplaced'])
  const lines = findings.map(({ file, line, column, message }) => [file, line, column, message].join('|'))
  expect(lines.sort()).toEqual([
    'content/documents/de-de/misplaced.json|||"lang" is "en-gb", but the folder is "de-de".',
    'content/documents/en-gb/broken.json|3|1|Not JSON: expected name, found "}".',
    'content/documents/en-gb/cut.json|1|14|Not JSON: expected , or }, found the end of the file.',
    'content/documents/en-gb/empty.json|||"data" must be an object.',
    'content/documents/en-gb/empty.json|||"id" must be a text.',
    'content/documents/en-gb/empty.json|||"lang" must be a text.',
    'content/documents/en-gb/empty.json|||"type" must be a text.',
    'content/documents/en-gb/good.json|||The id "good" already belongs to content/documents/en-gb/again.json.',
    'content/documents/en-gb/list.json|||A document must be an object.',
    'customtypes/page/index.json|||A model needs an "id".',
  ])
})

it('reports a content folder that is not there', () => {
  expect(load().findings).toEqual([
    { file: 'content/documents', message: 'The folder of the documents is missing.' },
  ])
})

it('fills in the optional properties of a document', () => {
  folder.write('content/documents/en-gb/a.json', { id: 'a', type: 'page', lang: 'en-gb', data: {} })
  expect(load().repository.documents).toEqual([
    {
      id: 'a',
      uid: null,
      url: null,
      type: 'page',
      tags: [],
      first_publication_date: null,
      last_publication_date: null,
      slugs: [],
      linked_documents: [],
      lang: 'en-gb',
      alternate_languages: [],
      data: {},
    },
  ])
})

describe('the master ref', () => {
  it('stays when nothing changed, also for another layout of the files and other drafts', () => {
    folder.publish({ id: 'a', data: { title: 'A' } })
    folder.publish({ id: 'b' })
    const { masterRef } = load().repository
    rmSync(join(folder.root, 'content/documents/en-gb/a.json'))
    const moved = JSON.stringify(makeDocument({ id: 'a', data: { title: 'A' } }))
    folder.write('content/documents/en-gb/z/renamed.json', moved)
    folder.write('content/drafts/c.json', makeDocument({ id: 'c' }))
    expect(load().repository.masterRef).toBe(masterRef)
  })

  it('changes with any edit, once the folder is read again', () => {
    folder.publish({ id: 'a', data: { title: 'A' } })
    const { repository } = load()
    const refs = [repository.masterRef]
    for (const change of [
      () => folder.publish({ id: 'a', data: { title: 'B' } }),
      () => folder.publish({ id: 'a', data: { title: 'B' }, tags: ['new'] }),
      () => folder.publish({ id: 'b' }),
      () => folder.write('content/documents/en-gb/b.json', '{'),
    ]) {
      change()
      expect(repository.masterRef).toBe(refs.at(-1))
      repository.reload()
      refs.push(repository.masterRef)
    }
    expect(new Set(refs.slice(0, 4)).size).toBe(4)
    expect(refs[4]).toBe(refs[2])
    expect(repository.findings).toHaveLength(1)
  })
})

it('lists the given languages first, then those that only documents have', () => {
  folder.publish({ id: 'a', lang: 'xx-yy' })
  expect(load().repository.languages).toEqual([
    { id: 'en-gb', name: 'en-gb', is_master: true },
    { id: 'de-de', name: 'de-de', is_master: false },
    { id: 'xx-yy', name: 'xx-yy', is_master: false },
  ])
})

it('keeps drafts apart, a subfolder as a separate release', () => {
  folder.publish({ id: 'a' })
  folder.write('content/drafts/a.json', makeDocument({ id: 'a', data: { title: 'Draft' } }))
  folder.write('content/drafts/Spring/b.json', makeDocument({ id: 'b' }))
  const { repository } = load()
  expect(repository.documents.map(({ data }) => data)).toEqual([{}])
  expect(repository.releases.map(({ label, documents }) => [label, documents.map(({ id }) => id)])).toEqual([
    ['Drafts', ['a']],
    ['Spring', ['b']],
  ])
})

it('lists a release that has no document yet, but no drafts outside of releases when there are none', () => {
  mkdirSync(join(folder.root, 'content/drafts/Summer'), { recursive: true })
  expect(load().repository.releases).toEqual([{ id: 'drafts-Summer', label: 'Summer', documents: [] }])
})

it('takes its models from the root and its documents from another content folder', () => {
  folder.write('customtypes/page/index.json', { id: 'page', label: 'Page', json: {} })
  folder.write('src/slices/Hero/model.json', { id: 'hero', type: 'SharedSlice' })
  folder.write('src/slices/Unfinished/index.tsx', '')
  folder.publish({ id: 'ours' })
  const other = new ContentFolder()
  other.publish({ id: 'theirs' })
  const { repository, findings } = load(`${other.root}/content`)
  other.remove()
  expect(findings).toEqual([])
  expect(repository.documents.map(({ id }) => id)).toEqual(['theirs'])
  expect(repository.customTypes.map(({ id }) => id)).toEqual(['page'])
  expect(repository.sharedSlices.map(({ id }) => id)).toEqual(['hero'])
})

it('refuses a second document with the uid of its type and language, which Prismic cannot hold', () => {
  folder.publish({ id: 'shared', type: 'about', uid: 'about', lang: 'de-de' })
  folder.publish({ id: 'own', type: 'about', uid: 'about', lang: 'de-de', data: { localeCode: 'de-at' } })
  folder.publish({ id: 'other-type', type: 'page', uid: 'about', lang: 'de-de' })
  folder.publish({ id: 'other-language', type: 'about', uid: 'about', lang: 'fr-fr' })
  folder.publish({ id: 'market-de', type: 'market', lang: 'de-de' })
  folder.publish({ id: 'market-at', type: 'market', lang: 'de-de' })
  const { repository, findings } = load()
  expect(findings).toEqual([
    {
      file: 'content/documents/de-de/shared.json',
      message:
        'The uid "about" of the type "about" in "de-de" already belongs to content/documents/de-de/own.json: give the document another uid.',
    },
  ])
  expect(repository.documents.map(({ id }) => id).sort()).toEqual([
    'market-at',
    'market-de',
    'other-language',
    'other-type',
    'own',
  ])
})
