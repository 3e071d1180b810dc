import ExcelJs from 'exceljs'
import { strFromU8, unzipSync } from 'fflate'
import { renderWorkbook } from './renderWorkbook'
import type { Workbook, Worksheet } from './workbook'

async function read(workbook: Workbook): Promise<ExcelJs.Workbook> {
  const read = new ExcelJs.Workbook()
  await read.xlsx.load((await renderWorkbook(workbook)).buffer as ArrayBuffer)
  return read
}
const sheet = (more: Partial<Worksheet>): Worksheet => ({ name: 'May', columns: [30, 12], rows: [], ...more })

it('writes texts, numbers, days, formulas with their results, widths, spans and styles', async () => {
  const book = await read({
    sheets: [
      sheet({
        frozenRows: 2,
        orientation: 'landscape',
        rows: [
          [{ kind: 'text', value: 'Expenses & more <May>', strong: true, fontSize: 16, span: 2 }],
          [
            { kind: 'text', value: 'What', fill: '#dcebe2', borderBottom: true },
            { kind: 'text', value: 'Cost', align: 'end' },
          ],
          [
            { kind: 'date', value: '2026-05-31', format: 'dd/mm/yyyy' },
            { kind: 'number', value: '1234.5', format: '#,##0.00' },
          ],
          [{ kind: 'empty' }, { kind: 'number', value: '-0.25', format: '#,##0.00' }],
          [
            { kind: 'formula', formula: 'IF(B5<0,"under","")', result: '' },
            { kind: 'formula', formula: 'SUM(B3:B4)', format: '#,##0.00', result: '1234.25' },
          ],
          [
            { kind: 'formula', formula: 'IF(B5>0,"a<b","")', result: 'a<b' },
            { kind: 'empty', format: '0%' },
          ],
        ],
      }),
      sheet({ name: 'Second', rows: [[{ kind: 'formula', formula: 'May!B5*2', result: '2468.5' }]] }),
    ],
  })
  const may = book.getWorksheet('May')
  expect(may?.getCell('A1').value).toBe('Expenses & more <May>')
  expect(may?.getCell('A1').font).toMatchObject({ bold: true, size: 16 })
  expect(may?.getCell('B1').master.address).toBe('A1')
  expect(may?.getCell('A2').fill).toMatchObject({ fgColor: { argb: 'FFDCEBE2' } })
  expect(may?.getCell('A2').border.bottom?.style).toBe('thin')
  expect(may?.getCell('B2').alignment.horizontal).toBe('right')
  expect(may?.getCell('A3').value).toEqual(new Date('2026-05-31T00:00:00Z'))
  expect(may?.getCell('A3').numFmt).toBe('dd/mm/yyyy')
  expect(may?.getCell('B3').value).toBe(1234.5)
  expect(may?.getCell('B3').numFmt).toBe('#,##0.00')
  expect(may?.getCell('B5').value).toEqual({ formula: 'SUM(B3:B4)', result: 1234.25 })
  expect(may?.getCell('A6').value).toEqual({ formula: 'IF(B5>0,"a<b","")', result: 'a<b' })
  expect(may?.getCell('B6').numFmt).toBe('0%')
  expect(may?.getColumn(1).width).toBeCloseTo(30, 0)
  expect(may?.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 })
  expect(may?.pageSetup).toMatchObject({
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
  })
  expect(book.getWorksheet('Second')?.getCell('A1').value).toEqual({ formula: 'May!B5*2', result: 2468.5 })
})

it.each(['=1+1', '+49 30 1234', '-3', '@SUM(A1)', '\t=1', '  two  spaces '])(
  'keeps %j a text',
  async (value) => {
    const book = await read({ sheets: [sheet({ rows: [[{ kind: 'text', value }]] })] })
    expect(book.getWorksheet('May')?.getCell('A1').value).toBe(value)
  },
)

it('gives each sheet a name that Excel takes', async () => {
  const name = 'Expenses: May/June [draft] of a very long name'
  const book = await read({ sheets: [sheet({ name }), sheet({ name }), sheet({ name: '?' })] })
  expect(book.worksheets.map((each) => each.name)).toEqual([
    'Expenses May June draft of a ve',
    'Expenses May June draft of a  2',
    'Sheet 3',
  ])
})

it('refuses what is no number and no day', async () => {
  const of = (cell: Worksheet['rows'][number][number]) =>
    renderWorkbook({ sheets: [sheet({ rows: [[cell]] })] })
  await expect(of({ kind: 'number', value: '1,5' })).rejects.toThrow(RangeError)
  await expect(of({ kind: 'number', value: '' })).rejects.toThrow(RangeError)
  await expect(of({ kind: 'date', value: '2026-02-30x', format: 'd' })).rejects.toThrow(RangeError)
})

it('asks for a calculation when it is opened', async () => {
  const files = unzipSync(
    await renderWorkbook({ sheets: [sheet({ rows: [[{ kind: 'formula', formula: '1+1' }]] })] }),
  )
  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('fullCalcOnLoad="1"')
})

it('gives the same bytes for the same workbook', async () => {
  const workbook = { sheets: [sheet({ rows: [[{ kind: 'text' as const, value: 'x' }]] })] }
  expect(Buffer.compare(await renderWorkbook(workbook), await renderWorkbook(workbook))).toBe(0)
})
