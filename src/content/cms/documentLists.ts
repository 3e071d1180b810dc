/** Lists of documents that pages show: which there are, what an entry shows, and in which order. */
import { slug } from '../../core/routing/slug'
import { isRecord } from '../../core/values/record'
import { eventTime, isOver } from '../events/eventTime'
import { textOf, type Fields } from './fields'
import { filePagePath, type FileFacts } from './fileFacts'

/** What an entry leads to. */
export type ListEntryKind = 'ebook' | 'webinar' | 'event' | 'recording' | 'case' | 'integration' | 'partner'

/** What an entry can be filtered by: the value in the address, and its name unless the list names it. */
export type Facets = Readonly<Record<string, { value: string; text: string }>>

/** A document as a list shows it; fields that it does not have are absent. */
export type ListEntry = {
  kind: ListEntryKind
  path: string
  title: string
  text?: string
  /** What the cover of an ebook says, and the picture of it. */
  cover?: string
  picture?: string
  /** A line above the title: the company of a case. */
  label?: string
  /** Its company is invented. */
  example?: boolean
  facets: Facets
  /** When it takes place, ISO 8601, and the zone it is announced in. */
  starts?: string
  ends?: string
  timeZone?: string
  place?: string
  /** Day of the recording. */
  day?: string
  minutes?: number
  pages?: number
}

/** What another date's page says about the next one: no more, so that it changes with nothing else. */
export type NextDate = Pick<ListEntry, 'path' | 'title' | 'ends'>

/** A page and its localized document. */
export type ListedPage = { path: string; type: string; data: Fields; file?: FileFacts | undefined }

type ListDefinition = {
  /** Types of the listed documents. */
  types: readonly string[]
  entry: (page: ListedPage) => ListEntry
  /** Text by which entries are sorted. */
  order: (entry: ListEntry) => string
  /** Leaves out entries at this moment. */
  shows?: (entry: ListEntry, now: number) => boolean
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined

const facetsOf = (data: Fields, names: readonly string[]): Facets =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(data[name]).trim()
      return text ? [[name, { value: slug(text), text }]] : []
    }),
  )

/** What most entries show. */
const usualEntry = (
  kind: ListEntryKind,
  { path, data }: ListedPage,
  facets: readonly string[],
): ListEntry => ({
  kind,
  path,
  title: textOf(data['title']),
  ...optional('text', textOf(data['lead'])),
  ...optional('example', data['is_example'] === true),
  facets: facetsOf(data, facets),
})

const optional = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> => (value ? ({ [name]: value } as Record<Name, Value>) : {})

function dateEntry(page: ListedPage): ListEntry {
  const { data } = page
  const time = eventTime(data)
  return {
    ...usualEntry(data['kind'] === 'event' ? 'event' : 'webinar', page, ['kind', 'topic']),
    ...(time && {
      starts: time.start.toISOString(),
      ends: time.end.toISOString(),
      timeZone: time.timeZone,
    }),
    ...optional('place', textOf(data['place'])),
    ...optional('minutes', numberOf(data['duration_minutes'])),
  }
}

const titleOf = ({ title }: ListEntry): string => title.toLowerCase()

/** Later days first: the text sorts the other way round. */
const newestFirst = ({ day = '' }: ListEntry): string =>
  day.replace(/\d/g, (digit) => String(9 - Number(digit))) || '~'

/** Every list that a page can show, by the name that editors choose. */
export const documentLists = {
  ebooks: {
    types: ['ebook'],
    entry: (page) => ({
      ...usualEntry('ebook', page, ['topic']),
      cover: textOf(page.data['cover_title']) || textOf(page.data['title']),
      ...optional('pages', page.file?.pages),
      ...optional('picture', page.file && filePagePath(page.file.digest, 1)),
    }),
    order: titleOf,
  },
  dates: {
    types: ['resource_detail'],
    entry: dateEntry,
    order: ({ starts = '' }) => starts,
    shows: ({ ends }, now) => ends !== undefined && !isOver({ end: new Date(ends) }, now),
  },
  recordings: {
    types: ['on_demand_resource'],
    entry: (page) => ({
      ...usualEntry('recording', page, ['topic']),
      ...optional('day', textOf(page.data['recorded_on'])),
      ...optional('minutes', numberOf(page.data['duration_minutes'])),
    }),
    order: newestFirst,
  },
  customer_cases: {
    types: ['customer_case'],
    entry: (page) => ({
      ...usualEntry('case', page, ['industry', 'country']),
      ...optional('label', textOf(page.data['company'])),
    }),
    order: ({ label = '' }) => label.toLowerCase(),
  },
  integrations: {
    types: ['integration'],
    entry: (page) => ({
      ...usualEntry('integration', page, ['category']),
      title: textOf(page.data['partner_name']) || textOf(page.data['title']),
    }),
    order: titleOf,
  },
  partners: {
    types: ['partner'],
    entry: (page) => ({
      ...usualEntry('partner', page, ['kind']),
      title: textOf(page.data['partner_name']) || textOf(page.data['title']),
    }),
    order: titleOf,
  },
} as const satisfies Record<string, ListDefinition>

export type ListName = keyof typeof documentLists

export const isListName = (name: unknown): name is ListName =>
  typeof name === 'string' && Object.hasOwn(documentLists, name)

/** The entries of a list in its order, as they are at a moment (milliseconds since 1970). */
export function listEntries(name: ListName, pages: readonly ListedPage[], now: number): ListEntry[] {
  const { entry, order, shows = () => true }: ListDefinition = documentLists[name]
  return pages
    .map((page) => entry(page))
    .filter((one) => one.title && shows(one, now))
    .map((one) => ({ one, key: order(one) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ one }) => one)
}

/** The slice that shows a list of documents. */
const listSliceType = 'document_list'

type Slice = Fields & { slice_type: string; primary: Fields }

const isListSlice = (value: unknown): value is Slice =>
  isRecord(value) && value['slice_type'] === listSliceType && isRecord(value['primary'])

/** The lists that the slices of a document ask for. */
export const listsIn = (data: Fields): ListName[] =>
  (Array.isArray(data['slices']) ? data['slices'] : [])
    .filter(isListSlice)
    .map(({ primary }) => primary['list'])
    .filter(isListName)

/** The document's data with the entries of its lists as `documents` of their slices. */
export function withLists(data: Fields, entries: Partial<Record<ListName, ListEntry[]>>): Fields {
  if (!Array.isArray(data['slices'])) return data
  return {
    ...data,
    slices: data['slices'].map((slice: unknown) =>
      isListSlice(slice) && isListName(slice.primary['list'])
        ? { ...slice, documents: entries[slice.primary['list']] ?? [] }
        : slice,
    ),
  }
}

/** The entries that a slice has been given; none for one that lists no documents. */
export const documentsOf = (slice: object): readonly ListEntry[] =>
  'documents' in slice && Array.isArray(slice.documents) ? (slice.documents as ListEntry[]) : []
