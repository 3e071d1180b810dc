import { asSentences, pastedTexts } from './pastedTexts'
import type { PastedTable, UnreadCell } from './tableShape'

const text = (key: string): string => `${key} {count} {names} {rows} {cells} {days} {max}`
const words = new Proxy({} as Parameters<typeof pastedTexts>[1]['words'], {
  get: (_, key: string) => (key === 'paste_none' ? 'none' : key === 'paste_days' ? undefined : text(key)),
})

type Table = Partial<Omit<PastedTable<unknown>, 'lines'>> & { lines?: number }
type Options = Partial<Parameters<typeof pastedTexts>[1]>

/** What is said, with the places that a text leaves open removed. */
const said = ({ lines = 1, ...table }: Table, options: Options = {}): string[] =>
  pastedTexts(
    {
      lines: Array.from({ length: lines }),
      skipped: 0,
      totals: [],
      unknown: [],
      unread: [],
      credits: 0,
      columns: [],
      first: [],
      settings: [],
      questions: [],
      choices: {},
      ...table,
    },
    { words, htmlLang: 'en-GB', room: 5000, max: 5000, isAdded: false, ...options },
  ).map((one) => one.replace(/ ?\{\w+\}/g, '').trim())

it('a table without lines is none, whatever else is in it', () => {
  expect(said({ lines: 0, skipped: 3, unknown: ['Colour'] })).toEqual(['none'])
})

it.each([
  [1, {}, 'paste_found_one 1'],
  [1200, {}, 'paste_found_other 1,200'],
  [1, { isAdded: true }, 'pasted_one 1'],
  [3, { isAdded: true }, 'pasted_other 3'],
])('of %d lines %j it says "%s"', (lines, options, expected) => {
  expect(said({ lines }, options)).toEqual([expected])
})

it('lines for which there is no room are found and not added', () => {
  expect(said({ lines: 8 }, { room: 5, max: 500 })).toEqual(['paste_found_other 8', 'paste_cut 5 500'])
  expect(said({ lines: 8 }, { room: 5, max: 500, isAdded: true })).toEqual([
    'pasted_other 5',
    'paste_cut 5 500',
  ])
  expect(said({ lines: 5 }, { room: 5, max: 500 })).toEqual(['paste_found_other 5'])
})

it('what is in no line is counted and named', () => {
  const unread: UnreadCell[] = [{ field: 'date', cell: '31/02' }, { field: undefined, cell: 'green' }] // prettier-ignore
  expect(
    said({ skipped: 1, totals: ['Total 5', 'Sum 7'], credits: 3, unknown: ['Colour', 'Size'], unread }),
  ).toEqual([
    'paste_found_one 1',
    'paste_skipped_one 1',
    'paste_totals Total 5, Sum 7',
    'paste_credits 3',
    'paste_unknown Colour, Size',
    'paste_unread 31/02, green',
  ])
})

it('a tool with a text for days names them apart', () => {
  const unread: UnreadCell[] = [{ field: 'date', cell: '31/02' }, { field: 'vat', cell: 'x' }] // prettier-ignore
  const own = { ...Object.fromEntries(['paste_found_one', 'paste_unread'].map((key) => [key, text(key)])), paste_days: text('days') } // prettier-ignore
  expect(said({ unread }, { words: own as unknown as typeof words })).toEqual([
    'paste_found_one 1',
    'days 31/02',
    'paste_unread x',
  ])
})

it('five different cells are named, more are hinted at', () => {
  const cells = (count: number): UnreadCell[] =>
    Array.from({ length: count }, (_, index) => ({ field: 'vat', cell: `c${index}` }))
  expect(said({ unread: [...cells(5), ...cells(5)] })[1]).toBe('paste_unread c0, c1, c2, c3, c4')
  expect(said({ unread: cells(6) })[1]).toBe('paste_unread c0, c1, c2, c3, c4 …')
})

it('texts are put together as sentences', () => {
  expect(asSentences(['Three lines', 'One left out.', 'Really?', 'Yes!', 'No end'])).toBe(
    'Three lines. One left out. Really? Yes! No end',
  )
  expect(asSentences(['Alone'])).toBe('Alone')
  expect(asSentences([])).toBe('')
})
