import type { Decimal } from '../../numbers/model/decimal'
import { parseDay } from './parseDay'
import { areBalancesAround, isNumeric, isRunningBalance, numberIn, sidesByBalance } from './tableNumbers'
import type { ColumnLook } from './tableShape'

export type Rows = readonly (readonly string[])[]

export const columnCells = (data: Rows, index: number): string[] =>
  data.map((row) => row[index] ?? '').filter((cell) => cell !== '')

/** Whether most cells of a column are days. A number of a spreadsheet's day counts where the column is called that. */
export const areDays = (cells: readonly string[], htmlLang: string, hasSerials: boolean): boolean =>
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
