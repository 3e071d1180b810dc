import ExcelJs from 'exceljs'
import { fixtureFonts } from '../../pdf/exports/fonts.fixture'
import { readPdf, withRole } from '../../pdf/exports/readPdf.fixture'
import { renderPdf } from '../../pdf/exports/renderPdf'
import { renderWorkbook } from '../../spreadsheet/exports/renderWorkbook'
import { calculateReport } from '../model/calculate'
import { newExpense, type Report } from '../model/report'
import { englishWords, expense, mileage, perDiem, reportOf } from '../model/report.fixture'
import { reportCsv } from './reportCsv'
import { reportDocument, reportTitle } from './reportDocument'
import { reportWorkbook } from './reportWorkbook'

// A PDF is read back by a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000)

/** The smallest picture: one white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const report: Report = reportOf([
  expense('line-1', {
    vat: '16.08',
    receipts: [
      { id: 'r1', name: 'hotel.jpg' },
      { id: 'gone', name: 'x.jpg' },
    ],
  }),
  newExpense('line-2', 'GBP'),
  expense('line-3', {
    merchant: '=SUM(A1)',
    category: 'guests',
    people: 'Ada of Tarnvolt',
    amount: '1250.40',
    currency: 'EUR',
    rate: '0.8732',
    rateSource: 'ECB, 3 November',
  }),
  mileage('line-4'),
  perDiem('line-5', { breakfasts: '1', rate: '0.87', rateSource: 'ECB, 4 November' }),
  expense('line-6', { merchant: 'Kiosk', amount: 'ten' }),
])
const calculation = calculateReport(report, 'en-GB')

const documentOf = (of: Report = report) =>
  reportDocument(of, calculateReport(of, 'en-GB'), {
    htmlLang: 'en-GB',
    words: englishWords,
    created: new Date('2026-11-25T10:00:00Z'),
    pictures: new Map([['r1', new Uint8Array(png)]]),
    pageSize: 'A4',
  })

it('the PDF has who and when, every line with its amounts, totals, rates with sources, and the receipts', async () => {
  const { bytes, missingLetters } = await renderPdf(documentOf(), fixtureFonts())
  const pdf = await readPdf(bytes)
  const text = pdf.pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ')
  for (const expected of [
    'Mara Quill',
    'Quillmere Ltd',
    '2 November 2026 – 6 November 2026',
    // Numbers are those of the screen: the empty second line is left out.
    '1 03/11/2026 Hotel Three Poplars',
    '3 03/11/2026 =SUM(A1) Meals with guests · Who was there: Ada of Tarnvolt',
    '€1,250.40 £1,091.85',
    '88 miles × £0.55 per mile up to 10,000 miles a year',
    // 28.00 − 5.60, × 0.87
    '€22.40 £19.49',
    'not complete',
    // 96.50 + 1,091.85 + 48.40 + 19.49
    'Total £16.08 £1,256.24',
    '1 EUR = 0.8732 GBP (ECB, 3 November)',
    'HM Revenue & Customs',
    'Einkommensteuergesetz',
    'Receipt of line 1 · 03/11/2026 · Hotel Three Poplars · £96.50',
  ])
    expect(text).toContain(expected)
  expect(text).not.toMatch(/\b2 \d\d\/11\/2026/)
  expect(missingLetters).toEqual([])
  expect(pdf.info).toMatchObject({ Title: 'Expense report Mara Quill 2026-11-02', Author: 'Mara Quill' })
  const figures = pdf.pages.flatMap(({ structure }) => withRole(structure, 'Figure'))
  // The other picture is not in this browser.
  expect(figures.map(({ alt }) => alt)).toEqual(['Receipt 1 of line 1'])
})

it('the PDF of 500 lines has them all', async () => {
  const many = reportOf(
    Array.from({ length: 500 }, (_, index) =>
      expense(`line-${index + 1}`, { merchant: `Shop ${index + 1}` }),
    ),
  )
  const { bytes } = await renderPdf(documentOf(many), fixtureFonts())
  const text = (await readPdf(bytes)).pages.map((page) => page.text).join('\n')
  expect(text.match(/Shop \d+/g)).toHaveLength(500)
  expect(text).toContain('£48,250.00')
})

it('a report without receipts, foreign money and official rates has no empty parts for them', () => {
  const plain = documentOf(reportOf([expense('line-1')]))
  const headings = plain.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  expect(headings).toEqual(['Expense report', 'Expenses'])
})

it('the workbook has days and amounts as such, and a sum that follows changes', async () => {
  const book = new ExcelJs.Workbook()
  const bytes = await renderWorkbook(reportWorkbook(report, calculation, 'en-GB', englishWords))
  await book.xlsx.load(bytes.buffer as ArrayBuffer)
  const [lines, summary] = book.worksheets
  expect(lines?.getRow(1).getCell(3).value).toBe('Supplier')
  expect(lines?.getRow(2).getCell(2).value).toEqual(new Date('2026-11-03T00:00:00Z'))
  expect(lines?.getRow(2).getCell(7).value).toBe(96.5)
  // A text, whatever it begins with.
  expect(lines?.getRow(3).getCell(3).value).toBe('=SUM(A1)')
  expect(lines?.getRow(3).getCell(10).value).toBe(0.8732)
  expect(lines?.getRow(3).getCell(12).value).toBe(1091.85)
  // Five lines below the names of the columns
  expect(lines?.getRow(7).getCell(12).value).toEqual({ formula: 'SUM(L2:L6)', result: 1256.24 })
  const texts = summary?.getSheetValues().flat().map(String) ?? []
  expect(texts).toEqual(expect.arrayContaining(['Mara Quill', 'Meals with guests', '1091.85', '1256.24']))
})

it('the summary of the workbook has who and when, what to pay back by category, and what was paid by currency', async () => {
  const some = reportOf([
    expense('line-1', { vat: '16.08' }),
    expense('line-2', {
      category: 'guests', people: 'Ada', amount: '1250.40', currency: 'EUR', rate: '0.8732', rateSource: 'ECB',
    }),
    mileage('line-3'),
  ]) // prettier-ignore
  const book = new ExcelJs.Workbook()
  const bytes = await renderWorkbook(
    reportWorkbook(some, calculateReport(some, 'en-GB'), 'en-GB', englishWords),
  )
  await book.xlsx.load(bytes.buffer as ArrayBuffer)
  const rows: unknown[][] = []
  book.worksheets[1]?.eachRow((row) => rows.push([1, 2, 3].map((cell) => row.getCell(cell).value)))
  expect(rows.filter((row) => row.some((value) => value !== null))).toEqual([
    ['Expense report', null, null],
    ['Name', 'Mara Quill', 'Mara Quill'],
    ['Company', 'Quillmere Ltd', 'Quillmere Ltd'],
    ['Period', '2 November 2026 – 6 November 2026', '2 November 2026 – 6 November 2026'],
    ['Purpose', 'Visit to a customer', 'Visit to a customer'],
    ['By category', 'Amount', 'Currency'],
    ['Accommodation', 96.5, 'GBP'],
    ['Meals with guests', 1091.85, 'GBP'],
    ['Mileage', 48.4, 'GBP'],
    ['To be paid back', 1236.75, 'GBP'],
    [englishWords.vat_total, 16.08, 'GBP'],
    ['By currency', 'Paid', 'Currency'],
    ['GBP', 144.9, 'GBP'],
    ['EUR', 1250.4, 'EUR'],
  ])
})

it('the CSV is as the language writes it, and no text in it is a formula', async () => {
  const csv = await reportCsv(report, calculation, 'en-GB', englishWords)
  const rows = csv.split('\r\n')
  expect(rows[0]).toMatch(/^\ufeffNo\.,Date,Supplier,Category/)
  expect(rows[1]).toContain('2026-11-03,Hotel Three Poplars,Accommodation,Night in Leeds,,96.50,GBP,16.08')
  expect(rows[2]).toContain(`'=SUM(A1)`)
  expect(rows).toHaveLength(7)
  const german = await reportCsv(report, calculateReport(report, 'de-DE'), 'de-DE', englishWords)
  expect(german.split('\r\n')[1]).toContain(';GBP;16,08;')
})

it('the name of the files says what they are', () => {
  expect(reportTitle(reportOf([]), englishWords)).toBe('Expense report Mara Quill 2026-11-02')
  expect(reportTitle(reportOf([], { employee: ' ', from: '', to: '' }), englishWords)).toBe('Expense report')
})
