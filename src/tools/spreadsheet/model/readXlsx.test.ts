/** @jest-environment node */
import ExcelJs from 'exceljs'
import { strToU8, zipSync } from 'fflate'
import { pastedRows } from './pastedRows'
import { readXlsx, rowsAsText } from './readXlsx'

async function made(fill: (book: ExcelJs.Workbook) => void): Promise<Uint8Array> {
  const book = new ExcelJs.Workbook()
  fill(book)
  return new Uint8Array(await book.xlsx.writeBuffer())
}

it('reads what cells show: days by their formats, percentages, currencies, rich and shared texts, formulas', async () => {
  const bytes = await made((book) => {
    const sheet = book.addWorksheet('Expenses')
    sheet.addRow(['Date', 'Supplier', 'Amount', 'VAT %', 'Rate', 'Sum'])
    sheet.addRow([
      new Date('2026-11-03T14:22:00Z'),
      { richText: [{ text: 'Café ' }, { text: 'Blau' }] },
      1234.5,
      0.19,
      1.087,
    ])
    sheet.getCell('A2').numFmt = 'dd.mm.yyyy hh:mm'
    sheet.getCell('C2').numFmt = '#,##0.00 [$€-407]'
    sheet.getCell('D2').numFmt = '0%'
    sheet.getCell('F2').value = { formula: 'C2*2', result: 2469 }
    sheet.getCell('A4').value = new Date('2026-11-04T00:00:00Z')
    sheet.getCell('A4').numFmt = 'm/d/yy'
    sheet.getCell('C4').value = 0.1 + 0.2
  })
  expect(readXlsx(bytes, 'de-DE')).toEqual([
    {
      name: 'Expenses',
      rows: [
        ['Date', 'Supplier', 'Amount', 'VAT %', 'Rate', 'Sum'],
        ['2026-11-03', 'Café Blau', '1234,5 €', '19%', '1,0870', '2469'],
        ['2026-11-04', '', '0,3'],
      ],
    },
  ])
})

it('counts days from 1904 where the workbook says so', async () => {
  const bytes = await made((book) => {
    book.properties.date1904 = true
    const sheet = book.addWorksheet('One')
    sheet.getCell('A1').value = new Date('2026-11-03T00:00:00Z')
  })
  expect(readXlsx(bytes, 'en-GB')?.[0]?.rows).toEqual([['2026-11-03']])
})

it('gives the sheets that can be seen and have cells', async () => {
  const bytes = await made((book) => {
    book.addWorksheet('October').addRow(['Taxi', 5])
    book.addWorksheet('Empty')
    book.addWorksheet('Lists', { state: 'hidden' }).addRow(['x'])
    book.addWorksheet('November & more').addRow(['Hotel', 7])
  })
  expect(readXlsx(bytes, 'en-GB')?.map(({ name }) => name)).toEqual(['October', 'November & more'])
})

it.each([
  ['no ZIP', new Uint8Array([1, 2, 3])],
  ['a document of text', zipSync({ 'word/document.xml': strToU8('<w/>') })],
])('a file that is %s is no workbook', (_name, bytes) => {
  expect(readXlsx(bytes, 'en-GB')).toBeUndefined()
})

it('gives rows as a text whose cells are read again', () => {
  const rows = [
    ['Date', 'Note'],
    ['2026-11-03', 'two\nlines, "quoted"'],
  ]
  expect(pastedRows(rowsAsText(rows), {})).toEqual(rows)
})
