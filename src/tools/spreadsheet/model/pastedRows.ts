type PastedRowsOptions = {
  /** Later rows are left out. */
  maxRows?: number
  /** A text without cells would be no use: then a comma with a space after it, as in a sentence, divides cells too. */
  needsCells?: boolean
  /** Whether a row without separators that ends in an amount is two cells: `Desk 100`. */
  dividesAmounts?: boolean
}

/** What may divide cells; of two that fit equally well, the first. */
const separators = ['\t', ';', ',', '|', ', '] as const

type Separator = (typeof separators)[number]

/** Commas that are neither in a number, `12,50`, nor in a sentence. */
const dividingComma = /\D,(?!\s)|,(?![\d\s])/

/** Of how many rows the separator is guessed. */
const guessedRows = 50

/** Where a quoted cell that begins at `start` ends; -1 when its quote is only a sign, as in `"Best" hotel`. */
function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text.charAt(end + 1) === '"') end = text.indexOf('"', end + 2)
  if (end < 0) return -1
  let next = end + 1
  while (text.charAt(next) === ' ') next += 1
  return next >= text.length || /[\t;,|\r\n]/.test(text.charAt(next)) ? end : -1
}

/** Whether a row is the line below the names of columns in a text: `|---|:--:|`. */
const isRule = (row: readonly string[]): boolean =>
  row.length > 1 && row.every((cell) => /^(?::?-{2,}:?)?$/.test(cell))

/** Reads the rows of a text whose separator is known, without empty ones. */
function rowsBy(text: string, separator: Separator, maxRows: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    // Tables in texts have bold cells: `| **Total** | **129.50** |`.
    // Programs write ="007" to keep spreadsheets from changing a text.
    row.push(
      cell
        .trim()
        .replace(/^="(.*)"$/s, '$1')
        .replace(/^(\*\*|__)(.+)\1$/, '$2'),
    )
    cell = ''
    isQuoted = false
  }
  const endRow = (): void => {
    endCell()
    if (row.some(Boolean) && !isRule(row)) rows.push(row)
    row = []
  }
  let index = 0
  while (index < text.length && rows.length < maxRows) {
    const character = text.charAt(index)
    const end = character === '"' && !isQuoted && cell.trim() === '' ? closingQuote(text, index) : -1
    if (end >= 0) {
      cell = text.slice(index + 1, end).replaceAll('""', '"')
      isQuoted = true
      index = end + 1
    } else if (text.startsWith(separator, index)) {
      endCell()
      index += separator.length
    } else if (character === '\n' || character === '\r') {
      endRow()
      index += character === '\r' && text.charAt(index + 1) === '\n' ? 2 : 1
    } else {
      cell += character
      index += 1
    }
  }
  if (rows.length < maxRows) endRow()
  return rows
}

/** Whether each row of a text has as many commas or semicolons between cells as the first one, which has no tab. */
function isCsvWithTabs(text: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  if (first.includes('\t')) return false
  return ([';', ','] as const).some((separator) => {
    const counts = rowsBy(text, separator, guessedRows).map((row) => row.length)
    return counts.length > 1 && (counts[0] ?? 0) > 2 && counts.every((count) => count === counts[0])
  })
}

/** How much the numbers of cells of the rows differ; undefined when the separator divides less than half of them. */
function unevenness(text: string, separator: Separator): number | undefined {
  const counts = rowsBy(text, separator, guessedRows).map((row) => row.length)
  const divided = counts.filter((count) => count > 1).length
  // Nobody types a tab: one is enough. Banks write some into the texts of a CSV file, whose names of columns have none.
  if (separator === '\t') return divided > 0 && !isCsvWithTabs(text) ? 0 : undefined
  if (divided * 2 < counts.length) return undefined
  return counts.reduce((sum, count, index) => sum + Math.abs(count - (counts[index - 1] ?? count)), 0)
}

function separatorOf(text: string, needsCells: boolean): Separator | undefined {
  const fitting = separators.flatMap((separator) => {
    if (separator === ', ' && !needsCells) return []
    if (separator === ',' && !dividingComma.test(text)) return []
    const uneven = unevenness(text, separator)
    return uneven === undefined ? [] : [{ separator, uneven }]
  })
  const best = Math.min(...fitting.map(({ uneven }) => uneven))
  return fitting.find(({ uneven }) => uneven === best)?.separator
}

/** A text with letters and an amount behind it. Two numbers in a row are none: `Desk 2 100` may be 100 or 2,100. */
const amountBehind =
  /^(.*\p{L}[^\d\s]*)\s+((?:(?:\p{Sc}|[A-Z]{3})\s?)?[-+]?(?:\d{1,3}(?:\s\d{3})+[.,]\d{2}|\d[\d.,'’]*)\s?(?:\p{Sc}|[A-Z]{3})?)$/u

const withAmountApart = (row: string[]): string[] => {
  const [, text, amount] = (row.length === 1 && amountBehind.exec(row[0] ?? '')) || []
  return text !== undefined && amount !== undefined ? [text, amount] : row
}

/**
 * The rows of a table that was pasted, without empty ones: tabs between cells as spreadsheets copy them, or the semicolons
 * or commas of CSV, whichever divides the rows most evenly. A comma in a number or a sentence divides nothing. Cells may be
 * quoted, and then hold line breaks. It is read while the paste is handled, so it is in the first code of a tool, where a
 * library for CSV would be seven kilobytes.
 */
export function pastedRows(
  text: string,
  { maxRows = Number.POSITIVE_INFINITY, needsCells = false, dividesAmounts = false }: PastedRowsOptions = {},
): string[][] {
  const plain = text.replace(/^\ufeff/, '')
  const separator = separatorOf(plain, needsCells)
  const rows = rowsBy(plain, separator ?? '\t', maxRows)
  return dividesAmounts && separator === undefined ? rows.map(withAmountApart) : rows
}
