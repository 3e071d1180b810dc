import path from 'node:path'
import { editorPath } from '../content-api'
import { ContentFolder, makeDocument } from '../content-api/content.fixture'
import { parseEnvironment } from '../src/core/environment'
import { embeddedContentApi, historyOf, servesContentApi, type EmbeddedContent } from './contentApi'
import { openPreviews } from './previews'
import { SharedThread } from './sharedThread'

const log = { info: () => undefined, error: () => undefined }
const origin = 'http://localhost:9000'

let folder: ContentFolder
beforeEach(() => {
  folder = new ContentFolder()
  folder.publish({ id: 'a', uid: 'a', data: { title: 'A' } })
  folder.write('content/drafts/a.json', makeDocument({ id: 'a', uid: 'a', data: { title: 'Draft' } }))
})
afterEach(() => folder.remove())

function open(
  variables: Record<string, string> = {},
  onEditing?: () => void,
): EmbeddedContent & { hasPreviews: boolean } {
  const environment = parseEnvironment({ CONTENT_DIR: path.join(folder.root, 'content'), ...variables })
  const thread = new SharedThread({
    requestsPer10Seconds: environment.CONTENT_API_REQUESTS_PER_10_SECONDS,
    trustedProxies: 0,
  })
  const embedded = embeddedContentApi(folder.root, environment, {
    ...{ origin, log, thread },
    ...(onEditing && { onEditing }),
  })
  return {
    ...embedded,
    hasPreviews: openPreviews(folder.root, environment, { embedded, thread, log }) !== undefined,
  }
}

const ask = async (api: EmbeddedContent['api'], address: string, init: RequestInit = {}): Promise<Response> =>
  api.fetch(new Request(new URL(address, origin), init))

it('each content folder has its own history', () => {
  expect(historyOf('/site', '/site/content')).toBe('/site/var/content-history')
  expect(historyOf('/site', '/tmp/copy/content')).toBe('/tmp/copy/content-history')
})

it.each<[string, Record<string, string>, boolean]>([
  ['in development', {}, true],
  ['in staging', { DEPLOY_ENV: 'staging' }, true],
  ['in production', { DEPLOY_ENV: 'production' }, false],
  ['in production where it is asked for', { DEPLOY_ENV: 'production', CONTENT_API: 'on' }, true],
  ['in production where its editor is', { DEPLOY_ENV: 'production', CONTENT_EDITING_SECRET: 's' }, true],
  ['where it is off', { CONTENT_API: 'off' }, false],
  ['beside Prismic', { PRISMIC_REPOSITORY: 'outlay', CONTENT_API: 'on' }, false],
])('the content API is served %s: %j %s', (_case, variables, expected) => {
  expect(servesContentApi(parseEnvironment(variables))).toBe(expected)
})

it('says once that drafts are edited, after the first response to the editor', async () => {
  const onEditing = jest.fn()
  const { api } = open({}, onEditing)
  await ask(api, '/api/v2')
  expect((await ask(api, `${editorPath}/api/documents/none`)).status).toBe(404)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(onEditing).not.toHaveBeenCalled()
  for (let count = 0; count < 2; count += 1) {
    const response = await ask(api, `${editorPath}/api/repository`)
    expect(response.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(onEditing).toHaveBeenCalledTimes(1)
})

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ DEPLOY_ENV: 'staging' }, false],
  [{ DEPLOY_ENV: 'production', CONTENT_API: 'on' }, false],
  [{ DEPLOY_ENV: 'production', CONTENT_EDITING_SECRET: 's' }, true],
])('previews are there where drafts are edited: %j %s', (variables, expected) => {
  expect(open(variables).hasPreviews).toBe(expected)
})

it('pages of results that this process reads at once are made one at a time, with time for others between them', async () => {
  const { client } = open()
  const { ref } = await client.getMasterRef()
  let turn = 0
  let isOver = false
  const count = (): void => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  count()
  const made = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      await client.get({ ref, lang: '*', pageSize: index + 1 })
      return turn
    }),
  )
  isOver = true
  const between = made.slice(1).map((at, index) => at - (made[index] ?? 0))
  // Without a break all of them come in one turn.
  expect(Math.min(...between)).toBeGreaterThan(0)
})

describe('in development', () => {
  it.each(['evil.example:9000', 'localhost.evil.example', 'localhost.:9000', '169.254.1.1:9000'])(
    'by the name %s neither the API nor the editor answers, and the answer names the variable',
    async (host) => {
      const { api } = open()
      for (const address of [
        '/api/v2',
        '/editor',
        '/editor/api/repository',
        '/previews/x',
        '/assets',
        '/nowhere',
      ])
        for (const method of ['GET', 'POST']) {
          const response = await ask(api, `http://${host}${address}`, { method })
          expect([address, response.status]).toEqual([address, 403])
          expect(await response.text()).toContain('CONTENT_EDITING_HOSTS')
          expect(response.headers.get('access-control-allow-origin')).toBeNull()
        }
    },
  )

  it('previews neither', async () => {
    const environment = parseEnvironment({ PRISMIC_REPOSITORY: 'outlay' })
    const thread = new SharedThread({ requestsPer10Seconds: 10, trustedProxies: 0 })
    const previews = openPreviews(folder.root, environment, { thread, log })
    const askFor = async (host: string) =>
      (await previews?.routes.request(`http://${host}/api/preview/page?path=/en`))?.status
    expect([await askFor('evil.example'), await askFor('localhost:9000')]).toEqual([403, 400])
  })

  it('it answers by the names of this machine, by HOST and by further ones', async () => {
    const { api } = open({ HOST: '192.168.0.7', CONTENT_EDITING_HOSTS: 'studio.example' })
    for (const host of [
      'localhost:9000',
      '127.0.0.1',
      '[::1]:9000',
      '192.168.0.7:9000',
      'studio.example',
      'STUDIO.example',
    ])
      expect([host, (await ask(api, `http://${host}/api/v2`)).status]).toEqual([host, 200])
  })
})

it('with a secret it is read by every name, as visitors do, and written to by none without the secret', async () => {
  const { api } = open({ DEPLOY_ENV: 'staging', CONTENT_EDITING_SECRET: 'right' })
  expect((await ask(api, 'https://staging.example/api/v2')).status).toBe(200)
  expect((await ask(api, 'https://staging.example/editor/api/repository')).status).toBe(401)
  expect((await ask(api, 'https://staging.example/reload', { method: 'POST' })).status).toBe(401)
})

it.each([
  '/api/v2',
  '/api/v2/',
  '/api/v2/tags',
  '/customtypes',
  '/customtypes/',
  '/slices',
  '/media/a.txt',
  '/editor/api/repository',
])('%s is answered through the limits, and counted once at most', async (address) => {
  folder.write('content/media/a.txt', 'a')
  const { api } = open({ CONTENT_API_REQUESTS_PER_10_SECONDS: '4' })
  const started = performance.now()
  for (let time = 0; time < 4; time += 1) expect((await ask(api, address)).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(1500)
})

describe('a client that asks too often', () => {
  const variables = { CONTENT_API_REQUESTS_PER_10_SECONDS: '3', DEPLOY_ENV: 'staging' }

  it('gets 429 with the time to wait, readable for pages of other sites, as Prismic would answer', async () => {
    const { api } = open(variables)
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) statuses.push((await ask(api, '/api/v2')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await ask(api, '/slices')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Wait') as unknown })
  })

  it('a wrong secret is counted, the right one is not; the build and previews of this process are not', async () => {
    const { api, client } = open({ ...variables, CONTENT_EDITING_SECRET: 'right' })
    const status = async (secret: string) =>
      (await ask(api, '/api/v2', { headers: { Authorization: `Bearer ${secret}` } })).status
    for (let time = 0; time < 3; time += 1) expect(await status('wrong')).toBe(401)
    expect(await status('wrong')).toBe(429)
    for (let time = 0; time < 10; time += 1) expect(await status('right')).toBe(200)
    for (let time = 0; time < 10; time += 1) expect((await client.get()).results).toHaveLength(1)
  })

  it('files of the library are not counted', async () => {
    folder.write('content/media/a.txt', 'a')
    const { api } = open(variables)
    for (let time = 0; time < 10; time += 1) expect((await ask(api, '/media/a.txt')).status).toBe(200)
  })
})
