import { numberLocale } from '../../../core/i18n/numberLocale'
import { splitAmount } from './splitAmount'

/**
 * What is wrong with a number that was typed. `percent`: it is a percentage, `currency`: it is in another currency than the
 * field, `ambiguous`: its only separator may be either of both.
 */
export type NumberProblem =
  | 'invalid'
  | 'tooLarge'
  | 'negative'
  | 'tooManyDecimals'
  | 'percent'
  | 'currency'
  | 'ambiguous'

/** A number as the models of the tools take it: digits with at most one point, `-1234.56`; undefined when nothing was typed. */
export type ParsedNumber =
  | { value: string | undefined; isPercent?: true; problem?: undefined }
  | { problem: NumberProblem }

export type NumberLimits = {
  /** Decimals that count; 2 for money in most currencies. */
  maxDecimals?: number
  /** Digits before the decimals. */
  maxDigits?: number
  allowNegative?: boolean
  /**
   * What may stand beside the number: nothing, a sign of per cent, or the sign of a currency: of a certain one, or with
   * `any` of each. Without it, all of them.
   */
  unit?: 'none' | 'percent' | { currency: string; orPercent?: boolean }
  /** Decides what a separator is that can be read in two ways; without it, the language does. */
  decimal?: '.' | ','
  /** Whether `1,087` is asked about although the language divides thousands with it: rates of exchange. */
  asksThousands?: boolean
}

/** The `currency` of a field that takes amounts in each. */
export const anyCurrency = 'any'

const separators = new Map<string, '.' | ','>()

/** The decimal separator of a language, in Latin digits. */
export function decimalSeparator(htmlLang: string): '.' | ',' {
  const known = separators.get(htmlLang)
  if (known) return known
  const parts = new Intl.NumberFormat(numberLocale(htmlLang), { numberingSystem: 'latn' }).formatToParts(1.5)
  const separator = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  separators.set(htmlLang, separator)
  return separator
}

/** A space or mark that divides no thousands: cells of a pasted table are several numbers, `1'23` may be feet and inches. */
const dividing = /\d[٬'’_\s]+(?=\d)(?!\d{3}(?!\d))/u

const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...others] = groups
  if (/^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group))) return true
  // 12,34,567 as India writes it.
  const [last = '', ...middle] = [...others].reverse()
  return (
    middle.length > 0 &&
    /^\d{1,2}$/.test(first) &&
    /^\d{3}$/.test(last) &&
    middle.every((group) => /^\d{2}$/.test(group))
  )
}

/** One separator with three digits behind it: thousands or decimals. */
export const isTwoWay = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)

/** Digits before and after the decimal separator; a problem when the separators make no number. */
function splitDecimals(
  digits: string,
  htmlLang: string,
  { maxDecimals = 2, decimal, asksThousands }: NumberLimits,
): { whole: string; decimals: string } | NumberProblem {
  const separators = [...digits.matchAll(/[.,]/g)].map(([separator]) => separator)
  const last = separators.at(-1)
  if (!last) return { whole: digits, decimals: '' }
  const isMixed = separators.some((separator) => separator !== last)
  const position = digits.lastIndexOf(last)
  const before = digits.slice(0, position)
  const after = digits.slice(position + 1)
  if (isMixed) {
    const other = last === '.' ? ',' : '.'
    // 1.234,56: the last separator is the decimal one, the others divide thousands.
    return !before.includes(last) && isGrouped(before.split(other))
      ? { whole: before.replaceAll(other, ''), decimals: after }
      : 'invalid'
  }
  if (separators.length > 1)
    return isGrouped(digits.split(last)) ? { whole: digits.replaceAll(last, ''), decimals: '' } : 'invalid'
  const isDecimal = last === (decimal ?? decimalSeparator(htmlLang))
  if (isTwoWay(digits)) {
    // £1.250: the language says decimals, the currency has fewer.
    if (!decimal && (isDecimal ? maxDecimals < 3 : asksThousands)) return 'ambiguous'
    // 1.234 in a language that writes 1.234,56.
    if (!isDecimal) return { whole: before + after, decimals: '' }
  }
  return { whole: before, decimals: after }
}

/** Whether the unit beside a number is one that the field takes; the problem when it is not. */
function unitProblem(
  {
    isPercent,
    unit,
    currencies,
  }: { isPercent: boolean; unit: string | undefined; currencies: readonly string[] },
  taken: NumberLimits['unit'],
): NumberProblem | undefined {
  if (taken === undefined) return undefined
  const isMoney = typeof taken === 'object'
  if (isPercent && !(taken === 'percent' || (isMoney && taken.orPercent))) return 'percent'
  if (unit === undefined) return undefined
  if (!isMoney) return 'invalid'
  return taken.currency === anyCurrency || currencies.includes(taken.currency) ? undefined : 'currency'
}

/**
 * Reads a number as people type or paste it: `1.234,56`, `1 234,56`, `1'234.56`, `€ 12`, `12 Kč`, `(12.00)`, `12,-`, `١٢٫٥`. A
 * single separator counts as the language writes it; the other one counts as the decimal separator unless it divides
 * thousands.
 */
export function parseNumber(text: string, htmlLang: string, limits: NumberLimits = {}): ParsedNumber {
  const { maxDecimals = 2, maxDigits = 12, allowNegative = false } = limits
  if (text.trim() === '') return { value: undefined }
  // Cells of a table that was pasted are several numbers, not one with thousands.
  if (/[\t\n\r]/.test(text.trim())) return { problem: 'invalid' }
  const parts = splitAmount(text)
  if (!parts || dividing.test(parts.digits)) return { problem: 'invalid' }
  const problem = unitProblem(parts, limits.unit)
  if (problem) return { problem }
  const digits = parts.digits.replaceAll('٫', decimalSeparator(htmlLang)).replace(/[٬'’_\s]/gu, '')
  if (!/^[\d.,]+$/.test(digits)) return { problem: 'invalid' }
  // The Arabic decimal separator never divides thousands.
  const decimal = parts.decimal ?? (parts.digits.includes('٫') ? decimalSeparator(htmlLang) : limits.decimal)
  const split = splitDecimals(digits, htmlLang, { ...limits, ...(decimal ? { decimal } : {}) })
  if (typeof split === 'string') return { problem: split }
  const whole = split.whole.replace(/^0+(?=\d)/, '') || '0'
  const decimals = split.decimals.replace(/0+$/, '')
  if (whole.length > maxDigits) return { problem: 'tooLarge' }
  if (decimals.length > maxDecimals) return { problem: 'tooManyDecimals' }
  const value = decimals ? `${whole}.${decimals}` : whole
  const isNegative = parts.isNegative && /[1-9]/.test(value)
  if (isNegative && !allowNegative) return { problem: 'negative' }
  return { value: isNegative ? `-${value}` : value, ...(parts.isPercent ? { isPercent: true } : {}) }
}
