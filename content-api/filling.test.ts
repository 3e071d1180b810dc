/** Empty fields, which Prismic gives and a file need not have. */
import { type Client } from '@prismicio/client'
import { ContentFolder, embeddedClient } from './content.fixture'
import type { JsonObject } from './json'

let folder: ContentFolder
let client: Client

const everyField: JsonObject = {
  uid: { type: 'UID' },
  separator: { type: 'Separator' },
  text: { type: 'Text' },
  number: { type: 'Number' },
  date: { type: 'Date' },
  time: { type: 'Timestamp' },
  color: { type: 'Color' },
  choice: { type: 'Select', config: { options: ['a', 'b'] } },
  chosen: { type: 'Select', config: { options: ['a', 'b'], default_value: 'a' } },
  flag: { type: 'Boolean' },
  on: { type: 'Boolean', config: { default_value: true } },
  body: { type: 'StructuredText' },
  link: { type: 'Link' },
  links: { type: 'Link', config: { repeat: true } },
  image: { type: 'Image', config: {} },
  pictures: { type: 'Image', config: { thumbnails: [{ name: 'small', width: 10, height: null }] } },
  embed: { type: 'Embed' },
  place: { type: 'GeoPoint' },
  table: { type: 'Table' },
  group: { type: 'Group', config: { fields: {} } },
  slices: { type: 'Slices' },
}

const everyEmptyValue: JsonObject = {
  text: null,
  number: null,
  date: null,
  time: null,
  color: null,
  choice: null,
  chosen: 'a',
  flag: false,
  on: true,
  body: [],
  link: { link_type: 'Any' },
  links: [],
  image: {},
  pictures: { small: {} },
  embed: {},
  place: {},
  table: null,
  group: [],
  slices: [],
}

beforeEach(() => {
  folder = new ContentFolder()
  folder.model('page', everyField)
  folder.model('list', {
    entries: {
      type: 'Group',
      config: {
        fields: {
          name: { type: 'Text' },
          inner: { type: 'Group', config: { fields: { flag: { type: 'Boolean' } } } },
        },
      },
    },
    slices: { type: 'Slices' },
  })
  folder.slice(
    'hero',
    { title: { type: 'StructuredText' }, to: { type: 'Link' } },
    { label: { type: 'Text' } },
  )
})
afterEach(() => folder.remove())

const dataOf = async (data: JsonObject, type: string): Promise<JsonObject> => {
  folder.publish({ id: 'a', type, uid: 'a', data })
  client = embeddedClient({ repository: folder.load() }).client
  return (await client.getByID('a')).data as JsonObject
}

it('every field has the empty value of its type; the uid is not among the fields', async () => {
  expect(await dataOf({}, 'page')).toEqual(everyEmptyValue)
})

it('a stored value stays, also one that the model does not have', async () => {
  const data = {
    text: '',
    number: 0,
    flag: true,
    on: false,
    image: { url: 'x' },
    chosen: null,
    older: 'kept',
  }
  expect(await dataOf(data, 'page')).toEqual({ ...everyEmptyValue, ...data })
})

it('items of groups are filled, those of groups in groups too', async () => {
  expect(await dataOf({ entries: [{}, { name: 'b', inner: [{}] }] }, 'list')).toEqual({
    entries: [
      { name: null, inner: [] },
      { name: 'b', inner: [{ flag: false }] },
    ],
    slices: [],
  })
})

it('slices are filled by their variation; one without a model is given as stored', async () => {
  const slice = { id: 's', slice_type: 'hero', variation: 'default' }
  const retired = { ...slice, variation: 'retired', primary: { a: 1 }, items: [{}] }
  const unknown = { ...slice, slice_type: 'unheard', primary: { a: 1 }, items: [{}] }
  const slices = [{ ...slice, items: [{}] }, retired, unknown]
  expect(await dataOf({ entries: [], slices }, 'list')).toEqual({
    entries: [],
    slices: [
      { ...slice, primary: { title: [], to: { link_type: 'Any' } }, items: [{ label: null }] },
      retired,
      unknown,
    ],
  })
})

it('a document of a type without a model is given as stored', async () => {
  expect(await dataOf({ title: 'T' }, 'unmodelled')).toEqual({ title: 'T' })
})
