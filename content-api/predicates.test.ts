import { filter, ParsingError, type Client } from '@prismicio/client'
import { ContentFolder, embeddedClient } from './content.fixture'

let folder: ContentFolder
let client: Client

const richText = (text: string) => [{ type: 'paragraph', text, spans: [], direction: 'ltr' }]

beforeAll(() => {
  folder = new ContentFolder()
  folder.write('customtypes/event/index.json', {
    id: 'event',
    label: 'Event',
    json: { Main: { venue: { type: 'Text' } }, Other: { sold_out: { type: 'Boolean' } } },
  })
  folder.publish({
    id: 'first',
    type: 'event',
    uid: 'first-event',
    tags: ['finance', 'online'],
    first_publication_date: '2026-03-02T10:30:00+0000', // a Monday
    data: {
      title: 'Close the books "faster"',
      path: 'a\\b',
      seats: 10,
      online: true,
      day: '2026-03-02',
      start: '2026-03-02T10:30:00+0000',
      place: { latitude: 51.5074, longitude: -0.1278 },
      host: { link_type: 'Document', id: 'person-1', type: 'person', lang: 'en-gb', tags: [] },
      lead: richText('Spending limits explained'),
      image: {
        url: 'https://images.test/hidden-words.png',
        alt: 'Picture',
        dimensions: { width: 1, height: 1 },
      },
      speakers: [{ name: 'Ada' }, { name: 'Grace' }],
      slices: [{ slice_type: 'text_block', id: 's1', primary: { body: richText('Deep inside') }, items: [] }],
    },
  })
  folder.publish({
    id: 'second',
    type: 'event',
    uid: 'second-event',
    tags: ['finance'],
    first_publication_date: '2026-07-19T18:00:00+0000', // a Sunday
    data: {
      title: 'Übersicht',
      seats: 25,
      online: false,
      day: '2026-07-19',
      start: '2026-07-19T18:00:00+0000',
      place: { latitude: 52.52, longitude: 13.405 },
      host: { link_type: 'Any' },
      lead: [],
      image: {},
      speakers: [],
      slices: [],
    },
  })
  folder.publish({
    id: 'other',
    type: 'page',
    uid: 'first-event',
    data: { title: 'Übersicht', lead: richText('Spend') },
  })
  client = embeddedClient({ repository: folder.load() }).client
})
afterAll(() => folder.remove())

const found = async (...filters: string[]): Promise<string[]> =>
  (await client.get({ filters })).results.map(({ id }) => id).sort()

const all = ['first', 'other', 'second']
const events = ['first', 'second']

it.each([
  ['at type', filter.at('document.type', 'event'), events],
  ['at id', filter.at('document.id', 'other'), ['other']],
  ['at tags, one', filter.at('document.tags', ['finance']), events],
  ['at tags, all of several', filter.at('document.tags', ['finance', 'online']), ['first']],
  ['at uid, of the type only', filter.at('my.event.uid', 'first-event'), ['first']],
  ['at text with quotes', filter.at('my.event.title', 'Close the books "faster"'), ['first']],
  ['at text with a backslash', filter.at('my.event.path', 'a\\b'), ['first']],
  ['at number', filter.at('my.event.seats', 25), ['second']],
  ['at boolean', filter.at('my.event.online', true), ['first']],
  ['at date as text', filter.at('my.event.day', '2026-07-19'), ['second']],
  ['at date as Date', filter.at('my.event.day', new Date('2026-07-19')), ['second']],
  ['at relationship', filter.at('my.event.host', 'person-1'), ['first']],
  ['at field in a group', filter.at('my.event.speakers.name', 'Grace'), ['first']],
  ['not type', filter.not('document.type', 'event'), ['other']],
  ['not field, of the type only', filter.not('my.event.title', 'Übersicht'), ['first']],
  ['not tags', filter.not('document.tags', ['online']), ['other', 'second']],
  ['any type', filter.any('document.type', ['event', 'page']), all],
  ['any tags', filter.any('document.tags', ['online', 'unknown']), ['first']],
  ['any number', filter.any('my.event.seats', [25, 26]), ['second']],
  ['in ids', filter.in('document.id', ['first', 'other', 'unknown']), ['first', 'other']],
  ['in uids', filter.in('my.event.uid', ['first-event']), ['first']],
  ['in nothing', filter.in('document.id', []), []],
  ['fulltext in slices', filter.fulltext('document', 'deep'), ['first']],
  ['fulltext, all words, any case', filter.fulltext('document', 'LIMITS spending'), ['first']],
  ['fulltext by beginnings of words', filter.fulltext('document', 'spend'), ['first', 'other']],
  ['fulltext of a field', filter.fulltext('my.event.title', 'übersicht'), ['second']],
  ['fulltext not in addresses', filter.fulltext('document', 'hidden'), []],
  ['fulltext not in technical values', filter.fulltext('document', 'paragraph'), []],
  ['has', filter.has('my.event.lead'), ['first']],
  ['has, image', filter.has('my.event.image'), ['first']],
  ['has, link', filter.has('my.event.host'), ['first']],
  ['has, false counts', filter.has('my.event.online'), events],
  ['has, a field only the model knows', filter.has('my.event.venue'), []],
  ['missing', filter.missing('my.event.speakers'), ['second']],
  ['missing, a field only the model knows', filter.missing('my.event.sold_out'), events],
  ['similar', filter.similar('first', 10), ['other', 'second']],
  ['geopoint.near', filter.geopointNear('my.event.place', 51.5, -0.1, 10), ['first']],
  ['geopoint.near, further', filter.geopointNear('my.event.place', 51.5, -0.1, 1000), events],
  ['number.lt', filter.numberLessThan('my.event.seats', 25), ['first']],
  ['number.gt', filter.numberGreaterThan('my.event.seats', 10), ['second']],
  ['number.inRange takes both ends in', filter.numberInRange('my.event.seats', 10, 25), events],
  ['date.after leaves the day out', filter.dateAfter('my.event.day', '2026-03-02'), ['second']],
  ['date.after', filter.dateAfter('document.first_publication_date', new Date('2026-03-01')), events],
  ['date.before', filter.dateBefore('my.event.start', '2026-03-02T10:30:00+0000'), []],
  ['date.before with a number', filter.dateBefore('my.event.start', Date.UTC(2026, 2, 3)), ['first']],
  ['date.between takes both ends in', filter.dateBetween('my.event.day', '2026-03-02', '2026-07-19'), events],
  ['date.day-of-month', filter.dateDayOfMonth('my.event.day', 2), ['first']],
  ['date.day-of-month-after', filter.dateDayOfMonthAfter('my.event.day', 2), ['second']],
  ['date.day-of-month-before', filter.dateDayOfMonthBefore('my.event.day', 19), ['first']],
  ['date.day-of-week by name', filter.dateDayOfWeek('my.event.day', 'Monday'), ['first']],
  ['date.day-of-week by number', filter.dateDayOfWeek('my.event.day', 7), ['second']],
  ['date.day-of-week-after', filter.dateDayOfWeekAfter('my.event.day', 'tue'), ['second']],
  ['date.day-of-week-before', filter.dateDayOfWeekBefore('my.event.day', 'Sunday'), ['first']],
  ['date.month by name', filter.dateMonth('my.event.day', 'July'), ['second']],
  ['date.month by number', filter.dateMonth('my.event.day', 3), ['first']],
  ['date.month-after', filter.dateMonthAfter('my.event.day', 'March'), ['second']],
  ['date.month-before', filter.dateMonthBefore('my.event.day', 'jul'), ['first']],
  ['date.year', filter.dateYear('my.event.day', 2026), events],
  ['date.year, another', filter.dateYear('my.event.day', 2025), []],
  ['date.hour', filter.dateHour('my.event.start', 18), ['second']],
  ['date.hour-after', filter.dateHourAfter('my.event.start', 10), ['second']],
  ['date.hour-before', filter.dateHourBefore('my.event.start', 18), ['first']],
])('%s', async (_, written, ids) => {
  expect(await found(written)).toEqual(ids)
})

it('joins several filters with "and"', async () => {
  expect(await found(filter.at('document.type', 'event'), filter.at('document.tags', ['online']))).toEqual([
    'first',
  ])
})

it('reads the older spelling, several predicates in one q', async () => {
  expect(await found('[:d = at(document.type,"event")][:d = number.gt(my.event.seats, 10)]')).toEqual([
    'second',
  ])
})

it.each([
  [filter.at('document.colour', 'red'), `unexpected field 'document.colour' on line:1 col:6`],
  [filter.at('my.event.colour', 'red'), `[function at(..)] unexpected field 'my.event.colour'`],
  [filter.at('my.unheard.uid', 'x'), `unexpected field 'my.unheard.uid'`],
  ['[near(document.id, "x")]', 'unknown predicate'],
  ['[number.lt(my.event.seats, "many")]', 'unfit arguments'],
  ['[date.month(my.event.day, "Smarch")]', 'unfit arguments'],
  ['[at(document.id)]', 'unfit arguments'],
  ['[at(document.id, "x"]', `expected ')' on line:1 col:22`],
  ['[at(document.id, x)]', 'expected a value'],
  ['at(document.id, "x")', `expected ']'`],
])('refuses %s', async (written, message) => {
  const error: unknown = await client.get({ filters: [written] }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ParsingError)
  expect(String(error)).toContain(message)
})
