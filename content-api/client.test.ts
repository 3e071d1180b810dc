/** The unmodified @prismicio/client, in process, for every call of the site that reads published content. */
import {
  filter,
  ForbiddenError,
  NotFoundError,
  ParsingError,
  RefNotFoundError,
  type Client,
} from '@prismicio/client'
import { ContentFolder, embeddedClient, privateTo, origin } from './content.fixture'
import type { Repository } from './repository'

let folder: ContentFolder
let repository: Repository
let client: Client
let newClient: () => Client

beforeEach(() => {
  folder = new ContentFolder()
  folder.write('customtypes/page/index.json', {
    id: 'page',
    label: 'Page',
    json: { Main: { uid: { type: 'UID' } } },
  })
  folder.write('src/slices/Hero/model.json', {
    id: 'hero',
    type: 'SharedSlice',
    name: 'Hero',
    variations: [],
  })
  folder.publish({ id: 'home-en', type: 'homepage', data: { title: 'Home' } })
  folder.publish({ id: 'home-de', type: 'homepage', lang: 'de-de', data: { title: 'Start' } })
  folder.publish({
    id: 'a-en',
    uid: 'a',
    tags: ['finance', 'cards'],
    last_publication_date: '2026-02-01T00:00:00+0000',
    alternate_languages: [{ id: 'a-de', type: 'page', lang: 'de-de', uid: 'a' }],
    data: { title: 'beta', weight: 2 },
  })
  folder.publish({ id: 'b-en', uid: 'b', tags: ['cards'], data: { title: 'Alpha', weight: 1 } })
  folder.publish({ id: 'c-en', uid: 'c', data: { title: 'gamma' } })
  folder.publish({ id: 'a-de', uid: 'a', lang: 'de-de', data: { title: 'Beta' } })
  repository = folder.load()
  ;({ client, newClient } = embeddedClient({ repository }))
})
afterEach(() => folder.remove())

const ids = (documents: { id: string }[]): string[] => documents.map(({ id }) => id)

describe('the repository', () => {
  it('lists refs, languages, types and forms', async () => {
    const response = await client.getRepository()
    expect(response.refs).toEqual([
      { id: 'master', ref: repository.masterRef, label: 'Master', isMasterRef: true },
    ])
    expect(response.languages.map(({ id, is_master }) => [id, is_master])).toEqual([
      ['en-gb', true],
      ['de-de', false],
    ])
    expect(response.types).toEqual({ page: 'Page' })
    expect(response.forms['everything']?.action).toBe(`${origin}/api/v2/documents/search`)
    expect(response).toMatchObject({ integrationFieldsRef: null, bookmarks: {}, version: 'embedded' })
  })

  it('gives its master ref, all refs and its tags', async () => {
    expect((await client.getMasterRef()).ref).toBe(repository.masterRef)
    expect(await client.getRefs()).toHaveLength(1)
    expect(await client.getReleases()).toEqual([])
    expect(await client.getTags()).toEqual(['cards', 'finance'])
    const { fetch } = embeddedClient({ repository })
    for (const path of ['/api/tags', '/api/v2/tags'])
      expect(await (await fetch(`${origin}${path}`)).json()).toEqual(['cards', 'finance'])
  })

  it('serves its models', async () => {
    const { fetch } = embeddedClient({ repository })
    const models = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json()
    expect(await models('/customtypes')).toMatchObject([{ id: 'page', label: 'Page' }])
    expect(await models('/customtypes/page')).toMatchObject({ id: 'page' })
    expect(await models('/slices')).toMatchObject([{ id: 'hero', name: 'Hero' }])
    expect((await fetch(`${origin}/slices/unknown`)).status).toBe(404)
  })
})

describe('queries', () => {
  it('reads the master language unless another, or all, is requested', async () => {
    expect(ids((await client.get()).results).sort()).toEqual(['a-en', 'b-en', 'c-en', 'home-en'])
    expect(ids((await client.get({ lang: 'de-de' })).results).sort()).toEqual(['a-de', 'home-de'])
    expect((await client.get({ lang: '*' })).total_results_size).toBe(6)
    expect((await client.get({ lang: 'xx-yy' })).results).toEqual([])
  })

  it('serves a language that was not configured', async () => {
    folder.publish({ id: 'odd', lang: 'xx-yy' })
    repository.reload()
    expect(ids((await newClient().get({ lang: 'xx-yy' })).results)).toEqual(['odd'])
  })

  it('gives documents as stored, with an absolute href that leads to them', async () => {
    const document = await client.getByUID('page', 'a')
    expect(document).toMatchObject({
      id: 'a-en',
      uid: 'a',
      type: 'page',
      lang: 'en-gb',
      tags: ['finance', 'cards'],
      alternate_languages: [{ id: 'a-de', type: 'page', lang: 'de-de', uid: 'a' }],
      data: { title: 'beta', weight: 2 },
    })
    expect(document.href.startsWith(`${origin}/api/v2/documents/search?`)).toBe(true)
    const { fetch } = embeddedClient({ repository })
    expect(await (await fetch(document.href)).json()).toMatchObject({ results: [{ id: 'a-en' }] })
  })

  it('finds by uid, uids, id, ids, single type, type and tags', async () => {
    expect((await client.getByUID('page', 'a', { lang: 'de-de' })).id).toBe('a-de')
    expect(ids((await client.getByUIDs('page', ['a', 'b'])).results)).toEqual(['a-en', 'b-en'])
    expect((await client.getByID('c-en')).uid).toBe('c')
    expect(ids((await client.getByIDs(['c-en', 'b-en'])).results).sort()).toEqual(['b-en', 'c-en'])
    expect(ids(await client.getAllByIDs(['c-en', 'a-de'], { lang: '*' })).sort()).toEqual(['a-de', 'c-en'])
    expect((await client.getSingle('homepage', { lang: 'de-de' })).id).toBe('home-de')
    expect(ids((await client.getByType('page')).results)).toHaveLength(3)
    expect(ids(await client.getAllByType('page', { lang: '*' }))).toHaveLength(4)
    expect(ids((await client.getByTag('finance')).results)).toEqual(['a-en'])
    expect(ids(await client.getAllByTag('cards'))).toEqual(['a-en', 'b-en'])
    expect(ids((await client.getByEveryTag(['finance', 'cards'])).results)).toEqual(['a-en'])
    expect(ids((await client.getBySomeTags(['finance', 'cards'])).results)).toEqual(['a-en', 'b-en'])
    expect((await client.getFirst()).id).toBe('a-en')
  })

  it('reports a missing document and an unknown type', async () => {
    await expect(client.getByUID('page', 'nowhere')).rejects.toBeInstanceOf(NotFoundError)
    await expect(client.getByUID('unheard', 'a')).rejects.toBeInstanceOf(ParsingError)
  })
})

describe('order', () => {
  const order = async (field: string, direction: 'asc' | 'desc' = 'asc') =>
    ids(
      (await client.get({ filters: [filter.at('document.type', 'page')], orderings: [{ field, direction }] }))
        .results,
    )

  it('begins with the last published', async () => {
    expect(ids((await client.get()).results)).toEqual(['a-en', 'b-en', 'c-en', 'home-en'])
  })

  it('goes by a field, whatever its case, up or down', async () => {
    expect(await order('my.page.title')).toEqual(['b-en', 'a-en', 'c-en'])
    expect(await order('my.page.title', 'desc')).toEqual(['c-en', 'a-en', 'b-en'])
    expect(await order('document.last_publication_date', 'desc')).toEqual(['a-en', 'b-en', 'c-en'])
  })

  it('puts documents without the value last in both directions', async () => {
    expect(await order('my.page.weight')).toEqual(['b-en', 'a-en', 'c-en'])
    expect(await order('my.page.weight', 'desc')).toEqual(['a-en', 'b-en', 'c-en'])
  })

  it('goes by several fields', async () => {
    const orderings = [{ field: 'document.type', direction: 'desc' as const }, { field: 'my.page.uid' }]
    expect(ids((await client.get({ orderings })).results)).toEqual(['a-en', 'b-en', 'c-en', 'home-en'])
  })

  it('refuses what is no field', async () => {
    await expect(client.get({ orderings: [{ field: 'title' }] })).rejects.toBeInstanceOf(ParsingError)
  })
})

describe('pages', () => {
  beforeEach(() => {
    for (let number = 1; number <= 250; number++) {
      folder.publish({ id: `n-${String(number).padStart(3, '0')}`, type: 'note', data: { number } })
    }
    repository.reload()
    client = newClient()
  })

  it('gives page by page with absolute links to its neighbours', async () => {
    const query = {
      filters: [filter.at('document.type', 'note')],
      orderings: [{ field: 'my.note.number' }],
      pageSize: 100,
    }
    const second = await client.get({ ...query, page: 2 })
    expect(second).toMatchObject({
      page: 2,
      results_per_page: 100,
      results_size: 100,
      total_results_size: 250,
      total_pages: 3,
    })
    expect(second.results[0]?.id).toBe('n-101')
    expect(second.next_page?.startsWith(`${origin}/api/v2/documents/search?`)).toBe(true)
    const { fetch } = embeddedClient({ repository })
    const third = await (await fetch(second.next_page ?? '')).json()
    expect(third).toMatchObject({ page: 3, results_size: 50, next_page: null })
    expect(new URL(second.prev_page ?? '').searchParams.get('page')).toBe('1')
    expect((await client.get({ ...query, page: 1 })).prev_page).toBeNull()
    expect(await client.get({ ...query, page: 9 })).toMatchObject({ results: [], next_page: null })
  })

  it('has 20 on a page, and never more than 100', async () => {
    expect((await client.get()).results_size).toBe(20)
    expect((await client.get({ pageSize: 500 })).results_per_page).toBe(100)
    expect(await client.get({ filters: [filter.at('document.id', 'none')] })).toMatchObject({
      results_size: 0,
      total_pages: 1,
      next_page: null,
    })
  })

  it('lets the client collect all of them, each once', async () => {
    const all = await client.dangerouslyGetAll({ lang: '*' })
    expect(all).toHaveLength(256)
    expect(new Set(ids(all)).size).toBe(256)
  })

  it('continues after a document', async () => {
    const response = await client.getByType('note', {
      after: 'n-249',
      orderings: [{ field: 'my.note.number' }],
    })
    expect(ids(response.results)).toEqual(['n-250'])
  })

  it.each([{ page: 0 }, { page: 1.5 }, { pageSize: -1 }])('refuses %p', async (parameters) => {
    await expect(client.get(parameters)).rejects.toBeInstanceOf(ParsingError)
  })
})

describe('refs', () => {
  let warning: jest.SpyInstance

  beforeEach(() => {
    warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => warning.mockRestore())

  it('lets the client recover by itself after a publish', async () => {
    expect((await client.getByID('b-en')).data['title']).toBe('Alpha')
    folder.publish({ id: 'b-en', uid: 'b', data: { title: 'Published' } })
    repository.reload()
    expect((await client.getByID('b-en')).data['title']).toBe('Published')
    expect(warning).toHaveBeenCalledWith(
      expect.stringContaining(`latest master ref (${repository.masterRef})`),
    )
  })

  it('responds with 410 for an old ref and 404 for an unknown one', async () => {
    const { fetch } = embeddedClient({ repository })
    const statusOf = async (ref: string) => {
      const response = await fetch(`${origin}/api/v2/documents/search?ref=${ref}`)
      const { message } = (await response.json()) as { message: string }
      return [response.status, message.endsWith(`Master ref is: ${repository.masterRef}`)]
    }
    expect(await statusOf('master~00000000000000000000')).toEqual([410, true])
    expect(await statusOf('anything')).toEqual([404, true])
    expect(await statusOf('')).toEqual([400, false])
  })

  it('leads a client with a wrong ref to the master', async () => {
    client.queryContentFromRef('anything')
    expect((await client.getByID('b-en')).data['title']).toBe('Alpha')
  })

  it('is refused for a release that is not listed', async () => {
    folder.write('content/drafts/a-en.json', {
      id: 'a-en',
      type: 'page',
      lang: 'en-gb',
      data: { title: 'Secret' },
    })
    const editing = embeddedClient({ repository: folder.load(), editing: true }).client
    const [release] = await editing.getReleases()
    const { fetch } = embeddedClient({ repository: folder.load() })
    const response = await fetch(`${origin}/api/v2/documents/search?ref=${release?.ref}`)
    expect(response.status).toBe(410)
    expect(await response.text()).not.toContain('Secret')
  })
})

describe('a private repository', () => {
  it('refuses a wrong or missing access token', async () => {
    for (const config of [{}, { accessToken: 'wrong' }]) {
      const stranger = embeddedClient({ repository, access: privateTo('right') }, config).client
      const error: unknown = await stranger.getRepository().catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ForbiddenError)
      expect(error).not.toBeInstanceOf(RefNotFoundError)
      expect(String(error)).toContain('Invalid access token')
      await expect(stranger.get({ ref: repository.masterRef })).rejects.toBeInstanceOf(ForbiddenError)
    }
  })

  it('serves a request with the token', async () => {
    const holder = embeddedClient({ repository, access: privateTo('right') }, { accessToken: 'right' }).client
    expect((await holder.getSingle('homepage')).id).toBe('home-en')
    expect(await holder.getTags()).toEqual(['cards', 'finance'])
  })

  it('protects its models too, and accepts the token as a header', async () => {
    const { fetch } = embeddedClient({ repository, access: privateTo('right') })
    expect((await fetch(`${origin}/customtypes`)).status).toBe(401)
    const authorised = await fetch(`${origin}/customtypes`, { headers: { Authorization: 'Bearer right' } })
    expect(authorised.status).toBe(200)
  })
})
