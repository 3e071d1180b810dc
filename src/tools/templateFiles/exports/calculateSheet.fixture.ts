import type { WorkbookCell, Worksheet } from '../../spreadsheet/exports/workbook'

/** A value of a cell: what a spreadsheet would show, unformatted. */
type Value = number | string | boolean

const toNumber = (value: Value): number => {
  if (value === '') return 0
  const number = Number(value)
  if (Number.isNaN(number)) throw new Error(`#VALUE! of ${JSON.stringify(value)}`)
  return number
}

const functions: Readonly<Record<string, (args: Value[][]) => Value>> = {
  SUM: (args) => args.flat().reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0),
  N: ([[value = 0] = []]) => (typeof value === 'number' ? value : 0),
  ROUND: ([[value = 0] = [], [digits = 0] = []]) => {
    const factor = 10 ** toNumber(digits)
    const scaled = Number((toNumber(value) * factor).toPrecision(14))
    return (Math.sign(scaled) * Math.round(Math.abs(scaled))) / factor
  },
  OR: (args) => args.flat().some(Boolean),
  AND: (args) => args.flat().every(Boolean),
  NOT: ([[value = false] = []]) => !value,
  ISNUMBER: ([[value = ''] = []]) => typeof value === 'number',
  IF: ([[test = false] = [], [yes = ''] = [], [no = ''] = []]) => (test ? yes : no),
}

/** The cells of a sheet by address. */
export function placedCells({ rows }: Worksheet): Map<string, WorkbookCell> {
  const placed = new Map<string, WorkbookCell>()
  rows.forEach((row, index) => {
    let column = 0
    for (const cell of row) {
      placed.set(`${String.fromCharCode(65 + column)}${index + 1}`, cell)
      column += cell.span ?? 1
    }
  })
  return placed
}

/**
 * Calculates the formulas of a sheet with something typed into it: a second program beside the spreadsheets, for the few
 * functions that the templates use. Each argument is calculated, also that of a branch not taken, unless it fails.
 */
export function calculatedSheet(sheet: Worksheet, typed: Readonly<Record<string, Value>>) {
  const cells = placedCells(sheet)
  const known = new Map<string, Value>()
  const valueAt = (address: string): Value => {
    const done = known.get(address)
    if (done !== undefined) return done
    const cell = cells.get(address)
    const value =
      typed[address] ??
      (cell?.kind === 'formula'
        ? evaluate(cell.formula)
        : cell?.kind === 'number'
          ? Number(cell.value)
          : cell?.kind === 'text'
            ? cell.value
            : '')
    known.set(address, value)
    return value
  }
  const rangeOf = (from: string, to: string): Value[] => {
    const column = from[0] ?? ''
    const values: Value[] = []
    for (let row = Number(from.slice(1)); row <= Number(to.slice(1)); row += 1)
      values.push(valueAt(`${column}${row}`))
    return values
  }
  function evaluate(formula: string): Value {
    const tokens =
      formula.match(/"[^"]*"|<=|>=|<>|[A-Z]+(?=\()|\$?[A-Z]\$?\d+|\d+(?:\.\d+)?|[-+*/()=<>,:]/g) ?? []
    let at = 0
    const peek = (): string => tokens[at] ?? ''
    const take = (): string => tokens[at++] ?? ''
    const one = (values: Value[]): Value => values[0] ?? ''
    const primary = (): Value[] => {
      const token = take()
      if (token === '(') {
        const inner = comparison()
        take()
        return inner
      }
      if (token === '-') return [-toNumber(one(primary()))]
      if (token.startsWith('"')) return [token.slice(1, -1)]
      if (/^\d/.test(token)) return [Number(token)]
      if (peek() === '(') {
        take()
        const args: Value[][] = []
        while (peek() !== ')') {
          args.push(comparison())
          if (peek() === ',') take()
        }
        take()
        const call = functions[token]
        if (!call) throw new Error(`No function ${token}`)
        return [call(args)]
      }
      const from = token.replaceAll('$', '')
      if (peek() !== ':') return [valueAt(from)]
      take()
      return rangeOf(from, take().replaceAll('$', ''))
    }
    const chain = (
      next: () => Value[],
      signs: readonly string[],
      of: (sign: string, a: Value, b: Value) => Value,
    ) => {
      let left = next()
      while (signs.includes(peek())) {
        const sign = take()
        left = [of(sign, one(left), one(next()))]
      }
      return left
    }
    const arithmetic = (sign: string, a: Value, b: Value): Value => {
      // A text in a branch that is not taken has no result.
      if (typeof a === 'string' && a !== '') return ''
      if (typeof b === 'string' && b !== '') return ''
      const [x, y] = [toNumber(a), toNumber(b)]
      return sign === '+' ? x + y : sign === '-' ? x - y : sign === '*' ? x * y : x / y
    }
    const product = (): Value[] => chain(primary, ['*', '/'], arithmetic)
    const sum = (): Value[] => chain(product, ['+', '-'], arithmetic)
    const compare = (sign: string, a: Value, b: Value): Value => {
      if (sign === '=') return a === b
      if (sign === '<>') return a !== b
      // Texts are larger than numbers.
      const [x, y] = [a, b].map((value) =>
        typeof value === 'string' && value !== '' ? Infinity : toNumber(value),
      ) as [number, number]
      return sign === '<' ? x < y : sign === '<=' ? x <= y : sign === '>' ? x > y : x >= y
    }
    const comparison = (): Value[] => chain(sum, ['=', '<>', '<', '<=', '>', '>='], compare)
    return one(comparison())
  }
  return { valueAt, isAllowed: (formula: string): boolean => evaluate(formula) === true }
}
