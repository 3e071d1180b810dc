import { asImageSrc, asImageWidthSrcSet, type ImageField } from '@prismicio/client'
import { createContentApi } from './app'
import { ContentFolder, embeddedClient, origin } from './content.fixture'
import type { JsonObject } from './json'
import type { SearchResponse } from './search'

let folder: ContentFolder

const view = (name: string): JsonObject => ({
  dimensions: { width: 40, height: 30 },
  alt: 'What it shows',
  copyright: null,
  url: `/media/${name}`,
  id: name,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
})
const stored: JsonObject = {
  image: { ...view('a%20b.png'), small: view('small.png') },
  elsewhere: { ...view('x.png'), url: 'https://images.prismic.io/x.png' },
  body: [
    { type: 'image', ...view('in-text.png') },
    {
      type: 'paragraph',
      text: 'The guide',
      spans: [
        {
          type: 'hyperlink',
          start: 4,
          end: 9,
          data: { link_type: 'Media', id: 'g', url: '/media/guide.pdf' },
        },
      ],
    },
  ],
  file: { link_type: 'Media', id: 'g', kind: 'document', name: 'guide.pdf', url: '/media/guide.pdf' },
  typed: { link_type: 'Web', url: '/media/guide.pdf' },
}

beforeAll(() => {
  folder = new ContentFolder()
  folder.model('page', {
    image: { type: 'Image', config: { thumbnails: [{ name: 'small' }] } },
    elsewhere: { type: 'Image', config: {} },
    body: { type: 'StructuredText', config: {} },
    file: { type: 'Link', config: {} },
    typed: { type: 'Link', config: {} },
  })
  folder.publish({ id: 'a', uid: 'a', data: stored })
})
afterAll(() => folder.remove())

async function overHttp(query = ''): Promise<JsonObject> {
  const repository = folder.load()
  const api = createContentApi({ repository, origin })
  const response = await api.request(`/api/v2/documents/search?ref=${repository.masterRef}${query}`)
  const { results } = (await response.json()) as SearchResponse
  return results[0]?.data ?? {}
}

it('addresses of media are absolute over HTTP, so that the helpers of the client read them', async () => {
  const data = await overHttp()
  const image = data['image'] as unknown as ImageField<'small'>
  expect(asImageSrc(image)).toBe(`${origin}/media/a%20b.png`)
  expect(asImageSrc(image.small)).toBe(`${origin}/media/small.png`)
  expect(asImageWidthSrcSet(image, { widths: [20] })?.srcset).toBe(`${origin}/media/a%20b.png?width=20 20w`)
  const text = JSON.stringify(data)
  expect(text.match(/"url":"[^"]*"/g)).toEqual([
    `"url":"${origin}/media/a%20b.png"`,
    `"url":"${origin}/media/small.png"`,
    '"url":"https://images.prismic.io/x.png"',
    `"url":"${origin}/media/in-text.png"`,
    `"url":"${origin}/media/guide.pdf"`,
    `"url":"${origin}/media/guide.pdf"`,
    '"url":"/media/guide.pdf"',
  ])
})

it('so are those of chosen fields', async () => {
  const query = encodeURIComponent('{ page { image } }')
  expect(asImageSrc((await overHttp(`&graphQuery=${query}`))['image'] as unknown as ImageField)).toContain(
    origin,
  )
  expect(asImageSrc((await overHttp('&fetch=page.image'))['image'] as unknown as ImageField)).toContain(
    origin,
  )
})

it('the site itself gets them as they are stored, also when both ask in turn', async () => {
  const repository = folder.load()
  const { client } = embeddedClient({ repository })
  expect((await client.getByID('a')).data).toEqual(stored)
  const api = createContentApi({ repository, origin })
  const given = await api.request(`/api/v2/documents/search?ref=${repository.masterRef}`)
  expect(await given.text()).toContain(`${origin}/media/small.png`)
  expect((await client.getByID('a')).data).toEqual(stored)
})
