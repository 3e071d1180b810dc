/** Two editors of one document: every write names the version that it is based on. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../src/core/values/readJson'
import { ContentFolder, makeDocument } from './content.fixture'
import { ContentFiles } from './contentFiles'
import type { StoredDocument } from './documents'
import { createEditing, type EditingOptions } from './editing'
import {
  clientHeader,
  noVersion,
  type Conflicted,
  type EditedDocument,
  type Version,
} from './editingContract'
import type { JsonObject } from './json'
import type { Repository } from './repository'

let folder: ContentFolder
let repository: Repository
let files: ContentFiles
let app: ReturnType<typeof createEditing>

const open = (options: Partial<EditingOptions> = {}): void => {
  repository = folder.load()
  files = new ContentFiles({
    content: join(folder.root, 'content'),
    history: join(folder.root, 'history'),
    repository,
  })
  app = createEditing({ repository, files, ...options })
}

beforeEach(() => {
  folder = new ContentFolder()
  folder.write('customtypes/page/index.json', { id: 'page', json: {} })
  folder.publish({
    id: 'a',
    uid: 'a',
    data: { title: 'A', lead: 'Before', slices: [slice('One'), slice('Two')] },
  })
  open()
})
afterEach(() => folder.remove())

const slice = (title: string): JsonObject => ({
  ...{ id: `hero$${title}`, slice_type: 'hero', variation: 'default' },
  primary: { title },
  items: [],
})
const text = (data: JsonObject, id = 'a'): JsonObject => makeDocument({ id, uid: id, data })
const file = 'content/documents/en-gb/a.json'

type Answer = { status: number; body: unknown }
async function send(
  method: string,
  path: string,
  version?: string,
  body?: unknown,
  client?: string,
): Promise<Answer> {
  const response = await app.request(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(client === undefined ? {} : { [clientHeader]: client }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await response.text()
  return { status: response.status, body: answer ? (JSON.parse(answer) as unknown) : undefined }
}
const read = async (id = 'a') => (await send('GET', `/api/documents/${id}`)).body as EditedDocument
const save = async (version: string, data: JsonObject, client?: string, query = '') => {
  const answer = await send('PUT', `/api/documents/a${query}`, version, text(data), client)
  return { ...answer, version: (answer.body as { version?: string }).version ?? '' }
}
const publish = (version: string, id = 'a') =>
  send('POST', '/api/publish', undefined, { documents: [{ id, version }] })
/** What was kept of the document, the latest first: what it was, and its lead. */
async function leadsBefore(): Promise<unknown[]> {
  const path = '/api/documents/a/versions'
  const versions = (await send('GET', path)).body as Version[]
  const texts = versions.map(({ name }) => send('GET', `${path}/${name}`))
  return (await Promise.all(texts)).map(({ body }, index) => [
    versions[index]!.was,
    (body as StoredDocument).data['lead'],
  ])
}
const conflictIn = ({ body }: Answer) => (body as Conflicted).conflicts[0]!

const first = { title: 'A', lead: 'Before', slices: [slice('One'), slice('Two')] }

it('the second of two editors is answered with the fields that differ, and both values; nothing is overwritten', async () => {
  const { version } = await read()
  expect(
    (
      await save(version, {
        ...first,
        title: 'Mine',
        slices: [slice('One'), { ...slice('Two'), primary: { title: 'Mine too' } }],
      })
    ).status,
  ).toBe(200)
  const stale = await save(version, { ...first, lead: 'Theirs' })
  expect([stale.status, (stale.body as Conflicted).problems]).toEqual([
    409,
    ['“Mine” (en-gb) was changed by somebody else meanwhile.'],
  ])
  expect(conflictIn(stale)).toMatchObject({
    id: 'a',
    against: 'draft',
    current: { draft: { data: { title: 'Mine' } } },
  })
  expect(conflictIn(stale).changed).toEqual([
    { path: ['data', 'title'], yours: 'A', theirs: 'Mine' },
    { path: ['data', 'lead'], yours: 'Theirs', theirs: 'Before' },
    { path: ['data', 'slices', 1, 'primary', 'title'], yours: 'Two', theirs: 'Mine too' },
  ])
  expect((await read()).draft?.data['title']).toBe('Mine')
  // The decision between the texts is based on the version of the answer, and the text that gives way is kept.
  const decided = await save(
    conflictIn(stale).current.version,
    { ...first, title: 'Mine', lead: 'Theirs' },
    undefined,
    '?resolves',
  )
  expect(decided.status).toBe(200)
  const after = await read()
  expect(await leadsBefore()).toEqual([['replaced', 'Before']])
  expect(after.draft?.data).toMatchObject({ title: 'Mine', lead: 'Theirs' })
})

it('a text that was never stored is kept among the versions when it gives way', async () => {
  const given = await send('POST', '/api/documents/a/versions', undefined, text({ lead: 'Never stored' }))
  expect([given.status, await leadsBefore()]).toEqual([204, [['replaced', 'Never stored']]])
  for (const body of [text({}, 'b'), { ...text({}), type: 'unknown' }, {}])
    expect((await send('POST', '/api/documents/a/versions', undefined, body)).status).toBe(422)
  expect(await leadsBefore()).toHaveLength(1)
  expect((await read()).published?.data['lead']).toBe('Before')
})

it('one form after the other, and one form on its own, are no conflict', async () => {
  const { version } = await read()
  const second = await save(version, { ...first, title: 'B' }, 'one')
  // The answer to the last write was lost, or the page was closed before it came.
  const third = await save(version, { ...first, title: 'C' }, 'one')
  expect([second.status, third.status]).toEqual([200, 200])
  expect((await save(third.version, { ...first, title: 'D' }, 'two')).status).toBe(200)
  expect((await save(third.version, { ...first, title: 'E' }, 'one')).status).toBe(409)
  expect((await save(version, { ...first, title: 'D' }, 'one')).status).toBe(200)
})

it('a write that names no version is refused', async () => {
  const body = text(first)
  const writes: [string, string, unknown?][] = [
    ['PUT', '/api/documents/a', body],
    ['DELETE', '/api/documents/a'],
    ['POST', '/api/documents/a/unpublish'],
    ['POST', '/api/publish', { documents: [{ id: 'a', version: 'x' }] }],
  ]
  await save((await read()).version, { ...first, title: 'B' })
  for (const [method, path, sent] of writes)
    expect((await send(method, path, undefined, sent)).status).toBe(428)
  expect((await publish('a.b')).status).toBe(428)
  expect((await read()).draft?.data['title']).toBe('B')
})

it('publishing a draft as it is leaves the version of its form; publishing another text does not', async () => {
  const { version } = await save((await read()).version, { ...first, title: 'B' })
  expect((await publish(version)).status).toBe(200)
  const next = await save(version, { ...first, title: 'C' })
  expect(next.status).toBe(200)
  expect((await publish(next.version)).status).toBe(200)
  expect((await save(version, { ...first, title: 'D' })).status).toBe(409)
  expect((await publish(version)).status).not.toBe(200)
})

it('nobody publishes, discards or takes off a text that was not looked at', async () => {
  const { version } = await save((await read()).version, { ...first, title: 'B' })
  const newer = await save(version, { ...first, title: 'C' })
  for (const answer of [
    await publish(version),
    await send('DELETE', '/api/documents/a', version),
    await send('POST', '/api/documents/a/unpublish', version),
  ]) {
    expect(answer.status).toBe(409)
    expect(conflictIn(answer).changed).toEqual([{ path: ['data', 'title'], yours: 'B', theirs: 'C' }])
  }
  expect((await read()).published?.data['title']).toBe('A')
  expect((await send('DELETE', '/api/documents/a', newer.version)).status).toBe(204)
})

it('a draft is not published over a text that was published or pulled since it was begun', async () => {
  const { version } = await save((await read()).version, { ...first, title: 'Draft' })
  const stored = readJson(join(folder.root, file)) as JsonObject
  writeFileSync(join(folder.root, file), JSON.stringify({ ...stored, data: { ...first, lead: 'By git' } }))
  // A form that goes on typing keeps the draft; a server that was started again knows as much.
  const typed = await save(version, { ...first, title: 'Draft 2' })
  expect(typed.status).toBe(200)
  open()
  for (const named of [typed.version, (await read()).version]) {
    const refused = await publish(named)
    expect(refused.status).toBe(409)
    expect(conflictIn(refused)).toMatchObject({
      against: 'published',
      changed: [
        { path: ['data', 'title'], yours: 'Draft 2', theirs: 'A' },
        { path: ['data', 'lead'], yours: 'Before', theirs: 'By git' },
      ],
    })
  }
  const { current } = conflictIn(await publish(typed.version))
  const decided = await save(current.version, { ...first, title: 'Draft 2', lead: 'By git' })
  expect((await publish(decided.version)).status).toBe(200)
  expect((await read()).published?.data).toMatchObject({ title: 'Draft 2', lead: 'By git' })
  expect(readFileSync(join(folder.root, file), 'utf8')).not.toContain('based_on')
})

it('a document that is changed or deleted on the disk while its form is open is a conflict', async () => {
  const { version } = await read()
  folder.publish({ id: 'a', uid: 'a', data: { ...first, title: 'By hand' } })
  expect(conflictIn(await save(version, { ...first, title: 'Typed' }))).toMatchObject({
    against: 'published',
    changed: [{ path: ['data', 'title'], yours: 'Typed', theirs: 'By hand' }],
  })
  rmSync(join(folder.root, file))
  const gone = await save(version, { ...first, title: 'Typed' })
  expect((gone.body as Conflicted).problems).toEqual(['The document a was deleted meanwhile.'])
  expect(conflictIn(gone).against).toBe('nothing')
  expect(conflictIn(gone).changed).toContainEqual({ path: ['data', 'title'], yours: 'Typed' })
  expect((await save(conflictIn(gone).current.version, { ...first, title: 'Typed' })).status).toBe(200)
})

it('a new document does not take the place of one that was made meanwhile', async () => {
  const create = (title: string) => send('PUT', '/api/documents/b', noVersion, text({ title }, 'b'))
  expect((await create('Mine')).status).toBe(200)
  expect(conflictIn(await create('Theirs')).changed).toEqual([
    { path: ['data', 'title'], yours: 'Theirs', theirs: 'Mine' },
  ])
})

it('a draft that was put into a release is not taken out of it unseen', async () => {
  const { version } = await save((await read()).version, { ...first, title: 'B' })
  expect((await save(version, { ...first, title: 'B' }, undefined, '?release=spring')).status).toBe(200)
  // What is typed is stored where the draft is now.
  const typed = await save(version, { ...first, title: 'C' })
  expect([typed.status, (await read()).release]).toEqual([200, 'spring'])
  const moved = await save(version, { ...first, title: 'C' }, undefined, '?release=autumn')
  expect([moved.status, (await read()).release]).toEqual([409, 'spring'])
  expect(conflictIn(moved).changed).toEqual([{ path: ['release'], yours: 'autumn', theirs: 'spring' }])
})

it('a translation that is published meanwhile is no conflict, and stays listed', async () => {
  const { version } = await save((await read()).version, { ...first, title: 'B' })
  const alternate_languages = [{ id: 'a', uid: 'a', type: 'page', lang: 'en-gb' }]
  const german = makeDocument({
    id: 'de',
    uid: 'a',
    lang: 'de-de',
    alternate_languages,
    data: { title: 'DE' },
  })
  const draft = await send('PUT', '/api/documents/de', noVersion, german)
  expect((await publish((draft.body as { version: string }).version, 'de')).status).toBe(200)
  expect((await publish(version)).status).toBe(200)
  expect((await read()).published?.alternate_languages).toMatchObject([{ id: 'de' }])
})

it('a draft that is changed while it is checked is not published', async () => {
  let version = ''
  open({
    check: async () => {
      await save(version, { ...first, title: 'Typed on' })
      return []
    },
  })
  ;({ version } = await save((await read()).version, { ...first, title: 'B' }))
  const refused = await publish(version)
  expect(refused.status).toBe(409)
  expect((await read()).published?.data['title']).toBe('A')
})
