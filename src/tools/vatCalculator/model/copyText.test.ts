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
