/** `fetch` and `fetchLinks`. */
import { ParsingError, type Client, type QueryParams } from '@prismicio/client'
import { ContentFolder, embeddedClient, linkTo } from './content.fixture'
import type { JsonObject } from './json'

let folder: ContentFolder
let client: Client

beforeAll(() => {
  folder = new ContentFolder()
  folder.model('post', { title: { type: 'Text' }, lead: { type: 'Text' }, author: { type: 'Link' } })
  folder.model('author', {
    uid: { type: 'UID' },
    name: { type: 'Text' },
    born: { type: 'Date' },
    team: { type: 'Link' },
    books: { type: 'Group', config: { fields: {} } },
  })
  folder.publish({
    id: 'post',
    type: 'post',
    data: {
      title: 'Title',
      author: linkTo('ada', 'author'),
      others: [{ to: linkTo('ada', 'author') }, { to: linkTo('gone', 'author') }],
      text: [
        {
          type: 'paragraph',
          text: 'Ada',
          spans: [{ type: 'hyperlink', start: 0, end: 3, data: linkTo('ada', 'author') }],
        },
      ],
      slices: [{ slice_type: 's', id: 's', primary: { to: linkTo('ada', 'author') }, items: [] }],
    },
  })
  folder.publish({
    id: 'ada',
    type: 'author',
    uid: 'ada',
    data: { name: 'Ada', team: linkTo('post', 'post') },
  })
  client = embeddedClient({ repository: folder.load() }).client
})
afterAll(() => folder.remove())

const dataOf = async (id: string, more: QueryParams): Promise<JsonObject> =>
  (await client.getByID(id, more)).data as JsonObject

describe('fetch', () => {
  it('gives these fields only, empty ones too', async () => {
    expect(await dataOf('post', { fetch: ['post.title', 'post.lead'] })).toEqual({
      title: 'Title',
      lead: null,
    })
  })

  it('gives no fields of a type that it does not name', async () => {
    const document = await client.getByID('ada', { fetch: 'post.title' })
    expect(document).toMatchObject({ uid: 'ada', type: 'author', data: {} })
    expect(document.data).toEqual({})
  })

  it('goes with fetchLinks', async () => {
    expect(await dataOf('post', { fetch: 'post.author', fetchLinks: 'author.name' })).toEqual({
      author: { ...linkTo('ada', 'author'), data: { name: 'Ada' } },
    })
  })
})

describe('fetchLinks', () => {
  it('puts fields of the linked document into link fields, wherever they are', async () => {
    const link = { id: 'ada', data: { name: 'Ada', born: null } }
    const data = await dataOf('post', { fetchLinks: ['author.name', 'author.born'] })
    expect(data).toMatchObject({
      title: 'Title',
      author: link,
      others: [{ to: link }, { to: { id: 'gone' } }],
      slices: [{ primary: { to: link } }],
    })
    expect(JSON.stringify(data['text'])).not.toContain('"data":{"name"')
    expect(JSON.stringify(data['others'])).toMatch(/"gone"[^{]*}]$/)
  })

  it('leaves links to other types as they are', async () => {
    expect((await dataOf('ada', { fetchLinks: 'author.name' }))['team']).toEqual(linkTo('post', 'post'))
  })

  it('gives links in the fetched fields their address', async () => {
    const data = await dataOf('post', {
      fetch: 'post.author',
      fetchLinks: 'author.team',
      routes: [{ type: 'post', path: '/post' }],
    })
    expect(data).toMatchObject({ author: { data: { team: { url: '/post' } } } })
  })
})

it.each<[QueryParams, string]>([
  [{ fetch: 'title' }, '[fetch] "title": expected a field of a type, "page.title".'],
  [{ fetch: 'my.post.title' }, '[fetch] "my.post.title": expected a field of a type'],
  [{ fetch: 'unheard.title' }, '[fetch] "unheard.title": unknown type "unheard".'],
  [{ fetch: ['post.title', 'post.colour'] }, 'the type "post" has no field "colour".'],
  [{ fetchLinks: 'author.colour' }, '[fetchLinks] "author.colour": the type "author" has no field "colour".'],
  [{ fetchLinks: 'author.books' }, 'read with "graphQuery"'],
  [{ fetch: 'post.title', graphQuery: '{ post { title } }' }, '"graphQuery" cannot be combined with "fetch"'],
  [{ fetchLinks: 'author.name', graphQuery: '{ post { title } }' }, 'cannot be combined with "fetchLinks"'],
])('refuses %p', async (parameters, message) => {
  const error: unknown = await client.get(parameters).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ParsingError)
  expect(String(error)).toContain(message)
})
