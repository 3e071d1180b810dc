import { currencyFormat } from '../../core/i18n/formatMoney'

/**
 * How a market writes amounts of its currency. Found out when the site is built, because the first number format that a
 * browser makes takes a phone 100 ms, in one piece.
 */
export type AmountFormat = {
  /** Amounts above and below zero around `{number}`: `£{number}`, `−£{number}`. */
  positive: string
  negative: string
  /** Between groups of three digits, and before the decimals. */
  group: string
  decimal: string
  decimals: number
  /** What visitors type before or after a number: `£`, `GBP`. */
  signs: readonly string[]
}

const place = '{number}'

/** The format of a currency in a language, that of `formatAmount`. */
export function amountFormatOf(currency: string, htmlLang: string): AmountFormat {
  const { decimals, parts } = currencyFormat(currency, htmlLang)
  const patternOf = (sample: number): string =>
    parts(sample)
      .map(({ type, value }) => (type === 'integer' ? place : /^(decimal|fraction)$/.test(type) ? '' : value))
      .join('')
  const partOf = (sample: number, part: Intl.NumberFormatPartTypes): string =>
    parts(sample).find(({ type }) => type === part)?.value ?? ''
  return {
    positive: patternOf(1),
    negative: patternOf(-1),
    group: partOf(12_345, 'group'),
    decimal: partOf(1, 'decimal') || '.',
    decimals,
    signs: [partOf(1, 'currency'), currency],
  }
}

/** An amount in minor units as text, like `formatAmount`; whole amounts lose the zeros with `short`, like `formatMoney`. */
export function writeAmount(minorUnits: number, format: AmountFormat, { short = false } = {}): string {
  const { positive, negative, group, decimal, decimals } = format
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const isBare = decimals === 0 || (short && Number(fraction) === 0)
  return (minorUnits < 0 ? negative : positive).replace(place, () =>
    isBare ? grouped : grouped + decimal + fraction,
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/**
 * The amount that a visitor typed, in minor units: `1,500.50` in English, `1.500,50` in German. Spaces and the currency's
 * sign may be there. Undefined for anything else, for more decimals than the currency has, and for what is no safe
 * integer.
 */
export function parseAmount(text: string, format: AmountFormat): number | undefined {
  const { group, decimal, decimals, signs } = format
  const bare = signs
    .reduce((rest, sign) => (sign ? rest.replaceAll(sign, '') : rest), text)
    .replace(/[\s\u00a0\u202f’']/g, '')
  const grouped = /^[\s’']*$/.test(group) ? '' : `|\\d{1,3}(?:${escaped(group)}\\d{3})+`
  const fractions = decimals > 0 ? `(?:${escaped(decimal)}(\\d{1,${decimals}}))?` : ''
  const match = new RegExp(`^(\\d+${grouped})${fractions}$`).exec(bare)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}
