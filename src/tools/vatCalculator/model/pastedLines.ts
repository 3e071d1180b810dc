import { parseNumber, type NumberLimits } from '../../numbers/model/parseNumber'
import { pastedRows } from '../../spreadsheet/model/pastedRows'
import type { VatRate } from '../../vat/model/vatRate'
import { amountLimits, rateLimits } from './calculation'
import {
  customRate,
  defaultRate,
  maxLabel,
  maxLines,
  nextId,
  rateKey,
  ratesToChoose,
  type CalculatorLine,
  type CalculatorWork,
} from './calculatorWork'

/** Whether a text is a table: it has more than one line, or cells. A number alone, `1.234,56`, has neither. */
export const isTable = (text: string): boolean => /[\t;]|\r?\n\s*\S/.test(text.trim())

function valueOf(cell: string, htmlLang: string, limits: NumberLimits = amountLimits): string | undefined {
  const parsed = parseNumber(cell, htmlLang, limits)
  return parsed.problem === undefined ? parsed.value : undefined
}

/** The rate in a cell, decimal text: `20 %`, or a number up to 100. */
function percentIn(cell: string | undefined, htmlLang: string): string | undefined {
  if (cell === undefined) return undefined
  const value = valueOf(cell, htmlLang, rateLimits)
  return value !== undefined && Number(value) <= 100 ? value : undefined
}

type PastedOptions = {
  htmlLang: string
  /** The rates that a pasted one can be; another becomes a custom rate. */
  rates: readonly VatRate[]
  /** The rate of a row without one, `rateKey`. */
  rate: string
}

/** What a row says: the last number is the amount, after it may follow a rate; everything before is the label. */
function lineOf(
  cells: readonly string[],
  { htmlLang, rates, rate }: PastedOptions,
): Omit<CalculatorLine, 'id'> | undefined {
  const filled = cells.filter((cell) => cell !== '')
  const last = filled.at(-1)
  const percent = percentIn(last, htmlLang)
  // The last of two numbers is a rate when it says so, or when the row has a label as well.
  const isRate =
    percent !== undefined &&
    (last?.endsWith('%') || (filled.length > 2 && valueOf(filled.at(-2) ?? '', htmlLang) !== undefined)) &&
    filled.length > 1
  const others = isRate ? filled.slice(0, -1) : filled
  const amount = others.at(-1) ?? ''
  if (valueOf(amount, htmlLang) === undefined) return undefined
  const known = isRate && rates.find((one) => Number(one.percent) === Number(percent))
  return {
    label: others.slice(0, -1).join(' ').slice(0, maxLabel),
    amount,
    rate: known ? rateKey(known) : isRate ? customRate : rate,
    custom: isRate && !known ? (last ?? '').replace(/\s*%$/, '') : '',
  }
}

/** The lines of a pasted table, and how many of its rows have no amount; a heading, a first row without a digit, does not count. */
export type PastedLines = { lines: Omit<CalculatorLine, 'id'>[]; skipped: number }

/**
 * Reads a table that was copied from a spreadsheet or a CSV file: label, amount, rate. Label and rate
 * can be left out.
 */
export function pastedLines(text: string, options: PastedOptions): PastedLines {
  const lines: PastedLines['lines'] = []
  let skipped = 0
  for (const [index, row] of pastedRows(text).entries()) {
    const line = lineOf(row, options)
    if (line) lines.push(line)
    else if (index > 0 || row.some((cell) => /\p{Nd}/u.test(cell))) skipped += 1
  }
  return { lines, skipped }
}

/** The work with a pasted table, and what became of its rows. */
export type PastedWork = {
  work: CalculatorWork
  added: number
  /** Lines for which there is no room. */
  left: number
  skipped: number
  /** The first added line. */
  first: number | undefined
}

/** Adds the lines of a pasted table after a line, or after all. Lines in which nothing is typed make room for them. */
export function withPasted(
  work: CalculatorWork,
  text: string,
  { htmlLang, day, after }: { htmlLang: string; day: string; after: number | undefined },
): PastedWork {
  const read = pastedLines(text, {
    htmlLang,
    rates: ratesToChoose(work.country, day),
    rate: defaultRate(work.country, day),
  })
  const position = work.lines.findIndex(({ id }) => id === after)
  const before = (position < 0 ? work.lines : work.lines.slice(0, position + 1)).filter(
    ({ label, amount }) => label.trim() !== '' || amount.trim() !== '',
  )
  const following = position < 0 ? [] : work.lines.slice(position + 1)
  const room = maxLines - before.length - following.length
  const lines = read.lines.slice(0, Math.max(0, room))
  const counts = { added: lines.length, left: read.lines.length - lines.length, skipped: read.skipped }
  if (lines.length === 0) return { work, ...counts, first: undefined }
  const first = nextId(work.lines)
  const made = lines.map((line, index) => ({ ...line, id: first + index }))
  return { work: { ...work, lines: [...before, ...made, ...following] }, ...counts, first }
}
