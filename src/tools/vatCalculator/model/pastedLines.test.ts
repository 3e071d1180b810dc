import { ratesOn } from '../../vat/model/vatRates'
import { isTable, pastedLines } from './pastedLines'

const german = { htmlLang: 'de-DE', rates: ratesOn('DE', '2026-11-25'), rate: 'standard:19' }

const read = (text: string, options = german) => {
  const { lines, skipped } = pastedLines(text, options)
  return { lines: lines.map(({ label, amount, rate, custom }) => [label, amount, rate, custom]), skipped }
}

it('tells a table from a number', () => {
  for (const text of ['1.234,56', ' 12 ', '1 234', 'Desk', '12\n']) expect(isTable(text)).toBe(false)
  for (const text of ['a\t1', '1\n2', 'a;1', '1\r\n2']) expect(isTable(text)).toBe(true)
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

it('reads a thousand rows', () => {
  expect(pastedLines('Tisch\t1,00\t19\n'.repeat(1000), german).lines).toHaveLength(1000)
})

it('keeps quotes and line breaks that a quoted cell holds', () => {
  expect(read('"Desk ""Oak""\n180 cm"\t400').lines).toEqual([
    ['Desk "Oak"\n180 cm', '400', 'standard:19', ''],
  ])
})

it('counts a first row that has a number in it but no amount as left out, and a heading as none', () => {
  expect(pastedLines('Refund\t(50.00)\nTisch\t100', german)).toMatchObject({ skipped: 1 })
  expect(pastedLines('Artikel\tBetrag\nTisch\t100', german)).toMatchObject({ skipped: 0 })
})
