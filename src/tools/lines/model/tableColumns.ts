import { isCurrencyCode, isSharedSign } from '../../numbers/model/currencySigns'
import { columnCells, looksOf, type Rows } from './columnLooks'
import { namedRow } from './columnNames'
import { withTotal } from './columnTotals'
import { headingNames, type HeadingName } from './headingNames'
import { columnNamesIn, hasOtherScale, headingName, namesOf, unitInHeading } from './headings'
import { isNumeric } from './tableNumbers'
import type { ColumnLook, Role, TableShape } from './tableShape'
import { sideIn } from './tableSides'

/** The rows of a table, and what its columns are called. */
export type TableLayout<Field extends string> = {
  heading: readonly string[]
  data: Rows
  /** Rows above the names of the columns, as banks write them: the account, the period. */
  above: number
  /** What the columns are; undefined when none of them has a name that says something. */
  named: readonly Role<Field>[] | undefined
  looks: readonly ColumnLook[]
  width: number
}

/** Names of columns that no tool takes. */
const unused: readonly HeadingName[] = ['balance', 'number', 'bookingDate', 'valueDate']

/** How far down the names of columns may be. */
const searchedRows = 30

const hasCurrency = (roles: readonly Role<string>[]): boolean =>
  roles.includes('currency') || roles.includes('currencyOf')

/**
 * Columns with unknown names that only their cells can mean: the side of each amount, `DBIT` and `CRDT`, and its currency where
 * no other number could be in it.
 */
function withCodes<Field extends string>(
  roles: readonly Role<Field>[],
  data: Rows,
  looks: readonly ColumnLook[],
  { columns, sides }: TableShape<Field>,
): Role<Field>[] {
  const all = [...roles]
  const amounts: readonly Role<string>[] = [sides?.field, 'debit', 'credit']
  if (!sides || !all.some((role) => role && amounts.includes(role))) return all
  const texts = looks.flatMap((look, index) => (look === 'text' && all[index] === undefined ? [index] : []))
  const sidesAt = (index: number): Set<string | undefined> =>
    new Set(columnCells(data, index).map((cell) => (cell.length > 2 ? sideIn(cell) : undefined)))
  const others: readonly Role<string>[] = ['debit', 'credit', 'side']
  const side = texts.find((index) => sidesAt(index).size === 2 && !sidesAt(index).has(undefined))
  if (side !== undefined && !all.some((role) => others.includes(role))) all[side] = 'side'
  const hasOther = looks.some(
    (look, index) => (look === 'number' || look === 'out' || look === 'in') && all[index] === undefined,
  )
  const codes = texts.filter((index) => columnCells(data, index).every(isCurrencyCode))
  const [currency] = codes
  if (currency === undefined || codes.length > 1 || hasOther || hasCurrency(all)) return all
  all[currency] = 'currency' in columns ? ('currency' as Field) : 'currencyOf'
  return all
}

/** Of debit, credit and an amount, those that count. */
function withoutDoubles<Field extends string>(
  roles: readonly Role<Field>[],
  { sides }: TableShape<Field>,
): Role<Field>[] {
  const hasBoth = roles.includes('debit') && roles.includes('credit')
  const hasAmount = sides !== undefined && roles.includes(sides.field)
  return roles.map((role) => {
    if (hasBoth && (role === sides?.field || role === 'side')) return null
    if (!hasBoth && hasAmount && (role === 'debit' || role === 'credit')) return null
    return role
  })
}

/** Whether the list has a name. Numbers below `Debit/Credit` are no sides: the column is of amounts. */
const isKnownName = (name: string): boolean =>
  (Object.keys(headingNames) as HeadingName[]).some((kind) => kind !== 'side' && namesOf(kind).includes(name))

/**
 * The roles of columns whose names nobody knows, where only their cells can say them: the days, the only numbers, money in
 * beside money out.
 */
function withLooks<Field extends string>(
  roles: readonly Role<Field>[],
  row: readonly string[],
  data: Rows,
  looks: readonly ColumnLook[],
  { columns, sides }: TableShape<Field>,
): Role<Field>[] {
  const all = [...roles]
  const open = (look: ColumnLook): number[] =>
    looks.flatMap((one, index) =>
      one === look &&
      all[index] === undefined &&
      !isKnownName(headingName(row[index] ?? '')) &&
      !hasOtherScale(row[index] ?? '')
        ? [index]
        : [],
    )
  const dayField = (Object.keys(columns) as Field[]).find((field) => columns[field].kind === 'day')
  const [firstDay] = open('day')
  if (dayField && !all.includes(dayField) && firstDay !== undefined) all[firstDay] = dayField
  if (!sides) return all
  const numbers = open('number')
  const [debit, credit] = [all.indexOf('debit'), all.indexOf('credit')]
  const side = Math.max(debit, credit)
  if (side < 0) {
    const [only] = numbers
    if (!all.includes(sides.field) && numbers.length === 1 && only !== undefined) all[only] = sides.field
  } else if (Math.min(debit, credit) < 0 && !all.includes(sides.field)) {
    const other = numbers.find((index) => data.every((cells) => !cells[index] !== !cells[side]))
    if (other !== undefined) all[other] = debit < 0 ? 'debit' : 'credit'
  }
  return all
}

/** Where the name of the amounts says their currency, `Amount in GBP`, a column of currencies is about another amount. */
function withoutOtherCurrency<Field extends string>(
  roles: readonly Role<Field>[],
  row: readonly string[],
  { sides }: TableShape<Field>,
): Role<Field>[] {
  const isSaid = roles.some((role, index) => {
    if (!sides || (role !== sides.field && role !== 'debit' && role !== 'credit')) return false
    const unit = unitInHeading(row[index] ?? '')
    return unit !== undefined && !isSharedSign(unit)
  })
  const others: readonly Role<string>[] = ['currency', 'currencyOf']
  return roles.map((role) => (isSaid && others.includes(role) ? null : role))
}

/** The end of a name of numbers of papers, accounts and persons: `Transaktions-Nr.`, `Payee account number`. */
const namesNumbers = /(?:(?:^| )(?:nr|no|id|ref|iban|bic|code)|number|nummer|numer|numero)$/

/** Of columns of texts without a known name the one with the most different texts: the first one of several. */
function mostVaried(columns: readonly number[], data: Rows): number {
  const texts = (index: number): number =>
    new Set(columnCells(data, index).filter((cell) => !/^https?:/i.test(cell))).size
  return [...columns].sort((a, b) => texts(b) - texts(a))[0] ?? -1
}

const isUnusedName = (name: string): boolean => unused.some((kind) => namesOf(kind).includes(name))

/** Finds the row that names the columns, and what they are. */
export function layoutOf<Field extends string>(rows: Rows, shape: TableShape<Field>): TableLayout<Field> {
  const { htmlLang, main } = shape
  const width = Math.max(0, ...rows.map((row) => row.length))
  const countIn = (index: number): number =>
    namedRow(rows[index] ?? [], rows.slice(index + 1), shape).filter(Boolean).length
  let at = 0
  let known = countIn(0)
  // Below what a bank writes first, which may be a small table of its own.
  for (let index = 1; index < Math.min(rows.length - 1, searchedRows); index += 1) {
    const row = rows[index] ?? []
    const count = row.length > 1 && row.every((cell) => !/^\W*\d/.test(cell)) ? countIn(index) : 0
    if (count > 1 && count > known) [at, known] = [index, count]
  }
  const row = rows[at] ?? []
  // Pages of a statement repeat the names.
  const data = rows.slice(at + 1).filter((cells) => known < 2 || cells.join('\t') !== row.join('\t'))
  const unnamed = (heading: readonly string[], lines: Rows): TableLayout<Field> => ({
    heading,
    data: lines,
    above: 0,
    named: undefined,
    looks: looksOf(lines, width, htmlLang),
    width,
  })
  if (known < 2 && row.some((cell) => /\p{Nd}/u.test(cell))) return unnamed([], rows)
  const isText = (index: number): boolean => !data.some((cells) => isNumeric(cells[index] ?? '', htmlLang))
  if (known === 0)
    return row.length > 1 && row.some((_, index) => !isText(index)) ? unnamed(row, data) : unnamed([], rows)
  const looks = looksOf(data, width, htmlLang)
  const seen = withCodes(withLooks(namedRow(row, data, shape), row, data, looks, shape), data, looks, shape)
  const found = withoutOtherCurrency(
    withTotal(withoutDoubles(seen, shape), row, data, looks, shape),
    row,
    shape,
  )
  const names = row.map(headingName)
  const isFound = found.some((role, index) => role === main && looks[index] !== 'empty')
  const mainAt = isFound
    ? -1
    : mostVaried(
        found.flatMap((role, index) =>
          role === undefined &&
          names[index] &&
          isText(index) &&
          looks[index] !== 'day' &&
          !namesOf('number').includes(names[index]) &&
          !namesNumbers.test(names[index])
            ? [index]
            : [],
        ),
        data,
      )
  const named = Array.from({ length: width }, (_, index): Role<Field> => {
    if (index === mainAt) return main
    const role = found[index]
    // Known to be of no use; cells below a name that is unknown are named once, by it.
    return role ?? (names[index] ? null : undefined)
  })
  return { heading: row, data, above: at, named, looks, width }
}

/** The names of columns that nobody knows: neither the tool nor the list of names. */
export function unknownNames<Field extends string>(
  { heading, named }: TableLayout<Field>,
  { ignored }: TableShape<Field>,
): string[] {
  const names = columnNamesIn(ignored)
  return heading.filter((text, index) => {
    const name = headingName(text)
    return name !== '' && named?.[index] === null && !names.includes(name) && !isUnusedName(name)
  })
}
