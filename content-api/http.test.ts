/** The same application over real HTTP. */
import { spawn, type ChildProcess } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { createClient } from '@prismicio/client'
import type { Hono } from 'hono'
import { withFaults, type Fault } from '../sandbox/faults'
import { createContentApi } from './app'
import { ContentFolder, makeDocument, repositoryName } from './content.fixture'

let folder: ContentFolder
let server: ServerType
let origin: string
const faults: Fault[] = []
let started: ChildProcess | undefined

beforeAll(async () => {
  folder = new ContentFolder()
  folder.publish({ id: 'a', uid: 'a', data: { title: 'A' } })
  folder.write('content/drafts/a.json', makeDocument({ id: 'a', uid: 'a', data: { title: 'Draft' } }))
  folder.write('content/media/logos/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  folder.write('content/media/a file.txt', 'text')
  folder.write('secret.txt', 'not for you')
  symlinkSync(join(folder.root, 'secret.txt'), join(folder.root, 'content/media/link.txt'))
  // oxlint-disable-next-line prefer-const -- the server's address is needed before the application exists
  let app: Hono | undefined
  server = createAdaptorServer({
    fetch: (request, environment) => app?.fetch(request, environment) ?? new Response(),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = withFaults(
    createContentApi({ repository: folder.load(), origin, editing: true, trustedHosts: ['site.test'] }),
    faults,
  )
})
afterAll(async () => {
  started?.kill('SIGTERM')
  await new Promise((resolve) => {
    server.close(resolve)
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
  folder.remove()
})

const client = () => createClient(repositoryName, { documentAPIEndpoint: `${origin}/api/v2` })

it('serves the client', async () => {
  const document = await client().getByUID('page', 'a')
  expect(document.data['title']).toBe('A')
  expect(document.href.startsWith(`${origin}/`)).toBe(true)
})

it('serves a preview', async () => {
  const response = await fetch(`${origin}/previews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"draft":"a"}',
  })
  const { token } = (await response.json()) as { token: string }
  expect((await client().getByID('a', { ref: token })).data['title']).toBe('Draft')
  expect(await (await fetch(token)).json()).toEqual({ mainDocument: 'a', type: 'DRAFT' })
})

describe('a page of another site', () => {
  const headers = { Origin: 'http://elsewhere.test' }
  const allowed = (response: Response): string | null => response.headers.get('Access-Control-Allow-Origin')
  const search = (ref: string, from: Record<string, string> = headers) =>
    fetch(`${origin}/api/v2/documents/search?ref=${encodeURIComponent(ref)}`, { headers: from })
  const json = { 'Content-Type': 'application/json' }
  const session = async (): Promise<string> => {
    const opened = await fetch(`${origin}/previews`, { method: 'POST', headers: json, body: '{"draft":"a"}' })
    return ((await opened.json()) as { token: string }).token
  }

  it('reads what is published, and no release', async () => {
    const response = await fetch(`${origin}/api/v2`, { headers })
    expect(allowed(response)).toBe('*')
    const { refs } = (await response.json()) as { refs: { label: string; ref: string }[] }
    expect(refs.map(({ label }) => label)).toEqual(['Master'])
    expect(allowed(await search(refs[0]?.ref ?? ''))).toBe('*')
    expect((await search(refs[0]?.ref ?? '')).status).toBe(200)

    const release = await client().getReleaseByLabel('Drafts')
    const refused = await search(release.ref)
    expect([refused.status, allowed(refused)]).toEqual([401, null])
    expect(allowed(await search(release.ref, {}))).toBeNull()
  })

  it('reads no preview even with its token; a page on a trusted host does', async () => {
    const token = await session()
    for (const answer of [await search(token), await fetch(token, { headers })])
      expect([answer.status, allowed(answer)]).toEqual([403, null])
    const trusted = { Origin: 'http://site.test:9000' }
    for (const answer of [await search(token, trusted), await fetch(token, { headers: trusted })])
      expect([answer.status, allowed(answer)]).toEqual([200, 'http://site.test:9000'])
  })

  it.each<[string, string, Record<string, string>, number]>([
    ['/previews', 'with an origin', { ...headers, ...json }, 403],
    ['/previews', 'as another site', { 'Sec-Fetch-Site': 'cross-site', ...json }, 403],
    ['/previews', 'as another port of the same site', { 'Sec-Fetch-Site': 'same-site', ...json }, 403],
    ['/previews', 'in a sandboxed frame', { Origin: 'null', ...json }, 403],
    ['/previews', 'as text', { 'Content-Type': 'text/plain' }, 415],
    ['/previews', 'as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['/previews', 'as files', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['/reload', 'with an origin', headers, 403],
    ['/reload', 'as text', { 'Content-Type': 'text/plain' }, 415],
    ['/documents', 'as text', { 'Content-Type': 'text/plain' }, 415],
    ['/assets', 'with an origin', { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' }, 403],
    ['/migration-release/publish', 'with an origin', headers, 403],
  ])('cannot write to %s %s', async (path, _how, sent, status) => {
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers: sent, body: '{"draft":"a"}' })
    expect([response.status, allowed(response)].slice(0, 1)).toEqual([status])
    const preflight = await fetch(`${origin}${path}`, {
      method: 'OPTIONS',
      headers: { ...headers, 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD')
  })
})

it('cuts the connection when a fault says so', async () => {
  faults.push({ times: 1, drop: true })
  await expect(fetch(`${origin}/api/v2`)).rejects.toMatchObject({ name: 'TypeError' })
  expect((await fetch(`${origin}/api/v2`)).status).toBe(200)
})

describe('media', () => {
  /** Without the normalisation of the path by fetch. */
  const raw = async (path: string): Promise<{ status: number | undefined; body: string }> => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/`, { path }, resolve).on('error', reject)
    })
    const chunks = await response.setEncoding('utf8').toArray()
    return { status: response.statusCode, body: chunks.join('') }
  }

  it('is served with its content type and cannot run scripts', async () => {
    const response = await fetch(`${origin}/media/logos/mark.svg?w=200`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await response.text()).toContain('<svg')
    const text = await fetch(`${origin}/media/a%20file.txt`)
    expect(await text.text()).toBe('text')
    expect(text.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(text.headers.get('Content-Security-Policy')).toBeNull()
  })

  it('is streamed when it is large, with its length, which HEAD says too', async () => {
    const size = 3 * 1024 * 1024
    folder.write('content/media/large.txt', 'x'.repeat(size))
    const response = await fetch(`${origin}/media/large.txt`)
    expect(response.headers.get('content-length')).toBe(String(size))
    expect((await response.text()).length).toBe(size)
    const head = await fetch(`${origin}/media/large.txt`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
  })

  it.each([
    '/media/unknown.png',
    '/media/logos',
    '/media/',
    '/media/../../secret.txt',
    '/media/..%2f..%2fsecret.txt',
    '/media/%2e%2e/%2e%2e/secret.txt',
    '/media/..%5c..%5csecret.txt',
    '/media/link.txt',
    '/media/%00',
    '/media/%',
  ])('does not serve %s', async (path) => {
    const { status, body } = await raw(path)
    expect(status).toBe(404)
    expect(body).not.toContain('not for you')
  })
})

const startMain = (...options: string[]): ChildProcess => {
  const tsx = join(process.cwd(), 'node_modules', '.bin', 'tsx')
  started = spawn(tsx, [join(process.cwd(), 'content-api', 'main.ts'), '--port', '0', ...options])
  return started
}

it('starts from the command line over any content folder, and stops on SIGTERM', async () => {
  const other = new ContentFolder()
  const child = startMain(
    ...['--root', other.root, '--content', join(folder.root, 'content'), '--languages', 'en-gb, fi-fi'],
    ...['--access-token', 'one', '--access-token', 'two', '--visibility', 'releases-by-token'],
  )
  try {
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => resolve(chunk.toString()))
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
    const [endpoint = ''] = /http:\S+/.exec(line) ?? []
    expect(line).toContain('Content API with 1 documents')
    const visitor = createClient(repositoryName, { documentAPIEndpoint: endpoint })
    const [document] = (await visitor.get()).results
    expect(document?.data['title']).toBe('A')
    expect((await visitor.getRepository()).languages.map(({ id }) => id)).toEqual(['en-gb', 'fi-fi'])
    expect(await visitor.getReleases()).toEqual([])
    // Where drafts need a token every name will do.
    expect(await statusByName(endpoint, 'evil.example')).toBe(200)
    const holder = createClient(repositoryName, { documentAPIEndpoint: endpoint, accessToken: 'two' })
    expect(await holder.getReleases()).toHaveLength(1)
  } finally {
    child.kill('SIGTERM')
    other.remove()
  }
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0)
}, 30_000)

const statusByName = (address: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

it.each([
  ['without a token', []],
  ['with a token for what writes', ['--access-token', 'one', '--visibility', 'public']],
])(
  'open for editing %s, it answers by the names of this machine only',
  async (_case, options) => {
    const child = startMain('--root', folder.root, '--allow-host', 'studio.example', ...options)
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => resolve(chunk.toString()))
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
    const [endpoint = ''] = /http:\S+/.exec(line) ?? []
    const { port } = new URL(endpoint)
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example'])
      expect([host, await statusByName(endpoint, host)]).toEqual([host, 403])
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'studio.example'])
      expect([host, await statusByName(endpoint, host)]).toEqual([host, 200])
    child.kill('SIGTERM')
    await new Promise((resolve) => child.on('exit', resolve))
  },
  30_000,
)

it.each([
  ['--visibility private needs an --access-token.', ['--visibility', 'private']],
  [
    '--visibility expects public, private, releases-by-token, not "secret".',
    ['--visibility', 'secret', '--access-token', 'one'],
  ],
  ['--languages expects codes of languages, en-gb,de-de, not "en-gb,".', ['--languages', 'en-gb,']],
])(
  'does not start when %s',
  async (message, options) => {
    const child = startMain(...options)
    const written = child.stderr?.setEncoding('utf8').toArray() ?? []
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1)
    expect((await written).join('')).toBe(`${message}\n`)
  },
  30_000,
)
