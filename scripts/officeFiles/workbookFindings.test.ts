import ExcelJs from 'exceljs'
import { resultFindings, workbookFindings } from './workbookFindings'

type Fill = (sheet: ExcelJs.Worksheet) => void

/** A workbook as ours are, with a change. */
async function workbook(change: Fill = () => undefined, name = 'May'): Promise<Uint8Array> {
  const book = new ExcelJs.Workbook()
  const sheet = book.addWorksheet(name)
  sheet.getCell('A1').value = 'Title'
  sheet.mergeCells('A1:C1')
  sheet.getCell('A2').value = new Date('2026-11-25T00:00:00Z')
  sheet.getCell('A2').numFmt = 'dd/mm/yyyy'
  sheet.getCell('B2').value = 0.1
  sheet.getCell('B3').value = 0.2
  sheet.getCell('B4').value = { formula: 'SUM(B2:B3)', result: 0.3, date1904: false }
  sheet.getCell('C4').value = { formula: 'IF(A2="","",A2+30)', result: 46381, date1904: false }
  sheet.getCell('C4').numFmt = 'dd/mm/yyyy'
  sheet.getCell('D4').value = { formula: 'IF(B9="","",B9)', result: '', date1904: false }
  sheet.getCell('E4').value = '=SUM(B2:B3)'
  change(sheet)
  return new Uint8Array(await book.xlsx.writeBuffer())
}
const found = async (change?: Fill, name?: string): Promise<string[]> => {
  const { findings } = await workbookFindings('a.xlsx', await workbook(), await workbook(change, name))
  return findings.map(({ check, detail }) => `${check}: ${detail}`)
}
const formula = (of: string, result: ExcelJs.CellFormulaValue['result']): ExcelJs.CellFormulaValue => ({
  formula: of,
  ...(result === undefined ? {} : { result }),
  date1904: false,
})

it('finds nothing in the same workbook, also with a number that differs in its last digit', async () => {
  const report = await workbookFindings(
    'a.xlsx',
    await workbook(),
    await workbook((sheet) => (sheet.getCell('B4').value = formula('SUM(B2:B3)', 0.1 + 0.2))),
  )
  expect(report).toEqual({ findings: [], cells: 8, formulas: 3 })
})

it.each<[string, Fill, string]>([
  [
    'a formula that is not understood',
    (sheet) => (sheet.getCell('B4').value = formula('summe(B2:B3)', { error: '#NAME?' })),
    'error: May!B4 is #NAME?',
  ],
  [
    'another result',
    (sheet) => (sheet.getCell('B4').value = formula('SUM(B2:B3)', 0.31)),
    'result: May!B4 has number 0.3; read: number 0.31',
  ],
  [
    'a text in place of no result',
    (sheet) => (sheet.getCell('D4').value = formula('IF(B9="","",B9)', 'x')),
    'result: May!D4 has nothing; read: text "x"',
  ],
  [
    'a formula that has become a number',
    (sheet) => (sheet.getCell('B4').value = 0.3),
    'formula: May!B4 is no formula any more',
  ],
  [
    'a text that has become a formula',
    (sheet) => (sheet.getCell('E4').value = formula('SUM(B2:B3)', 0.3)),
    'formula: May!E4 has become a formula',
  ],
  [
    'a day that has become a number',
    (sheet) => (sheet.getCell('A2').numFmt = '0'),
    'value: May!A2 has day "2026-11-25"; read: number 46351',
  ],
  [
    'a calculated day that has become a number',
    (sheet) => (sheet.getCell('C4').numFmt = '0'),
    'result: May!C4 has day "2026-12-25"; read: number 46381',
  ],
  [
    'a missing cell',
    (sheet) => (sheet.getCell('B2').value = null),
    'value: May!B2 has number 0.1; read: nothing',
  ],
  [
    'a further cell',
    (sheet) => (sheet.getCell('F9').value = 'x'),
    'value: May!F9 has nothing; read: text "x"',
  ],
])('finds %s', async (_, change, finding) => {
  expect(await found(change)).toEqual([finding])
})

it('finds a sheet with another name', async () => {
  expect(await found(undefined, 'Mai')).toEqual(['sheets: May; read: Mai'])
})

it('compares results with those worked out by hand, and takes no written value for a result', async () => {
  const bytes = await workbook()
  expect(await resultFindings('a.xlsx', bytes, { B4: 0.3, C4: '2026-12-25' })).toEqual([])
  const findings = await resultFindings('a.xlsx', bytes, { B4: 0.4, B2: 0.1 })
  expect(findings.map(({ detail }) => detail)).toEqual([
    'B4 should be number 0.4; read: number 0.3',
    'B2 should be number 0.1; read: number 0.1',
  ])
})
