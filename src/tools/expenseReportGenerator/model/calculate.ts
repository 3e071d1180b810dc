import { roundMoney, sumOf, zero, type Decimal } from '../../numbers/model/decimal'
import { ratesOf } from '../../travelRates/model/officialRates'
import { alone, lineContexts, type LineContext } from './earlierLines'
import { LineReader, type FieldProblems } from './lineReader'
import { dayAmount, journeyAmount, type RatedAmount } from './ratedAmount'
import { isUntouched, type Category, type ExpenseLine, type Line, type Report } from './report'

/** Where a category of the totals comes from: a kind of expense, or a line that is calculated. */
export type TotalCategory = Category | 'mileage' | 'perDiem'

export type CalculatedLine = {
  line: Line
  category: TotalCategory
  currency: string
  /** In the currency of the line, rounded to its decimals; undefined while something is missing or wrong. */
  amount: Decimal | undefined
  /** In the currency of the report. */
  converted: Decimal | undefined
  vat: Decimal | undefined
  convertedVat: Decimal | undefined
  /** The rate from the currency of the line; undefined when it is that of the report. */
  rate: Decimal | undefined
  /** What is wrong with which field. */
  problems: FieldProblems
  /** What the rule does not pay, in the currency of the line: the part of a journey beyond the limit of the year or month. */
  overLimit?: Decimal
}

export type Totals = {
  /** Only categories with lines, in the order in which the categories are offered. */
  byCategory: readonly { category: TotalCategory; amount: Decimal }[]
  /** What was paid in each currency, and what it is in that of the report. */
  byCurrency: readonly { currency: string; amount: Decimal; converted: Decimal }[]
  vat: Decimal
  total: Decimal
  /** How many lines count, and how many others are not complete; a line that nobody touched is neither. */
  counted: number
  incomplete: number
}

export type Calculation = { lines: readonly CalculatedLine[]; totals: Totals }

type OwnAmount = RatedAmount & { vat?: Decimal | undefined }

function expenseAmount(line: ExpenseLine, reader: LineReader): OwnAmount {
  const { currency } = line
  const amount = reader.required('amount')
  const vat = reader.vatIn(amount)
  // An amount and the VAT in it have the same sign.
  if (amount && vat && (vat.abs().gt(amount.abs()) || vat.times(amount).lt(0))) {
    reader.problems.vat = 'vatTooHigh'
    return { currency, amount: roundMoney(amount, currency) }
  }
  return {
    currency,
    amount: amount && roundMoney(amount, currency),
    vat: vat && roundMoney(vat, currency),
  }
}

function ownAmount(line: Line, reader: LineReader, reportCurrency: string, context: LineContext): OwnAmount {
  if (line.kind === 'expense') return expenseAmount(line, reader)
  return line.kind === 'mileage'
    ? journeyAmount(line, reader, reportCurrency, context)
    : dayAmount(line, reader, reportCurrency, context)
}

/**
 * One line in its own currency and in that of the report. Each amount is rounded once in its own currency and once more when
 * it is converted, so that the total is the sum of what is shown. `context` is what the other lines say about it.
 */
export function calculateLine(
  line: Line,
  reportCurrency: string,
  htmlLang: string,
  context: LineContext = alone,
): CalculatedLine {
  const paidIn = line.kind === 'expense' ? line.currency : (ratesOf(line.country)?.currency ?? reportCurrency)
  const reader = new LineReader(line, htmlLang, paidIn)
  const { currency, amount, vat, overLimit } = ownAmount(line, reader, reportCurrency, context)
  const isOtherCurrency = currency !== reportCurrency
  const rate = isOtherCurrency ? reader.positive('rate') : undefined
  const convert = (value: Decimal | undefined): Decimal | undefined => {
    if (!value || !isOtherCurrency) return value
    return rate && roundMoney(value.times(rate), reportCurrency)
  }
  return {
    line,
    category: line.kind === 'expense' ? line.category : line.kind,
    currency,
    amount,
    vat,
    converted: convert(amount),
    convertedVat: convert(vat),
    rate,
    problems: reader.problems,
    ...(overLimit ? { overLimit } : {}),
  }
}

/** Adds values by a key, in the order in which the keys come first. */
function addedBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  valueOf: (item: T) => Decimal,
): Map<string, Decimal> {
  const sums = new Map<string, Decimal>()
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? zero).plus(valueOf(item)))
  return sums
}

/** The totals of lines that were calculated. */
export function totalsOf(lines: readonly CalculatedLine[], reportCurrency: string): Totals {
  const counted = lines.flatMap((line) =>
    line.amount && line.converted ? [{ ...line, amount: line.amount, converted: line.converted }] : [],
  )
  const inReport = addedBy(
    counted,
    ({ currency }) => currency,
    ({ converted }) => converted,
  )
  const paid = addedBy(
    counted,
    ({ currency }) => currency,
    ({ amount }) => amount,
  )
  const byCategory = addedBy(
    counted,
    ({ category }) => category,
    ({ converted }) => converted,
  )
  return {
    byCategory: [...byCategory].map(([category, amount]) => ({
      category: category as TotalCategory,
      amount,
    })),
    byCurrency: [...paid]
      .map(([currency, amount]) => ({ currency, amount, converted: inReport.get(currency) ?? zero }))
      .sort((a, b) => Number(b.currency === reportCurrency) - Number(a.currency === reportCurrency)),
    vat: sumOf(counted.map(({ convertedVat }) => convertedVat ?? zero)),
    total: sumOf(counted.map(({ converted }) => converted)),
    counted: counted.length,
    incomplete: lines.filter(({ line }) => !isUntouched(line)).length - counted.length,
  }
}

/** The whole report, calculated. */
export function calculateReport(report: Report, htmlLang: string): Calculation {
  const contextOf = lineContexts(report.lines, htmlLang)
  const lines = report.lines.map((line) => calculateLine(line, report.currency, htmlLang, contextOf(line)))
  return { lines, totals: totalsOf(lines, report.currency) }
}
