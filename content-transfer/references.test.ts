import { mediaFileOf } from './localContent'
import { sentData, storedData, type Target } from './references'

const target: Target = {
  document: (id) => ({ a: 'RemoteA', RemoteA: 'a' })[id],
  asset: (id) => ({ image: { id: 'RemoteImage', url: 'https://images.test/x.png' } })[id],
}

it.each([
  ['/media/logos/a%20b.svg?w=5', 'logos/a b.svg'],
  ['http://localhost:9000/content-api/media/a.svg', 'a.svg'],
  ['http://localhost:4400/media/a.svg', 'a.svg'],
  ['https://images.prismic.io/my-site/ZxY_media/a.png?auto=format', undefined],
])('%s is the file %s', (url, file) => {
  expect(mediaFileOf(url)).toBe(file)
})

it('of a link the id is sent and what an editor chose; one to nothing is broken', () => {
  const link = { link_type: 'Document', type: 'page', tags: [], lang: 'en-gb', slug: 'x', isBroken: false }
  const chosen = { text: 'Text', target: '_blank', variant: 'Primary', key: 'k' }
  expect(
    sentData(
      [
        { ...link, id: 'a', ...chosen },
        { ...link, id: 'gone' },
      ],
      target,
    ),
  ).toEqual([
    { link_type: 'Document', id: 'RemoteA', ...chosen },
    { link_type: 'Document', id: '_____broken_____', isBroken: true },
  ])
})

it('of an image its view is sent, with its other sizes; what is no reference stays', () => {
  const view = {
    dimensions: { width: 1, height: 2 },
    alt: null,
    copyright: null,
    edit: { x: 1, y: 2, zoom: 1 },
  }
  const image = { ...view, id: 'image', url: '/media/x.png' }
  const sent = { ...view, id: 'RemoteImage', url: 'https://images.test/x.png' }
  const others = {
    title: 'Text',
    none: null,
    list: [1, true],
    embed: { embed_url: 'https://x.test' },
    empty: {},
  }
  expect(sentData({ image: { ...image, small: image }, ...others }, target)).toEqual({
    image: { ...sent, small: sent },
    ...others,
  })
})

it('what Prismic adds to a link is not stored, and its order does not matter', () => {
  const served = {
    ...{ url: '/a', text: 'A', lang: 'en-gb', tags: [], slug: 'a', type: 'page', uid: 'a' },
    ...{ id: 'RemoteA', link_type: 'Document', isBroken: false },
  }
  const stored = storedData(served, target)
  expect(Object.keys(stored)).toEqual([
    'link_type',
    'id',
    'type',
    'tags',
    'lang',
    'slug',
    'uid',
    'isBroken',
    'text',
  ])
  expect(stored.id).toBe('a')
})
