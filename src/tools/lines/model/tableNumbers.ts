import { decimal, type Decimal } from '../../numbers/model/decimal'
import { formatDecimal } from '../../numbers/model/formatDecimal'
import { decimalSeparator, isTwoWay, parseNumber } from '../../numbers/model/parseNumber'
import { splitAmount } from '../../numbers/model/splitAmount'

export type Separator = '.' | ','

const digitsOf = (cell: string): string => (splitAmount(cell)?.digits ?? '').replace(/[^\d.,]/g, '')

/** What one cell says about the decimal separator of its column; undefined when it may be either. */
function separatorIn(cell: string): Separator | undefined {
  const parts = splitAmount(cell)
  if (parts?.decimal) return parts.decimal
  const digits = digitsOf(cell)
  const found: readonly string[] = digits.match(/[.,]/g) ?? []
  const last = found.at(-1) as Separator | undefined
  if (!last || isTwoWay(digits)) return undefined
  const other = last === '.' ? ',' : '.'
  return found.includes(other) || found.length === 1 ? last : other
}

/** The decimal separator on which all cells that say something agree. */
export function separatorOf(cells: readonly string[]): Separator | undefined {
  const said = new Set(cells.map(separatorIn).filter((one) => one !== undefined))
  const [one] = said
  return said.size === 1 ? one : undefined
}

/** A cell whose only separator may be either of both. */
export const twoWayCell = (cells: readonly string[]): string | undefined =>
  cells.find((cell) => isTwoWay(digitsOf(cell)) && separatorIn(cell) === undefined)

const widest = { maxDecimals: 10, maxDigits: 15, allowNegative: true }

/** The number in a cell; undefined for another text. */
export function numberIn(cell: string, htmlLang: string, separator?: Separator): Decimal | undefined {
  const parsed = parseNumber(cell, htmlLang, separator ? { ...widest, decimal: separator } : widest)
  return parsed.problem === undefined && parsed.value !== undefined ? decimal(parsed.value) : undefined
}

/** Whether a cell is a number, with or without a sign of its currency or per cent. */
export const isNumeric = (cell: string, htmlLang: string): boolean =>
  numberIn(cell, htmlLang, '.') !== undefined

/** The numbers of a column; undefined for a cell without one. */
type Values = readonly (Decimal | undefined)[]

/** Whether two columns are an amount and the balance after it: each balance is that before and the amount. */
export function isRunningBalance(amounts: Values, balances: Values): boolean {
  const steps = balances.flatMap((balance, index) => {
    const before = balances[index - 1]
    const [own, last] = [amounts[index], amounts[index - 1]]
    if (!balance || !before || !own || !last) return []
    const step = balance.minus(before).abs()
    // Newest first in some exports: then the step is that of the row before.
    return [{ down: step.eq(own.abs()), up: step.eq(last.abs()) }]
  })
  return steps.length > 1 && (steps.every(({ down }) => down) || steps.every(({ up }) => up))
}

/** Whether two columns are the balance before and after each row, whose difference is the amount; rows go up or down in time. */
export function areBalancesAround(amounts: Values, before: Values, after: Values): boolean {
  const rows = amounts.flatMap((amount, index) => {
    const [start, end] = [before[index], after[index]]
    return amount && start && end ? [{ amount, start, end }] : []
  })
  if (rows.length < 2 || rows.length < amounts.length) return false
  const isChain = (first: 'start' | 'end', second: 'start' | 'end'): boolean =>
    rows.slice(1).every((row, index) => rows[index]?.[first].eq(row[second]))
  return (
    rows.every(({ amount, start, end }) => end.minus(start).abs().eq(amount.abs())) &&
    (isChain('end', 'start') || isChain('start', 'end'))
  )
}

/**
 * Which of two columns is money out, where each row fills one of them and a balance falls and rises with them; undefined where
 * it does not.
 */
export function sidesByBalance(
  first: Values,
  second: Values,
  balances: Values,
): { out: 'first' | 'second' } | undefined {
  const isFilled = (value: Decimal | undefined): boolean => value !== undefined && !value.eq(0)
  if (!first.some(isFilled) || !second.some(isFilled)) return undefined
  if (first.some((value, index) => isFilled(value) === isFilled(second[index]))) return undefined
  const fits = (sign: 1 | -1, shift: 0 | 1): boolean =>
    balances.every((balance, index) => {
      const last = balances[index - 1]
      if (index === 0 || !balance || !last) return index === 0
      const row = index - shift
      const amount = isFilled(first[row]) ? first[row]?.abs().times(sign) : second[row]?.abs().times(-sign)
      // Newest first, the step is that of the row before.
      return (
        amount !== undefined &&
        balance
          .minus(last)
          .times(shift === 0 ? 1 : -1)
          .eq(amount)
      )
    })
  if (balances.length < 2) return undefined
  if (fits(-1, 0) || fits(-1, 1)) return { out: 'first' }
  return fits(1, 0) || fits(1, 1) ? { out: 'second' } : undefined
}

/** A number with the unit of its cell as the page writes it. */
export function writtenNumber(value: Decimal, cell: string, htmlLang: string): string {
  const { unit, isPercent } = splitAmount(cell) ?? {}
  const text = formatDecimal(value, htmlLang, 10)
  return unit ? `${text} ${unit}` : isPercent ? `${text} %` : text
}

/** Whether the page reads a text as this number: then it stays as it was written. */
export function isReadAs(
  text: string,
  value: Decimal,
  htmlLang: string,
  maxDecimals: number,
  asks: boolean,
): boolean {
  const parsed = parseNumber(text, htmlLang, { ...widest, maxDecimals, asksThousands: asks })
  return parsed.problem === undefined && parsed.value !== undefined && decimal(parsed.value).eq(value)
}

export { decimalSeparator }
