import { calculate } from './calculation'
import type { CalculatorWork } from './calculatorWork'
import { resultAsTable, resultAsText } from './copyText'

const words = {
  description: 'Bezeichnung',
  rate: 'Satz',
  net: 'Netto',
  vat: 'USt',
  gross: 'Brutto',
  total: 'Summe',
}

const copied = (lines: [label: string, amount: string, rate: string][]) => {
  const work: CalculatorWork = {
    htmlLang: 'de-DE',
    country: 'DE',
    direction: 'add',
    rounding: 'line',
    day: '',
    lines: lines.map(([label, amount, rate], index) => ({ id: index + 1, label, amount, rate, custom: '' })),
  }
  return { work, calculation: calculate(work, 'de-DE'), words, htmlLang: 'de-DE' }
}

/** Browsers write no-break spaces into amounts. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

it('copies one amount as a sentence', () => {
  expect(plain(resultAsText(copied([['', '1.000', 'standard:19']])))).toBe(
    'Summe (19 %): Netto 1.000,00 €, USt 190,00 €, Brutto 1.190,00 €',
  )
})

it('copies lines, rates and total', () => {
  const text = plain(resultAsText(copied([['Tisch', '100', 'standard:19'], ['', '', 'standard:19'], ['Buch', '20', 'reduced:7']]))) // prettier-ignore
  expect(text.split('\n')).toEqual([
    'Tisch: 19 %, Netto 100,00 €, USt 19,00 €, Brutto 119,00 €',
    'Buch: 7 %, Netto 20,00 €, USt 1,40 €, Brutto 21,40 €',
    'USt 19 %: Netto 100,00 €, USt 19,00 €, Brutto 119,00 €',
    'USt 7 %: Netto 20,00 €, USt 1,40 €, Brutto 21,40 €',
    'Summe: Netto 120,00 €, USt 20,40 €, Brutto 140,40 €',
  ])
})

it('copies a table that a spreadsheet of the language reads', () => {
  const table = resultAsTable(copied([['Tisch', '1.234,50', 'standard:19'], ['=SUM(A1)', '20', 'reduced:7']])) // prettier-ignore
  expect(table.split('\n').map((row) => row.split('\t'))).toEqual([
    ['Bezeichnung', 'Satz', 'Netto', 'USt', 'Brutto'],
    ['Tisch', '19%', '1234,50', '234,56', '1469,06'],
    ["'=SUM(A1)", '7%', '20,00', '1,40', '21,40'],
    ['Summe', '19%', '1234,50', '234,56', '1469,06'],
    ['Summe', '7%', '20,00', '1,40', '21,40'],
    ['Summe', '', '1254,50', '235,96', '1490,46'],
  ])
})

it('copies nothing before there is a result', () => {
  expect(resultAsText(copied([['', '', 'standard:19']]))).toBe('')
  expect(resultAsTable(copied([['', '', 'standard:19']]))).toBe('')
})

it('names the lines without a label by their number', () => {
  const lines = plain(resultAsText(copied([['', '100', 'standard:19'], [' ', '20', 'standard:19']]))) // prettier-ignore
  expect(lines.split('\n')).toEqual([
    '1: 19 %, Netto 100,00 €, USt 19,00 €, Brutto 119,00 €',
    '2: 19 %, Netto 20,00 €, USt 3,80 €, Brutto 23,80 €',
    'Summe (19 %): Netto 120,00 €, USt 22,80 €, Brutto 142,80 €',
  ])
})

it('one line with a label is named above the total', () => {
  expect(plain(resultAsText(copied([[' Tisch ', '100', 'standard:19']]))).split('\n')).toEqual([
    'Tisch: 19 %, Netto 100,00 €, USt 19,00 €, Brutto 119,00 €',
    'Summe (19 %): Netto 100,00 €, USt 19,00 €, Brutto 119,00 €',
  ])
})

it('a table with one rate has one total', () => {
  const rows = resultAsTable(copied([['Tisch', '100', 'standard:19']])).split('\n')
  expect(rows.slice(1)).toEqual(['Tisch\t19%\t100,00\t19,00\t119,00', 'Summe\t19%\t100,00\t19,00\t119,00'])
})

it.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-Rabatt', "'-Rabatt"],
  ['@home', "'@home"],
  ['a=b', 'a=b'],
  ['zwei\tZellen', 'zwei Zellen'],
  ['zwei\r\n\nZeilen', 'zwei Zeilen'],
])('a spreadsheet takes the label %j neither as a formula nor as two cells', (label, cell) => {
  expect(resultAsTable(copied([[label, '1', 'zero:0']])).split('\n')[1]).toBe(`${cell}\t0%\t1,00\t0,00\t1,00`)
})

it('a rate has its decimals, in the writing of the language', () => {
  const rows = resultAsTable(copied([['A', '100', 'reduced:5.5'], ['B', '100', 'special:10.125']])).split('\n') // prettier-ignore
  expect(rows.slice(1, 3).map((row) => row.split('\t')[1])).toEqual(['5,5%', '10,125%'])
})
