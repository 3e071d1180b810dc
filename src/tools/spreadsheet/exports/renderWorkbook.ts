import type { CellObject, Feature, Sheet } from 'write-excel-file/universal'
import type { Workbook, WorkbookCell, Worksheet } from './workbook'

/** Day 0 of the sheet's calendar, for days after February 1900 (ECMA-376, 18.17.4.1). */
const dayZero = Date.UTC(1899, 11, 30)
const dayLength = 86_400_000

/** Excel knows no name of a sheet with these. */
const forbiddenInName = /[[\]/\\:*?']+/g

/** A name of a sheet as Excel takes it; each is given once. */
function sheetNames(sheets: readonly Worksheet[]): string[] {
  const taken = new Set<string>()
  return sheets.map(({ name }, index) => {
    const plain = name.replace(forbiddenInName, ' ').replace(/\s+/g, ' ').trim()
    const base = plain.slice(0, 31).trim() || `Sheet ${index + 1}`
    let unique = base
    for (let number = 2; taken.has(unique.toLowerCase()); number++)
      unique = `${base.slice(0, 31 - String(number).length - 1)} ${number}`
    taken.add(unique.toLowerCase())
    return unique
  })
}

const styleOf = (cell: WorkbookCell): CellObject => ({
  ...(cell.strong ? { fontWeight: 'bold' as const } : {}),
  ...(cell.align ? { align: ({ start: 'left', centre: 'center', end: 'right' } as const)[cell.align] } : {}),
  ...(cell.fill ? { backgroundColor: cell.fill } : {}),
  ...(cell.colour ? { textColor: cell.colour } : {}),
  ...(cell.fontSize ? { fontSize: cell.fontSize, height: Math.round(cell.fontSize * 1.6) } : {}),
  ...(cell.wrap ? { wrap: true, alignVertical: 'top' as const } : {}),
  ...(cell.borderTop ? { topBorderStyle: 'thin' as const, topBorderColor: lineColour } : {}),
  ...(cell.borderBottom ? { bottomBorderStyle: 'thin' as const, bottomBorderColor: lineColour } : {}),
  ...(cell.span && cell.span > 1 ? { columnSpan: cell.span } : {}),
})

const lineColour = '#7b8a83'

/** Throws a `RangeError` for an invalid number or day: a cell never holds something else than it says. */
function cellOf(cell: WorkbookCell): CellObject | null {
  const style = styleOf(cell)
  switch (cell.kind) {
    case 'text':
      // A cell of the type text is never a formula, whatever it begins with.
      return { ...style, type: String, value: cell.value }
    case 'number': {
      const value = Number(cell.value)
      if (cell.value.trim() === '' || !Number.isFinite(value))
        throw new RangeError(`"${cell.value}" is no number`)
      return { ...style, type: Number, value, ...(cell.format ? { format: cell.format } : {}) }
    }
    case 'date': {
      const time = Date.parse(`${cell.value}T00:00:00Z`)
      if (Number.isNaN(time)) throw new RangeError(`"${cell.value}" is no day`)
      // As a number, so that no time zone moves it.
      return { ...style, type: Number, value: (time - dayZero) / dayLength, format: cell.format }
    }
    case 'formula':
      return {
        ...style,
        type: 'Formula',
        value: cell.formula,
        ...(cell.format ? { format: cell.format } : {}),
      }
    case 'empty':
      return Object.keys(style).length || cell.format
        ? { ...style, ...(cell.format ? { type: Number, format: cell.format } : {}) }
        : null
  }
}

/** A row with the cells that a wider one covers, as the library wants them. */
const rowOf = (row: readonly WorkbookCell[]): (CellObject | null)[] =>
  row.flatMap((cell) => [
    cellOf(cell),
    ...Array.from({ length: Math.max(0, (cell.span ?? 1) - 1) }, () => null),
  ])

const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** The results of formulas that are known, by sheet and address. */
function knownResults({ sheets }: Workbook): Map<string, string>[] {
  return sheets.map(({ rows }) => {
    const results = new Map<string, string>()
    rows.forEach((row, rowIndex) => {
      let column = 0
      for (const cell of row) {
        if (cell.kind === 'formula' && cell.result !== undefined)
          results.set(`${columnLetters(column)}${rowIndex + 1}`, cell.result)
        column += cell.span ?? 1
      }
    })
    return results
  })
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isNumber = /^-?\d+(?:\.\d+)?$/

/** What may be typed, as the sheet says it (ECMA-376, 18.3.1.33): after the merged cells, before how it is printed. */
function withChecks(xml: string, { checks = [] }: Worksheet): string {
  if (checks.length === 0) return xml
  const each = checks.map(
    ({ range, formula, message }) =>
      `<dataValidation type="custom" allowBlank="1" showErrorMessage="1" error="${escapeXml(message).replaceAll('"', '&quot;')}" sqref="${range}"><formula1>${escapeXml(formula)}</formula1></dataValidation>`,
  )
  const all = `<dataValidations count="${checks.length}">${each.join('')}</dataValidations>`
  return xml.replace(xml.includes('</mergeCells>') ? '</mergeCells>' : '</sheetData>', (end) => end + all)
}

/**
 * Adds to each formula its result, for readers that do not calculate, and asks those that do to calculate when they open
 * the file. Prints each sheet on the width of a page.
 */
const resultsAndPrint = (
  results: readonly Map<string, string>[],
  sheets: readonly Worksheet[],
): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, properties) => {
          const known = results[properties.sheetIndex]
          const sheet = sheets[properties.sheetIndex]
          return (sheet ? withChecks(xml, sheet) : xml)
            .replace(
              /<c ([^>]*?)r="([A-Z]+\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g,
              (all, before: string, address: string, after: string, formula: string) => {
                const result = known?.get(address)
                if (result === undefined) return all
                const type = isNumber.test(result) ? '' : ' t="str"'
                return `<c ${before}r="${address}"${after}${type}><f>${formula}</f><v>${escapeXml(result)}</v></c>`
              },
            )
            .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(/<pageSetup /, '<pageSetup fitToHeight="0" ')
        },
      },
      'xl/workbook.xml': {
        transform: (xml) =>
          xml.replace('</workbook>', '<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>'),
      },
    },
  },
})

/**
 * Makes an XLSX file of a workbook, in the browser and in Node. The same workbook gives the same bytes. Throws a
 * `RangeError` for an invalid number or day.
 */
export async function renderWorkbook(workbook: Workbook): Promise<Uint8Array> {
  const [{ default: write }, { unzipSync, zipSync }] = await Promise.all([
    import('write-excel-file/universal'),
    import('fflate'),
  ])
  const names = sheetNames(workbook.sheets)
  const sheets = workbook.sheets.map((sheet, index): Sheet<Blob> => ({
    data: sheet.rows.map(rowOf),
    sheet: names[index] ?? '',
    columns: sheet.columns.map((width) => ({ width })),
    showGridLines: false,
    ...(sheet.frozenRows ? { stickyRowsCount: sheet.frozenRows } : {}),
    ...(sheet.orientation === 'landscape' ? { orientation: 'landscape' as const } : {}),
  }))
  const blob = await write(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [resultsAndPrint(knownResults(workbook), workbook.sheets)],
  }).toBlob()
  // The library writes the present time into the archive.
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return zipSync(files, { mtime: '2026-01-01T00:00:00' })
}
