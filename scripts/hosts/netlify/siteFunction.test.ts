/** @jest-environment node */
/** The functions of `npm run hosts -- netlify` in their own process, called by both of Netlify's signatures. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ContentFolder, makeDocument } from '../../../content-api/content.fixture'
import type { JsonObject } from '../../../content-api/json'
import { serveContent, type ContentServer } from '../../../content-api/server.fixture'
import { readBuild } from '../../../server/build'
import { writeBuild } from '../../../server/previews/build.fixture'
import { publishMarkets } from '../../../src/content/source/markets.fixture'
import { writeBuiltFiles } from '../../../src/functions/builtFiles.fixture'
import { requestWith } from '../../../src/functions/leads/intake/intake.fixture'
import { openOutbox } from '../../../src/functions/leads/outbox/outbox'
import {
  createPostgresDatabase,
  describeWithPostgres,
  type TestDatabase,
} from '../../../src/functions/leads/outbox/stores.fixture'
import { idempotencyKeyHeader, leadFormAction } from '../../../src/leads/model/contract'
import { contentOf } from '../hostFile'
import { hostManifest } from '../manifest.fixture'
import { netlifyFiles } from '.'

const page = (title: string): string => `<!doctype html><title>${title}</title>`
const faq = (title: string): JsonObject & { id: string } => ({
  id: 'faq',
  uid: 'faq',
  type: 'faq',
  lang: 'en-gb',
  data: { title },
})

let folder: ContentFolder
let out: string
let content: ContentServer

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) folder.write(file, text)
}

beforeAll(async () => {
  folder = new ContentFolder()
  for (const code of ['us/index.tsx', 'us/legal.tsx', '404.tsx']) folder.write(`src/pages/${code}`, '')
  symlinkSync(path.resolve('customtypes'), path.join(folder.root, 'customtypes'))
  await writeBuiltFiles(folder.root)
  writeBuild(folder)
  publishMarkets(folder)
  folder.publish(faq('Published words'))
  folder.write('content/jobs.json', { jobs: [] })
  folder.write('content/drafts/faq.json', makeDocument(faq('Words of a draft')))
  write({
    'build/site-manifest.json': JSON.stringify(hostManifest()),
    'public/index.html': page('Market'),
    'public/en/index.html': page('Home'),
    'public/en/pricing/index.html': page('Prices &amp; plans'),
    'public/en/about/index.html': page('About'),
    'public/en/404/index.html': page('Not found'),
    'public/en/bills/index.html': page('Bills'),
    'public/500/index.html': page('Our fault'),
    'public/sw.js': '',
    'public/media/a.svg': '<svg/>',
    'public/app-85fadce87f761ae2a76f.js': '',
  })
  out = path.join(folder.root, 'out')
  const files = await netlifyFiles(folder.root, readBuild(folder.root))
  for (const file of files) {
    const target = path.join(out, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, contentOf(file))
  }
  // What an upload has as its entry.
  for (const name of ['site', 'deliver'])
    writeFileSync(
      path.join(out, 'functions', name, `${name}.js`),
      "exports.handler = require('./function.cjs').handler\n",
    )
  content = await serveContent(folder.load())
}, 60_000)
afterAll(async () => {
  await content.stop()
  folder.remove()
})

let runtime: ChildProcess
let origin: string

async function start(variables: Record<string, string>): Promise<void> {
  const { PATH, HOME } = process.env
  runtime = spawn(
    process.execPath,
    [path.join(__dirname, 'localRuntime.mjs'), path.join(out, 'functions/site'), 'site'],
    // Nothing of the project is beside a function.
    { cwd: '/', env: { PATH, HOME, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let errors = ''
  runtime.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const port = await new Promise<string>((resolve, reject) => {
    runtime.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    runtime.once('exit', () => reject(new Error(`The function could not be loaded:\n${errors}`)))
  })
  origin = `http://127.0.0.1:${port}`
}
const stop = async (): Promise<void> => {
  const ended = new Promise((resolve) => runtime.once('exit', resolve))
  runtime.kill()
  await ended
}

const signatures = ['request', 'event']

describe('without a database', () => {
  beforeAll(() =>
    start({ PRISMIC_ENDPOINT: `${content.origin}/api/v2`, DEPLOY_ENV: 'staging', SERVICE_WORKER: 'on' }),
  )
  afterAll(stop)

  const ask = (
    address: string,
    signature: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ) =>
    fetch(`${origin}${address}`, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, 'x-signature': signature },
    })

  it.each(signatures)(
    '%s: the market at / is that of the visitor, and no cache keeps it',
    async (signature) => {
      const of = async (headers: Record<string, string>): Promise<string | null> =>
        (await ask('/?a=1', signature, { headers })).headers.get('location')
      expect(await of({ 'accept-language': 'de' })).toBe('/de?a=1')
      expect(await of({ 'accept-language': 'de', cookie: 'default_country=fr' })).toBe('/fr?a=1')
      expect((await ask('/', signature)).headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it.each(signatures)(
    '%s: redirects, wrong addresses and wildcard pages are as on the server',
    async (signature) => {
      const led = async (address: string) => {
        const { status, headers } = await ask(address, signature)
        return [status, headers.get('location')]
      }
      expect(await led('/en/prices?a=1')).toEqual([301, '/en/pricing?a=1'])
      expect(await led('/en/plans?a=1')).toEqual([301, '/en/pricing?from=plans&a=1#all'])
      expect(await led('/de/signup?gclid=1')).toEqual([302, 'https://app.example/$new'])
      expect(await led('/EN-gb/Pricing.html')).toEqual([301, '/en/pricing'])
      const bills = await ask('/en/bills/7/x', signature)
      expect([bills.status, await bills.text()]).toEqual([200, page('Bills')])
    },
  )

  it.each(signatures)(
    '%s: an address without a page has the page for it and its status',
    async (signature) => {
      const response = await ask('/en/absent', signature)
      expect([response.status, await response.text()]).toEqual([404, page('Not found')])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it.each(signatures)('%s: the page of an experiment is that of the visitor', async (signature) => {
    const cookie = 'active_tests=prices:other'
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const variant = await ask('/en/pricing', signature, { headers })
    expect([variant.status, variant.headers.get('location')]).toEqual([302, '/en/about'])
    const original = await ask('/en/pricing', signature)
    expect([original.status, await original.text()]).toEqual([200, page('Prices &amp; plans')])
  })

  it.each(signatures)('%s: what integrations need is told', async (signature) => {
    const response = await ask('/api/integrations', signature)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  })

  it.each(signatures)(
    '%s: a preview shows the draft',
    async (signature) => {
      const response = await fetch(`${content.origin}/previews`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ draft: 'faq' }),
      })
      const { token } = (await response.json()) as { token: string }
      const { name } = (await (
        await ask(`/api/preview/repository?token=${encodeURIComponent(token)}`, signature)
      ).json()) as { name: string }
      const cookie = `io.prismic.preview=${encodeURIComponent(JSON.stringify({ [`${name}.prismic.io`]: { preview: token } }))}`
      const shown = await ask('/api/preview/page?path=%2Fen%2Ffaq', signature, { headers: { cookie } })
      expect(shown.status).toBe(200)
      expect(await shown.text()).toContain('Words of a draft')
    },
    60_000,
  )

  it.each(signatures)('%s: a form is refused in words where leads could not be kept', async (signature) => {
    const response = await ask('/api/health', signature)
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'NOT_STORED' }),
    ])
  })
})

describeWithPostgres('with a database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createPostgresDatabase()
    await start({ LEADS_DATABASE_URL: database.url })
  })
  afterAll(async () => {
    await stop()
    await database.remove()
  })

  // Every string of the built files is the url code of its locale.
  const texts = { text: 'en en', communications: [{ value: false, text: 'en' }] }
  const body = requestWith({
    context: { pageUri: 'https://www.outlay.example/en/pricing', pageName: 'Anything' },
    legalConsentOptions: { consent: { consentToProcess: true, ...texts } },
  })

  it.each(signatures)('%s: a submission is stored, with its page and title', async (signature) => {
    const response = await fetch(`${origin}${leadFormAction}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://www.outlay.example',
        [idempotencyKeyHeader]: `a1b2c3d4-e5f6-4711-8899-${signature === 'event' ? '1' : '0'}abbccddeeff`,
        'x-signature': signature,
      },
      body: JSON.stringify(body),
    })
    expect([response.status, await response.json()]).toEqual([200, expect.anything()])
    const outbox = openOutbox(database.url)
    const [entry] = await outbox.list({ limit: 1 })
    await outbox.close()
    expect(JSON.stringify(entry?.lead)).toMatch(
      /ada@outlay\.example.*Prices & plans|Prices & plans.*ada@outlay\.example/,
    )
  })
})

it('nothing that depends on the visitor is a file, and pages have the name of their address', () => {
  const published = (name: string): boolean => {
    try {
      readFileSync(path.join(out, 'site', name))
      return true
    } catch {
      return false
    }
  }
  expect(['en.html', 'en/about.html', 'sw.js', '_headers', '_redirects'].filter(published)).toHaveLength(5)
  expect(['index.html', 'en/pricing.html', 'en/404.html', 'en/about/index.html'].filter(published)).toEqual(
    [],
  )
})
