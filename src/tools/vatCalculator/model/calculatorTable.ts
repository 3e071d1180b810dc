import { readTable, type PastedTable, type TableShape } from '../../lines/model/pastedTable'
import { parseNumber, type NumberLimits } from '../../numbers/model/parseNumber'
import type { Words } from '../../words/model/wordsFor'
import { amountLimits, rateLimits } from './calculation'
import {
  customRate,
  defaultRate,
  maxLabel,
  rateKey,
  ratesToChoose,
  type CalculatorLine,
  type CalculatorWork,
} from './calculatorWork'
import type { VatCalculatorWordKey } from './wordKeys'

type Field = 'label' | 'amount' | 'rate'

type TableOptions = {
  htmlLang: string
  /** The day whose rates count. */
  day: string
  work: Pick<CalculatorWork, 'country' | 'direction'>
  words: Words<VatCalculatorWordKey>
}

/** The columns of a table of amounts. Without their names, the last number is the amount; a rate may follow it. */
function calculatorTable({ htmlLang, words, work }: TableOptions): TableShape<Field> {
  const valueOf = (cell = '', limits: NumberLimits = amountLimits): string | undefined => {
    const parsed = parseNumber(cell, htmlLang, limits)
    return parsed.problem === undefined ? parsed.value : undefined
  }
  const percentIn = (cell = ''): string | undefined => {
    const value = valueOf(cell, rateLimits)
    return value !== undefined && Number(value) <= 100 ? value : undefined
  }
  const amounts =
    work.direction === 'add'
      ? [words.amount_add, words.net_short, words.net]
      : [words.amount_remove, words.gross_short, words.gross]
  return {
    htmlLang,
    columns: {
      label: { headings: [words.label, words.headings_name, 'description, item'], joint: ' ' },
      amount: {
        headings: [...amounts, words.headings_amount, 'amount'],
        read: (cell) => (valueOf(cell) === undefined ? undefined : cell),
      },
      rate: {
        headings: [words.rate, words.headings_rate, 'vat rate'],
        read: (cell) => (percentIn(cell) === undefined ? undefined : cell),
      },
    },
    main: 'label',
    ignored: [words.headings_number],
    totals: { names: [words.total, words.headings_total, 'total, grand total, subtotal, sum'] },
    guess: (row) => {
      const filled = row.flatMap((cell, index) => (cell === '' ? [] : [index]))
      const last = row[filled.at(-1) ?? -1]
      // The last of two numbers is a rate when it says so, or when the row has a label as well.
      const isRate =
        percentIn(last) !== undefined &&
        filled.length > 1 &&
        (last?.endsWith('%') || (filled.length > 2 && valueOf(row[filled.at(-2) ?? -1]) !== undefined))
      const amountAt = filled.at(isRate ? -2 : -1)
      return row.map((_, index) =>
        index === amountAt ? 'amount' : amountAt !== undefined && index > amountAt ? 'rate' : 'label',
      )
    },
    isLine: ({ amount }) => amount !== undefined,
  }
}

/** Reads the amounts of a pasted table; a rate that the country does not have becomes one that was typed. */
export function readCalculatorTable(
  text: string,
  options: TableOptions,
): PastedTable<Omit<CalculatorLine, 'id'>> {
  const { htmlLang, day, work } = options
  const table = readTable(text, calculatorTable(options))
  const usual = defaultRate(work.country, day)
  const rates = ratesToChoose(work.country, day)
  return {
    ...table,
    lines: table.lines.map(({ label = '', amount = '', rate }) => {
      const parsed = rate === undefined ? undefined : parseNumber(rate, htmlLang, rateLimits)
      const percent = parsed?.problem === undefined ? parsed?.value : undefined
      const known = rates.find((one) => percent !== undefined && Number(one.percent) === Number(percent))
      return {
        label: label.slice(0, maxLabel),
        amount,
        rate: known ? rateKey(known) : rate === undefined ? usual : customRate,
        custom: known || rate === undefined ? '' : rate.replace(/\s*%$/, ''),
      }
    }),
  }
}

/** The names that a table of amounts can have. */
export const calculatorTableNames = (
  words: TableOptions['words'],
  direction: CalculatorWork['direction'],
): string[] => [words.label, direction === 'add' ? words.amount_add : words.amount_remove, words.rate]
