/**
 * What a page of another site gets from a server that is open for editing, over real sockets: by its own name that leads to
 * this machine (DNS rebinding), or by the name of this machine.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { ContentFolder, makeDocument } from '../content-api/content.fixture'
import { createReceiver } from '../publisher/webhook'
import { parseEnvironment } from '../src/core/environment'
import { addressRules } from '../src/core/routing/addressRules'
import { createApi } from '../src/functions/app'
import { testForms } from '../src/functions/builtForms.fixture'
import { openOutbox, type Outbox } from '../src/functions/leads/outbox/outbox'
import { createSiteServer } from './app'
import { embeddedContentApi } from './contentApi'
import { listen, type Listening } from './listen'
import { openPreviews } from './previews'
import { SharedThread } from './sharedThread'

const log = { info: () => undefined, error: () => undefined }
let folder: ContentFolder
let outbox: Outbox
let server: Listening
let published: number

beforeAll(async () => {
  folder = new ContentFolder()
  folder.write('customtypes/page/index.json', { id: 'page', json: {} })
  folder.publish({ id: 'a', uid: 'a', data: { title: 'A' } })
  folder.write('content/drafts/a.json', makeDocument({ id: 'a', uid: 'a', data: { title: 'Secret draft' } }))
  folder.write('content/media/added.txt', 'Secret draft')
  mkdirSync(path.join(folder.root, 'public'))
  published = 0
  const environment = parseEnvironment({ CONTENT_DIR: path.join(folder.root, 'content') })
  outbox = openOutbox(`file:${path.join(folder.root, 'leads.db')}`)
  const api = createApi({ environment, outbox, forms: testForms(), log })
  server = await listen(
    (origin) => {
      const thread = new SharedThread({ requestsPer10Seconds: 1000, trustedProxies: 0 })
      const embedded = embeddedContentApi(folder.root, environment, {
        origin,
        log,
        thread,
        onPublished: () => {
          published += 1
          return Promise.resolve({ site: 'It was published.', isOnSite: true })
        },
      })
      const previews = openPreviews(folder.root, environment, { embedded, thread, log })
      return createSiteServer({
        publicDir: path.join(folder.root, 'public'),
        manifest: {
          version: 1,
          routes: [],
          redirects: [],
          headers: [],
          functions: ['/api/*'],
          addresses: addressRules([]),
        },
        api,
        contentApi: embedded.api,
        ...(previews && { previews: previews.routes }),
        log,
      })
    },
    { host: 'localhost', port: 0 },
  )
})
afterAll(async () => {
  await server.stop(0)
  await outbox.close()
  folder.remove()
})

type Answer = { status: number | undefined; allowed: string | string[] | undefined; body: string }

const send = (
  origin: string,
  [method, address, body]: readonly [string, string, unknown?],
  headers: Record<string, string>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin)
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request({ host: 'localhost', port, path: address, method, headers: { ...type, ...headers } })
    sent.on('response', (response) => {
      void response
        .setEncoding('utf8')
        .toArray()
        .then((chunks) =>
          resolve({
            status: response.statusCode,
            allowed: response.headers['access-control-allow-origin'],
            body: chunks.join(''),
          }),
        )
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

const editor = '/content-api/editor/api'
const draft = () => makeDocument({ id: 'a', uid: 'a', data: { title: 'Of another site' } })
/** What reads drafts. */
const reading = [
  ['GET', `${editor}/repository`],
  ['GET', `${editor}/documents/a`],
  ['GET', `${editor}/documents/a/versions`],
  ['GET', `${editor}/documents/a/versions/x.json`],
  ['GET', '/content-api/assets'],
  ['GET', '/api/preview/page?path=/en'],
] as const
/** What writes, and publishes. */
const writing = [
  ['PUT', `${editor}/documents/a`, draft()],
  ['POST', `${editor}/documents/a/versions`, draft()],
  ['DELETE', `${editor}/documents/a`],
  ['POST', `${editor}/documents/a/unpublish`],
  ['POST', `${editor}/publish`, { documents: [{ id: 'a', version: '0.0.0' }] }],
  ['POST', '/content-api/previews', { draft: 'a' }],
  ['POST', '/content-api/reload'],
  ['POST', '/content-api/documents', draft()],
  ['POST', '/content-api/migration-release/publish'],
  ['POST', '/content-api/customtypes/insert', { id: 'b' }],
  ['POST', '/content-api/assets', {}],
] as const

const files = (): string[] =>
  ['documents/en-gb/a.json', 'drafts/a.json'].map((file) =>
    readFileSync(path.join(folder.root, 'content', file), 'utf8'),
  )

describe.each<[string, () => Record<string, string>]>([
  ['by a name of its own', () => ({ host: 'evil.example', 'sec-fetch-site': 'same-origin' })],
  [
    'by a name of its own on this port',
    () => ({ host: `evil.example:${new URL(server.origin).port}`, origin: 'http://evil.example' }),
  ],
  ['by the name of this machine', () => ({ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' })],
  ['in a sandboxed frame', () => ({ origin: 'null' })],
])('a page of another site, %s', (_how, headers) => {
  it('reads no draft', async () => {
    for (const call of reading) {
      const { status, body } = await send(server.origin, call, headers())
      expect([call[1], status, body.includes('Secret draft')]).toEqual([call[1], 403, false])
    }
    const { body } = await send(server.origin, ['GET', '/content-api/api/v2'], headers())
    expect(body).not.toContain('drafts')
  })

  it('reads no preview, also of which it knows the address', async () => {
    const { body } = await send(server.origin, ['POST', '/content-api/previews', { draft: 'a' }], {})
    const { id } = JSON.parse(body) as { id: string }
    const ref = encodeURIComponent(`${server.origin}/content-api/previews/${id}?websitePreviewId=embedded`)
    for (const address of [`/content-api/previews/${id}`, `/content-api/api/v2/documents/search?ref=${ref}`])
      expect((await send(server.origin, ['GET', address], headers())).status).toBe(403)
  })

  it('writes and publishes nothing', async () => {
    const before = files()
    for (const call of writing)
      expect([call[1], (await send(server.origin, call, headers())).status]).toEqual([call[1], 403])
    expect([files(), published]).toEqual([before, 0])
  })
})

it('a file that was added since the build is not served by the name of another site', async () => {
  const added = async (host: string) =>
    (await send(server.origin, ['GET', '/media/added.txt'], { host })).status
  expect([await added('evil.example'), await added('localhost')]).toEqual([404, 200])
})

it('a page on another port of this machine reads no draft, and writes nothing', async () => {
  const headers = { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }
  const before = files()
  for (const call of [...reading, ...writing])
    expect([call[1], (await send(server.origin, call, headers)).status]).toEqual([call[1], 403])
  expect([files(), published]).toEqual([before, 0])
})

it('who edits here reads, writes and publishes', async () => {
  const { port } = new URL(server.origin)
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
  }
  const read = await send(server.origin, ['GET', `${editor}/documents/a`], own)
  expect([read.status, read.body.includes('Secret draft')]).toEqual([200, true])
  expect((await send(server.origin, ['POST', '/content-api/previews', { draft: 'a' }], own)).status).toBe(201)
})

it('the publisher beside the server publishes for nobody without its secret, by whatever name', async () => {
  let asked = 0
  const publish = () => {
    asked += 1
    return Promise.reject(new Error('Asked to publish.'))
  }
  const status = () => Promise.reject(new Error('Asked for its status.'))
  const checkDrafts = () => Promise.reject(new Error('Asked to check drafts.'))
  const receiver = { publish, status, checkDrafts }
  const publisher = await listen(() => createReceiver(receiver, { secret: 'the right one' }), {
    host: 'localhost',
    port: 0,
  })
  try {
    for (const host of ['evil.example', 'localhost'])
      for (const call of [
        ['POST', '/publish', {}],
        ['POST', '/publish', { secret: 'wrong' }],
        ['POST', '/check', { drafts: [], removed: [] }],
        ['GET', '/status'],
      ] as const) {
        const { status: code, allowed } = await send(publisher.origin, call, { host })
        expect([code, allowed]).toEqual([401, undefined])
      }
    expect(asked).toBe(0)
  } finally {
    await publisher.stop(0)
  }
})
