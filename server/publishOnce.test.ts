/** How often one press on "Publish" reads and plans the repository: the editor's server and the publisher, over real HTTP. */
import { symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { ContentFolder, makeDocument } from '../content-api/content.fixture'
import { createReceiver } from '../publisher/webhook'
import { contentReader } from '../src/content/source/contentReader'
import { publishMarkets } from '../src/content/source/markets.fixture'
import { pullDocuments } from '../src/content/source/pullDocuments'
import { planContent } from '../src/content/source/readContent'
import { parseEnvironment } from '../src/core/environment'
import { askPublisher, checkByPublisher } from './askPublisher'
import { embeddedContentApi } from './contentApi'
import { openPreviews } from './previews'
import { writeBuild } from './previews/build.fixture'
import { SharedThread } from './sharedThread'

jest.mock('../src/content/source/readContent', () => {
  const actual = jest.requireActual<{ planContent: () => unknown }>('../src/content/source/readContent')
  return { ...actual, planContent: jest.fn(actual.planContent) }
})
jest.mock('../src/content/source/pullDocuments', () => {
  const actual = jest.requireActual<{ pullDocuments: () => unknown }>('../src/content/source/pullDocuments')
  return { ...actual, pullDocuments: jest.fn(actual.pullDocuments) }
})

jest.setTimeout(60_000)
/** All fields of a document, as the editor stores them. */
const faq = (title: string) => ({
  id: 'faq',
  uid: 'faq',
  type: 'faq',
  lang: 'en-gb',
  data: {
    ...{ title, lead: null, search_label: null, count_text: null, empty_text: null, reset_label: null },
    ...{ categories: [], localeCode: null, path: null, slices: [], meta_title: null, meta_description: null },
    ...{ meta_image: {}, notification_message: [] },
  },
})
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

let folder: ContentFolder
let stops: (() => void)[]
beforeEach(() => {
  stops = []
  folder = new ContentFolder()
  for (const page of ['us/index.tsx', 'us/legal.tsx', '404.tsx']) folder.write(`src/pages/${page}`, '')
  for (const models of ['customtypes', 'src/slices'])
    symlinkSync(path.resolve(models), path.join(folder.root, models))
  publishMarkets(folder)
  folder.write('content/jobs.json', { jobs: [] })
  folder.publish(faq(''))
  writeBuild(folder)
})
afterEach(() => {
  for (const stop of stops) stop()
  folder.remove()
})

async function serve(fetch: Fetch): Promise<string> {
  const server = createAdaptorServer({ fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server with the editor, and a publisher that reads what it would publish. */
async function start({ checkSecret = 's', error = jest.fn() } = {}) {
  const environment = parseEnvironment({ CONTENT_DIR: path.join(folder.root, 'content') })
  const reader = contentReader(folder.root, environment)
  const publish = async () => {
    const { ref } = await reader.read(await reader.open())
    return { outcome: 'published' as const, ref, changed: ['/en'], removed: [], files: 1, milliseconds: 1 }
  }
  const { checkDrafts } = reader
  const receiver = createReceiver(
    { publish, status: () => ({ mode: 'fast', ref: undefined }), checkDrafts },
    { secret: 's' },
  )
  const publisher = await serve(receiver.fetch)
  const thread = new SharedThread({ requestsPer10Seconds: 1000, trustedProxies: 0 })
  const embedded = embeddedContentApi(folder.root, environment, {
    origin: 'http://localhost',
    log: silent,
    thread,
    onPublished: () => askPublisher(publisher, 's'),
    checkElsewhere: (...drafts) =>
      checkByPublisher({ url: publisher, secret: checkSecret, log: { error } }, ...drafts),
  })
  const previews = openPreviews(folder.root, environment, { embedded, thread, log: silent })
  if (!previews) throw new Error('There are no previews')
  return { site: await serve(embedded.api.fetch), previews: previews.routes }
}

/** Writes a draft and publishes it, as the editor does. Gives what the editor is told. */
async function publishDraft(site: string, title: string): Promise<unknown> {
  const send = async (address: string, method: string, body: unknown, version = 'none') => {
    const response = await fetch(`${site}/editor/api${address}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'if-match': version },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const known = (await (await fetch(`${site}/editor/api/documents/faq`)).json()) as { version?: string }
  const draft = makeDocument(faq(title))
  const { body } = await send('/documents/faq', 'PUT', draft, known.version)
  const result = await send('/publish', 'POST', { documents: [{ id: 'faq', version: body['version'] }] })
  return result.body
}

const plannedSources = () => jest.mocked(planContent).mock.calls.map(([, { source }]) => source.name)
const onSite = { documents: ['faq'], site: 'The site shows it: one page changed.', isOnSite: true }

it('a publish is planned once in all, and only what has changed is read', async () => {
  const { site } = await start()
  await expect(publishDraft(site, 'First words')).resolves.toEqual(onSite)
  for (const title of ['Second words', 'Third words']) {
    jest.mocked(pullDocuments).mockClear()
    jest.mocked(planContent).mockClear()
    await expect(publishDraft(site, title)).resolves.toEqual(onSite)
    expect(pullDocuments).not.toHaveBeenCalled()
    expect(plannedSources()).toEqual(['the drafts'])
  }
})

it('the server checks drafts itself when the publisher does not, and says why in the log', async () => {
  const error = jest.fn()
  const { site } = await start({ checkSecret: 'another', error })
  await publishDraft(site, 'First words')
  jest.mocked(planContent).mockClear()
  await expect(publishDraft(site, 'Second words')).resolves.toEqual(onSite)
  expect(plannedSources()).toEqual(['the drafts', path.join(folder.root, 'content')])
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/so the server does: .*401/))
})

it('a preview reads of what is published only what has changed since the last one', async () => {
  const { site, previews } = await start()
  const previewed = async (title: string): Promise<string> => {
    const draft = makeDocument(faq(title))
    const { version } = (await (await fetch(`${site}/editor/api/documents/faq`)).json()) as {
      version: string
    }
    await fetch(`${site}/editor/api/documents/faq`, {
      method: 'PUT',
      body: JSON.stringify(draft),
      headers: { 'content-type': 'application/json', 'if-match': version },
    })
    const session = await fetch(`${site}/previews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ draft: 'faq' }),
    })
    const { token } = (await session.json()) as { token: string }
    const value = encodeURIComponent(JSON.stringify({ 'outlay.prismic.io': { preview: token } }))
    const page = await previews.request('http://localhost/api/preview/page?path=/en/faq', {
      headers: { cookie: `io.prismic.preview=${value}` },
    })
    return page.text()
  }
  expect(await previewed('Words of a draft')).toContain('Words of a draft')
  await publishDraft(site, 'Published words')
  jest.mocked(pullDocuments).mockClear()
  expect(await previewed('Words of another')).toContain('Words of another')
  // That of the drafts, which are at another ref.
  expect(pullDocuments).toHaveBeenCalledTimes(1)
})
