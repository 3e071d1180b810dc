import { currencyIn } from '../../numbers/model/currencyIn'
import { currenciesOf } from '../../numbers/model/currencySigns'
import { areDays, columnCells, type Rows } from './columnLooks'
import { columnNamesIn, hasOtherScale, headingName, isIban, namesOf, unitInHeading } from './headings'
import { parseDay } from './parseDay'
import { isNumeric } from './tableNumbers'
import type { Role, TableShape } from './tableShape'

const isDayCell = (cell: string, htmlLang: string): boolean =>
  parseDay(cell, htmlLang, { hasSerials: true }) !== undefined

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
  const { htmlLang, columns } = shape
  const isMoney = role === 'debit' || role === 'credit' || role === shape.sides?.field
  if (isMoney && hasOtherScale(heading)) return false
  if (cells.length === 0) return true
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

/** Whether the name of a column says that its amounts are in a currency. */
export const isInCurrency = (heading: string, currency: string): boolean => {
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
export function namedRow<Field extends string>(
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
