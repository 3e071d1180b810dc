/** What a publish changes in the files: the line of the word and that of the date, in every document that the site has. */
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentLanguages } from '../locales.config'
import { isRecord } from '../src/core/values/record'
import { createContentApi } from './app'
import { ContentFolder } from './content.fixture'
import { ContentFiles } from './contentFiles'
import { createEditing } from './editing'
import type { EditedDocument } from './editingContract'
import type { Json, JsonObject } from './json'
import { loadRepository } from './repository'

const project = resolve(__dirname, '..')
const language = 'en-gb'
const json = { 'content-type': 'application/json' }

let folder: ContentFolder

const copy = (...paths: string[]): void => {
  for (const path of paths) cpSync(join(project, path), join(folder.root, path), { recursive: true })
}

beforeEach(() => {
  folder = new ContentFolder()
  copy('customtypes')
  cpSync(join(project, 'src/slices'), join(folder.root, 'src/slices'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || file.endsWith('model.json'),
  })
})
afterEach(() => folder.remove())

const open = (languages: readonly string[] = [language]) =>
  loadRepository(folder.root, { languages }).repository
const openOne = () => {
  copy(`content/documents/${language}`, 'content/media', 'content/assets.json')
  return open()
}

/** A copy of a value with a word more in its last text; undefined when it has none. */
function withWord(value: Json): Json | undefined {
  if (typeof value === 'string') return / /.test(value) ? `${value} word` : undefined
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  const texts = isRecord(value) && ('link_type' in value || 'dimensions' in value) ? [] : entries.reverse()
  for (const [key, entry] of texts) {
    const changed = withWord(entry)
    if (changed === undefined) continue
    return Array.isArray(value)
      ? value.map((one, index) => (index === key ? changed : one))
      : { ...(value as JsonObject), [key]: changed }
  }
  return undefined
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n')

/** One document of each type, with a word more, and its file. */
function samples(repository: ReturnType<typeof open>) {
  const ofType = new Map(repository.documents.map((document) => [document.type, document]))
  return [...ofType.values()].flatMap((document) => {
    const data = withWord(document.data)
    const file = repository.storedDocument(document.id)?.file
    return data && file ? [{ document, data: data as JsonObject, file, before: linesOf(file) }] : []
  })
}

/** The lines of a file that differ from what they were; throws when there are more or fewer of them. */
function changedLines(file: string, before: readonly string[]): string[] {
  const after = linesOf(file)
  if (after.length !== before.length) throw new Error(`${file} has other lines than before.`)
  return after.filter((line, index) => line !== before[index])
}

const isDate = (line: string): boolean => /^ {2}"last_publication_date": "[^"]+",$/.test(line)

function expectOneLine(list: ReturnType<typeof samples>): void {
  expect(list.length).toBeGreaterThan(15)
  for (const { document, file, before } of list) {
    const changed = changedLines(file, before)
    expect([document.type, changed.length, changed.filter(isDate).length]).toEqual([document.type, 2, 1])
    expect(changed.filter((line) => line.includes(' word'))).toHaveLength(1)
  }
}

it('in the editor', async () => {
  const repository = openOne()
  const list = samples(repository)
  const files = new ContentFiles({ content: join(folder.root, 'content'), repository })
  const app = createEditing({ repository, files })
  for (const { document, data } of list) {
    const path = `/api/documents/${document.id}`
    const { published, version } = (await (await app.request(path)).json()) as EditedDocument
    const stored = await app.request(path, {
      method: 'PUT',
      headers: { ...json, 'if-match': version },
      body: JSON.stringify({ ...published, data }),
    })
    const { version: next } = (await stored.json()) as { version: string }
    const publish = { documents: [{ id: document.id, version: next }] }
    const answer = await app.request('/api/publish', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(publish),
    })
    expect(answer.status).toBe(200)
  }
  expectOneLine(list)
}, 60_000)

it('by the Migration API, with what the content API gives', async () => {
  const repository = openOne()
  const list = samples(repository)
  const api = createContentApi({ repository, origin: 'http://content.test', editing: true })
  for (const { document } of list) {
    const query = new URLSearchParams({
      ...{ ref: repository.masterRef, lang: '*' },
      q: `[[at(document.id, "${document.id}")]]`,
    })
    const found = await api.request(`/api/v2/documents/search?${query.toString()}`)
    const { results } = (await found.json()) as {
      results: [{ uid: string; tags: string[]; data: JsonObject }]
    }
    const [{ uid, tags, data }] = results
    const body = { title: 'Another title', uid, tags, data: withWord(data) }
    const put = await api.request(`/documents/${document.id}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify(body),
    })
    expect([document.id, put.status]).toEqual([document.id, 200])
  }
  expect((await api.request('/migration-release/publish', { method: 'POST' })).status).toBe(202)
  expectOneLine(list)
}, 60_000)

it('in every document of every language, in one publication', () => {
  copy('content/documents')
  const repository = open(contentLanguages())
  expect(repository.findings).toEqual([])
  const files = new ContentFiles({ content: join(folder.root, 'content'), repository })
  const all = repository.documents.map((document) => {
    const { file } = repository.storedDocument(document.id)!
    return { document, data: withWord(document.data) as JsonObject | undefined, file, before: linesOf(file) }
  })
  expect(all.length).toBeGreaterThan(900)
  for (const { document, data } of all) files.saveDraft({ ...document, ...(data ? { data } : {}) })
  const written = files.publish(all.map(({ document }) => document.id))
  expect(written).toHaveLength(all.length)
  const faults = all.flatMap(({ data, file, before }) => {
    const changed = changedLines(file, before)
    const words = changed.filter((line) => line.includes(' word')).length
    const dates = changed.filter(isDate).length
    return changed.length === words + dates && words === (data ? 1 : 0) && dates === 1
      ? []
      : [[file, changed]]
  })
  expect(faults).toEqual([])
}, 120_000)

it('a file gets no property that it does not have, not even a default', () => {
  const text = `${JSON.stringify({ id: 'a', first_publication_date: '2026-01-02T03:04:05+0000', last_publication_date: null, type: 'page', lang: language, data: { title: 'A' } }, null, 2)}\n`
  folder.write(`content/documents/${language}/page.json`, text)
  const repository = open()
  const files = new ContentFiles({ content: join(folder.root, 'content'), repository })
  const { document, file } = repository.storedDocument('a')!
  files.saveDraft({ ...document, data: { title: 'A word' } })
  files.publish(['a'], new Date('2026-11-23T10:00:00Z'))
  expect(readFileSync(file, 'utf8')).toBe(
    text.replace('"A"', '"A word"').replace('null', '"2026-11-23T10:00:00+0000"'),
  )
})
