import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PreviewTokenExpiredError, type Client, type PrismicDocument } from '@prismicio/client'
import {
  ContentFolder,
  embeddedClient,
  privateTo,
  makeDocument,
  origin,
  repositoryName,
} from './content.fixture'
import type { JsonObject } from './json'
import type { Repository } from './repository'

let folder: ContentFolder
let repository: Repository
let client: Client
let fetch: typeof globalThis.fetch
let newClient: () => Client

beforeEach(() => {
  folder = new ContentFolder()
  folder.publish({
    id: 'a',
    uid: 'a',
    last_publication_date: '2026-05-01T00:00:00+0000',
    data: { title: 'A' },
  })
  folder.publish({ id: 'b', uid: 'b', data: { title: 'B' } })
  folder.write('content/drafts/b.json', makeDocument({ id: 'b', uid: 'b', data: { title: 'B as a draft' } }))
  folder.write(
    'content/drafts/new.json',
    makeDocument({ id: 'new', uid: 'new', data: { title: 'Unpublished' } }),
  )
  folder.write(
    'content/drafts/Spring/a.json',
    makeDocument({ id: 'a', uid: 'a', data: { title: 'A in spring' } }),
  )
  repository = folder.load()
  ;({ client, fetch, newClient } = embeddedClient({ repository, editing: true }))
})
afterEach(() => folder.remove())

const json = { 'Content-Type': 'application/json' }

async function openPreview(body: JsonObject): Promise<{ id: string; token: string; mainDocument: string }> {
  const response = await fetch(`${origin}/previews`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as { id: string; token: string; mainDocument: string }
}

const titles = (documents: PrismicDocument[]): unknown[] => documents.map(({ data }) => data['title'])
const linkResolver = ({ uid }: { uid?: string }): string => `/en/${uid}`

describe('a preview session', () => {
  it('shows a given document in place of the published one, first of all', async () => {
    const { token } = await openPreview({
      document: makeDocument({ id: 'b', uid: 'b', data: { title: 'Typed now' } }),
    })
    expect(token.startsWith(`${origin}/previews/`)).toBe(true)
    client.queryContentFromRef(token)
    expect(titles((await client.get()).results)).toEqual(['Typed now', 'A'])
    expect((await client.getByUID('page', 'b')).data['title']).toBe('Typed now')
    expect(titles((await newClient().get()).results)).toEqual(['A', 'B'])
  })

  it('respects a given ordering', async () => {
    const { token } = await openPreview({
      document: makeDocument({ id: 'b', uid: 'b', data: { title: 'Typed now' } }),
    })
    const response = await client.get({ ref: token, orderings: [{ field: 'my.page.uid' }] })
    expect(titles(response.results)).toEqual(['A', 'Typed now'])
  })

  it('shows a stored draft with the other drafts of its release, and follows its edits', async () => {
    const { token, mainDocument } = await openPreview({ draft: 'new' })
    expect(mainDocument).toBe('new')
    expect(titles((await client.get({ ref: token })).results)).toEqual(['Unpublished', 'B as a draft', 'A'])
    folder.write(
      'content/drafts/new.json',
      makeDocument({ id: 'new', uid: 'new', data: { title: 'Edited' } }),
    )
    repository.reload()
    expect((await client.getByID('new', { ref: token })).data['title']).toBe('Edited')
  })

  it('names its document', async () => {
    const { id } = await openPreview({ draft: 'new' })
    expect(await (await fetch(`${origin}/previews/${id}`)).json()).toEqual({
      mainDocument: 'new',
      type: 'DRAFT',
    })
    expect((await fetch(`${origin}/previews/unknown`)).status).toBe(404)
  })

  it('leads the client to the address of the previewed document', async () => {
    const { token } = await openPreview({ draft: 'new' })
    const url = await client.resolvePreviewURL({
      linkResolver,
      defaultURL: '/',
      previewToken: token,
      documentID: 'new',
    })
    expect(url).toBe('/en/new')
  })

  it('leads there by routes too, with the address of the draft', async () => {
    const { token } = await openPreview({ draft: 'new' })
    const { client: routed } = embeddedClient(
      { repository, editing: true },
      { routes: [{ type: 'page', path: '/by-route/:uid' }], fetch },
    )
    const preview = { defaultURL: '/', previewToken: token, documentID: 'new' }
    expect(await routed.resolvePreviewURL(preview)).toBe('/by-route/new')
  })

  it('is recognised in the whole cookie of the visitor', async () => {
    const { token } = await openPreview({ draft: 'b' })
    const value = JSON.stringify({ _tracker: 'x', [`${repositoryName}.prismic.io`]: { preview: token } })
    for (const cookie of [encodeURIComponent(value), value]) {
      const visitor = newClient()
      visitor.enableAutoPreviewsFromReq({ headers: { cookie: `other=1; io.prismic.preview=${cookie}` } })
      expect((await visitor.getByID('b')).data['title']).toBe('B as a draft')
    }
  })

  it('is not in a cookie that only has the tracker', async () => {
    const cookie = encodeURIComponent(JSON.stringify({ _tracker: 'x' }))
    client.enableAutoPreviewsFromReq({ headers: { cookie: `io.prismic.preview=${cookie}` } })
    expect((await client.getByID('b')).data['title']).toBe('B')
  })

  it('is over when the server does not know it (any more)', async () => {
    const error: unknown = await client
      .get({ ref: `${origin}/previews/gone?websitePreviewId=x` })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PreviewTokenExpiredError)
  })

  it('is removed after 200 newer ones', async () => {
    const first = await openPreview({ draft: 'b' })
    for (let count = 0; count < 200; count++) await openPreview({ draft: 'b' })
    expect((await fetch(`${origin}/previews/${first.id}`)).status).toBe(404)
  })
})

describe('opening a preview', () => {
  const post = async (body: string, target = fetch) => {
    const response = await target(`${origin}/previews`, { method: 'POST', headers: json, body })
    return { status: response.status, body: (await response.json()) as { message: string } }
  }

  it.each([
    ['{', 400, 'A preview needs'],
    ['{}', 400, 'A preview needs'],
    ['{"draft":"nowhere"}', 404, 'no draft with the id "nowhere"'],
    [
      '{"document":{"id":"x"}}',
      400,
      '"type" must be a text. "lang" must be a text. "data" must be an object.',
    ],
  ])('refuses %s', async (body, status, message) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(response.body.message).toContain(message)
  })

  it('is closed unless the repository is open for editing', async () => {
    const closed = embeddedClient({ repository })
    for (const path of ['/previews', '/reload', '/api/v2', '/nowhere']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const response = await closed.fetch(`${origin}${path}`, { method, body: '{"draft":"b"}' })
        expect(response.status).toBe(403)
      }
    }
    const preflight = await closed.fetch(`${origin}/previews`, { method: 'OPTIONS' })
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD')
    expect(await closed.client.getReleases()).toEqual([])
  })

  it('needs the access token of a private repository', async () => {
    const closed = embeddedClient({ repository, editing: true, access: privateTo('right') })
    expect((await post('{"draft":"b"}', closed.fetch)).status).toBe(401)
    expect((await closed.fetch(`${origin}/reload`, { method: 'POST' })).status).toBe(401)
  })
})

it('a body is refused before it is read when it is too large, or when nothing may be written', async () => {
  const closed = embeddedClient({ repository })
  for (const [target, status] of [
    [fetch, 413],
    [closed.fetch, 403],
  ] as const) {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        if (pulled > 1000) controller.close()
        else controller.enqueue(new Uint8Array(40_000).fill(91))
      },
    })
    const response = await target(`${origin}/previews`, { method: 'POST', body, ...{ duplex: 'half' } })
    expect(response.status).toBe(status)
    expect(pulled).toBeLessThan(10)
  }
})

describe('a release', () => {
  it('is listed and can be read by id and by label', async () => {
    expect((await client.getReleases()).map(({ id, label }) => [id, label])).toEqual([
      ['drafts', 'Drafts'],
      ['drafts-Spring', 'Spring'],
    ])
    client.queryContentFromReleaseByLabel('Spring')
    expect(titles((await client.get()).results)).toEqual(['A in spring', 'B'])
    client.queryContentFromReleaseByID('drafts')
    expect((await client.getByID('b')).data['title']).toBe('B as a draft')
  })

  it('is listed before it has a document', async () => {
    mkdirSync(join(folder.root, 'content/drafts/Summer'))
    repository.reload()
    const summer = await newClient().getReleaseByLabel('Summer')
    expect(titles((await newClient().get({ ref: summer.ref })).results)).toEqual(['A', 'B'])
  })

  it('gets another ref when a draft of it changes', async () => {
    const before = (await client.getReleaseByID('drafts')).ref
    folder.write('content/drafts/b.json', makeDocument({ id: 'b', uid: 'b', data: { title: 'Again' } }))
    const response = await fetch(`${origin}/reload`, { method: 'POST' })
    expect(await response.json()).toEqual({ masterRef: repository.masterRef, problems: [] })
    expect((await newClient().getReleaseByID('drafts')).ref).not.toBe(before)
    expect((await fetch(`${origin}/api/v2/documents/search?ref=${before}`)).status).toBe(410)
  })
})
