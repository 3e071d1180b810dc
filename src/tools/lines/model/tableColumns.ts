import { currencyIn } from '../../numbers/model/currencyIn'
import { currenciesOf, isSharedSign } from '../../numbers/model/currencySigns'
import { zero, type Decimal } from '../../numbers/model/decimal'
import { headingNames, type HeadingName } from './headingNames'
import { columnNamesIn, headingName, isIban, namesOf, unitInHeading } from './headings'
import { parseDay } from './parseDay'
import { areBalancesAround, isNumeric, isRunningBalance, numberIn, sidesByBalance } from './tableNumbers'
import type { ColumnLook, Role, TableShape } from './tableShape'

type Rows = readonly (readonly string[])[]

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

export const columnCells = (data: Rows, index: number): string[] =>
  data.map((row) => row[index] ?? '').filter((cell) => cell !== '')

const isDayCell = (cell: string, htmlLang: string): boolean =>
  parseDay(cell, htmlLang, { hasSerials: true }) !== undefined

/** Whether most cells of a column are days. A number of a spreadsheet's day counts where the column is called that. */
const areDays = (cells: readonly string[], htmlLang: string, hasSerials: boolean): boolean =>
  cells.length > 0 &&
  cells.filter((cell) => parseDay(cell, htmlLang, { hasSerials })).length * 2 > cells.length

/** Whether numbers are those of papers, accounts or rows: whole, without a separator, long or one after the other. */
function areIds(cells: readonly string[], isFirst: boolean): boolean {
  if (cells.length === 0 || !cells.every((cell) => /^\d+$/.test(cell))) return false
  const different = new Set(cells).size
  // The number of the account in every row.
  if (different === 1 && cells.length > 1 && cells.every((cell) => cell.length > 6)) return true
  if (different < cells.length) return false
  if (cells.some((cell) => /^0\d/.test(cell)) || cells.every((cell) => cell.length > 5)) return true
  return (
    (isFirst || Number(cells[0]) > 999) &&
    cells.length > 1 &&
    cells.every((cell, index) => index === 0 || Number(cell) === Number(cells[index - 1]) + 1)
  )
}

/** What columns are that only a balance beside them tells: the balance before and after a row, money out and money in. */
function withSides(
  looks: readonly ColumnLook[],
  valuesAt: (index: number) => (Decimal | undefined)[],
): ColumnLook[] {
  const found = [...looks]
  const numbers = looks.flatMap((look, index) => (look === 'number' ? [index] : []))
  for (const before of numbers)
    for (const after of numbers)
      for (const amount of numbers)
        if (
          new Set([before, after, amount]).size === 3 &&
          areBalancesAround(valuesAt(amount), valuesAt(before), valuesAt(after))
        )
          [found[before], found[after]] = ['balance', 'balance']
  for (const first of numbers)
    for (const second of numbers.filter((index) => index > first))
      for (const balance of numbers.filter((index) => index !== first && index !== second)) {
        const sides = sidesByBalance(valuesAt(first), valuesAt(second), valuesAt(balance))
        if (!sides) continue
        found[balance] = 'balance'
        ;[found[first], found[second]] = sides.out === 'first' ? ['out', 'in'] : ['in', 'out']
      }
  return found
}

/** What the cells of each column look like. */
export function looksOf(data: Rows, width: number, htmlLang: string): ColumnLook[] {
  const columns = Array.from({ length: width }, (_, index) => columnCells(data, index))
  const numeric = columns.map((cells) => cells.length > 0 && cells.every((cell) => isNumeric(cell, htmlLang)))
  const hasDays = columns.some((cells) => areDays(cells, htmlLang, false))
  const looks = columns.map((cells, index): ColumnLook => {
    if (cells.length === 0) return 'empty'
    if (areDays(cells, htmlLang, false)) return 'day'
    if (!numeric[index]) return 'text'
    const others = numeric.filter(
      (one, other) => one && other !== index && !areIds(columns[other] ?? [], other === 0),
    ).length
    if (!hasDays && others > 0 && cells.length > 1 && areDays(cells, htmlLang, true)) return 'day'
    return others > 0 && areIds(cells, index === 0) ? 'id' : 'number'
  })
  const valuesAt = (index: number) => data.map((row) => numberIn(row[index] ?? '', htmlLang))
  looks.forEach((look, index) => {
    const isBalanceOf = (one: ColumnLook, other: number): boolean =>
      one === 'number' && other !== index && isRunningBalance(valuesAt(other), valuesAt(index))
    if (look === 'number' && looks.some(isBalanceOf)) looks[index] = 'balance'
  })
  return withSides(looks, valuesAt)
}

/** Names and kinds of all columns that a shape can have: its own first, then those of banks. */
function wantedColumns<Field extends string>({
  columns,
  sides,
}: TableShape<Field>): [Role<Field>, readonly string[]][] {
  const own = (Object.keys(columns) as Field[]).map((field): [Field, string[]] => [
    field,
    [...columnNamesIn([...columns[field].headings, field]), ...(columns[field].names ?? []).flatMap(namesOf)],
  ])
  const shared: [Role<Field>, readonly string[]][] = [
    ...(sides ? (['debit', 'credit', 'side'] as const) : []).map((role): [Role<Field>, readonly string[]] => [
      role,
      namesOf(role),
    ]),
    ...('currency' in columns
      ? []
      : [['currencyOf', namesOf('currency')] satisfies [Role<Field>, readonly string[]]]),
  ]
  return [...own, ...shared]
}

/** Whether the cells of a column can be what its name says. */
function fits<Field extends string>(
  role: Role<Field>,
  cells: readonly string[],
  heading: string,
  shape: TableShape<Field>,
): boolean {
  if (cells.length === 0) return true
  const { htmlLang, columns } = shape
  if (role && role in columns && columns[role as Field].accepts?.(cells, heading) === false) return false
  const kind = role && role in columns ? columns[role as Field].kind : undefined
  if (kind === 'day') return cells.some((cell) => isDayCell(cell, htmlLang))
  if (kind !== undefined || role === 'debit' || role === 'credit')
    return cells.some((cell) => isNumeric(cell, htmlLang)) && !areDays(cells, htmlLang, false)
  if (role === 'side') return cells.every((cell) => !isNumeric(cell, htmlLang))
  if (role === 'currencyOf') return cells.some((cell) => currencyIn(cell) !== undefined)
  // The number of an account is nobody's name.
  if (role === shape.main && cells.every(isIban)) return false
  return !areDays(cells, htmlLang, false)
}

const isInCurrency = (heading: string, currency: string): boolean => {
  const unit = unitInHeading(heading)
  return unit !== undefined && (currenciesOf(unit)?.includes(currency) ?? false)
}

/** Of columns that may have a role the first one that two of five rows fill, as banks have columns that few rows need. */
function mostFilled(fitting: readonly number[], data: Rows): number | undefined {
  const filled = (index: number): number => columnCells(data, index).length
  const [most] = [...fitting].sort((a, b) => filled(b) - filled(a))
  return fitting.find((index) => filled(index) * 5 >= data.length * 2) ?? most
}

/** What each cell of a row of names says that its column is. */
function namedRow<Field extends string>(
  row: readonly string[],
  data: Rows,
  shape: TableShape<Field>,
): Role<Field>[] {
  const names = row.map(headingName)
  const found: Role<Field>[] = row.map(() => undefined)
  for (const [role, wanted] of wantedColumns(shape)) {
    const fitting = wanted.flatMap((name) => {
      const all = names.flatMap((each, index) =>
        each === name &&
        found[index] === undefined &&
        fits(role, columnCells(data, index), row[index] ?? '', shape)
          ? [index]
          : [],
      )
      // Of `Amount (DKK)` and `Amount (GBP)` the one in the currency of the tool.
      const at = all.find((index) => isInCurrency(row[index] ?? '', shape.currency)) ?? all[0]
      return at === undefined ? [] : [at]
    })
    const index = mostFilled(fitting, data)
    if (index !== undefined) found[index] = role
  }
  return found
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
      one === look && all[index] === undefined && !isKnownName(headingName(row[index] ?? '')) ? [index] : [],
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

/** Whether one of columns, or some of them together, are in every row what the total has more than the amount. */
function isExplained(differences: readonly Decimal[], others: readonly (readonly Decimal[])[]): boolean {
  const [first, ...rest] = others
  if (differences.every((difference) => difference.eq(0))) return true
  if (first === undefined) return false
  const less = differences.map((difference, row) => difference.minus(first[row] ?? zero))
  return isExplained(less, rest) || isExplained(differences, rest)
}

/** Of so many columns the ones that a total adds to an amount are looked for. */
const maxAdded = 6

/**
 * The columns of a table that has an amount and a total as well: `Net`, `VAT`, `Gross`; `Amount`, `Tip`, `Total`. Where what
 * was paid is wanted, the total counts. It is one when its name says so, or when other columns are in every row what it has
 * more; those hold amounts then, no rates.
 */
function withTotal<Field extends string>(
  roles: readonly Role<Field>[],
  row: readonly string[],
  data: Rows,
  looks: readonly ColumnLook[],
  { htmlLang, currency, sides }: TableShape<Field>,
): Role<Field>[] {
  const all = [...roles]
  if (!sides) return all
  const amountAt = all.indexOf(sides.field)
  const apart = (['debit', 'credit'] as const).map((role) => all.indexOf(role)).filter((index) => index >= 0)
  const parts = amountAt >= 0 ? [amountAt] : apart
  const name = (index: number): string => headingName(row[index] ?? '')
  const [net, gross] = [namesOf('net'), namesOf('gross')]
  if (parts.length === 0) return all
  const valuesAt = (index: number): Decimal[] =>
    data.map((cells) => numberIn(cells[index] ?? '', htmlLang) ?? zero)
  const sizesAt = (index: number): Decimal[] => valuesAt(index).map((value) => value.abs())
  const amounts = parts.map(sizesAt).reduce((sums, one) => sums.map((sum, at) => sum.plus(one[at] ?? zero)))
  const numbers = looks.flatMap((look, index) =>
    !parts.includes(index) && (look === 'number' || look === 'out' || look === 'in') ? [index] : [],
  )
  const unitAt = (index: number): string | undefined => unitInHeading(row[index] ?? '')
  const isComparable = (index: number): boolean =>
    unitAt(index) === undefined ||
    unitAt(index) === unitAt(amountAt) ||
    isInCurrency(row[index] ?? '', currency)
  /** Whether a column is the one of smaller amounts and some of others. */
  const adds = (index: number, others: readonly number[], smaller = amounts): boolean => {
    const differences = sizesAt(index).map((total, at) => total.minus(smaller[at] ?? zero))
    return (
      differences.some((difference) => difference.gt(0)) &&
      differences.every((difference) => difference.gte(0)) &&
      isExplained(differences, others.slice(0, maxAdded).map(sizesAt))
    )
  }
  const isFree = (index: number): boolean => all[index] === undefined || all[index] === null
  /** Whether a column is the amount less what others take off, as a discount does. VAT is not taken off. */
  const takesOff = (index: number): boolean => {
    const differences = sizesAt(index).map((total, at) => (amounts[at] ?? zero).minus(total))
    const others = othersOf(index).filter(isFree)
    return (
      differences.some((difference) => difference.gt(0)) &&
      differences.every((difference) => difference.gte(0)) &&
      isExplained(differences, others.slice(0, maxAdded).map(sizesAt))
    )
  }
  const othersOf = (index: number): number[] => numbers.filter((other) => other !== index)
  const isAmount = (index: number): boolean => isFree(index) || all[index] === 'vat'
  /** Leaves out what was taken for rates, where a total is only reached with them. */
  const withoutRates = (index: number, others: readonly number[], smaller = amounts): void => {
    if (!adds(index, others, smaller) || adds(index, others.filter(isAmount), smaller)) return
    for (const other of others) if (!isAmount(other)) all[other] = null
  }
  const netAt = numbers.find((index) => net.includes(name(index)))
  if (amountAt >= 0 && netAt !== undefined) withoutRates(amountAt, othersOf(netAt), sizesAt(netAt))
  if (gross.includes(name(amountAt))) return all
  const totalAt = numbers.find(
    (index) =>
      isFree(index) &&
      isComparable(index) &&
      ((gross.includes(name(index)) && net.includes(name(amountAt))) ||
        ([...gross, ...namesOf('amount')].includes(name(index)) &&
          (adds(index, othersOf(index)) || takesOff(index)))),
  )
  if (totalAt === undefined) return all
  withoutRates(totalAt, othersOf(totalAt))
  // Beside debit and credit, the sign of the total has to say which side it is.
  const credit = all.indexOf('credit')
  const saysSide = valuesAt(totalAt).every(
    (total, at) => numberIn(data[at]?.[credit] ?? '', htmlLang)?.gt(0) !== true || total.lt(0),
  )
  if (!sides.takesTotal || (amountAt < 0 && !saysSide)) return all
  for (const index of parts) all[index] = null
  all[totalAt] = sides.field
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
  const seen = withLooks(namedRow(row, data, shape), row, data, looks, shape)
  const found = withoutOtherCurrency(
    withTotal(withoutDoubles(seen, shape), row, data, looks, shape),
    row,
    shape,
  )
  const names = row.map(headingName)
  const mainAt = found.includes(main)
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
