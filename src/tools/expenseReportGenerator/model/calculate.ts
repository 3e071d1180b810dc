import { currencyDecimals, decimal, roundMoney, sumOf, zero, type Decimal } from '../../numbers/model/decimal'
import {
  anyCurrency,
  parseNumber,
  type NumberLimits,
  type NumberProblem,
  type ParsedNumber,
} from '../../numbers/model/parseNumber'
import { mileageAmount } from '../../travelRates/model/mileage'
import { ratesOf } from '../../travelRates/model/officialRates'
import { perDiemAmount } from '../../travelRates/model/perDiem'
import {
  periodOn,
  type Allowance,
  type MileagePeriod,
  type MileageRate,
  type PerDiemPeriod,
} from '../../travelRates/model/travelRates'
import type { Category, ExpenseLine, Line, MileageLine, PerDiemLine, Report } from './report'

/** Fields of a line that hold a number, and how it is read. */
export const lineLimits = {
  // Money back from a shop is below zero.
  amount: { maxDecimals: 3, maxDigits: 9, allowNegative: true, unit: { currency: anyCurrency } },
  vat: {
    maxDecimals: 3,
    maxDigits: 9,
    allowNegative: true,
    unit: { currency: anyCurrency, orPercent: true },
  },
  rate: { maxDecimals: 8, maxDigits: 7, unit: 'none', asksThousands: true },
  distance: { maxDecimals: 2, maxDigits: 6, unit: 'none' },
  before: { maxDecimals: 2, maxDigits: 7, unit: 'none' },
  ownRate: { maxDecimals: 4, maxDigits: 6, unit: { currency: anyCurrency } },
  count: { maxDecimals: 1, maxDigits: 3 },
  breakfasts: { maxDecimals: 0, maxDigits: 3 },
  lunches: { maxDecimals: 0, maxDigits: 3 },
  dinners: { maxDecimals: 0, maxDigits: 3 },
  halvedDays: { maxDecimals: 0, maxDigits: 3 },
} as const satisfies Record<string, NumberLimits>

/** Amounts of money have the decimals of their currency, and are in no other. */
export const moneyLimits = (currency: string): NumberLimits => ({
  ...lineLimits.amount,
  maxDecimals: currencyDecimals(currency),
  unit: { currency },
})

/** What a company pays for a unit, in the currency of the line. */
export const ownRateLimits = (currency: string): NumberLimits => ({
  ...lineLimits.ownRate,
  unit: { currency },
})

/** The VAT in an amount: money, or a rate in per cent. */
export const vatLimits = (currency: string): NumberLimits => ({
  ...moneyLimits(currency),
  // A rate may have more decimals than the currency.
  maxDecimals: Math.max(2, currencyDecimals(currency)),
  unit: { currency, orPercent: true },
})

export type NumberFieldName = keyof typeof lineLimits

/** What is wrong with a field: with the number itself, with its size beside another one, or that it is missing. */
export type FieldProblem = NumberProblem | 'required' | 'zero' | 'vatTooHigh' | 'tooMany'

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
  problems: Partial<Record<NumberFieldName, FieldProblem>>
}

export type Totals = {
  /** Only categories with lines, in the order in which the categories are offered. */
  byCategory: readonly { category: TotalCategory; amount: Decimal }[]
  /** What was paid in each currency, and what it is in that of the report. */
  byCurrency: readonly { currency: string; amount: Decimal; converted: Decimal }[]
  vat: Decimal
  total: Decimal
  /** How many lines count, and how many are not complete. */
  counted: number
  incomplete: number
}

export type Calculation = { lines: readonly CalculatedLine[]; totals: Totals }

/** The official rate of a journey: of its country, vehicle and day. */
export function mileageRateOf({ country, vehicle, date }: MileageLine): {
  period: MileagePeriod | undefined
  rate: MileageRate | undefined
} {
  const period = periodOn(ratesOf(country)?.mileage ?? [], date)
  return { period, rate: period?.rates.find(({ id }) => id === vehicle) }
}

/** The official allowance of a line: of its country and day. */
export function allowanceOf({ country, allowance, date }: PerDiemLine): {
  period: PerDiemPeriod | undefined
  allowance: Allowance | undefined
} {
  const period = periodOn(ratesOf(country)?.perDiem ?? [], date)
  return { period, allowance: period?.allowances.find(({ id }) => id === allowance) }
}

/** Reads the numbers of a line and collects what is wrong with them. */
class Reader {
  readonly problems: CalculatedLine['problems'] = {}

  constructor(
    private readonly fields: Partial<Record<NumberFieldName, string>>,
    private readonly htmlLang: string,
    private readonly currency: string,
  ) {}

  private parse(name: NumberFieldName): Extract<ParsedNumber, { problem?: undefined }> {
    const { currency } = this
    const limits = {
      ...lineLimits,
      amount: moneyLimits(currency),
      vat: vatLimits(currency),
      ownRate: ownRateLimits(currency),
    }
    const parsed = parseNumber(this.fields[name] ?? '', this.htmlLang, limits[name])
    if (parsed.problem === undefined) return parsed
    this.problems[name] = parsed.problem
    return { value: undefined }
  }

  /** The number in a field; undefined without one, and when it is wrong. */
  number(name: NumberFieldName): Decimal | undefined {
    const { value } = this.parse(name)
    return value === undefined ? undefined : decimal(value)
  }

  /** The VAT that an amount contains, which may be entered as its rate: 20 % in 600 are 100. */
  vatIn(amount: Decimal | undefined): Decimal | undefined {
    const { value, isPercent } = this.parse('vat')
    if (value === undefined) return undefined
    const vat = decimal(value)
    if (!isPercent) return vat
    if (vat.lt(0) || vat.gt(100)) {
      this.problems.vat = 'vatTooHigh'
      return undefined
    }
    return amount && roundMoney(amount.times(vat).div(vat.plus(100)), this.currency)
  }

  /** The number in a field that a line cannot be calculated without. */
  required(name: NumberFieldName): Decimal | undefined {
    const value = this.number(name)
    if (value === undefined) this.problems[name] ??= 'required'
    return value
  }

  /** The number in a field that has to be above zero. */
  positive(name: NumberFieldName): Decimal | undefined {
    const value = this.required(name)
    if (value?.eq(0)) {
      this.problems[name] = 'zero'
      return undefined
    }
    return value
  }
}

type OwnAmount = { currency: string; amount: Decimal | undefined; vat?: Decimal | undefined }

function expenseAmount(line: ExpenseLine, reader: Reader): OwnAmount {
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

function journeyAmount(line: MileageLine, reader: Reader, reportCurrency: string): OwnAmount {
  const { rate } = mileageRateOf(line)
  const currency = ratesOf(line.country)?.currency ?? reportCurrency
  const distance = reader.positive('distance')
  if (!rate) {
    const own = reader.positive('ownRate')
    return { currency, amount: distance && own && roundMoney(distance.times(own), currency) }
  }
  const before = rate.bands.length > 1 ? (reader.number('before') ?? zero) : zero
  if (reader.problems.before) return { currency, amount: undefined }
  return { currency, amount: distance && roundMoney(mileageAmount(rate.bands, distance, before), currency) }
}

function dayAmount(line: PerDiemLine, reader: Reader, reportCurrency: string): OwnAmount {
  const { allowance } = allowanceOf(line)
  const currency = ratesOf(line.country)?.currency ?? reportCurrency
  const count = reader.positive('count')
  if (!allowance) {
    const own = reader.positive('ownRate')
    return { currency, amount: count && own && roundMoney(count.times(own), currency) }
  }
  const meals = {
    breakfasts: reader.number('breakfasts') ?? zero,
    lunches: reader.number('lunches') ?? zero,
    dinners: reader.number('dinners') ?? zero,
    halvedDays: reader.number('halvedDays') ?? zero,
  }
  if (count && allowance.most !== undefined && count.gt(allowance.most)) reader.problems.count = 'tooMany'
  const isComplete = count && Object.keys(reader.problems).length === 0
  return {
    currency,
    amount: isComplete ? roundMoney(perDiemAmount(allowance, count, meals), currency) : undefined,
  }
}

function ownAmount(line: Line, reader: Reader, reportCurrency: string): OwnAmount {
  if (line.kind === 'expense') return expenseAmount(line, reader)
  return line.kind === 'mileage'
    ? journeyAmount(line, reader, reportCurrency)
    : dayAmount(line, reader, reportCurrency)
}

/**
 * One line in its own currency and in that of the report. Each amount is rounded once in its own currency and once more when
 * it is converted, so that the total is the sum of what is shown.
 */
export function calculateLine(line: Line, reportCurrency: string, htmlLang: string): CalculatedLine {
  const paidIn = line.kind === 'expense' ? line.currency : (ratesOf(line.country)?.currency ?? reportCurrency)
  const reader = new Reader(line, htmlLang, paidIn)
  const { currency, amount, vat } = ownAmount(line, reader, reportCurrency)
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
    incomplete: lines.length - counted.length,
  }
}

/** The whole report, calculated. */
export function calculateReport(report: Report, htmlLang: string): Calculation {
  const lines = report.lines.map((line) => calculateLine(line, report.currency, htmlLang))
  return { lines, totals: totalsOf(lines, report.currency) }
}
