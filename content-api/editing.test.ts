import { join } from 'node:path'
import { ContentFolder, makeDocument } from './content.fixture'
import { ContentFiles } from './contentFiles'
import { createEditing, type EditingOptions } from './editing'
import { noVersion, type EditedDocument, type EditedRepository, type Version } from './editingContract'
import type { JsonObject } from './json'

let folder: ContentFolder

beforeEach(() => {
  folder = new ContentFolder()
  folder.write('customtypes/page/index.json', { id: 'page', json: {} })
  folder.publish({ id: 'a', uid: 'a', data: { title: 'A' } })
})
afterEach(() => folder.remove())

function editor(options: Partial<EditingOptions> = {}) {
  const repository = folder.load()
  const files = new ContentFiles({
    content: join(folder.root, 'content'),
    history: join(folder.root, 'history'),
    repository,
  })
  const app = createEditing({ repository, files, ...options })
  const send = async (path: string, { method = 'GET', body, headers = {} }: Init) => {
    const response = await app.request(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? (JSON.parse(text) as JsonObject) : undefined }
  }
  const versionOf = async (id: string): Promise<string> =>
    String((await send(`/api/documents/${id}`, {})).body?.['version'] ?? noVersion)
  /** Sends a request; a write is based on the version that is current, unless it names one. */
  return async (path: string, init: Init = {}) => {
    const id = /^\/api\/documents\/([^/?]+)/.exec(path)?.[1]
    const isWrite = init.method !== undefined && id !== undefined && init.headers?.['if-match'] === undefined
    const ids = path === '/api/publish' ? (init.body as { ids?: string[] }).ids : undefined
    return send(path, {
      ...init,
      headers: { ...init.headers, ...(isWrite ? { 'if-match': await versionOf(id) } : {}) },
      ...(ids
        ? {
            body: {
              documents: await Promise.all(
                ids.map(async (one) => ({ id: one, version: await versionOf(one) })),
              ),
            },
          }
        : {}),
    })
  }
}
type Init = { method?: string; body?: unknown; headers?: Record<string, string> }
/** What was kept of a document, the latest first: what it was, and its text. */
async function versionsOf(ask: ReturnType<typeof editor>, id: string): Promise<[Version['was'], unknown][]> {
  const path = `/api/documents/${id}/versions`
  const versions = (await ask(path)).body as unknown as Version[]
  const texts = versions.map(async ({ name }) => (await ask(`${path}/${name}`)).body?.['data'])
  return (await Promise.all(texts)).map((data, index) => [versions[index]!.was, data])
}
const draft = (title: string): JsonObject => makeDocument({ id: 'a', uid: 'a', data: { title } })

it('a draft is stored, found in the list, published with what the site says, and the version before is kept', async () => {
  const ask = editor({ onPublished: () => Promise.resolve({ site: '1 page was updated.' }) })
  expect((await ask('/api/documents/a', { method: 'PUT', body: draft('B') })).status).toBe(200)
  const list = (await ask('/api/repository')).body as unknown as EditedRepository
  expect(list.documents).toEqual([
    {
      ...{ id: 'a', uid: 'a', type: 'page', lang: 'en-gb', title: 'B', isPublished: true, draftIn: 'Drafts' },
      version: expect.any(String) as unknown,
    },
  ])
  expect(await ask('/api/publish', { method: 'POST', body: { ids: ['a'] } })).toEqual({
    status: 200,
    body: { documents: ['a'], site: '1 page was updated.' },
  })
  const edited = (await ask('/api/documents/a')).body as unknown as EditedDocument
  expect(edited.draft).toBeUndefined()
  expect(edited.published?.data).toEqual({ title: 'B' })
  expect(await versionsOf(ask, 'a')).toEqual([['published', { title: 'A' }]])
})

it('a draft that breaks a rule is not published, and stays', async () => {
  const ask = editor({
    check: (drafts) => Promise.resolve(drafts.map(({ data }) => `The title is ${String(data['title'])}.`)),
  })
  await ask('/api/documents/a', { method: 'PUT', body: draft('B') })
  expect(await ask('/api/publish', { method: 'POST', body: { ids: ['a'] } })).toEqual({
    status: 422,
    body: { problems: ['The title is B.'] },
  })
  const edited = (await ask('/api/documents/a')).body as unknown as EditedDocument
  expect([edited.draft?.data, edited.published?.data]).toEqual([{ title: 'B' }, { title: 'A' }])
})

it('what others need is not taken off the site, and nothing is written', async () => {
  const asked: unknown[] = []
  const ask = editor({
    check: (drafts, removed) => {
      asked.push([drafts, removed])
      return Promise.resolve(['The navigation leads to it.'])
    },
  })
  expect(await ask('/api/documents/a/unpublish', { method: 'POST' })).toEqual({
    status: 422,
    body: { problems: ['The navigation leads to it.'] },
  })
  expect(asked).toEqual([[[], ['a']]])
  const edited = (await ask('/api/documents/a')).body as unknown as EditedDocument
  expect([edited.published?.data, edited.draft]).toEqual([{ title: 'A' }, undefined])
  expect(await versionsOf(ask, 'a')).toEqual([])
})

it('what is typed while drafts are checked is not published: the answer names its version, which is checked in turn', async () => {
  const checked: unknown[] = []
  const ask = editor({
    check: async (drafts) => {
      const titles = drafts.map(({ data }) => data['title'])
      checked.push(...titles)
      if (titles.includes('B')) await ask('/api/documents/a', { method: 'PUT', body: draft('Faulty') })
      return titles.includes('Faulty') ? ['The title is faulty.'] : []
    },
  })
  await ask('/api/documents/a', { method: 'PUT', body: draft('B') })
  const publish = () => ask('/api/publish', { method: 'POST', body: { ids: ['a'] } })
  expect((await publish()).status).toBe(409)
  expect((await publish()).status).toBe(422)
  expect(checked).toEqual(['B', 'Faulty'])
  const edited = (await ask('/api/documents/a')).body as unknown as EditedDocument
  expect([edited.draft?.data, edited.published?.data]).toEqual([{ title: 'Faulty' }, { title: 'A' }])
})

it('a draft that is discarded can be taken up again, also of a document that was never published', async () => {
  const ask = editor()
  const fresh = makeDocument({ id: 'new', uid: 'new', data: { title: 'New' } })
  await ask('/api/documents/new', { method: 'PUT', body: fresh })
  expect((await ask('/api/documents/new', { method: 'DELETE' })).status).toBe(204)
  const edited = (await ask('/api/documents/new')).body as unknown as EditedDocument
  expect([edited.draft, edited.published]).toEqual([undefined, undefined])
  expect(await versionsOf(ask, 'new')).toEqual([['discarded', { title: 'New' }]])
  const missing = await ask('/api/documents/new/versions/..%2F..%2Fcontent%2Fdocuments%2Fen-gb%2Fa.json')
  expect(missing).toMatchObject({
    status: 404,
    body: { problems: [expect.stringContaining('cannot be read')] },
  })
})

it('a release is made with its first draft, listed, published as a whole, and a draft can leave it', async () => {
  const ask = editor()
  const fresh = makeDocument({ id: 'b', uid: 'b', data: { title: 'B' } })
  await ask('/api/documents/b?release=spring', { method: 'PUT', body: fresh })
  await ask('/api/documents/a?release=spring', { method: 'PUT', body: draft('A2') })
  const repository = async () => (await ask('/api/repository')).body as unknown as EditedRepository
  expect((await repository()).releases).toEqual(['spring'])
  expect((await ask('/api/documents/a')).body?.['release']).toBe('spring')
  await ask('/api/documents/a?release=', { method: 'PUT', body: draft('A3') })
  expect((await ask('/api/documents/a')).body?.['release']).toBe('Drafts')
  const named = await ask('/api/documents/a?release=drafts', { method: 'PUT', body: draft('A4') })
  expect([named.status, JSON.stringify(named.body)]).toEqual([422, expect.stringContaining('drafts')])
})

it.each([
  ['PUT', '/api/documents/a', { id: 'a' }, 422, '"type"'],
  ['PUT', '/api/documents/a', makeDocument({ id: 'b' }), 422, 'another id than its address'],
  ['PUT', '/api/documents/a', makeDocument({ id: 'a', type: 'poem' }), 422, 'no type "poem"'],
  ['GET', '/api/documents/none', undefined, 404, 'no document with the id "none"'],
  ['DELETE', '/api/documents/a', undefined, 404, 'no draft'],
  ['POST', '/api/publish', { ids: [] }, 400, 'which documents'],
  ['POST', '/api/publish', { ids: ['a'] }, 422, 'no draft with the id "a"'],
  ['POST', '/api/documents/none/unpublish', undefined, 422, 'no published document'],
])('%s %s %j is refused', async (method, path, body, status, words) => {
  const answer = await editor()(path, { method, body })
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body?.['problems']).replaceAll('\\', '')).toContain(words)
})

it('another site cannot make a browser edit, nor read drafts', async () => {
  const ask = editor()
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', host: 'localhost' },
    { origin: 'null', host: 'localhost' },
  ]
  for (const headers of foreign) {
    expect((await ask('/api/repository', { headers })).status).toBe(403)
    expect((await ask('/api/documents/a', { method: 'PUT', body: draft('B'), headers })).status).toBe(403)
  }
  const simple = { 'content-type': 'text/plain' }
  expect((await ask('/api/documents/a', { method: 'PUT', body: draft('B'), headers: simple })).status).toBe(
    415,
  )
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await ask('/api/repository', { headers: own })).status).toBe(200)
})

it('with a secret nothing answers without it', async () => {
  const ask = editor({ accessToken: 'right' })
  expect((await ask('/api/repository')).status).toBe(401)
  expect((await ask('/api/repository', { headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
  expect((await ask('/api/repository', { headers: { authorization: 'Bearer right' } })).status).toBe(200)
})
