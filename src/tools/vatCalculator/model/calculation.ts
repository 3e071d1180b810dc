import { decimal, roundMoney, sumOf, type Decimal } from '../../numbers/model/decimal'
import { parseNumber, type NumberLimits, type NumberProblem } from '../../numbers/model/parseNumber'
import { currencyOf } from '../../vat/model/vatCountries'
import { customRate, type CalculatorLine, type CalculatorWork, type Direction } from './calculatorWork'

/** A negative amount is a credit or a discount. */
export const amountLimits = (currency: string): NumberLimits => ({
  maxDecimals: 2,
  maxDigits: 12,
  allowNegative: true,
  unit: { currency },
})

export const rateLimits: NumberLimits = { maxDecimals: 3, maxDigits: 3, unit: 'percent' }

/** Amounts without VAT, the VAT and both together, rounded to the decimals of the currency. */
export type Amounts = { net: Decimal; vat: Decimal; gross: Decimal }

export type LineResult =
  | { kind: 'empty' }
  /** What was typed as amount or rate is no number that counts. */
  | { kind: 'problem'; amount?: NumberProblem; rate?: NumberProblem | 'missing' }
  | ({ kind: 'counted'; percent: Decimal } & Amounts)

export type Calculation = {
  /** One result per line, in their order. */
  lines: LineResult[]
  /** Sums per rate, from the highest to the lowest. */
  rates: ({ percent: Decimal } & Amounts)[]
  /** The sum of all rates; undefined while no line counts. */
  total: Amounts | undefined
  currency: string
}

/** Reads the rate of a line in per cent. */
function percentOf({ rate, custom }: CalculatorLine, htmlLang: string): Decimal | NumberProblem | 'missing' {
  if (rate !== customRate) return decimal(rate.split(':')[1] ?? '0')
  const parsed = parseNumber(custom, htmlLang, rateLimits)
  if (parsed.problem) return parsed.problem
  if (parsed.value === undefined) return 'missing'
  const percent = decimal(parsed.value)
  return percent.gt(100) ? 'tooLarge' : percent
}

/** VAT on a net amount, or in a gross one: gross × rate ÷ (100 + rate). Rounded half up. */
function amountsOf(amount: Decimal, percent: Decimal, direction: Direction, currency: string): Amounts {
  if (direction === 'add') {
    const vat = roundMoney(amount.times(percent).div(100), currency)
    return { net: amount, vat, gross: amount.plus(vat) }
  }
  const vat = roundMoney(amount.times(percent).div(percent.plus(100)), currency)
  return { net: amount.minus(vat), vat, gross: amount }
}

const added = (all: readonly Amounts[]): Amounts => ({
  net: sumOf(all.map(({ net }) => net)),
  vat: sumOf(all.map(({ vat }) => vat)),
  gross: sumOf(all.map(({ gross }) => gross)),
})

type CountedLine = Extract<LineResult, { kind: 'counted' }> & { amount: Decimal }

function lineResult(
  line: CalculatorLine,
  { direction }: CalculatorWork,
  currency: string,
  htmlLang: string,
): LineResult | CountedLine {
  const amount = parseNumber(line.amount, htmlLang, amountLimits(currency))
  if (!amount.problem && amount.value === undefined) return { kind: 'empty' }
  const percent = percentOf(line, htmlLang)
  if (amount.problem || typeof percent === 'string')
    return {
      kind: 'problem',
      ...(amount.problem && { amount: amount.problem }),
      ...(typeof percent === 'string' && { rate: percent }),
    }
  const typed = decimal(amount.value ?? '0')
  return { kind: 'counted', percent, amount: typed, ...amountsOf(typed, percent, direction, currency) }
}

/**
 * Calculates all lines. VAT is rounded in each line, or once in the sum of each rate, as `rounding` says; in the second
 * case the lines, rounded one by one, need not add up to the sum. Lines that are empty or no number do not count.
 */
export function calculate(work: CalculatorWork, htmlLang: string): Calculation {
  const currency = currencyOf(work.country)
  const lines = work.lines.map((line) => lineResult(line, work, currency, htmlLang))
  const counted = lines.filter((line): line is CountedLine => line.kind === 'counted')
  const byRate = new Map<string, CountedLine[]>()
  for (const line of counted) {
    const key = line.percent.toString()
    const ofRate = byRate.get(key)
    if (ofRate) ofRate.push(line)
    else byRate.set(key, [line])
  }
  const rates = [...byRate]
    .map(([key, ofRate]) => {
      const percent = decimal(key)
      const amounts =
        work.rounding === 'line'
          ? added(ofRate)
          : amountsOf(sumOf(ofRate.map(({ amount }) => amount)), percent, work.direction, currency)
      return { percent, ...amounts }
    })
    .sort((a, b) => b.percent.cmp(a.percent))
  return { lines, rates, total: counted.length > 0 ? added(rates) : undefined, currency }
}
