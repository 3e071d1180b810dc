import { columnNamesIn, namesOf } from '../../lines/model/headings'
import { readTable } from '../../lines/model/pastedTable'
import { isNumeric } from '../../lines/model/tableNumbers'
import type { ColumnLook, PastedTable, TableChoices, TableShape } from '../../lines/model/tableShape'
import { decimal } from '../../numbers/model/decimal'
import { formatDecimal } from '../../numbers/model/formatDecimal'
import { parseNumber, type NumberLimits } from '../../numbers/model/parseNumber'
import { currencyOf } from '../../vat/model/vatCountries'
import type { Words } from '../../words/model/wordsFor'
import { rateLimits } from './calculation'
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

const notAmounts: readonly (ColumnLook | undefined)[] = ['day', 'id', 'balance']

/** What the columns of a table of amounts are called. */
export const calculatorTableLabels = (
  words: TableOptions['words'],
  direction: CalculatorWork['direction'],
): Readonly<Record<Field, string>> => ({
  label: words.label,
  amount: direction === 'add' ? words.amount_add : words.amount_remove,
  rate: words.rate,
})

/** The columns of a table of amounts. Without their names, the last number is the amount; a rate may follow it. */
function calculatorTable({ htmlLang, day, words, work }: TableOptions): TableShape<Field> {
  const isAmount = (cell = ''): boolean => isNumeric(cell, htmlLang) && !cell.includes('%')
  const percentIn = (cell = ''): string | undefined => {
    const parsed = parseNumber(cell, htmlLang, rateLimits satisfies NumberLimits)
    const value = parsed.problem === undefined ? parsed.value : undefined
    return value !== undefined && Number(value) <= 100 ? value : undefined
  }
  const known = new Set(ratesToChoose(work.country, day).map(({ percent }) => Number(percent)))
  /** An amount of VAT is no rate: without a sign of per cent, all cells have to be rates of the country. */
  const areRates = (cells: readonly string[]): boolean =>
    cells.some((cell) => cell.includes('%')) ||
    cells.every((cell) => {
      const percent = percentIn(cell)
      return percent === undefined ? !isAmount(cell) : known.has(Number(percent))
    })
  const rateColumns = new Map<number, boolean>()
  /** Whether a column holds rates: every row asks, and the answer needs all cells of the column. */
  const holdsRates = (position: number, cellsAt: (position: number) => readonly string[]): boolean => {
    const holds = rateColumns.get(position) ?? areRates(cellsAt(position))
    rateColumns.set(position, holds)
    return holds
  }
  const amounts =
    work.direction === 'add'
      ? [words.amount_add, words.net_short, words.net]
      : [words.amount_remove, words.gross_short, words.gross]
  // A column of the other kind is not taken for this one: VAT would be added to amounts that have it.
  const others = namesOf(work.direction === 'add' ? 'gross' : 'net')
  const usualNames = columnNamesIn([words.headings_amount]).filter((name) => !others.includes(name))
  return {
    htmlLang,
    columns: {
      label: {
        headings: [words.label, words.headings_name],
        names: ['description', 'merchant', 'note'],
        joint: ' ',
      },
      amount: {
        headings: [...amounts, ...usualNames],
        names: work.direction === 'add' ? ['net', 'amount'] : ['gross', 'amount'],
        kind: 'amount',
        read: (cell) => (isAmount(cell) ? cell : undefined),
      },
      rate: {
        headings: [words.rate, words.headings_rate],
        names: ['vatRate', 'vat'],
        read: (cell) => (percentIn(cell) === undefined ? undefined : cell),
        accepts: (cells, heading) =>
          areRates(cells) ||
          (/%|rate|satz|sats|taux|aliquota|kanta|tarief|taxa|tipo/i.test(heading) &&
            cells.some((cell) => percentIn(cell) !== undefined)),
      },
    },
    labels: calculatorTableLabels(words, work.direction),
    main: 'label',
    ignored: [words.headings_number],
    totals: { names: [words.total, words.headings_total] },
    sides: { field: 'amount', isSpending: false, takesTotal: work.direction === 'remove' },
    currency: currencyOf(work.country),
    dividesAmounts: true,
    guess: (row, looks, cellsAt) => {
      const filled = row.flatMap((cell, index) =>
        cell === '' || notAmounts.includes(looks[index]) ? [] : [index],
      )
      const lastAt = filled.at(-1) ?? -1
      const last = row[lastAt]
      // The last of two numbers is a rate when it says so, or when the row has a label as well.
      const isRate =
        percentIn(last) !== undefined &&
        filled.length > 1 &&
        (last?.includes('%') ||
          (filled.length > 2 && isAmount(row[filled.at(-2) ?? -1]) && holdsRates(lastAt, cellsAt)))
      const amountAt = filled.at(isRate ? -2 : -1)
      return row.map((_, index) => {
        if (looks[index] === 'balance') return null
        if (index === amountAt) return 'amount'
        return isRate && index === lastAt ? 'rate' : 'label'
      })
    },
    isLine: ({ amount }) => amount !== undefined,
  }
}

/** Reads the amounts of a pasted table; a rate that the country does not have becomes one that was typed. */
export function readCalculatorTable(
  text: string,
  options: TableOptions,
  choices?: TableChoices,
): PastedTable<Omit<CalculatorLine, 'id'>> {
  const { htmlLang, day, work } = options
  const table = readTable(text, calculatorTable(options), choices)
  const usual = defaultRate(work.country, day)
  const rates = ratesToChoose(work.country, day)
  const percentOf = (rate: string | undefined): string | undefined => {
    const parsed = rate === undefined ? undefined : parseNumber(rate, htmlLang, rateLimits)
    return parsed?.problem === undefined ? parsed?.value : undefined
  }
  const percents = table.lines.flatMap(({ rate }) => (rate?.includes('%') ? '100' : (percentOf(rate) ?? [])))
  // Spreadsheets write 20 % as 0.2: all rates of the column are below one, and none is a rate of the country.
  const areShares =
    percents.some((percent) => Number(percent) > 0) &&
    percents.every(
      (percent) =>
        Number(percent) < 1 && (Number(percent) === 0 || !rates.some((one) => one.percent === percent)),
    )
  return {
    ...table,
    lines: table.lines.map(({ label = '', amount = '', rate: cell }) => {
      const share = areShares ? percentOf(cell) : undefined
      const rate = share === undefined ? cell : formatDecimal(decimal(share).times(100), htmlLang, 3)
      const percent = percentOf(rate)
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
