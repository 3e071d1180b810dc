/** Addresses of documents and links from `routes` and `brokenRoute`. */
import { ParsingError, type Client, type QueryParams, type Route } from '@prismicio/client'
import { ContentFolder, embeddedClient, linkTo } from './content.fixture'
import type { Json, JsonObject } from './json'

let folder: ContentFolder
let client: Client

const relationship = (...customtypes: string[]): JsonObject => ({
  type: 'Link',
  config: { select: 'document', customtypes },
})

beforeAll(() => {
  folder = new ContentFolder()
  folder.model('section', { uid: { type: 'UID' } })
  folder.model('category', { uid: { type: 'UID' }, section: relationship('section') })
  folder.model('product', {
    uid: { type: 'UID' },
    category: relationship('category'),
    related: relationship('product', 'category'),
    website: { type: 'Link' },
    name: { type: 'Text' },
    body: { type: 'StructuredText' },
    links: { type: 'Group', config: { fields: { to: relationship('product') } } },
  })
  folder.publish({ id: 'home', type: 'page', uid: 'home' })
  folder.publish({ id: 'home-de', type: 'page', uid: 'home', lang: 'de-de' })
  folder.publish({ id: 'about', type: 'page', uid: 'about' })
  folder.publish({ id: 'about-de', type: 'page', uid: 'about', lang: 'de-de' })
  folder.publish({ id: 'settings', type: 'settings' })
  folder.publish({ id: 'clothing', type: 'section', uid: 'clothing' })
  folder.publish({
    id: 'tops',
    type: 'category',
    uid: 'tops',
    data: { section: linkTo('clothing', 'section') },
  })
  folder.publish({ id: 'sale', type: 'category', uid: 'sale', data: { section: { link_type: 'Any' } } })
  folder.publish({
    id: 'blouse',
    type: 'product',
    uid: 'blouse',
    data: { category: linkTo('tops', 'category') },
  })
  folder.publish({
    id: 'shirt',
    type: 'product',
    uid: 'shirt',
    data: { category: linkTo('sale', 'category') },
  })
  folder.publish({
    id: 'gift',
    type: 'product',
    uid: 'gift',
    data: {
      category: linkTo('gone', 'category'),
      website: { link_type: 'Web', url: 'https://example.com' },
      links: [{ to: linkTo('about-de', 'page', { isBroken: true }) }],
      body: [
        {
          type: 'paragraph',
          text: 'See this',
          spans: [{ type: 'hyperlink', start: 0, end: 3, data: linkTo('about', 'page') }],
        },
      ],
      slices: [{ slice_type: 'teaser', id: 's', primary: { to: linkTo('settings', 'settings') }, items: [] }],
    },
  })
  client = embeddedClient({ repository: folder.load() }).client
})
afterAll(() => folder.remove())

type Routes = NonNullable<QueryParams['routes']>

const urlOf = async (id: string, routes: Routes, more: QueryParams = {}): Promise<string | null> =>
  (await client.getByID(id, { routes, lang: '*', ...more })).url

describe('the address of a document', () => {
  it('is null without routes, and for a type without a route', async () => {
    expect((await client.getByID('about')).url).toBeNull()
    expect(await urlOf('settings', [{ type: 'page', path: '/:uid' }])).toBeNull()
  })

  it('has the uid and the language', async () => {
    expect(await urlOf('about', [{ type: 'page', path: '/:lang/p/:uid' }])).toBe('/en-gb/p/about')
  })

  it('leaves an optional language out for the master language', async () => {
    const routes = [{ type: 'page', path: '/:lang?/:uid' }]
    expect(await urlOf('about', routes)).toBe('/about')
    expect(await urlOf('about-de', routes)).toBe('/de-de/about')
    expect(await urlOf('home', [{ type: 'page', path: '/:lang?' }])).toBe('/')
  })

  it.each([false, true])(
    'comes from the most specific route, whatever their order (reversed: %p)',
    async (reversed) => {
      const routes = [
        { type: 'page', path: '/:lang/:uid' },
        { type: 'page', uid: 'home', path: '/:lang' },
        { type: 'page', lang: 'en-gb', path: '/:uid' },
        { type: 'page', uid: 'home', lang: 'en-gb', path: '/' },
      ]
      if (reversed) routes.reverse()
      const ids = ['about-de', 'home-de', 'about', 'home']
      expect(await Promise.all(ids.map((id) => urlOf(id, routes)))).toEqual([
        '/de-de/about',
        '/de-de',
        '/about',
        '/',
      ])
    },
  )

  it('follows content relationships, as far as they go', async () => {
    const routes: Route[] = [
      { type: 'product', resolvers: { category: 'category' }, path: '/:category/:uid' },
      {
        type: 'product',
        resolvers: { category: 'category', section: 'category.section' },
        path: '/:section/:category/:uid',
      },
    ]
    expect(await urlOf('blouse', routes)).toBe('/clothing/tops/blouse')
    expect(await urlOf('shirt', routes)).toBe('/sale/shirt')
    expect(await urlOf('gift', routes)).toBeNull()
  })

  it('leaves an optional relationship out', async () => {
    const routes = [{ type: 'product', resolvers: { parent: 'category' }, path: '/shop/:parent?/:uid/' }]
    expect(await urlOf('shirt', routes)).toBe('/shop/sale/shirt/')
    expect(await urlOf('gift', routes)).toBe('/shop/gift/')
  })

  it('is missing when the document has no uid for it', async () => {
    expect(await urlOf('settings', [{ type: 'settings', path: '/:uid' }])).toBeNull()
  })

  it('is in every result, also from routes that are texts', async () => {
    const routes = ['{"type":"page","path":"/p/:uid"}']
    expect((await client.getAllByType('page', { routes })).map(({ url }) => url)).toEqual([
      '/p/about',
      '/p/home',
    ])
  })
})

describe('the address of a link', () => {
  const routes = [{ type: 'page', path: '/:lang?/:uid' }]
  const dataOf = async (more: QueryParams): Promise<Json> =>
    (await client.getByID('gift', more)).data as JsonObject

  it('is set in fields, groups, rich text and slices, for documents with a route', async () => {
    expect(await dataOf({ routes })).toMatchObject({
      website: { link_type: 'Web', url: 'https://example.com' },
      links: [{ to: { id: 'about-de', isBroken: false, url: '/de-de/about' } }],
      body: [{ spans: [{ data: { id: 'about', url: '/about' } }] }],
      slices: [{ primary: { to: { id: 'settings', isBroken: false } } }],
    })
    expect(JSON.stringify(await dataOf({}))).not.toContain('"/about"')
  })

  it('is the broken route when the document is gone', async () => {
    expect(await dataOf({ routes, brokenRoute: '/404' })).toMatchObject({
      category: { id: 'gone', isBroken: true, url: '/404' },
    })
    const category = (await client.getByID('gift', { routes })).data['category'] as JsonObject
    expect(category['isBroken']).toBe(true)
    expect(category).not.toHaveProperty('url')
  })
})

describe('refuses', () => {
  const entry = (value: Json): string => JSON.stringify([{ type: 'page', path: '/:uid' }, value])

  it.each<[string, string]>([
    ['[', 'The parameter is not JSON.'],
    ['{"type":"page","path":"/"}', 'must be a list'],
    [entry(1), 'Entry 2 of "routes", 1: Expected an object'],
    [entry({ path: '/' }), 'Entry 2 of "routes", {"path":"/"}: "type" is missing'],
    [entry({ type: 'page' }), '"path" is missing'],
    [entry({ type: 'page', path: ':uid' }), '"path" must begin with "/": "/:uid".'],
    [entry({ type: 'page', path: '/', uid: 1 }), '"uid" must be a text.'],
    [entry({ type: 'unheard', path: '/' }), 'Unknown type "unheard". Create the type or remove the entry.'],
    [entry({ type: 'product', path: '/:uid', resolvers: [] }), '"resolvers" must be an object'],
    [
      entry({ type: 'product', path: '/:uid', resolvers: { parent: 'category' } }),
      'The resolver "parent" is not in the path: add ":parent"',
    ],
    [entry({ type: 'product', path: '/:parent/:uid' }), '":parent" has no resolver'],
    [entry({ type: 'product', path: '/:uid', resolvers: { uid: 'category' } }), '"uid" cannot be a resolver'],
    [
      entry({ type: 'product', path: '/:p', resolvers: { p: 1 } }),
      'must be the name of a content relationship',
    ],
    [
      entry({ type: 'product', path: '/:p', resolvers: { p: 'parent' } }),
      'the type "product" has no field "parent"',
    ],
    [
      entry({ type: 'product', path: '/:p', resolvers: { p: 'related' } }),
      '"related" must be a content relationship linked to one and only one custom type.',
    ],
    [
      entry({ type: 'product', path: '/:p', resolvers: { p: 'website' } }),
      'Invalid resolver "p": "website" must be',
    ],
    [
      entry({ type: 'product', path: '/:p', resolvers: { p: 'name' } }),
      'Invalid resolver "p": "name" must be',
    ],
    [
      entry({ type: 'product', path: '/:p', resolvers: { p: 'category.shelf' } }),
      'the type "category" has no field "shelf"',
    ],
  ])('%s', async (routes, message) => {
    const error: unknown = await client.get({ routes }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ParsingError)
    expect(String(error)).toContain('[Link resolver error]')
    expect(String(error)).toContain(message)
  })
})
