import { withMinus } from '../../../core/i18n/formatMoney'
import { numberLocale } from '../../../core/i18n/numberLocale'
import { currencyDecimals, type Decimal } from './decimal'

const formats = new Map<string, Intl.NumberFormat>()

/** How a language writes numbers. A format is costly to make, and a list of 500 amounts needs the same one. */
export function numberFormat(htmlLang: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${htmlLang} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(numberLocale(htmlLang), options)
  formats.set(key, format)
  return format
}

/** Beyond this many digits a floating-point number would change what is shown; browsers format texts exactly. */
const exact = (value: Decimal, decimals: number): number => value.toFixed(decimals) as unknown as number

/** An amount with all decimals of its currency, `£1,234.50`; on request a whole one without: `£1,234`. */
export function formatMoneyOf(
  value: Decimal,
  currency: string,
  htmlLang: string,
  { wholeWithoutDecimals = false } = {},
): string {
  const isWhole = wholeWithoutDecimals && value.round(0).eq(value)
  const decimals = isWhole ? 0 : currencyDecimals(currency)
  const format = numberFormat(htmlLang, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return withMinus(format.format(exact(value, decimals)))
}

/** A number with as many decimals as it has, at most `maxDecimals`: `12.5`, `1,234`. */
export function formatDecimal(value: Decimal, htmlLang: string, maxDecimals = 6): string {
  return numberFormat(htmlLang, { maximumFractionDigits: maxDecimals }).format(exact(value, maxDecimals))
}

/** A rate in per cent: `formatPercent(decimal('5.5'), 'fr-FR')` → `5,5 %`. */
export function formatPercent(value: Decimal, htmlLang: string): string {
  return numberFormat(htmlLang, { style: 'percent', maximumFractionDigits: 3 }).format(
    exact(value.div(100), 5),
  )
}
