/** Amounts of money in the locale of the page. */

/** An amount in minor units as text: `formatMoney(4900, 'EUR', 'de-AT')` → `€ 49`. Whole amounts lose the zeros. */
export function formatMoney(minorUnits: number, currency: string, htmlLang: string): string {
  const probe = new Intl.NumberFormat(htmlLang, { style: 'currency', currency })
  const digits = probe.resolvedOptions().maximumFractionDigits ?? 2
  const scale = 10 ** digits
  const whole = minorUnits % scale === 0
  return new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: whole ? 0 : digits,
  }).format(minorUnits / scale)
}

/** An amount in minor units with all its decimals, for columns, where thousands are grouped in every language and a minus is U+2212: `formatAmount(4900, 'GBP', 'en-GB')` → `£49.00`. */
export function formatAmount(minorUnits: number, currency: string, htmlLang: string): string {
  const format = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, useGrouping: 'always' })
  return format
    .format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
    .replace('-', '−')
}
