import { isTable } from '../../lines/model/isTable'
import { wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'
import { calculatorTableLabels, calculatorTableNames, readCalculatorTable } from './calculatorTable'
import { vatCalculatorWordKeys } from './wordKeys'

const words = wordsFor(
  Object.fromEntries(
    Object.entries(wordsOfPart('vat-calculator', 'de-de')).map(([key, text]) => [
      key,
      text.replaceAll('{market.vat}', 'USt'),
    ]),
  ),
  vatCalculatorWordKeys,
)

const table = (text: string, direction: 'add' | 'remove' = 'add') =>
  readCalculatorTable(text, {
    htmlLang: 'de-DE',
    day: '2026-11-25',
    work: { country: 'DE', direction },
    words,
  })

const read = (text: string) => {
  const { lines, skipped, totals } = table(text)
  return {
    lines: lines.map(({ label, amount, rate, custom }) => [label, amount, rate, custom]),
    skipped: skipped + totals.length,
  }
}

it('tells a table from a number', () => {
  for (const text of ['1.234,56', ' 12 ', '1 234', 'Desk', '12\n']) expect(isTable(text)).toBe(false)
  for (const text of ['a\t1', '1\n2', 'a;1', '1\r\n2']) expect(isTable(text)).toBe(true)
  // In proportion to the length: a quadratic search took 2 s for a quarter of it.
  const begin = performance.now()
  expect(isTable(`;${'1'.repeat(200_000)}x`)).toBe(false)
  expect(performance.now() - begin).toBeLessThan(1000)
})

it('reads label, amount and rate', () => {
  expect(
    read('Position\tNetto\tUSt\nTisch\t1.234,56\t19 %\nBuch\t20,00\t7\nBahn\t€ 50\t0%\nSonstiges\t5\t12,5 %'),
  ).toEqual({
    lines: [
      ['Tisch', '1.234,56', 'standard:19', ''],
      ['Buch', '20,00', 'reduced:7', ''],
      ['Bahn', '€ 50', 'zero:0', ''],
      ['Sonstiges', '5', 'custom', '12,5'],
    ],
    skipped: 0,
  })
})

it('reads amounts alone, labels with amounts, amounts with rates', () => {
  expect(read('1\n2,50\n-3').lines).toEqual([
    ['', '1', 'standard:19', ''],
    ['', '2,50', 'standard:19', ''],
    ['', '-3', 'standard:19', ''],
  ])
  expect(read('Tisch;100\nStuhl;50').lines).toEqual([
    ['Tisch', '100', 'standard:19', ''],
    ['Stuhl', '50', 'standard:19', ''],
  ])
  expect(read('100;7 %').lines).toEqual([['', '100', 'reduced:7', '']])
})

it('takes an item number for part of the label', () => {
  expect(read('1001\tTisch\t100,00').lines).toEqual([['1001 Tisch', '100,00', 'standard:19', '']])
  expect(read('1001\tTisch\t100,00\t7').lines).toEqual([['1001 Tisch', '100,00', 'reduced:7', '']])
})

it('keeps a separator inside quotes', () => {
  expect(read('"Tisch; groß";100').lines).toEqual([['Tisch; groß', '100', 'standard:19', '']])
})

it('says how many rows have no amount', () => {
  expect(read('Kopf\tBetrag\nTisch\tviel\n\nStuhl\t50\nSumme\t')).toEqual({
    lines: [['Stuhl', '50', 'standard:19', '']],
    skipped: 2,
  })
})

it('reads two thousand rows in proportion to their number', () => {
  // Time of the processor, which other programs do not lengthen. All cells of a column were read for each row: 15 s.
  const begin = process.cpuUsage()
  expect(table('Tisch\t1,00\t19\n'.repeat(2000)).lines).toHaveLength(2000)
  expect(process.cpuUsage(begin).user / 1e6).toBeLessThan(4)
})

it('keeps quotes and line breaks that a quoted cell holds', () => {
  expect(read('"Desk ""Oak""\n180 cm"\t400').lines).toEqual([
    ['Desk "Oak"\n180 cm', '400', 'standard:19', ''],
  ])
})

it('counts a first row that has a number in it but no amount as left out, and a heading as none', () => {
  expect(table('Refund\tabout 50\nTisch\t100')).toMatchObject({ skipped: 1 })
  expect(table('Artikel\tBetrag\nTisch\t100')).toMatchObject({ skipped: 0 })
})

it('takes the column that the calculation starts from, and names the others', () => {
  const text = 'Brutto\tNetto\tArtikel\tLager\n119\t100\tTisch\t4\n59,50\t50\tStuhl\t2\n178,50\t150\tSumme\t6'
  expect(table(text)).toMatchObject({
    lines: [
      { label: 'Tisch', amount: '100' },
      { label: 'Stuhl', amount: '50' },
    ],
    totals: ['178,50 150 Summe 6'],
    unknown: ['Brutto', 'Lager'],
  })
  expect(table(text, 'remove').lines.map(({ amount }) => amount)).toEqual(['119', '59,50'])
})

it('a text with a semicolon is no table', () => {
  expect(isTable('Zimmer; 2 Nächte')).toBe(false)
})

it('a last number is a rate only when it says so or the row has a label and an amount before it', () => {
  expect(read('100;19').lines).toEqual([['100', '19', 'standard:19', '']])
  expect(read('Tisch;100;19').lines).toEqual([['Tisch', '100', 'standard:19', '']])
  expect(read('Tisch;Eiche;19').lines).toEqual([['Tisch Eiche', '19', 'standard:19', '']])
  expect(read('Tisch;100;250').lines).toEqual([['Tisch 100', '250', 'standard:19', '']])
  // Neither is a number that is no rate of the country.
  expect(read('Tisch;100;100').lines).toEqual([['Tisch 100', '100', 'standard:19', '']])
})

it('a long label is cut, and a heading row of a column without amounts keeps the usual rate', () => {
  expect(read(`${'x'.repeat(300)}\t5`).lines).toEqual([['x'.repeat(200), '5', 'standard:19', '']])
  expect(read('Position\tNetto\tUSt\nTisch\t5\t').lines).toEqual([['Tisch', '5', 'standard:19', '']])
})

it('the names of the columns say which amount is wanted', () => {
  expect(calculatorTableNames(words, 'add')).toEqual([words.label, words.amount_add, words.rate])
  expect(calculatorTableNames(words, 'remove')).toEqual([words.label, words.amount_remove, words.rate])
})

it('a dialog calls the columns by the amount that is wanted', () => {
  const { label, rate } = words
  expect(calculatorTableLabels(words, 'add')).toEqual({ label, amount: words.amount_add, rate })
  expect(calculatorTableLabels(words, 'remove')).toEqual({ label, amount: words.amount_remove, rate })
})

it('a running balance is neither the amount nor part of the label', () => {
  const rows = 'Tisch\t-100,00\t900,00\nStuhl\t-50,00\t850,00\nLampe\t-25,50\t824,50\nRegal\t-80,00\t744,50'
  expect(read(rows).lines.map(([label, amount]) => `${label} ${amount}`)).toEqual([
    'Tisch -100,00',
    'Stuhl -50,00',
    'Lampe -25,50',
    'Regal -80,00',
  ])
})

it('a rate above 100 per cent is named as unread, one of 100 is a rate', () => {
  const rows = table('Position\tNetto\tUSt-Satz\nTisch\t5\t250\nStuhl\t6\t100')
  expect(rows.lines.map(({ rate, custom }) => [rate, custom])).toEqual([
    ['standard:19', ''],
    ['custom', '100'],
  ])
  expect(rows.unread).toEqual([{ field: 'rate', cell: '250' }])
})

it('prices with VAT are found by their names where VAT is taken out', () => {
  for (const name of [words.amount_remove, words.gross_short, words.gross])
    expect(table(`Artikel\tNetto\t${name}\nTisch\t100\t119`, 'remove').lines).toMatchObject([
      { label: 'Tisch', amount: '119' },
    ])
})

it('names of columns may be English in every language', () => {
  expect(read('Description\tAmount\tVAT rate\nTisch\t100\t7').lines).toEqual([
    ['Tisch', '100', 'reduced:7', ''],
  ])
  expect(read('Item\tAmount\nTisch\t100\nGrand total\t100')).toMatchObject({ skipped: 1 })
})

it('reads rows without separators that end in an amount, and leaves out their total', () => {
  expect(read('Tisch 100\nBuch 1 200,00 €\nSumme 1 300')).toEqual({
    lines: [
      ['Tisch', '100', 'standard:19', ''],
      ['Buch', '1 200,00 €', 'standard:19', ''],
    ],
    skipped: 1,
  })
  // 100 or 2,100: nobody can say.
  expect(read('Tisch 2 100\nBuch 3 200').lines).toEqual([])
})

it('a column of rates below one is written as shares: 0.19 is 19 %', () => {
  expect(read('Position\tNetto\tUSt-Satz\nTisch\t100\t0,19\nBuch\t20\t0,07\nBahn\t5\t0').lines).toEqual([
    ['Tisch', '100', 'standard:19', ''],
    ['Buch', '20', 'reduced:7', ''],
    ['Bahn', '5', 'zero:0', ''],
  ])
  expect(read('Position\tNetto\tUSt-Satz\nTisch\t100\t0,19\nBuch\t20\t19').lines[0]?.slice(2)).toEqual([
    'custom',
    '0,19',
  ])
})

it('a column of amounts with VAT is not taken for amounts without it, nor the other way round', () => {
  expect(table('Artikel\tBrutto\nTisch\t119\nBuch\t10,70').lines).toEqual([])
  expect(table('Artikel\tNetto\nTisch\t100\nBuch\t10', 'remove').lines).toEqual([])
  // What the visitor says counts.
  const chosen = readCalculatorTable(
    'Artikel\tBrutto\nTisch\t119',
    { htmlLang: 'de-DE', day: '2026-11-25', work: { country: 'DE', direction: 'add' }, words },
    { columns: { 0: 'label', 1: 'amount' } },
  )
  expect(chosen.lines).toMatchObject([{ amount: '119' }])
})

it('in a list of amounts alone, only the last one of several can be their sum', () => {
  expect(read('100\n200\n300').lines).toHaveLength(3)
  expect(read('100\n200\n300\n600')).toMatchObject({
    lines: [
      ['', '100', 'standard:19', ''],
      ['', '200', 'standard:19', ''],
      ['', '300', 'standard:19', ''],
    ],
    skipped: 1,
  })
})
