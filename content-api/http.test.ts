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
  // eslint-disable-next-line prefer-const -- the server's address is needed before the application exists
  let app: Hono | undefined
  server = createAdaptorServer({
    fetch: (request, environment) => app?.fetch(request, environment) ?? new Response(),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = withFaults(createContentApi({ repository: folder.load(), origin, editing: true }), faults)
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
  const response = await fetch(`${origin}/previews`, { method: 'POST', body: '{"draft":"a"}' })
  const { token } = (await response.json()) as { token: string }
  expect((await client().getByID('a', { ref: token })).data['title']).toBe('Draft')
  expect(await (await fetch(token)).json()).toEqual({ mainDocument: 'a', type: 'DRAFT' })
})

it('can be called from a page of any origin', async () => {
  const headers = { Origin: 'http://localhost:9000' }
  expect((await fetch(`${origin}/api/v2`, { headers })).headers.get('Access-Control-Allow-Origin')).toBe('*')
  const preflight = await fetch(`${origin}/previews`, {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('content-type')
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
    const holder = createClient(repositoryName, { documentAPIEndpoint: endpoint, accessToken: 'two' })
    expect(await holder.getReleases()).toHaveLength(1)
  } finally {
    child.kill('SIGTERM')
    other.remove()
  }
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0)
}, 30_000)

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
