import { ParsingError, type Client } from '@prismicio/client'
import { ContentFolder, embeddedClient, linkTo } from './content.fixture'
import type { JsonObject } from './json'

let folder: ContentFolder
let client: Client

beforeAll(() => {
  folder = new ContentFolder()
  const relationship = (...customtypes: string[]): JsonObject => ({
    type: 'Link',
    config: { select: 'document', customtypes },
  })
  folder.model('blog', {
    uid: { type: 'UID' },
    title: { type: 'Text' },
    lead: { type: 'Text' },
    author: relationship('author'),
    related: relationship('blog', 'author'),
    group: {
      type: 'Group',
      config: {
        fields: {
          name: { type: 'Text' },
          note: { type: 'Text' },
          to: { type: 'Link' },
          inner: { type: 'Group', config: { fields: { deep: { type: 'Text' } } } },
        },
      },
    },
    slices: { type: 'Slices' },
  })
  folder.model('author', { name: { type: 'Text' }, born: { type: 'Date' }, friend: relationship('author') })
  folder.slice(
    'hero',
    { title: { type: 'Text' }, text: { type: 'Text' }, to: { type: 'Link' } },
    { label: { type: 'Text' }, more: { type: 'Text' } },
  )
  folder.slice('quote', { text: { type: 'Text' } })
  folder.publish({
    id: 'blog',
    type: 'blog',
    uid: 'a-post',
    data: {
      title: 'Title',
      lead: 'Lead',
      author: linkTo('ada', 'author'),
      related: linkTo('gone', 'blog'),
      group: [
        { name: 'One', note: 'n', to: linkTo('ada', 'author'), inner: [{ deep: 'd' }] },
        { name: 'Two' },
      ],
      slices: [
        {
          slice_type: 'hero',
          id: 's1',
          variation: 'default',
          primary: { title: 'Hero', text: 'x', to: linkTo('ada', 'author') },
          items: [{ label: 'L', more: 'M' }],
        },
        { slice_type: 'quote', id: 's2', variation: 'default', primary: { text: 'Quoted' }, items: [] },
        { slice_type: 'hero', id: 's3', variation: 'retired', primary: { title: 'Old' }, items: [] },
      ],
    },
  })
  folder.publish({ id: 'ada', type: 'author', data: { name: 'Ada', friend: linkTo('eve', 'author') } })
  folder.publish({ id: 'eve', type: 'author', data: { name: 'Eve' } })
  client = embeddedClient({ repository: folder.load() }).client
})
afterAll(() => folder.remove())

const ask = async (graphQuery: string, id = 'blog'): Promise<JsonObject> =>
  (await client.getByID(id, { graphQuery })).data as JsonObject

describe('fields', () => {
  it('are those that are named; the uid is where it always is', async () => {
    expect(await ask('{ blog { uid title } }')).toEqual({ title: 'Title' })
    expect((await client.getByID('blog', { graphQuery: '{ blog { uid } }' })).uid).toBe('a-post')
  })

  it('are all of them for ...blogFields', async () => {
    const whole = (await client.getByID('blog')).data
    expect(await ask('{ blog { ...blogFields } }')).toEqual(whole)
    expect(
      await ask(
        '{ blog { ...blogFields slices { ...on quote { variation { ...on default { primary { text } } } } } } }',
      ),
    ).toEqual({
      ...whole,
      slices: [expect.objectContaining({ id: 's2', primary: { text: 'Quoted' }, items: [] })],
    })
  })

  it('are empty for a type that is not named', async () => {
    expect(await ask('{ blog { title } }', 'ada')).toEqual({})
    expect(await ask('{ blog { title } author { name } }', 'ada')).toEqual({ name: 'Ada' })
  })

  it('of groups are chosen too, also of groups in groups', async () => {
    expect(await ask('{ blog { group { name inner { deep } } } }')).toEqual({
      group: [
        { name: 'One', inner: [{ deep: 'd' }] },
        { name: 'Two', inner: [] },
      ],
    })
    expect(await ask('{ blog { group { ...groupFields } } }')).toMatchObject({
      group: [{ note: 'n' }, { name: 'Two' }],
    })
  })
})

describe('linked documents', () => {
  it('bring the fields that are named for their type', async () => {
    expect(await ask('{ blog { author { ... on author { name born } } } }')).toEqual({
      author: { ...linkTo('ada', 'author'), data: { name: 'Ada', born: null } },
    })
    expect(await ask('{ blog { author { ... on author { ...authorFields } } } }')).toMatchObject({
      author: { data: { name: 'Ada', born: null, friend: { id: 'eve' } } },
    })
  })

  it('need no type where there is one only', async () => {
    expect(await ask('{ blog { author { name } } }')).toMatchObject({ author: { data: { name: 'Ada' } } })
  })

  it('bring those that they link to', async () => {
    const data = await ask('{ blog { author { ... on author { friend { ... on author { name } } } } } }')
    expect(data).toEqual({
      author: {
        ...linkTo('ada', 'author'),
        data: { friend: { ...linkTo('eve', 'author'), data: { name: 'Eve' } } },
      },
    })
  })

  it('bring nothing when they are gone or of another type', async () => {
    expect(await ask('{ blog { related { ... on blog { title } ... on author { name } } } }')).toEqual({
      related: { ...linkTo('gone', 'blog'), isBroken: true },
    })
    const { group } = await ask('{ blog { group { to { ... on blog { title } } } } }')
    expect(group).toEqual([{ to: linkTo('ada', 'author') }, { to: { link_type: 'Any' } }])
  })
})

describe('slices', () => {
  it('have the named fields of their variation; others are left out', async () => {
    const data = await ask(`{
      blog {
        slices {
          ... on hero {
            variation {
              ... on default {
                primary { title to { ... on author { name } } }
                items { label }
              }
            }
          }
        }
      }
    }`)
    expect(data).toEqual({
      slices: [
        {
          slice_type: 'hero',
          id: 's1',
          variation: 'default',
          primary: { title: 'Hero', to: { ...linkTo('ada', 'author'), data: { name: 'Ada' } } },
          items: [{ label: 'L' }],
        },
        { slice_type: 'hero', id: 's3', variation: 'retired', primary: {}, items: [] },
      ],
    })
  })

  it('have all fields for ...primaryFields and ...itemsFields', async () => {
    const { slices } = await ask(
      '{ blog { slices { ...on hero { variation { ...on default { primary { ...primaryFields } items { ...itemsFields } } } } } } }',
    )
    expect(slices).toMatchObject([
      { primary: { title: 'Hero', text: 'x' }, items: [{ label: 'L', more: 'M' }] },
      {},
    ])
  })
})

it.each([
  ['{ blog { title ', 'Syntax Error'],
  ['query Named { blog { title } }', 'expected one query without a name'],
  ['fragment A on blog { title }', 'expected one query without a name'],
  ['{ unheard { title } }', `unknown type 'unheard'`],
  ['{ blog }', `expected fields, 'blog { … }'`],
  ['{ blog { colour } }', `the type 'blog' has no field 'colour' on line:1 col:10`],
  ['{\n  blog {\n    colour\n  }\n}', 'on line:3 col:5'],
  ['{ blog { ...postFields } }', `unknown '...postFields', all fields are '...blogFields'`],
  ['{ blog { ... on hero { title } } }', `expected a field of the type 'blog'`],
  ['{ blog { name: title } }', 'aliases, arguments and directives'],
  ['{ blog { title(size: 1) } }', 'aliases, arguments and directives'],
  ['{ blog { title @include(if: true) } }', 'aliases, arguments and directives'],
  ['{ blog { title { text } } }', `the field 'title' has no subfields`],
  ['{ blog { group { colour } } }', `the group 'group' has no field 'colour'`],
  ['{ blog { related { title } } }', `the link 'related' needs '... on <type> { … }'`],
  ['{ blog { author { ... on blog { title } } } }', `the link 'author' leads to author, not to 'blog'`],
  ['{ blog { group { to { ... on unheard { title } } } } }', `unknown type 'unheard'`],
  ['{ blog { slices { hero } } }', 'expected a slice'],
  [
    '{ blog { slices { ... on unheard { variation { ... on default { primary { a } } } } } } }',
    `unknown slice 'unheard'`,
  ],
  ['{ blog { slices { ... on hero { primary { title } } } } }', `the slice 'hero' needs 'variation`],
  [
    '{ blog { slices { ... on hero { variation { ... on big { primary { title } } } } } } }',
    `has no variation 'big'`,
  ],
  [
    '{ blog { slices { ... on hero { variation { ... on default { title } } } } } }',
    `expected 'primary' or 'items', not 'title'`,
  ],
  [
    '{ blog { slices { ... on hero { variation { ... on default { primary { label } } } } } } }',
    `'primary' of the slice 'hero' has no field 'label'`,
  ],
])('refuses %s', async (graphQuery, message) => {
  const error: unknown = await client.get({ graphQuery }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ParsingError)
  expect(String(error)).toContain(message)
})
