/** Previews of a repository over real HTTP, read by the unmodified @prismicio/client. */
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@prismicio/client'
import type { Hono } from 'hono'
import { ContentFolder, makeDocument } from '../../content-api/content.fixture'
import type { JsonObject } from '../../content-api/json'
import { serveContent, type ContentServer } from '../../content-api/server.fixture'
import type { PreviewedPage } from '../../src/browser/preview/contract'
import { pathOfDraft, requestedPreview } from '../../src/browser/preview/requestedPreview'
import { publishMarkets } from '../../src/content/source/markets.fixture'
import { parseEnvironment } from '../../src/core/environment'
import { SharedThread } from '../sharedThread'
import { writeBuild } from './build.fixture'
import { openPreviews } from './index'

const site = 'https://www.outlay.example'
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let folder: ContentFolder
let server: ContentServer
let previews: Hono
let prepare: () => Promise<void>

const faq = (title: string): JsonObject & { id: string } => ({
  id: 'faq',
  uid: 'faq',
  type: 'faq',
  lang: 'en-gb',
  data: { title },
})
const saveDraft = (title: string): void => folder.write('content/drafts/faq.json', makeDocument(faq(title)))

beforeEach(async () => {
  folder = new ContentFolder()
  for (const page of ['us/index.tsx', 'us/legal.tsx', '404.tsx']) folder.write(`src/pages/${page}`, '')
  symlinkSync(path.resolve('customtypes'), path.join(folder.root, 'customtypes'))
  writeBuild(folder)
  publishMarkets(folder)
  folder.publish(faq('Published words'))
  folder.write('content/jobs.json', { jobs: [] })
  saveDraft('First words')
  server = await serveContent(folder.load())
  const environment = parseEnvironment({
    PRISMIC_ENDPOINT: `${server.origin}/api/v2`,
    DEPLOY_ENV: 'staging',
  })
  const thread = new SharedThread({ requestsPer10Seconds: 200, trustedProxies: 0 })
  const opened = openPreviews(folder.root, environment, { thread, log: silent })
  if (!opened) throw new Error('There are no previews')
  previews = opened.routes
  prepare = opened.prepare
})
afterEach(async () => {
  await server.stop()
  folder.remove()
})

/** A browser on the site: its requests to the server reach the previews, the others the network. */
const browser: typeof fetch = async (input, init) =>
  String(input).startsWith(site) ? previews.request(String(input), init) : fetch(input, init)

async function openSession(): Promise<{ cookie: string; path: string }> {
  const response = await fetch(`${server.origin}/previews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ draft: 'faq' }),
  })
  const { token } = (await response.json()) as { token: string }
  const search = `?${new URLSearchParams({ token, documentId: 'faq' }).toString()}`
  const { repository, endpoint, ref } = await requestedPreview({ origin: site, search }, browser)
  const shown = await createClient(repository, { documentAPIEndpoint: endpoint }).resolvePreviewURL({
    linkResolver: pathOfDraft,
    defaultURL: '/',
    previewToken: token,
    documentID: 'faq',
  })
  const value = encodeURIComponent(JSON.stringify({ [`${repository}.prismic.io`]: { preview: ref } }))
  return { cookie: `io.prismic.preview=${value}`, path: shown }
}

const ask = (shown: string, cookie: string, headers: Record<string, string> = {}) =>
  previews.request(`/api/preview/page?path=${encodeURIComponent(shown)}`, { headers: { cookie, ...headers } })

const documentOf = ({ page }: PreviewedPage) =>
  (
    page?.result.data as
      | { document?: { localized?: { document?: JsonObject; data?: JsonObject } } }
      | undefined
  )?.document?.localized

it('opens the preview of a configured repository and shows its draft, and each change of it', async () => {
  const { cookie, path: shown } = await openSession()
  expect(shown).toBe('/en/faq')
  const first = await ask(shown, cookie)
  expect(first.status).toBe(200)
  const previewed = (await first.json()) as PreviewedPage
  expect(JSON.stringify(documentOf(previewed))).toContain('First words')
  expect(previewed.page).toMatchObject({ componentChunkName: 'chunk-Faq', path: '/en/faq' })
  expect(previewed.site).toMatchObject({ urlCode: 'en' })
  expect(previewed.drafts).toEqual([
    {
      id: 'faq',
      type: 'faq',
      lang: 'en-gb',
      title: 'First words',
      path: '/en/faq',
      paths: expect.any(Array) as unknown,
    },
  ])

  const version = first.headers.get('ETag') ?? ''
  expect((await ask(shown, cookie, { 'If-None-Match': version })).status).toBe(304)
  saveDraft('Other words')
  await fetch(`${server.origin}/reload`, { method: 'POST' })
  const second = await ask(shown, cookie, { 'If-None-Match': version })
  expect(second.status).toBe(200)
  expect(JSON.stringify(documentOf((await second.json()) as PreviewedPage))).toContain('Other words')
}, 30_000)

it('what is published is not read again for a preview once previews are prepared', async () => {
  const requested: string[] = []
  const { fetch: network } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requested.push(input instanceof Request ? input.url : String(input))
    return network(input, init)
  })
  await prepare()
  const searches = (): string[] => requested.filter((address) => address.includes('/documents/search'))
  const [published] = searches()
  const ref = published && new URL(published).searchParams.get('ref')
  expect(ref).toBeTruthy()
  requested.length = 0
  const { cookie, path: shown } = await openSession()
  expect((await ask(shown, cookie)).status).toBe(200)
  expect(searches().length).toBeGreaterThan(0)
  expect(searches().filter((address) => new URL(address).searchParams.get('ref') === ref)).toEqual([])
}, 30_000)

it('preparing previews of a repository that cannot be reached fails silently, and a preview says it', async () => {
  const { cookie, path: shown } = await openSession()
  await server.stop()
  await prepare()
  expect((await ask(shown, cookie)).status).toBeGreaterThanOrEqual(500)
}, 60_000)

it('a draft that says what is published changes nothing', async () => {
  saveDraft('Published words')
  await fetch(`${server.origin}/reload`, { method: 'POST' })
  const { cookie, path: shown } = await openSession()
  const previewed = (await (await ask(shown, cookie)).json()) as PreviewedPage
  expect(previewed.drafts).toEqual([])
  expect(JSON.stringify(documentOf(previewed))).toContain('Published words')
}, 30_000)

it('what keeps a draft from being published is said with its field', async () => {
  saveDraft('Costs {plan:nowhere.monthly}')
  await fetch(`${server.origin}/reload`, { method: 'POST' })
  const { cookie, path: shown } = await openSession()
  const { findings } = (await (await ask(shown, cookie)).json()) as PreviewedPage
  expect(findings.join('\n')).toMatch(/title: .*plan:nowhere/)
  // Of the draft alone: that the other documents are not looked at does not mean that they are missing.
  expect(findings.join('\n')).not.toContain('(none)')
}, 30_000)

it('a session that has ended is said to have ended', async () => {
  const { cookie, path: shown } = await openSession()
  const ended = await ask(shown, cookie.replace(/previews%2F\w+/, 'previews%2Fgone'))
  expect([ended.status, await ended.json()]).toEqual([
    404,
    expect.objectContaining({ message: 'This preview has ended. Open it from the editor again.' }),
  ])
}, 30_000)

it('a token of another host than the configured one is refused, and nothing is requested there', async () => {
  const requests: string[] = []
  const search = `?${new URLSearchParams({
    token: 'https://elsewhere.example/previews/abc',
    documentId: 'faq',
  }).toString()}`
  const requested = requestedPreview({ origin: site, search }, (input, init) => {
    requests.push(new URL(String(input)).origin)
    return browser(input, init)
  })
  await expect(requested).rejects.toThrow('The preview token belongs to elsewhere.example.')
  expect(requests).toEqual([site])
})
