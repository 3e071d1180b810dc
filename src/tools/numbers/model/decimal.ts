import Big from 'big.js'

/**
 * Exact decimal numbers of big.js: amounts, rates and quantities of the tools. A number that was typed is kept as text
 * (parseNumber.ts) and calculated with as `Decimal`; no amount is ever a floating-point number.
 */
export type Decimal = Big

/** A decimal number of its text or of a whole number. Throws for anything that is no number. */
export const decimal = (value: string | number | Decimal): Decimal => new Big(value)

export const zero: Decimal = decimal(0)

/** Rounded half away from zero, as invoices and tax offices do: 0.125 → 0.13, −0.125 → −0.13. */
export const roundTo = (value: Decimal, decimals: number): Decimal => value.round(decimals, Big.roundHalfUp)

/** The next whole number, for what counts in full once it has begun: 11.2 → 12. */
export const roundUp = (value: Decimal): Decimal => value.round(0, Big.roundUp)

export const sumOf = (values: readonly Decimal[]): Decimal =>
  values.reduce((sum, value) => sum.plus(value), zero)

/** Currencies without two decimals (ISO 4217, list one of 2026-01-01). Browsers have figures of everyday use instead. */
const decimalsOf: Readonly<Record<string, number>> = {
  BHD: 3, BIF: 0, CLF: 4, CLP: 0, DJF: 0, GNF: 0, IQD: 3, ISK: 0, JOD: 3, JPY: 0, KMF: 0, KRW: 0, KWD: 3, LYD: 3,
  OMR: 3, PYG: 0, RWF: 0, TND: 3, UGX: 0, UYI: 0, UYW: 4, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
} // prettier-ignore

/** How many decimals a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export const currencyDecimals = (currency: string): number => decimalsOf[currency] ?? 2

/** An amount rounded to the decimals of its currency. */
export const roundMoney = (value: Decimal, currency: string): Decimal =>
  roundTo(value, currencyDecimals(currency))
