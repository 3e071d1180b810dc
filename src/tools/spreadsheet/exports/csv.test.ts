import papaparse from 'papaparse'
import { csvOf, csvSeparator } from './csv'

it('is read back as it was, in the form of the language', async () => {
  const rows = [
    ['Was', 'Kosten'],
    ['Taxi; "schnell"', '1.234,56'],
    ['Zeile\nzwei', '-3,50'],
  ]
  const csv = await csvOf(rows, 'de-DE')
  expect(csv.startsWith('\ufeffWas;Kosten\r\n')).toBe(true)
  const read = papaparse.parse<string[]>(csv.slice(1), { delimiter: ';', skipEmptyLines: true })
  expect(read.data).toEqual(rows)
})

it.each([
  ['en-GB', ','],
  ['en-US', ','],
  ['de-CH', ';'],
  ['fr-FR', ';'],
  ['nb-NO', ';'],
])('separates in %s by %s', (language, separator) => {
  expect(csvSeparator(language)).toBe(separator)
})

it.each([
  ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+49 (0) 30', "'+49 (0) 30"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t=1"],
  ['=1\n2', "'=1\n2"],
  ['\n=1', "'\n=1"],
  // The wide signs of Chinese and Japanese keyboards, which spreadsheets take for the others.
  ['\uff1d1+1', "'\uff1d1+1"],
  ['-1.234,50', '-1.234,50'],
  ['+12', '+12'],
  ['-5,5 %', '-5,5 %'],
  ['−7', '−7'],
  ['plain', 'plain'],
])('writes %j so that nothing is calculated: %j', async (value, written) => {
  const csv = await csvOf([[value, 'x']], 'en-GB')
  expect(papaparse.parse<string[]>(csv.slice(1), { delimiter: ',' }).data[0]?.[0]).toBe(written)
})
