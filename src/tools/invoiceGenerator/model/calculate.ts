import { currencyDecimals, decimal, roundTo, sumOf, zero, type Decimal } from '../../numbers/model/decimal'
import { parseNumber, type NumberLimits, type NumberProblem } from '../../numbers/model/parseNumber'
import {
  emptyLine,
  isEmptyLine,
  ratedCategories,
  type Adjustment,
  type Invoice,
  type LineVat,
  type VatCategory,
} from './invoice'

/** A number of the invoice that cannot be read; it counts as zero. `path` is that of the field, `lines.0.price`. */
export type TypedProblem = { path: string; problem: NumberProblem }

export type LineAmounts = {
  quantity: Decimal
  price: Decimal
  /** Quantity times price, rounded. */
  gross: Decimal
  discountPercent: Decimal | undefined
  /** BT-136, rounded. */
  discount: Decimal
  /** BT-131. */
  net: Decimal
  category: VatCategory
  /** In per cent; zero for the categories without a rate. */
  rate: Decimal
}

/** What an allowance or a charge is for one VAT rate. */
export type AdjustmentAmount = {
  /** Position of the adjustment in the invoice. */
  index: number
  kind: Adjustment['kind']
  percent: Decimal | undefined
  /** What the percentage is of, BT-93 and BT-100; undefined for a plain amount. */
  base: Decimal | undefined
  /** BT-92, BT-99. */
  amount: Decimal
  category: VatCategory
  rate: Decimal
}

/** One row of the VAT breakdown, BG-23. */
export type VatRow = {
  category: VatCategory
  rate: Decimal
  /** BT-116. */
  taxable: Decimal
  /** BT-117. */
  tax: Decimal
}

export type Calculation = {
  /** In the order of the invoice, one for each of its lines. */
  lines: readonly LineAmounts[]
  adjustments: readonly AdjustmentAmount[]
  vat: readonly VatRow[]
  /** BT-106. */
  lineTotal: Decimal
  /** BT-107. */
  allowanceTotal: Decimal
  /** BT-108. */
  chargeTotal: Decimal
  /** BT-109. */
  taxExclusive: Decimal
  /** BT-110. */
  taxTotal: Decimal
  /** BT-111; undefined without its own currency or without an exchange rate. */
  taxTotalInVatCurrency: Decimal | undefined
  /** BT-112. */
  taxInclusive: Decimal
  /** BT-113. */
  prepaid: Decimal
  /** BT-114. */
  rounding: Decimal
  /** BT-115. */
  due: Decimal
  problems: readonly TypedProblem[]
}

const hundred = decimal(100)
/** More decimals than money has: quantities, unit prices, rates of exchange. */
export const quantityLimits: NumberLimits = { maxDecimals: 6, allowNegative: true, unit: 'none' }
export const priceLimits = (currency: string): NumberLimits => ({ maxDecimals: 6, unit: { currency } })
export const percentLimits: NumberLimits = { maxDecimals: 4, maxDigits: 3, unit: 'percent' }
export const exchangeRateLimits: NumberLimits = { maxDecimals: 8, unit: 'none', asksThousands: true }
/** Allowances, charges and what was paid can be negative, as when one is taken back. */
export const amountLimits = (currency: string): NumberLimits => ({
  maxDecimals: currencyDecimals(currency),
  allowNegative: true,
  unit: { currency },
})

const isSame = (a: { category: string; rate: Decimal }, b: { category: string; rate: Decimal }): boolean =>
  a.category === b.category && a.rate.eq(b.rate)

/** One VAT group per category and rate, in the order of their first line. */
function groupsOf<Part extends { category: VatCategory; rate: Decimal }>(parts: readonly Part[]): Part[] {
  return parts.filter((part, index) => parts.findIndex((other) => isSame(part, other)) === index)
}

/**
 * Divides an amount in proportion to the shares; the cents that rounding leaves go to the largest share. Of shares with both
 * signs, as of an invoice with a return on it, only those count that have the sign of the whole: near zero, all together
 * would make parts many times the amount.
 */
function apportion(amount: Decimal, all: readonly Decimal[], decimals: number): Decimal[] {
  const isReturn = sumOf(all).lt(0)
  const shares = all.map((share) => (share.lt(0) === isReturn ? share : zero))
  const total = sumOf(shares)
  if (total.eq(0)) return shares.map((_, index) => (index === 0 ? amount : zero))
  const parts = shares.map((share) => roundTo(amount.times(share).div(total), decimals))
  const rest = amount.minus(sumOf(parts))
  const largest = shares.reduce(
    (best, share, index) => (share.abs().gt((shares[best] ?? zero).abs()) ? index : best),
    0,
  )
  return parts.map((part, index) => (index === largest ? part.plus(rest) : part))
}

/**
 * Calculates an invoice as EN 16931-1:2017, 6.4 (BR-CO-10 to BR-CO-17) does: amounts rounded half up to the decimals of
 * the currency, VAT per category and rate on the sum of what it is charged on. Never throws: what cannot be read counts as
 * zero and is in `problems`.
 */
export function calculate(invoice: Invoice): Calculation {
  const problems: TypedProblem[] = []
  const decimals = currencyDecimals(invoice.currency)
  const money = (value: Decimal): Decimal => roundTo(value, decimals)

  const read = (text: string, path: string, limits: NumberLimits): Decimal => {
    const parsed = parseNumber(text, invoice.typedIn, limits)
    if (parsed.problem) problems.push({ path, problem: parsed.problem })
    return parsed.problem || parsed.value === undefined ? zero : decimal(parsed.value)
  }
  /** A percentage of which more than 100 makes no sense. */
  const share = (text: string, path: string): Decimal => {
    const value = read(text, path, percentLimits)
    if (value.gt(hundred)) problems.push({ path, problem: 'tooLarge' })
    return value
  }
  const rateOf = (vat: LineVat, path: string): Decimal =>
    ratedCategories.includes(vat.category) ? share(vat.rate, `${path}.rate`) : zero

  const lines = invoice.lines.map((line, index): LineAmounts => {
    const path = `lines.${index}`
    const quantity = read(line.quantity, `${path}.quantity`, quantityLimits)
    const price = read(line.price, `${path}.price`, priceLimits(invoice.currency))
    const gross = money(quantity.times(price))
    const isPercent = line.discount.kind === 'percent'
    const value = isPercent
      ? share(line.discount.value, `${path}.discount.value`)
      : read(line.discount.value, `${path}.discount.value`, amountLimits(invoice.currency))
    const discount = isPercent ? money(gross.times(value).div(hundred)) : value
    return {
      quantity,
      price,
      gross,
      discountPercent: isPercent && !value.eq(0) ? value : undefined,
      discount,
      net: gross.minus(discount),
      category: line.vat.category,
      rate: rateOf(line.vat, `${path}.vat`),
    }
  })
  // An empty line takes no part, nor does a discount on it: its rate would make a row of the breakdown of nothing.
  const filled = lines.filter((_, index) => !isEmptyLine(invoice.lines[index] ?? emptyLine))
  const netOf = (group: { category: VatCategory; rate: Decimal }): Decimal =>
    sumOf(filled.filter((line) => isSame(line, group)).map(({ net }) => net))
  const lineGroups = groupsOf(filled)

  const adjustments = invoice.adjustments.flatMap((adjustment, index): AdjustmentAmount[] => {
    const path = `adjustments.${index}`
    const isPercent = adjustment.amount.kind === 'percent'
    const limits = isPercent ? percentLimits : amountLimits(invoice.currency)
    // A charge can be more than all of it.
    const isShare = isPercent && adjustment.kind === 'allowance'
    const value = isShare
      ? share(adjustment.amount.value, `${path}.amount.value`)
      : read(adjustment.amount.value, `${path}.amount.value`, limits)
    if (value.eq(0)) return []
    const isOne = adjustment.scope === 'oneRate' || lineGroups.length === 0
    const targets = isOne
      ? [{ category: adjustment.vat.category, rate: rateOf(adjustment.vat, `${path}.vat`) }]
      : lineGroups
    const amounts = isPercent
      ? targets.map((target) => money(netOf(target).times(value).div(hundred)))
      : apportion(value, targets.map(netOf), decimals)
    return targets.flatMap(({ category, rate }, position) => {
      const amount = amounts[position] ?? zero
      const base = isPercent ? netOf({ category, rate }) : undefined
      const percent = isPercent ? value : undefined
      return amount.eq(0) ? [] : [{ index, kind: adjustment.kind, percent, base, amount, category, rate }]
    })
  })
  const totalOf = (kind: Adjustment['kind']): Decimal =>
    sumOf(adjustments.filter((adjustment) => adjustment.kind === kind).map(({ amount }) => amount))

  const vat = groupsOf<{ category: VatCategory; rate: Decimal }>([...filled, ...adjustments]).map(
    (group): VatRow => {
      const adjusted = adjustments
        .filter((adjustment) => isSame(adjustment, group))
        .map(({ kind, amount }) => (kind === 'charge' ? amount : amount.neg()))
      const taxable = netOf(group).plus(sumOf(adjusted))
      const { category, rate } = group
      return { category, rate, taxable, tax: money(taxable.times(rate).div(hundred)) }
    },
  )

  const lineTotal = sumOf(filled.map(({ net }) => net))
  const allowanceTotal = totalOf('allowance')
  const chargeTotal = totalOf('charge')
  const taxExclusive = lineTotal.minus(allowanceTotal).plus(chargeTotal)
  const taxTotal = sumOf(vat.map(({ tax }) => tax))
  const taxInclusive = taxExclusive.plus(taxTotal)
  const prepaid = read(invoice.prepaid, 'prepaid', amountLimits(invoice.currency))
  const rounding = read(invoice.rounding, 'rounding', amountLimits(invoice.currency))
  const exchangeRate = invoice.vatCurrency
    ? read(invoice.exchangeRate, 'exchangeRate', exchangeRateLimits)
    : zero
  return {
    lines,
    adjustments,
    vat,
    lineTotal,
    allowanceTotal,
    chargeTotal,
    taxExclusive,
    taxTotal,
    taxTotalInVatCurrency: exchangeRate.eq(0)
      ? undefined
      : roundTo(taxTotal.times(exchangeRate), currencyDecimals(invoice.vatCurrency)),
    taxInclusive,
    prepaid,
    rounding,
    due: taxInclusive.minus(prepaid).plus(rounding),
    problems,
  }
}
