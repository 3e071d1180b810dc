/** Lists of documents that pages show: which there are, what an entry shows, and in which order. */
import { slug } from '../../core/routing/slug'
import { isRecord } from '../../core/values/record'
import { eventTime, isOver } from '../events/eventTime'
import { entriesOf, textOf, type Fields } from './fields'
import { filePagePath, type FileFacts } from './fileFacts'

/** What an entry leads to. */
export type ListEntryKind =
  'ebook' | 'webinar' | 'event' | 'recording' | 'case' | 'integration' | 'partner' | 'job'

/** What an entry can be filtered by: the value in the address, and its name unless the list names it. */
export type Facets = Readonly<Record<string, { value: string; text: string }>>

/** What a case has measured: `0.9%`, `Costs not recharged`, and what it was before. */
export type CaseResult = { figure: string; label: string; note?: string }

/** The colours that a cover is drawn in. */
export const coverColours = ['evergreen', 'night', 'sand'] as const

export type CoverColour = (typeof coverColours)[number]

/** The colour of a cover; that of the brand where an editor has chosen none. */
export const coverColour = (value: unknown): CoverColour =>
  coverColours.find((colour) => colour === value) ?? 'evergreen'

/** A document as a list shows it; fields that it does not have are absent. */
export type ListEntry = {
  kind: ListEntryKind
  path: string
  title: string
  text?: string
  /** What the cover of an ebook says, its colour, and the picture of it: the first page of its file. */
  cover?: { title: string; colour: CoverColour; picture?: string }
  /** A line above the title: the company of a case. */
  label?: string
  /** Its company is invented. */
  example?: boolean
  /** The most telling result of a case. */
  result?: CaseResult
  /** The name of the drawn portrait of the person whom a case quotes. */
  portrait?: string
  facets: Facets
  /** When it takes place, ISO 8601, and the zone it is announced in. */
  starts?: string
  ends?: string
  timeZone?: string
  place?: string
  /** What a connection exchanges. */
  moves?: string[]
  /** Its place among the connections: those that most companies of the market use come first. */
  position?: number
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
  title: textOf(data['list_title']) || textOf(data['title']),
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

/** The categories of connections in the order they are listed. */
const integrationCategories = ['accounting', 'hr', 'travel', 'identity']

/** How many things that a connection exchanges its entry names. */
const namedMoves = 3

function integrationEntry(page: ListedPage): ListEntry {
  const { text: lead, ...entry } = usualEntry('integration', page, ['category'])
  const moves = entriesOf(page.data['synced'])
    .map((one) => textOf(one['title']))
    .filter(Boolean)
    .slice(0, namedMoves)
  return {
    ...entry,
    title: textOf(page.data['partner_name']) || textOf(page.data['title']),
    ...(moves.length > 0 ? { moves } : optional('text', lead)),
    ...optional('position', numberOf(page.data['position'])),
  }
}

/** The results of a case that have a figure and say what it measures. */
export const caseResults = (results: unknown): CaseResult[] =>
  entriesOf(results).flatMap((entry) => {
    const [figure, label] = [textOf(entry['figure']), textOf(entry['label'])]
    return figure && label ? [{ figure, label, ...optional('note', textOf(entry['note'])) }] : []
  })

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
      cover: {
        title: textOf(page.data['cover_title']) || textOf(page.data['title']),
        colour: coverColour(page.data['cover_colour']),
        ...optional('picture', page.file && filePagePath(page.file.digest, 1)),
      },
      ...optional('pages', page.file?.pages),
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
      ...optional('result', caseResults(page.data['results'])[0]),
      ...optional('portrait', textOf(page.data['quote_portrait'])),
    }),
    order: ({ label = '' }) => label.toLowerCase(),
  },
  integrations: {
    types: ['integration'],
    entry: integrationEntry,
    order: ({ position = 99, facets: { category }, title }) =>
      [
        String(position).padStart(2, '0'),
        integrationCategories.indexOf(category?.value ?? ''),
        title.toLowerCase(),
      ].join(' '),
  },
  partners: {
    types: ['partner'],
    entry: (page) => ({
      ...usualEntry('partner', page, ['kind']),
      title: textOf(page.data['partner_name']) || textOf(page.data['title']),
    }),
    order: titleOf,
  },
  jobs: {
    types: ['job'],
    entry: ({ path, data }) => ({
      kind: 'job',
      path,
      title: textOf(data['title']),
      ...optional('label', textOf(data['department'])),
      ...optional('place', textOf(data['location'])),
      facets: {},
    }),
    order: ({ label = '', title }) => `${label} ${title}`.toLowerCase(),
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
