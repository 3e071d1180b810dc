import { readTable } from './pastedTable'
import { isNumeric } from './tableNumbers'
import type { TableShape } from './tableShape'

type Field = 'name' | 'amount' | 'note'

const shape: TableShape<Field> = {
  htmlLang: 'en-GB',
  columns: {
    name: { headings: ['Name, Item'] },
    amount: {
      headings: ['Amount', 'Price, net'],
      read: (cell) => (isNumeric(cell, 'en-GB') ? cell : undefined),
    },
    note: { headings: ['Note'], joint: ' / ' },
  },
  labels: { name: 'Name', amount: 'Amount', note: 'Note' },
  currency: 'EUR',
  main: 'name',
  ignored: ['No.'],
  totals: { names: ['Total, Sum'], unless: 'note' },
  guess: (row) => row.map((cell, index) => (cell === 'skip' ? null : (['name', 'amount'] as const)[index])),
  isLine: ({ amount }) => amount !== undefined,
}
const read = (rows: string[][], more: Partial<TableShape<Field>> = {}) =>
  readTable(rows.map((row) => row.join('\t')).join('\n'), { ...shape, ...more })

it.each([
  ['its name', ['Name', 'Amount']],
  ['another name', ['Item', 'Price']],
  ['the id of its field', ['name', 'note', 'amount']],
  ['capitals, accents and marks', ['NAMÉ:', 'amount *']],
  ['a unit in brackets', ['Item', 'Net (EUR)']],
  ['a unit in square brackets', ['Item', 'Net [EUR]']],
])('a column is found by %s', (_case, names) => {
  const row = names.map((name) => (/amount|price|net/i.test(name) ? '5' : /note/i.test(name) ? 'n' : 'Desk'))
  expect(read([names, row])).toMatchObject({
    lines: [{ name: 'Desk', amount: '5' }],
    unknown: [],
    skipped: 0,
  })
})

it('of two columns with one name the first counts, and of two names the first of the list', () => {
  expect(read([['Price', 'Item', 'Amount', 'Amount'], ['1', 'Desk', '2', '3']])).toMatchObject({
    lines: [{ name: 'Desk', amount: '2' }],
    unknown: ['Price', 'Amount'],
  })
}) // prettier-ignore

it('the first unknown column of texts is the main one', () => {
  expect(read([['Code', 'Colour', 'Amount'], ['12', 'red', '5']])).toMatchObject({
    lines: [{ name: 'red', amount: '5' }],
    unknown: ['Code'],
  })
  expect(read([['Colour', 'Name', 'Amount'], ['red', 'Desk', '5']])).toMatchObject({
    lines: [{ name: 'Desk', amount: '5' }],
    unknown: ['Colour'],
  })
}) // prettier-ignore

it('names that the tool works out itself are not missed', () => {
  expect(read([['No.', 'Item', 'Amount', ''], ['1', 'Desk', '5', '']]).unknown).toEqual([])
}) // prettier-ignore

it('a first row with a number and at most one known name is data', () => {
  expect(read([['Item', '7'], ['Desk', '5']]).lines).toEqual([{ name: 'Item', amount: '7' }, { name: 'Desk', amount: '5' }]) // prettier-ignore
  expect(read([['Item 2026', 'Amount'], ['Desk', '5']]).lines).toEqual([{ name: 'Desk', amount: '5' }]) // prettier-ignore
})

it('names of which none is known are left out where numbers are below them', () => {
  expect(read([['Foo', 'Bar'], ['Desk', '5']])).toMatchObject({ lines: [{ name: 'Desk', amount: '5' }], skipped: 0, unknown: [] }) // prettier-ignore
  expect(read([['Foo', 'Bar'], ['Desk', 'x']])).toMatchObject({ lines: [], skipped: 2 }) // prettier-ignore
  expect(read([['Foo'], ['5']])).toMatchObject({ lines: [], skipped: 2 })
})

it('cells of one column are joined, and those that say nothing are named', () => {
  const joined = read([['a', '1', 'b'], ['c', 'x', 'd']], { guess: () => ['note', 'amount', 'note'], isLine: () => true }) // prettier-ignore
  expect(joined.lines).toEqual([{ note: 'a / b', amount: '1' }, { note: 'c / d' }])
  expect(joined.unread).toEqual([{ field: 'amount', cell: 'x' }])
  expect(read([['a', '1', 'b']], { guess: () => ['name', 'amount', 'name'] }).lines).toEqual([{ name: 'a, b', amount: '1' }]) // prettier-ignore
  expect(read([['Desk', '5', 'more'], ['skip', '6', '']])).toMatchObject({
    lines: [{ name: 'Desk', amount: '5' }, { amount: '6' }],
    unread: [{ field: undefined, cell: 'more' }],
  }) // prettier-ignore
})

it('a row that adds up others is counted, unless it has the column of a line', () => {
  const rows = [['Item', 'Amount', 'Note'], ['Desk', '5', ''], ['Total:', '5', ''], ['Sum', '7', 'a shop']] // prettier-ignore
  expect(read(rows)).toMatchObject({
    lines: [{ name: 'Desk' }, { name: 'Sum' }],
    totals: ['Total: 5'],
    skipped: 0,
  })
  expect(read(rows, { totals: { names: ['Total, Sum'] } })).toMatchObject({
    lines: [{ name: 'Desk' }],
    totals: ['Total: 5', 'Sum 7 a shop'],
  })
})

it.each([
  ['12.50', true],
  ['€ 12', true],
  ['-5', true],
  ['5 %', true],
  ['1.123456', true],
  ['1.12345678901', false],
  ['', false],
  ['Bus 12', false],
])('%j is a number: %s', (cell, expected) => {
  expect(isNumeric(cell, 'en-GB')).toBe(expected)
})
