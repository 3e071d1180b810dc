import { currencyDecimals } from '../../numbers/model/decimal'
import { anyCurrency, type NumberLimits } from '../../numbers/model/parseNumber'

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
  passengers: { maxDecimals: 0, maxDigits: 1 },
  ownRate: { maxDecimals: 4, maxDigits: 6, unit: { currency: anyCurrency } },
  count: { maxDecimals: 2, maxDigits: 3 },
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
