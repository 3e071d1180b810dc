import { isTable } from '../../lines/model/isTable'
import { wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'
import { invoiceGeneratorWordKeys } from './generatorWordKeys'
import { readInvoiceTable } from './invoiceTable'

const vat = { category: 'S', rate: '20' } as const
const table = (text: string, htmlLang = 'en-GB') => {
  const words = wordsFor(wordsOfPart('invoice-generator', htmlLang.toLowerCase()), invoiceGeneratorWordKeys)
  return readInvoiceTable(text, { htmlLang, vat, words, currency: htmlLang === 'en-GB' ? 'GBP' : 'EUR' })
}
const read = (text: string, htmlLang = 'en-GB') =>
  table(text, htmlLang).lines.map((line) => [
    line.name,
    line.quantity,
    line.unit ?? 'C62',
    line.price ?? '',
    line.vat?.rate,
  ])

it('reads description, quantity, unit, price and rate', () => {
  expect(read('Design\t12.5\thours\t84.00\t5%\nSigns\t40\tC62\t18.75\t20')).toEqual([
    ['Design', '12.5', 'HUR', '84.00', '5'],
    ['Signs', '40', 'C62', '18.75', '20'],
  ])
})

it('takes no amount for a rate, and no number of the list for a description', () => {
  expect(read('Desk\t2\t100\t200\nChair\t2\t5\t10\nLamp\t1\t20\t20\t5')).toEqual([
    ['Desk', '2', 'C62', '100', '20'],
    ['Chair', '2', 'C62', '5', '20'],
    ['Lamp', '1', 'C62', '20', '5'],
  ])
  expect(read('Pos\tItem\tQuantity\tPrice\n1\tAdvice\t2\t100\n2\tTravel\t1\t50')).toEqual([
    ['Advice', '2', 'C62', '100', '20'],
    ['Travel', '1', 'C62', '50', '20'],
  ])
})

it('leaves out a heading, empty rows and rows without a description', () => {
  expect(read('Item\tAmount\nDesign\t100\n\n\t7\nSigns\t50')).toEqual([
    ['Design', '1', 'C62', '100', '20'],
    ['Signs', '1', 'C62', '50', '20'],
  ])
  expect(table('Design\t1\n\t7').skipped).toBe(1)
})

it('keeps numbers as they are written where the visitor is', () => {
  expect(read('Entwurf\t1.234,5\t99,90', 'de-DE')).toEqual([['Entwurf', '1.234,5', 'C62', '99,90', '20']])
})

it('one column is a list of descriptions', () => {
  expect(read('Design\nSigns').map(([name, , , price]) => [name, price])).toEqual([
    ['Design', ''],
    ['Signs', ''],
  ])
})

it('a sentence is no table', () => {
  expect(isTable('Design of the rooms')).toBe(false)
  expect(isTable('Design\n')).toBe(false)
  expect(isTable('Design\t5')).toBe(true)
  expect(isTable('Design\nSigns')).toBe(true)
})

it('reads columns by their names, in any order and in the language of the page', () => {
  const { lines, unknown, unread } = table(
    'MwSt.\tEinzelpreis (€)\tMenge\tBezeichnung\tEinheit\tRabatt\tGewicht\tGesamt\n' +
      '7 %\t84,50\t12\tEntwurf\tStunden\t10 %\t3\t912,60\nfrei\t5\t1\tPorto\tSack\t2\t1\t3',
    'de-DE',
  )
  expect(lines).toEqual([
    {
      name: 'Entwurf',
      quantity: '12',
      unit: 'HUR',
      price: '84,50',
      vat: { category: 'S', rate: '7' },
      discount: { kind: 'percent', value: '10' },
    },
    { name: 'Porto', quantity: '1', price: '5', vat, discount: { kind: 'amount', value: '2' } },
  ])
  expect(unknown).toEqual(['Gewicht'])
  expect(unread.map(({ cell }) => cell)).toEqual(['frei', 'Sack'])
})

it('keeps texts that are no unit as further text, leaves out totals and names a number that it has no use for', () => {
  expect(table('Design\t2\t100\tfirst draft\t77\nTotal\t\t200')).toMatchObject({
    lines: [{ name: 'Design', quantity: '2', price: '100', description: 'first draft' }],
    totals: ['Total 200'],
    unread: [{ cell: '77' }],
  })
})

it('two columns of texts are no names of columns', () => {
  expect(read('Design\tdraft\nPrint\tblue').map(([name]) => name)).toEqual(['Design', 'Print'])
})
