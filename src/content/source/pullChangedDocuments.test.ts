import { rmSync } from 'node:fs'
import path from 'node:path'
import { storedDocuments, type Repository } from '../../../content-api'
import { ContentFolder, embeddedClient, makeDocument } from '../../../content-api/content.fixture'
import type { CmsDocument } from '../cms/document'
import { changedDocumentPull } from './pullChangedDocuments'
import { pullDocuments } from './pullDocuments'

let folder: ContentFolder
let repository: Repository
let requests: URL[]

const published = (time: number): string => `2026-02-0${time}T00:00:00+0000`
const link = (id: string, uid: string) => ({ link_type: 'Document', id, uid, type: 'page', lang: 'en-gb' })

beforeEach(() => {
  folder = new ContentFolder()
  folder.publish({ id: 'a', uid: 'a', data: { title: 'A', next: link('b', 'b') } })
  folder.publish({ id: 'b', uid: 'b', data: { title: 'B' } })
  folder.publish({
    id: 'c',
    uid: 'c',
    alternate_languages: [{ id: 'c-de', type: 'page', lang: 'de-de' }],
    data: { title: 'C' },
  })
  folder.publish({
    id: 'c-de',
    uid: 'c',
    lang: 'de-de',
    alternate_languages: [{ id: 'c', type: 'page', lang: 'en-gb' }],
    data: { title: 'C' },
  })
  repository = folder.load()
  requests = []
})
afterEach(() => folder.remove())

const remove = (id: string, lang = 'en-gb'): void =>
  rmSync(path.join(folder.root, `content/documents/${lang}/${id}.json`))

/** A new client for each reading, as a content source makes one: a client keeps the ref for five seconds. */
function client() {
  const { fetch, newClient } = embeddedClient({ repository })
  const config = newClient()
  config.fetchFn = (input, init) => {
    requests.push(new URL(String(input)))
    return fetch(input, init)
  }
  return config
}

/** What a pull of everything gives. */
const all = () => pullDocuments(client(), repository.masterRef)

/** Two readings with a change between them: by what is stored, or by the dates of publication. */
async function pulledTwice(change: () => void, isStoredKnown: boolean) {
  const pull = changedDocumentPull()
  const read = (): Promise<CmsDocument[]> =>
    pull(client(), repository.masterRef, isStoredKnown ? storedDocuments(repository) : undefined)
  const before = await read()
  change()
  repository.reload()
  requests = []
  const after = await read()
  const searches = requests.filter(({ pathname }) => pathname.endsWith('/search'))
  return { before, after, searches }
}

const same = (before: readonly CmsDocument[], after: readonly CmsDocument[]): string[] =>
  after.filter((document) => before.includes(document)).map(({ id }) => id)

describe.each([
  ['by what is stored', true],
  ['by the dates of publication', false],
])('%s', (_way, isStoredKnown) => {
  it('only an edited document is another object', async () => {
    const { before, after } = await pulledTwice(
      () =>
        folder.publish({ id: 'b', uid: 'b', last_publication_date: published(1), data: { title: 'New' } }),
      isStoredKnown,
    )
    expect(after).toEqual(await all())
    expect(after.find(({ id }) => id === 'b')?.data['title']).toBe('New')
    expect(same(before, after)).toEqual(['a', 'c', 'c-de'])
  })

  it('finds a new document, in the place it has in a pull of everything', async () => {
    const { after } = await pulledTwice(
      () => folder.publish({ id: 'bb', uid: 'bb', last_publication_date: published(1) }),
      isStoredKnown,
    )
    expect(after.map(({ id }) => id)).toEqual(['a', 'b', 'bb', 'c', 'c-de'])
    expect(after).toEqual(await all())
  })

  it('notices that one is gone', async () => {
    const { before, after } = await pulledTwice(() => remove('b'), isStoredKnown)
    expect(after).toEqual(await all())
    expect(after.find(({ id }) => id === 'a')?.data['next']).toMatchObject({ isBroken: true })
    expect(same(before, after)).toEqual(['c', 'c-de'])
  })

  it('notices that one is gone while another came', async () => {
    const { after } = await pulledTwice(() => {
      remove('b')
      folder.publish({ id: 'd', uid: 'd', last_publication_date: published(1) })
    }, isStoredKnown)
    expect(after).toEqual(await all())
  })
})

it('reads the documents again that link to a renamed one, and the other languages of a published one', async () => {
  // As Prismic does: what says something of another document changes without its own date.
  const { after } = await pulledTwice(() => {
    folder.publish({ id: 'b', uid: 'renamed', last_publication_date: published(1), data: { title: 'B' } })
    folder.publish({ id: 'a', uid: 'a', data: { title: 'A', next: link('b', 'renamed') } })
    remove('c-de', 'de-de')
    folder.publish({ id: 'c', uid: 'c', last_publication_date: published(2), data: { title: 'C' } })
    folder.write(
      'content/documents/de-de/c-de.json',
      makeDocument({ id: 'c-de', uid: 'c', lang: 'de-de', data: { title: 'C' } }),
    )
  }, false)
  expect(after).toEqual(await all())
})

it('reads a document again that names a new translation, without its own date', async () => {
  // The newest document: nothing else has the date by which it would be read again.
  folder.publish({ id: 'newest', uid: 'newest', last_publication_date: published(1) })
  repository.reload()
  const { before, after } = await pulledTwice(() => {
    folder.publish({
      id: 'b-de',
      uid: 'b',
      lang: 'de-de',
      last_publication_date: published(2),
      alternate_languages: [{ id: 'b', type: 'page', lang: 'en-gb' }],
    })
    folder.publish({
      id: 'b',
      uid: 'b',
      alternate_languages: [{ id: 'b-de', type: 'page', lang: 'de-de' }],
      data: { title: 'B' },
    })
  }, false)
  expect(after.find(({ id }) => id === 'b')?.alternate_languages).toMatchObject([{ id: 'b-de' }])
  expect(after).toEqual(await all())
  expect(same(before, after).sort()).toEqual(['a', 'c', 'c-de', 'newest'])
})

it('an unchanged repository costs no document', async () => {
  const { before, after, searches } = await pulledTwice(() => undefined, true)
  expect(searches).toEqual([])
  expect(same(before, after)).toHaveLength(4)
})

it('an edited document costs one request', async () => {
  const { searches } = await pulledTwice(
    () => folder.publish({ id: 'b', uid: 'b', data: { title: 'By hand, with the old date' } }),
    true,
  )
  expect(searches).toHaveLength(1)
})

it('a failed reading loses nothing: the next one gives everything', async () => {
  const pull = changedDocumentPull()
  await pull(client(), repository.masterRef)
  const broken = client()
  broken.fetchFn = () => Promise.reject(new TypeError('fetch failed'))
  folder.publish({ id: 'd', uid: 'd', last_publication_date: published(1) })
  repository.reload()
  await expect(pull(broken, repository.masterRef)).rejects.toThrow('fetch failed')
  await expect(pull(client(), repository.masterRef)).resolves.toEqual(await all())
})

it('two readings at a time do not disturb each other', async () => {
  const pull = changedDocumentPull()
  const ref = repository.masterRef
  const [one, other] = await Promise.all([pull(client(), ref), pull(client(), ref)])
  expect(one).toEqual(await all())
  expect(other).toEqual(one)
})
