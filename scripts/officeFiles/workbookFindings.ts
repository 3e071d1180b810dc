import ExcelJs, { type Cell, type CellValue, type Worksheet } from 'exceljs'
import type { Finding } from '../checkSite/checks'

/** What a cell holds, as two programs that have written it can be compared. */
type Content =
  | { kind: 'empty' }
  | { kind: 'error'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'day' | 'text' | 'truth'; value: string }
type CellContent = { isFormula: boolean; content: Content }

export type WorkbookReport = { findings: Finding[]; cells: number; formulas: number }

function contentOf(value: CellValue): Content {
  if (value === null || value === undefined || value === '') return { kind: 'empty' }
  if (typeof value === 'number') return { kind: 'number', value }
  if (typeof value === 'boolean') return { kind: 'truth', value: String(value) }
  if (typeof value === 'string') return { kind: 'text', value }
  if (value instanceof Date) return { kind: 'day', value: value.toISOString().slice(0, 10) }
  if ('error' in value) return { kind: 'error', value: value.error }
  if ('richText' in value) return contentOf(value.richText.map(({ text }) => text).join(''))
  if ('hyperlink' in value) return contentOf(value.text)
  return contentOf(value.result)
}

const cellContent = (cell: Cell): CellContent => ({
  isFormula: cell.type === ExcelJs.ValueType.Formula,
  content: contentOf(cell.value),
})

/** The cells of a sheet that hold something, by address. */
function cellsOf(sheet: Worksheet): Map<string, CellContent> {
  const cells = new Map<string, CellContent>()
  sheet.eachRow((row) => {
    row.eachCell((cell) => {
      const each = cellContent(cell)
      // A cell that a wider one covers repeats it.
      if (cell.master === cell && (each.isFormula || each.content.kind !== 'empty'))
        cells.set(cell.address, each)
    })
  })
  return cells
}

const show = (content: Content): string =>
  content.kind === 'empty' ? 'nothing' : `${content.kind} ${JSON.stringify(content.value)}`

/** Numbers that differ in the last digits that a double has are one number. */
function isSame(ours: Content, theirs: Content): boolean {
  if (ours.kind === 'number' && theirs.kind === 'number')
    return Math.abs(ours.value - theirs.value) <= 1e-9 * Math.max(1, Math.abs(ours.value))
  return show(ours) === show(theirs)
}

async function readWorkbook(bytes: Uint8Array): Promise<ExcelJs.Workbook> {
  const book = new ExcelJs.Workbook()
  await book.xlsx.load(new Uint8Array(bytes).buffer)
  return book
}

/**
 * Compares a workbook of ours with the same one as another program has opened, calculated and saved it: sheets, what each
 * cell holds, that formulas are formulas and give the results that we have written, that days are days.
 */
export async function workbookFindings(
  name: string,
  ours: Uint8Array,
  theirs: Uint8Array,
): Promise<WorkbookReport> {
  const [own, read] = await Promise.all([readWorkbook(ours), readWorkbook(theirs)])
  const findings: Finding[] = []
  const find = (check: string, detail: string): void => void findings.push({ path: name, check, detail })
  const namesOf = ({ worksheets }: ExcelJs.Workbook): string =>
    worksheets.map((sheet) => sheet.name).join(', ')
  if (namesOf(own) !== namesOf(read)) find('sheets', `${namesOf(own)}; read: ${namesOf(read)}`)
  let cells = 0
  let formulas = 0
  for (const sheet of own.worksheets) {
    const other = read.getWorksheet(sheet.name)
    if (!other) continue
    const [expected, found] = [cellsOf(sheet), cellsOf(other)]
    for (const address of new Set([...expected.keys(), ...found.keys()])) {
      const nothing: CellContent = { isFormula: false, content: { kind: 'empty' } }
      const [a, b] = [expected.get(address) ?? nothing, found.get(address) ?? nothing]
      const at = `${sheet.name}!${address}`
      cells += 1
      if (a.isFormula) formulas += 1
      if (b.content.kind === 'error') find('error', `${at} is ${b.content.value}`)
      else if (a.isFormula !== b.isFormula)
        find('formula', `${at} ${a.isFormula ? 'is no formula any more' : 'has become a formula'}`)
      else if (!isSame(a.content, b.content))
        find(a.isFormula ? 'result' : 'value', `${at} has ${show(a.content)}; read: ${show(b.content)}`)
    }
  }
  return { findings, cells, formulas }
}

/** Compares the results of formulas, by address in the first sheet, with those that were worked out by hand. */
export async function resultFindings(
  name: string,
  theirs: Uint8Array,
  expected: Readonly<Record<string, number | string>>,
): Promise<Finding[]> {
  const sheet = (await readWorkbook(theirs)).worksheets[0]
  return Object.entries(expected).flatMap(([address, value]) => {
    const found = sheet ? cellContent(sheet.getCell(address)) : undefined
    const wanted: Content = typeof value === 'number' ? { kind: 'number', value } : { kind: 'day', value }
    return found?.isFormula && isSame(wanted, found.content)
      ? []
      : [
          {
            path: name,
            check: 'calculation',
            detail: `${address} should be ${show(wanted)}; read: ${found ? show(found.content) : 'no sheet'}`,
          },
        ]
  })
}
