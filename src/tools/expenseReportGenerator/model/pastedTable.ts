import { parseNumber } from '../../numbers/model/parseNumber'
import { pastedRows } from '../../spreadsheet/model/pastedRows'
import { currencyIn, currencyOf } from './currencyIn'
import { parseDay } from './parseDay'
import { categories, type Category, type ExpenseLine } from './report'

type Column = 'date' | 'merchant' | 'category' | 'note' | 'amount' | 'currency' | 'vat' | 'people'

/** What was read of a pasted row. */
export type PastedLine = Partial<
  Pick<ExpenseLine, 'date' | 'merchant' | 'category' | 'note' | 'amount' | 'currency' | 'vat' | 'people'>
>

export type PastedTable = {
  lines: readonly PastedLine[]
  /** Rows without an amount, or with nothing else, and rows of totals. */
  skipped: number
  /** Texts of days that the calendar does not have. */
  impossibleDays: readonly string[]
}

/** The names of columns and categories in the language of the page, as the tool writes them into its own files. */
export type TableWords = {
  columns: Readonly<Record<Column, string>>
  categories: Readonly<Record<Category, string>>
  /** What a row of totals is called. */
  total: string
}

/** Longer tables are cut: a report takes fewer lines. */
const maxRows = 2000

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** Names of columns that other tables have, in English; those of the page's language come from its words. */
const otherNames: Readonly<Record<string, Column>> = {
  day: 'date', supplier: 'merchant', vendor: 'merchant', description: 'note', purpose: 'note', total: 'amount',
  gross: 'amount', tax: 'vat',
} // prettier-ignore

function headerOf(row: readonly string[], { columns }: TableWords): (Column | undefined)[] | undefined {
  const names = new Map<string, Column>([
    ...Object.keys(columns).map((column): [string, Column] => [column, column as Column]),
    ...Object.entries(otherNames),
    ...Object.entries(columns).map(([column, name]): [string, Column] => [plain(name), column as Column]),
  ])
  const found = row.map((cell) => names.get(plain(cell)))
  if (found.filter(Boolean).length < 2) return undefined
  // Tables call the supplier by many names: without one that is known, it is the first column of which nothing is known.
  const unknown = found.includes('merchant') ? -1 : found.indexOf(undefined)
  return found.map((column, index) => (index === unknown ? 'merchant' : column))
}

const totalNames = ['total', 'grand total', 'subtotal', 'sum']

/** Whether a row only adds up the others: it has no day, and a cell that says so. */
function isTotal(row: readonly string[], htmlLang: string, { total }: TableWords): boolean {
  const names = [...totalNames, plain(total)]
  const cells = row.map((cell) => plain(cell).replace(/[:.]$/, ''))
  return cells.some((cell) => names.includes(cell)) && !row.some((cell) => parseDay(cell, htmlLang)?.day)
}

function categoryOf(cell: string, words: TableWords): Category | undefined {
  const wanted = plain(cell)
  return categories.find((category) => wanted === category || wanted === plain(words.categories[category]))
}

const isNumber = (cell: string, htmlLang: string): boolean => {
  const parsed = parseNumber(cell, htmlLang, { allowNegative: true, maxDecimals: 3 })
  return parsed.problem === undefined && parsed.value !== undefined
}

/** What a cell holds by its look, for tables without a header: the first that fits and is not there yet. */
function columnOf(cell: string, taken: ReadonlySet<Column>, htmlLang: string, words: TableWords): Column {
  const guesses: [Column, boolean][] = [
    ['date', parseDay(cell, htmlLang) !== undefined],
    ['amount', isNumber(cell, htmlLang)],
    ['vat', isNumber(cell, htmlLang)],
    ['currency', currencyOf(cell) !== undefined],
    ['category', categoryOf(cell, words) !== undefined],
    ['merchant', true],
  ]
  return guesses.find(([column, fits]) => fits && !taken.has(column))?.[0] ?? 'note'
}

function readRow(
  row: readonly string[],
  header: readonly (Column | undefined)[] | undefined,
  htmlLang: string,
  words: TableWords,
): { line: PastedLine; impossible?: string } {
  const line: PastedLine = {}
  const taken = new Set<Column>()
  let impossible: string | undefined
  row.forEach((raw, index) => {
    const cell = raw.trim()
    const column = header ? header[index] : columnOf(cell, taken, htmlLang, words)
    if (cell === '' || !column) return
    taken.add(column)
    if (column === 'date') {
      const parsed = parseDay(cell, htmlLang)
      if (parsed?.day !== undefined) line.date = parsed.day
      else impossible = cell
    } else if (column === 'category') line.category = categoryOf(cell, words) ?? 'other'
    else if (column === 'currency') {
      const currency = currencyOf(cell) ?? currencyIn(cell)
      if (currency) line.currency = currency
    } else if (column === 'note') line.note = line.note ? `${line.note}, ${cell}` : cell
    else line[column] = cell
  })
  if (line.amount !== undefined && line.currency === undefined) {
    const currency = currencyIn(line.amount)
    if (currency) line.currency = currency
  }
  return { line, ...(impossible === undefined ? {} : { impossible }) }
}

/**
 * Reads a table that was copied from a spreadsheet or is CSV. Its first row may name the columns, in the language of the page
 * or in English; otherwise each cell counts as what it looks like. Amounts stay as they were written.
 */
export function readPastedTable(text: string, htmlLang: string, words: TableWords): PastedTable {
  const rows = pastedRows(text, { maxRows, needsCells: true })
  const header = rows[0] ? headerOf(rows[0], words) : undefined
  const data = rows.slice(header ? 1 : 0)
  const read = data
    .filter((row) => !isTotal(row, htmlLang, words))
    .map((row) => readRow(row, header, htmlLang, words))
  const kept = read.filter(
    ({ line, impossible }) =>
      line.amount !== undefined && (line.date ?? line.merchant ?? line.category ?? impossible) !== undefined,
  )
  return {
    lines: kept.map(({ line }) => line),
    skipped: data.length - kept.length,
    impossibleDays: kept.flatMap(({ impossible }) => (impossible === undefined ? [] : [impossible])),
  }
}
