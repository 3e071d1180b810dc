/** The three APIs that write, over real HTTP; the Migration and the Asset API also through Prismic's own client. */
import { once } from 'node:events'
import fs, { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createClient, createMigration, createWriteClient } from '@prismicio/client'
import { readJson } from '../src/core/values/readJson'
import { ContentFolder, repositoryName } from './content.fixture'
import type { JsonObject } from './json'
import type { Repository } from './repository'
import { serveContent, type ContentServer } from './server.fixture'

let folder: ContentFolder
let repository: Repository
let server: ContentServer

const field = (type: string, config: JsonObject = {}): JsonObject => ({ type, config })
const page = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: field('UID'),
      title: field('Text'),
      count: field('Number'),
      body: field('StructuredText'),
      image: field('Image', { thumbnails: [{ name: 'small' }] }),
      parent: field('Link'),
      entries: field('Group', { fields: { label: field('Text') } }),
      slices: field('Slices', { choices: { hero: { type: 'SharedSlice' } } }),
    },
  },
}
const hero = {
  id: 'hero',
  type: 'SharedSlice',
  name: 'Hero',
  variations: [{ id: 'default', primary: { title: field('Text') }, items: {} }],
}
const picture = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"><rect width="1" height="1"/></svg>`

beforeEach(async () => {
  folder = new ContentFolder()
  folder.write('customtypes/page/index.json', page)
  folder.write('src/slices/Hero/model.json', hero)
  folder.publish({ id: 'published', uid: 'published', data: { title: 'Published' } })
  repository = folder.load()
  server = await serveContent(repository)
})
afterEach(async () => {
  await server.stop()
  folder.remove()
})

type Answer = { status: number; body: JsonObject; text: string }

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: HeadersInit = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as JsonObject) : {}, text }
}
const create = (properties: JsonObject = {}): Promise<Answer> =>
  send('POST', '/documents', { title: 'A', type: 'page', lang: 'en-gb', data: {}, ...properties })
const idOf = ({ body }: Answer): string => String(body['id'])
const upload = (content: string, name: string, texts: Record<string, string> = {}): Promise<Answer> => {
  const form = new FormData()
  form.append('file', new File([content], name))
  for (const [key, text] of Object.entries(texts)) form.append(key, text)
  return send('POST', '/assets', form)
}
const read = (path: string): unknown => readJson(join(folder.root, path))

describe('with the client of Prismic', () => {
  it('a migration arrives with its assets, translations and links, and is published at once', async () => {
    const client = createWriteClient(repositoryName, {
      writeToken: 'any',
      documentAPIEndpoint: `${server.origin}/api/v2`,
      assetAPIEndpoint: server.origin,
      migrationAPIEndpoint: server.origin,
    })
    const migration = createMigration()
    const image = migration.createAsset(new File([picture(7)], 'mark.svg'), 'mark.svg', { alt: 'Mark' })
    const english = migration.createDocument(
      { type: 'page', uid: 'a', lang: 'en-gb', tags: ['new'], data: { title: 'A', image } },
      'A',
    )
    migration.createDocument(
      { type: 'page', uid: 'b', lang: 'de-de', tags: [], data: { title: 'B', parent: english } },
      'B',
      { masterLanguageDocument: english },
    )
    await client.migrate(migration)
    expect(await client.getAllByType('page', { lang: '*' })).toHaveLength(1)
    await expect(client.publishMigrationRelease()).resolves.toEqual({ totalItems: 2 })

    // The client that migrated still has the ref of before.
    const reader = createClient(repositoryName, { documentAPIEndpoint: `${server.origin}/api/v2` })
    const a = await reader.getByUID('page', 'a')
    const b = await reader.getByUID('page', 'b', { lang: 'de-de' })
    expect(a.data['image']).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/) as unknown,
      url: `${server.origin}/media/mark.svg`,
      alt: 'Mark',
      copyright: null,
      dimensions: { width: 7, height: 5 },
      edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
    })
    expect(b.data['parent']).toEqual({
      link_type: 'Document',
      id: a.id,
      type: 'page',
      tags: ['new'],
      lang: 'en-gb',
      slug: 'a',
      uid: 'a',
      isBroken: false,
    })
    expect(a.alternate_languages).toEqual([{ id: b.id, uid: 'b', type: 'page', lang: 'de-de' }])
    expect(b.alternate_languages).toEqual([{ id: a.id, uid: 'a', type: 'page', lang: 'en-gb' }])
  }, 60_000)
})

describe('Migration API', () => {
  it('stores drafts of one release; a changed uid is known to translations and links', async () => {
    const a = idOf(await create({ uid: 'a' }))
    const b = idOf(await create({ uid: 'b', lang: 'de-de', alternate_language_id: a }))
    const linked = { title: 'B', parent: { link_type: 'Document', id: a, text: 'A' } }
    expect((await send('PUT', `/documents/${b}`, { data: linked })).status).toBe(200)
    expect((await send('PUT', `/documents/${a}`, { title: 'New', uid: 'c', data: {} })).body).toEqual({
      id: a,
      title: 'New',
      type: 'page',
      lang: 'en-gb',
      uid: 'c',
    })
    expect(repository.documents.map(({ id }) => id)).toEqual(['published'])
    expect(readdirSync(join(folder.root, 'content/drafts'))).toEqual(['migration'])
    expect((await send('POST', '/migration-release/publish', {})).body).toEqual({ totalItems: 2 })
    const published = repository.storedDocument(b)?.document
    expect(published?.alternate_languages).toEqual([{ id: a, uid: 'c', type: 'page', lang: 'en-gb' }])
    expect(published?.data['parent']).toMatchObject({ uid: 'c', slug: 'new', text: 'A' })
    expect(existsSync(join(folder.root, 'content/drafts/migration', `${a}.json`))).toBe(false)
  })

  it('a published document gets a draft, and publishing keeps its first date', async () => {
    await send('PUT', '/documents/published', { data: { title: 'Changed' } })
    expect(repository.documents[0]?.data).toEqual({ title: 'Published' })
    await send('POST', '/migration-release/publish', {})
    expect(repository.documents[0]).toMatchObject({
      uid: 'published',
      first_publication_date: '2026-01-02T03:04:05+0000',
      data: { title: 'Changed' },
    })
  })

  it('documents without a uid get their own files', async () => {
    await Promise.all([create(), create(), create()])
    await send('POST', '/migration-release/publish', {})
    expect(repository.documents).toHaveLength(4)
  })

  it('names all problems of a request', async () => {
    const { status, body } = await send('POST', '/documents', { type: 'page', tags: 'x', data: [] })
    expect([status, String(body['message']).split('\n')]).toEqual([
      400,
      [
        '"title" must be a text.',
        '"lang" must be a text.',
        '"tags" must be a list of texts.',
        '"data" must be an object.',
      ],
    ])
    const other = await create({ type: 'post', lang: 'xx', alternate_language_id: 'nothing' })
    expect(String(other.body['message']).split('\n')).toEqual([
      'There is no language "xx" in this repository.',
      '"alternate_language_id": there is no document "nothing".',
      'There is no type "post" in this repository.',
    ])
  })

  it.each<[string, JsonObject, string]>([
    ['an unknown field', { wrong: 1 }, 'data.wrong: the type "page" has no such field.'],
    ['a uid in the data', { uid: 'a' }, 'data.uid: the uid belongs beside "data".'],
    ['another kind of value', { title: 1, count: 'x' }, 'data.count: must be a number or null.'],
    [
      'an unknown field of a group',
      { entries: [{ x: 1 }] },
      'data.entries.0.x: the group has no such field.',
    ],
    [
      'an unknown slice',
      { slices: [{ slice_type: 'x' }] },
      'data.slices.0: the slice zone takes no slice "x".',
    ],
    [
      'an unknown field of a slice',
      { slices: [{ slice_type: 'hero', variation: 'default', primary: { x: 1 } }] },
      'data.slices.0.primary.x: the slice "hero" has no such field.',
    ],
    ['an unknown asset', { image: { id: 'x' } }, 'data.image: there is no asset with the id "x".'],
    ['a text for a rich text', { body: 'x' }, 'data.body: must be a list.'],
    ['a link to nothing', { parent: { link_type: 'Web' } }, 'data.parent: must be a link'],
  ])('refuses %s', async (_, data, message) => {
    const answer = await create({ data })
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toContain(message)
    expect(repository.releases).toEqual([])
  })

  it('takes what the content API serves of empty fields', async () => {
    const data = {
      title: null,
      image: { small: {} },
      parent: { link_type: 'Any' },
      body: [],
      slices: [],
      entries: [],
    }
    const id = idOf(await create({ data }))
    expect(repository.storedDraft(id)?.document.data).toEqual(data)
  })

  it('a uid belongs to one document of a type and language, also before it is published', async () => {
    expect((await create({ uid: 'published' })).body['message']).toContain(
      'belongs to the document "published"',
    )
    await create({ uid: 'a' })
    expect((await create({ uid: 'a' })).status).toBe(400)
    expect((await create({ uid: 'a', lang: 'de-de' })).status).toBe(201)
  })

  it('a translation has a language and a type of its own group', async () => {
    expect((await create({ alternate_language_id: 'published' })).body['message']).toContain(
      'is the one in "en-gb"',
    )
  })

  it('answers 404 for an unknown document, 400 for one that an editor has in work, 413 for one that is too long', async () => {
    expect((await send('PUT', '/documents/nothing', { data: {} })).status).toBe(404)
    folder.write('content/drafts/x.json', { id: 'published', type: 'page', lang: 'en-gb', data: {} })
    repository.reload()
    expect((await send('PUT', '/documents/published', { data: {} })).body['message']).toContain('"Drafts"')
    expect((await create({ title: 'x'.repeat(600_000) })).status).toBe(413)
  })
})

describe('Asset API', () => {
  it('a repeated upload is the same asset; another file, or another name, is a new one', async () => {
    const first = await upload(picture(1), 'mark.svg', { alt: 'One' })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      url: `${server.origin}/media/mark.svg`,
      filename: 'mark.svg',
      extension: 'svg',
      kind: 'image',
      width: 1,
      height: 5,
      alt: 'One',
    })
    const again = await upload(picture(1), 'mark.svg')
    expect([again.body['id'], again.body['alt']]).toEqual([first.body['id'], 'One'])
    expect((await upload(picture(22), '../MARK.svg')).body).toMatchObject({
      url: `${server.origin}/media/MARK-2.svg`,
      filename: 'MARK.svg',
    })
    const copy = await upload(picture(1), 'copy.svg', { alt: 'Another' })
    expect(copy.body).toMatchObject({ filename: 'copy.svg', alt: 'Another' })
    const otherAlt = await upload(picture(1), 'mark.svg', { alt: 'Two' })
    expect(otherAlt.body['id']).not.toBe(first.body['id'])
    expect(
      ((await send('GET', '/assets')).body['items'] as JsonObject[]).map(({ filename, alt }) => [
        filename,
        alt,
      ]),
    ).toEqual([
      ['MARK.svg', undefined],
      ['copy.svg', 'Another'],
      ['mark.svg', 'Two'],
      ['mark.svg', 'One'],
    ])
    expect(readdirSync(join(folder.root, 'content/media'))).toEqual([
      'MARK-2.svg',
      'copy.svg',
      'mark-3.svg',
      'mark.svg',
    ])
  })

  it('two uploads of one name at once are two files', async () => {
    const names = await Promise.all(
      [1, 2, 3, 4].map(async (width) => (await upload(picture(width), 'mark.svg')).body['url']),
    )
    expect(new Set(names).size).toBe(4)
    expect((await send('GET', '/assets')).body['total']).toBe(4)
  })

  it('what is refused is stored nowhere, and the reason names the file', async () => {
    const refused = [
      await upload('', 'empty.png'),
      await upload('<!doctype html><p>Not found', 'page.png'),
      await upload(picture(1).replace('<rect', '<script>alert(1)</script><rect'), 'mark.svg'),
      await upload('MZ program', 'setup.exe'),
    ]
    expect(refused.map(({ status, body }) => [status, body['error']])).toEqual([
      [400, '“empty.png” is empty (0 bytes).'],
      [400, '“page.png” is a web page, not a PNG picture as its name says.'],
      [400, expect.stringContaining('“mark.svg” holds a <script>') as unknown],
      [400, expect.stringContaining('“setup.exe” has the ending .exe') as unknown],
    ])
    expect(existsSync(join(folder.root, 'content/media'))).toBe(false)
    expect(existsSync(join(folder.root, 'content/assets.json'))).toBe(false)
  })

  it('of an upload that is cut in the middle nothing is stored', async () => {
    const boundary = 'part'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.svg"\r\n\r\n${picture(1)}`
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(
      `POST /assets HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 5000\r\n\r\n${head}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await send('GET', '/assets')).body['total']).toBe(0)
    const whole = await send('POST', '/assets', new FormData())
    expect(whole.status).toBe(400)
  })

  it.each(['media', 'assets.json'])(
    'with a disk that is full while %s is written, nothing partial stays',
    async (place) => {
      await upload(picture(1), 'mark.svg')
      const before = readFileSync(join(folder.root, 'content/assets.json'), 'utf8')
      const write = fs.writeFileSync
      const full = jest.spyOn(fs, 'writeFileSync').mockImplementation((file, content, options) => {
        if (!String(file).includes(place === 'media' ? `${place}/` : place))
          return write(file, content, options)
        write(file, String(content).slice(0, 5), options)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      })
      const refused = await upload(picture(2), 'other.svg')
      full.mockRestore()
      expect([refused.status, refused.body['error']]).toEqual([
        500,
        'The file could not be stored: ENOSPC: no space left on device, write',
      ])
      expect(readdirSync(join(folder.root, 'content/media'))).toEqual(['mark.svg'])
      expect(readdirSync(join(folder.root, 'content')).sort()).toEqual(['assets.json', 'documents', 'media'])
      expect(readFileSync(join(folder.root, 'content/assets.json'), 'utf8')).toBe(before)
    },
  )

  it('a script in a picture cannot run', async () => {
    folder.write('content/media/by-hand.svg', picture(1).replace('<rect', '<script>alert(1)</script><rect'))
    const response = await fetch(`${server.origin}/media/by-hand.svg`)
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
  })

  it('lists all files in pages, also those it knows nothing of', async () => {
    folder.write('content/media/logos/a.txt', 'text')
    await upload(picture(1), 'b.svg')
    const first = await send('GET', '/assets?limit=1')
    expect(first.body).toMatchObject({ total: 2, cursor: expect.any(String) as unknown })
    const rest = await send('GET', `/assets?limit=1&cursor=${String(first.body['cursor'])}`)
    const items = [first, rest].flatMap(({ body }) => body['items'] as JsonObject[])
    expect(items.map(({ filename, kind }) => [filename, kind])).toEqual([
      ['b.svg', 'image'],
      ['a.txt', 'document'],
    ])
    expect(rest.body['cursor']).toBeUndefined()
    expect((await send('GET', '/assets?limit=0')).status).toBe(400)
  })

  it('texts and tags are changed, and kept in a readable file', async () => {
    const id = idOf(await upload(picture(1), 'mark.svg'))
    const tag = await send('POST', '/tags', { name: 'logos' })
    expect(tag.status).toBe(201)
    expect((await send('GET', '/tags')).body['items']).toEqual([tag.body])
    const changed = await send('PATCH', `/assets/${id}`, {
      alt: 'Mark',
      tags: [tag.body['id']],
      filename: 'x.svg',
    })
    expect(changed.body).toMatchObject({ alt: 'Mark', filename: 'x.svg', tags: [tag.body] })
    expect(read('content/assets.json')).toEqual({
      tags: ['logos'],
      assets: [{ id, file: 'mark.svg', filename: 'x.svg', alt: 'Mark', tags: ['logos'] }],
    })
  })

  it('keeps the limits of Prismic', async () => {
    const id = idOf(await upload(picture(1), 'mark.svg'))
    expect((await upload(picture(2), 'b.svg', { alt: 'x'.repeat(501) })).body['error']).toBe(
      '"alt" may have 500 characters.',
    )
    expect((await send('POST', '/tags', { name: 'ab' })).status).toBe(400)
    expect((await send('PATCH', `/assets/${id}`, { tags: ['unknown'] })).body['error']).toContain('unknown')
    expect((await send('PATCH', '/assets/nothing', { alt: 'x' })).status).toBe(404)
    expect((await send('POST', '/assets', new FormData())).status).toBe(400)
    expect((await upload('x'.repeat(11 * 1024 * 1024), 'long.txt')).status).toBe(413)
  })
})

describe('Custom Types API', () => {
  const post = { ...page, id: 'post' }
  const quote = { ...hero, id: 'quote', name: 'Quote' }

  it.each([
    ['customtypes', post, 'customtypes/post/index.json'],
    ['slices', quote, 'src/slices/Quote/model.json'],
  ])('inserts, updates and removes %s', async (kind, model, file) => {
    expect((await send('POST', `/${kind}/update`, model)).status).toBe(422)
    expect((await send('POST', `/${kind}/insert`, model)).status).toBe(201)
    expect(read(file)).toEqual(model)
    expect((await send('POST', `/${kind}/insert`, model)).status).toBe(409)
    const changed = { ...model, description: 'Changed' }
    expect((await send('POST', `/${kind}/update`, changed)).status).toBe(204)
    expect((await send('GET', `/${kind}/${model.id}`)).body).toEqual(changed)
    expect((await send('DELETE', `/${kind}/${model.id}`)).status).toBe(204)
    expect((await send('DELETE', `/${kind}/${model.id}`)).status).toBe(404)
    expect(existsSync(join(folder.root, file, '..'))).toBe(false)
  })

  it('refuses what is no model, and names that lead out of the folder, as text', async () => {
    const answer = await send('POST', '/customtypes/insert', { ...page, id: '../x', status: 'yes' })
    expect([answer.status, answer.text.split('\n')]).toEqual([
      400,
      ['"id" may have letters, digits, _ and -.', '"status" must be true or false.'],
    ])
    expect((await send('POST', '/slices/insert', { ...quote, name: '../../Quote' })).status).toBe(400)
    expect((await send('POST', '/slices/insert', 'x')).status).toBe(400)
  })

  it('keeps the code of a slice, and a type that has documents', async () => {
    folder.write('src/slices/Hero/index.tsx', 'code')
    expect((await send('DELETE', '/slices/hero')).status).toBe(204)
    expect(readdirSync(join(folder.root, 'src/slices/Hero'))).toEqual(['index.tsx'])
    expect((await send('DELETE', '/customtypes/page')).text).toBe('The type "page" has 1 documents.')
  })
})

describe('versions, which Prismic does not have: whoever names one overwrites nobody', () => {
  const etag = async (method: string, path: string, body?: unknown): Promise<string> => {
    const response = await fetch(`${server.origin}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return response.headers.get('etag') ?? ''
  }

  it('of a document', async () => {
    const version = await etag('PUT', '/documents/published', { data: { title: 'One' } })
    const put = (title: string, headers = {}) =>
      send('PUT', '/documents/published', { data: { title } }, headers)
    expect((await put('Two', { 'If-Match': version })).status).toBe(200)
    const stale = await put('Three', { 'If-Match': version })
    expect([stale.status, stale.body['changed']]).toEqual([
      409,
      [{ path: ['data', 'title'], yours: 'Three', theirs: 'Two' }],
    ])
    expect(repository.storedDraft('published')?.document.data).toEqual({ title: 'Two' })
    expect((await put('Three')).status).toBe(200)
  })

  it('of the texts of an asset', async () => {
    const id = idOf(await upload(picture(1), 'mark.svg'))
    const version = await etag('PATCH', `/assets/${id}`, { alt: 'One' })
    const patch = (alt: string) => send('PATCH', `/assets/${id}`, { alt }, { 'If-Match': version })
    expect((await patch('Two')).status).toBe(200)
    const stale = await patch('Three')
    expect([stale.status, (stale.body['current'] as JsonObject)['alt']]).toEqual([409, 'Two'])
  })

  it('of a model', async () => {
    const version = await etag('GET', '/customtypes/page')
    const update = (label: string) =>
      send('POST', '/customtypes/update', { ...page, label }, { 'If-Match': version })
    expect((await update('One')).status).toBe(204)
    expect((await update('Two')).status).toBe(409)
    expect(repository.customTypes[0]?.['label']).toBe('One')
  })
})

describe('who may write', () => {
  const writes = [
    ['POST', '/documents'],
    ['POST', '/migration-release/publish'],
    ['POST', '/assets'],
    ['GET', '/assets'],
    ['POST', '/tags'],
    ['POST', '/customtypes/insert'],
    ['DELETE', '/slices/hero'],
  ] as const

  it.each(writes)('%s %s is not for pages of other sites', async (method, path) => {
    const body = method === 'GET' ? undefined : {}
    expect((await send(method, path, body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await send(method, path, body, { Origin: 'https://elsewhere.test' })).status).toBe(403)
  })

  it.each(writes)('%s %s needs the token, and an open repository', async (method, path) => {
    const body = method === 'GET' ? undefined : {}
    const secret = await serveContent(repository, {
      access: { api: 'releases by token', tokens: ['secret'] },
    })
    const closed = await serveContent(repository, { editing: false })
    const ask = async (origin: string, token: string): Promise<number> => {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return response.status
    }
    expect(await ask(secret.origin, 'wrong')).toBe(401)
    expect(await ask(secret.origin, 'secret')).not.toBe(401)
    expect([403, 404]).toContain(await ask(closed.origin, 'secret'))
    await secret.stop()
    await closed.stop()
  })
})
