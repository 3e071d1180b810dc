import { units, type Unit } from './invoice'
import { isTable, pasteLines } from './pasteLines'

const unitNames = {
  ...(Object.fromEntries(units.map((unit) => [unit, unit])) as Record<Unit, string>),
  HUR: 'hours',
}
const vat = { category: 'S', rate: '20' } as const
const read = (text: string, htmlLang = 'en-GB') =>
  pasteLines(text, { htmlLang, vat, unitNames }).lines.map((line) => [
    line.name,
    line.quantity,
    line.unit,
    line.price,
    line.vat.rate,
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
  expect(pasteLines('Design\t1\n\t7', { htmlLang: 'en-GB', vat, unitNames }).left).toBe(1)
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
