/** Every parameter of a search at its limit and one beyond it, and what the most expensive searches cost. */
import type { Hono } from 'hono'
import { createContentApi } from './app'
import { ContentFolder, linkTo, origin } from './content.fixture'
import type { Repository } from './repository'
import { searchLimits } from './searchLimits'

let folder: ContentFolder
let repository: Repository
let app: Hono

const documents = 400
const words = Array.from(
  { length: 300 },
  (_, index) => `word${index} a${index} e${index} i${index} o${index}`,
).join(' ')

beforeAll(() => {
  folder = new ContentFolder()
  const link = { type: 'Link', config: { select: 'document', customtypes: ['page'] } }
  folder.model('page', {
    uid: { type: 'UID' },
    title: { type: 'Text' },
    text: { type: 'Text' },
    parent: link,
    others: { type: 'Group', config: { fields: { other: link } } },
  })
  for (let index = 0; index < documents; index += 1)
    folder.publish({
      id: `p${index}`,
      uid: `p${index}`,
      data: {
        title: `Page ${index}`,
        text: `${index} ${words}`,
        parent: linkTo(`p${(index + 1) % documents}`, 'page'),
        others: Array.from({ length: 20 }, (_, place) => ({
          other: linkTo(`p${(index * 7 + place) % documents}`, 'page'),
        })),
        slices: [{ slice_type: 'text', primary: { body: words }, items: [] }],
      },
    })
  repository = folder.load()
  app = createContentApi({ repository, origin })
})
afterAll(() => folder.remove())

async function search(
  parameters: Record<string, string>,
): Promise<{ status: number; message: string; size: number }> {
  const query = new URLSearchParams({ ref: repository.masterRef, pageSize: '100', ...parameters })
  const response = await app.request(`${origin}/api/v2/documents/search?${query.toString()}`)
  const text = await response.text()
  const { message = '' } = JSON.parse(text) as { message?: string }
  return { status: response.status, message, size: text.length }
}

const times = (count: number, text: string): string => text.repeat(count)
const list = (count: number, text: string): string => Array.from({ length: count }, () => text).join(',')
const levels = (count: number): string => `{page{${times(count, 'parent{')}title${times(count, '}')}}}`
const route = (path: string, resolvers?: Record<string, string>) => ({
  type: 'page',
  path,
  ...(resolvers && { resolvers }),
})
const keywords = (count: number): string => times(count, '/:uid')

it.each<[string, (count: number) => Record<string, string>, number]>([
  ['q', (count) => ({ q: `[${times(count, '[has(my.page.title)]')}]` }), searchLimits.predicates],
  ['q', (count) => ({ q: `[[any(document.id,[${list(count, '"a"')}])]]` }), searchLimits.values],
  ['q', (count) => ({ q: `[[fulltext(document,"${times(count, 'a ')}")]]` }), searchLimits.words],
  ['q', (count) => ({ q: `[[fulltext(my.page.text,"${times(count, 'a ')}")]]` }), searchLimits.words],
  ['orderings', (count) => ({ orderings: `[${list(count, 'my.page.title')}]` }), searchLimits.orderings],
  ['fetch', (count) => ({ fetch: list(count, 'page.title') }), searchLimits.fields],
  ['fetchLinks', (count) => ({ fetchLinks: list(count, 'page.title') }), searchLimits.fields],
  ['graphQuery', (count) => ({ graphQuery: levels(count) }), searchLimits.graphQueryLevels],
  // The braces and the name of the type are tokens too, and so is the end.
  [
    'graphQuery',
    (count) => ({ graphQuery: `{page{${times(count - 5, 'uid ')}}}` }),
    searchLimits.graphQueryTokens,
  ],
  [
    'routes',
    (count) => ({ routes: JSON.stringify(Array.from({ length: count }, () => route('/'))) }),
    searchLimits.routes,
  ],
  [
    'routes',
    (count) => ({ routes: JSON.stringify([route(`/${'a'.repeat(count - 1)}`)]) }),
    searchLimits.routePath,
  ],
  ['routes', (count) => ({ routes: JSON.stringify([route(keywords(count))]) }), searchLimits.routeKeywords],
  [
    'routes',
    (count) => ({
      routes: JSON.stringify([route('/:up', { up: list(count, 'parent').replaceAll(',', '.') })]),
    }),
    searchLimits.routeKeywords,
  ],
  ['brokenRoute', (count) => ({ brokenRoute: `/${'a'.repeat(count - 1)}` }), searchLimits.routePath],
])(
  '%s at its limit is answered, and one more is a 400 that names it: %#',
  async (name, parameters, limit) => {
    expect(await search(parameters(limit))).toMatchObject({ status: 200 })
    const refused = await search(parameters(limit + 1))
    expect(refused.status).toBe(400)
    expect(refused.message).toMatch(
      name === 'routes' ? /routes|Link resolver error/ : new RegExp(`^\\[${name}\\]`),
    )
    expect(refused.message).toContain(String(limit))
  },
)

it('the limits are of all parameters of a name together', async () => {
  const half = `[${times(searchLimits.predicates / 2 + 1, '[has(my.page.title)]')}]`
  const query = new URLSearchParams([
    ['ref', repository.masterRef],
    ['q', half],
    ['q', half],
  ])
  const response = await app.request(`${origin}/api/v2/documents/search?${query.toString()}`)
  expect(response.status).toBe(400)
})

it('an address that is too long is a 414', async () => {
  const refused = await search({ after: 'x'.repeat(searchLimits.address) })
  expect(refused).toMatchObject({ status: 414, message: expect.stringContaining('8192') as unknown })
})

it('lists in lists are refused, however deep', async () => {
  for (const depth of [2, 1000]) {
    const refused = await search({ q: `[[at(document.tags,${times(depth, '[')}${times(depth, ']')})]]` })
    expect(refused.status).toBe(400)
  }
})

it('documents that repeat each other by their links are limited in sum', async () => {
  // 100 documents with 20 links, each with the text of a page.
  const fetchLinks = await search({ fetchLinks: 'page.text,page.title' })
  expect(fetchLinks).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^\[fetchLinks\] .*pageSize/) as unknown,
  })
  const nested = '{page{others{other{...otherFields others{other{...otherFields}}}}}}'
  const graphQuery = await search({ graphQuery: nested })
  expect(graphQuery).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^\[graphQuery\]/) as unknown,
  })
  expect(await search({ fetchLinks: 'page.text,page.title', pageSize: '5' })).toMatchObject({ status: 200 })
})

describe('the most expensive search that is accepted', () => {
  const cpuOf = async (parameters: Record<string, string>): Promise<number> => {
    const measured: number[] = []
    for (let time = 0; time < 5; time += 1) {
      const before = process.cpuUsage()
      expect((await search({ lang: '*', ...parameters })).status).toBe(200)
      const { user, system } = process.cpuUsage(before)
      measured.push((user + system) / 1000)
    }
    return Math.min(...measured)
  }

  it.each<[string, Record<string, string>]>([
    ['words of the document', { q: `[${times(20, '[fulltext(document,"a")]')}]` }],
    ['words of a field', { q: `[${times(20, '[fulltext(my.page.slices,"a")]')}]` }],
    ['comparisons of texts', { q: `[${times(20, '[not(my.page.slices,"a")]')}]` }],
    ['values in lists', { q: `[${times(20, `[not(document.tags,[${list(20, '"a"')}])]`)}]` }],
    ['dates', { q: `[${times(20, '[date.day-of-week-after(document.first_publication_date,"Monday")]')}]` }],
    ['orderings by texts', { orderings: `[${list(10, 'my.page.slices')}]` }],
    ['long routes', { routes: JSON.stringify(Array.from({ length: 30 }, () => route(keywords(10)))) }],
  ])('%s: costs no more than a few times the plain one', async (_name, parameters) => {
    const plain = await cpuOf({})
    // Before texts were read once, these were 20 to 200 times as much.
    expect(await cpuOf(parameters)).toBeLessThan(plain * 6 + 15)
  })
})
