import { pastedRows } from './pastedRows'

it.each([
  ['tabs, with the empty cells between them', 'a\t\tc\n\t\t\nd\t', [['a', '', 'c'], ['d', '']]],
  ['tabs where there are commas and semicolons too', 'Taxi; night\t12,50\nBus, day\t3,20', [['Taxi; night', '12,50'], ['Bus, day', '3,20']]],
  ['semicolons', 'a;b\nc;d', [['a', 'b'], ['c', 'd']]],
  ['semicolons beside decimal commas', 'Taxi;12,50\nHotel;1.096,50', [['Taxi', '12,50'], ['Hotel', '1.096,50']]],
  ['semicolons beside commas in texts', 'Taxi, blue;12,50\nRail;8,20', [['Taxi, blue', '12,50'], ['Rail', '8,20']]],
  ['commas', '2026-11-03,Taxi,12.40,GBP\n2026-11-04,Rail,8,EUR', [['2026-11-03', 'Taxi', '12.40', 'GBP'], ['2026-11-04', 'Rail', '8', 'EUR']]],
  ['commas beside a semicolon in a text', 'Taxi; night,12.40\nRail,8.20', [['Taxi; night', '12.40'], ['Rail', '8.20']]],
  ['commas, with numbers that have commas in quotes', 'Hotel,"1,096.50"\nTaxi,"12,40"', [['Hotel', '1,096.50'], ['Taxi', '12,40']]],
  ['bars', 'Taxi|12.40\nRail|8.20', [['Taxi', '12.40'], ['Rail', '8.20']]],
] as const)('cells are divided by %s', (_name, text, rows) => {
  expect(pastedRows(text)).toEqual(rows)
}) // prettier-ignore

it.each([
  ['numbers with decimal commas', '12,50\n8,20'],
  ['numbers with thousands', '1,234\n5,678,900'],
  ['texts with a number', 'Hotel 12,50\nTaxi 8,20'],
  ['sentences', 'Cable, red\nPlug, white'],
  ['a semicolon in one of three texts', 'Cable; red\nPlug\nLamp'],
])('a list of %s has one cell in each row', (_name, text) => {
  expect(pastedRows(text)).toEqual(text.split('\n').map((row) => [row]))
})

it('a comma with a space divides where a text without cells would be no use, and decimal commas still do not', () => {
  expect(pastedRows('3 Nov 2026, Taxi, 12,40\n4 Nov 2026, Rail, 8,20', { needsCells: true })).toEqual([
    ['3 Nov 2026', 'Taxi', '12,40'],
    ['4 Nov 2026', 'Rail', '8,20'],
  ])
  expect(pastedRows('Taxi 12,50\nHotel 8,20', { needsCells: true })).toEqual([['Taxi 12,50'], ['Hotel 8,20']])
})

it.each(['\t', ';', ','])('quoted cells hold breaks, quotes and separators, divided by %j', (separator) => {
  const row = ['two\nlines, "quoted"; more\tend', '5'].map((cell) => `"${cell.replaceAll('"', '""')}"`)
  expect(pastedRows([row.join(separator), `next${separator} "6" `].join('\r\n'))).toEqual([
    ['two\nlines, "quoted"; more\tend', '5'],
    ['next', '6'],
  ])
})

it('a quote that does not enclose a cell is a sign like any other', () => {
  expect(pastedRows('"Best" hotel\t5\n5" pipe\t6\n"never closed\t7')).toEqual([
    ['"Best" hotel', '5'],
    ['5" pipe', '6'],
    ['"never closed', '7'],
  ])
})

it('rows end as any system writes it, and a byte order mark is no text', () => {
  expect(pastedRows('\ufeffa\t1\r\nb\t2\rc\t3\n')).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ])
})

it('is cut after so many rows', () => {
  expect(pastedRows('a;1\n'.repeat(30), { maxRows: 20 })).toHaveLength(20)
})

it.each([
  ['a quoted cell with space after it', '"a" \t"b"', [['a', 'b']]],
  ['a quoted cell at the end', 'a\t"b"', [['a', 'b']]],
  ['an empty quoted cell', '""\tb', [['', 'b']]],
  ['text after a quoted cell', '"a"x\tb', [['"a"x', 'b']]],
  ['a quote within a cell', 'a "b"\tc', [['a "b"', 'c']]],
  ['a quote that is doubled at the end', '"a"""\tb', [['a"', 'b']]],
  ['one column', 'a\nb', [['a'], ['b']]],
  ['nothing', '', []],
  ['space alone', ' \n\t\n ', []],
])('%s is read', (_name, text, rows) => {
  expect(pastedRows(text)).toEqual(rows)
})

it('a separator counts when it divides half of the rows', () => {
  expect(pastedRows('a;1\nb')).toEqual([['a', '1'], ['b']])
  expect(pastedRows('a;1\nb\nc')).toEqual([['a;1'], ['b'], ['c']])
})

it('the separator that divides most evenly counts, of two the first', () => {
  expect(pastedRows('a;b|c\nd|e')).toEqual([
    ['a;b', 'c'],
    ['d', 'e'],
  ])
  expect(pastedRows('a;b|c\nd;e|f')).toEqual([
    ['a', 'b|c'],
    ['d', 'e|f'],
  ])
})

it('as many rows as wanted are read, and the last one without an end', () => {
  expect(pastedRows('a\t1\nb\t2\nc\t3', { maxRows: 2 })).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
  expect(pastedRows('a\t1\nb\t2', { maxRows: 2 })).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
})
