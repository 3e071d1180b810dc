import { parseNumber } from '../../numbers/model/parseNumber'
import { pastedRows } from '../../spreadsheet/model/pastedRows'

/** A column that a tool takes from a pasted table. */
export type TableColumn = {
  /** Names of the column, separated by commas in each text; where two columns of a table have one, the first name counts. */
  headings: readonly string[]
  /** What the field takes of a cell; undefined for a cell that says nothing of this kind. Without it, any text. */
  read?: (cell: string) => string | undefined
  /** What is between the texts of several cells of the column. */
  joint?: string
}

/** What a tool takes from a pasted table. */
export type TableShape<Field extends string> = {
  htmlLang: string
  columns: Readonly<Record<Field, TableColumn>>
  /** Has the first column of texts whose name is unknown, where no column has its own name. */
  main: Field
  /** Names of columns that the tool works out itself, such as the number of a row. */
  ignored: readonly string[]
  /** What rows are called that add up others; one that has the column `unless` is a line all the same. */
  totals: { names: readonly string[]; unless?: Field }
  /** Texts without cells are no lines: a comma with a space, as in a sentence, divides cells too. */
  needsCells?: boolean
  /** The column of each cell of a row in a table without names of columns; null for a cell that is not needed. */
  guess: (cells: readonly string[]) => readonly (Field | null | undefined)[]
  /** Whether a row with these cells is a line. `unread` are cells that could not be read. */
  isLine: (cells: Cells<Field>, unread: readonly UnreadCell<Field>[]) => boolean
}

/** What was read of a row, by column. */
export type Cells<Field extends string> = Partial<Record<Field, string>>

/** A cell that says nothing of its column's kind, or is in no column. */
export type UnreadCell<Field extends string = string> = { field: Field | undefined; cell: string }

/** A table that was read: its lines, and everything that is not in them. */
export type PastedTable<Line> = {
  lines: readonly Line[]
  /** Rows that are no lines. */
  skipped: number
  /** Rows that add up others. */
  totals: number
  /** Names of columns that the tool does not know. */
  unknown: readonly string[]
  unread: readonly UnreadCell[]
}

/** Reads the pasted tables of a tool. */
export type TableReader<Line> = {
  /** The names that columns can have. */
  columns: readonly string[]
  read: (text: string) => PastedTable<Partial<Line>>
}

/** Longer tables are cut: no tool takes as many lines. */
const maxRows = 2000

/** A name without case, accents, a unit in brackets and marks at its end. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s*[([].*?[)\]]\s*/g, ' ')
    .replace(/[\s:.*]+$/, '')
    .trim()
    .toLowerCase()

const namesIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(','))
    .map(plain)
    .filter(Boolean)

/** Whether a cell is a number, with or without a sign of its currency or per cent. */
export function isNumeric(cell: string, htmlLang: string): boolean {
  const parsed = parseNumber(cell, htmlLang, { maxDecimals: 6, allowNegative: true })
  return parsed.problem === undefined && parsed.value !== undefined
}

/** The column of each cell of the first row when it names them; empty when its names say nothing; undefined for a row of data. */
function columnsOf<Field extends string>(
  rows: readonly (readonly string[])[],
  { columns, main, htmlLang }: TableShape<Field>,
): (Field | undefined)[] | undefined {
  const [first = [], ...data] = rows
  const names = first.map(plain)
  const found: (Field | undefined)[] = first.map(() => undefined)
  for (const field of Object.keys(columns) as Field[]) {
    const index = namesIn([...columns[field].headings, field])
      .map((name) => names.findIndex((each, at) => each === name && found[at] === undefined))
      .find((at) => at >= 0)
    if (index !== undefined) found[index] = field
  }
  const known = found.filter(Boolean).length
  const isText = (index: number): boolean => !data.some((row) => isNumeric(row[index] ?? '', htmlLang))
  if (known < 2 && first.some((cell) => /\p{Nd}/u.test(cell))) return undefined
  if (known === 0) return first.length > 1 && first.some((_, index) => !isText(index)) ? [] : undefined
  const unnamed = found.includes(main)
    ? -1
    : found.findIndex((field, index) => !field && names[index] && isText(index))
  return found.map((field, index) => (index === unnamed ? main : field))
}

/** A row by its columns, and the cells that could not be read. */
function readRow<Field extends string>(
  row: readonly string[],
  fields: readonly (Field | null | undefined)[],
  columns: TableShape<Field>['columns'],
): { cells: Cells<Field>; unread: UnreadCell<Field>[] } {
  const cells: Cells<Field> = {}
  const unread: UnreadCell<Field>[] = []
  row.forEach((cell, index) => {
    const field = fields[index]
    if (cell === '' || field === null) return
    const { read, joint = ', ' }: Partial<TableColumn> = field ? columns[field] : {}
    const value = !field ? undefined : read ? read(cell) : cell
    if (!field || value === undefined) unread.push({ field, cell })
    else cells[field] = cells[field] === undefined ? value : `${cells[field]}${joint}${value}`
  })
  return { cells, unread }
}

/**
 * Reads a table that was copied from a spreadsheet or is CSV. Its first row may name the columns, in any order; otherwise
 * each cell counts as what it looks like. Texts and numbers stay as they were written. What is in no line is counted or named.
 */
export function readTable<Field extends string>(
  text: string,
  shape: TableShape<Field>,
): PastedTable<Cells<Field>> {
  const rows = pastedRows(text, { maxRows, needsCells: shape.needsCells ?? false })
  const named = columnsOf(rows, shape)
  const data = named ? rows.slice(1) : rows
  const [heading = []] = named?.length ? rows : []
  const ignored = namesIn(shape.ignored)
  const { names: totalTexts, unless } = shape.totals
  const totalNames = namesIn(totalTexts)
  const isTotal = (row: readonly string[], cells: Cells<Field>): boolean =>
    row.some((cell) => totalNames.includes(plain(cell))) && (!unless || cells[unless] === undefined)
  // Cells below a name that is unknown are named once, by it.
  const fields = named?.length
    ? (row: readonly string[]) => row.map((_, index) => named[index] ?? (heading[index] ? null : undefined))
    : shape.guess
  const read = data.map((row) => ({ row, ...readRow(row, fields(row), shape.columns) }))
  const items = read.filter(({ row, cells }) => !isTotal(row, cells))
  const kept = items.filter(({ cells, unread }) => shape.isLine(cells, unread))
  return {
    lines: kept.map(({ cells }) => cells),
    skipped: items.length - kept.length,
    totals: read.length - items.length,
    unknown: heading.filter((name, index) => name && !named?.[index] && !ignored.includes(plain(name))),
    unread: kept.flatMap(({ unread }) => unread),
  }
}
