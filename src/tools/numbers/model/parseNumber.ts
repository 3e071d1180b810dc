/** What is wrong with a number that was typed. */
export type NumberProblem = 'invalid' | 'tooLarge' | 'negative' | 'tooManyDecimals'

/** A number as the models of the tools take it: digits with at most one point, `-1234.56`; undefined when nothing was typed. */
export type ParsedNumber = { value: string | undefined; problem?: undefined } | { problem: NumberProblem }

export type NumberLimits = {
  /** Decimals that count; 2 for money in most currencies. */
  maxDecimals?: number
  /** Digits before the decimals. */
  maxDigits?: number
  allowNegative?: boolean
}

/** Digits of other scripts, by the code point of their zero: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]

/** A text with the digits of other scripts as Latin ones. */
export const withLatinDigits = (text: string): string => [...text.normalize('NFKC')].map(latinDigit).join('')

function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}

const separators = new Map<string, '.' | ','>()

/** The decimal separator of a language, in Latin digits. */
function decimalSeparator(htmlLang: string): '.' | ',' {
  const known = separators.get(htmlLang)
  if (known) return known
  const parts = new Intl.NumberFormat(htmlLang, { numberingSystem: 'latn' }).formatToParts(1.5)
  const separator = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  separators.set(htmlLang, separator)
  return separator
}

/** Signs and codes of the currencies that the tools offer; other letters beside digits are no amount, as in `Bus 12`. */
const money = [
  '[A-Z]{0,2}\\p{Sc}', 'kr\\.?', 'Kč', 'zł', 'Ft', 'S?Fr\\.?', 'lei', 'EUR', 'GBP', 'USD', 'DKK', 'NOK', 'SEK', 'CHF', 'PLN',
  'CZK', 'HUF', 'RON', 'BGN', 'ISK', 'TRY', 'UAH', 'CAD', 'AUD', 'NZD', 'JPY', 'CNY', 'HKD', 'SGD', 'KRW', 'INR', 'THB',
  'AED', 'SAR', 'QAR', 'KWD', 'ILS', 'EGP', 'MAD', 'ZAR', 'BRL', 'MXN', 'ARS', 'CLP', 'COP',
].join('|') // prettier-ignore

/** What may stand around an amount that was pasted: a currency's sign or code, a per cent sign. */
const around = new RegExp(`^(?:${money})?|(?:${money}|%)?$`, 'giu')
const signBeforeMoney = new RegExp(`^([+-])(?:${money})`, 'iu')

/** A space that divides no thousands: cells of a table that was pasted are several numbers. */
const dividing = /\d\s+(?=\d)(?!\d{3}(?!\d))/u

const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...others] = groups
  return /^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group))
}

/** Digits before and after the decimal separator; a problem when the separators make no number. */
function splitDecimals(
  digits: string,
  htmlLang: string,
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
  const isDecimal = last === decimalSeparator(htmlLang)
  // 1.234 in a language that writes 1.234,56.
  if (!isDecimal && isGrouped([before, after]) && !before.startsWith('0'))
    return { whole: before + after, decimals: '' }
  return { whole: before, decimals: after }
}

/**
 * Reads a number as people type or paste it: `1.234,56`, `1 234,56`, `1'234.56`, `€ 12`, `12 Kč`, `١٢٫٥`. A single separator counts
 * as the language writes it; the other one counts as the decimal separator unless it divides thousands.
 */
export function parseNumber(text: string, htmlLang: string, limits: NumberLimits = {}): ParsedNumber {
  const { maxDecimals = 2, maxDigits = 12, allowNegative = false } = limits
  const latin = withLatinDigits(text)
  if (latin.trim() === '') return { value: undefined }
  // Cells of a table that was pasted are several numbers, not one with thousands.
  if (/[\t\n\r]/.test(latin.trim()) || dividing.test(latin)) return { problem: 'invalid' }
  const plain = latin
    .trim()
    .replaceAll('٫', decimalSeparator(htmlLang))
    .replace(/[٬'’_\s]/gu, '')
    .replace(/[−–]/gu, '-')
    .replace(around, '')
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]+)$/.exec(plain.replace(signBeforeMoney, '$1')) ?? []
  if (!/\d/.test(digits)) return { problem: 'invalid' }
  const split = splitDecimals(digits, htmlLang)
  if (typeof split === 'string') return { problem: split }
  const whole = split.whole.replace(/^0+(?=\d)/, '') || '0'
  const decimals = split.decimals.replace(/0+$/, '')
  if (whole.length > maxDigits) return { problem: 'tooLarge' }
  if (decimals.length > maxDecimals) return { problem: 'tooManyDecimals' }
  const value = decimals ? `${whole}.${decimals}` : whole
  const isNegative = sign === '-' && /[1-9]/.test(value)
  if (isNegative && !allowNegative) return { problem: 'negative' }
  return { value: isNegative ? `-${value}` : value }
}
