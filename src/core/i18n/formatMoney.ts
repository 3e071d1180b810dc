/** Amounts of money in the locale of the page: thousands are grouped in every language, and a minus is U+2212. */

/** A text of `Intl` with a minus U+2212, where some languages have a hyphen. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** An amount in the units of its currency, with so many decimals; as many as the currency has when it is not given. */
export function currencyFormat(currency: string, htmlLang: string, decimals?: number) {
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    ...digits,
  })
  return {
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    parts: (amount: number): Intl.NumberFormatPart[] =>
      format
        .formatToParts(amount)
        .map((part) => (part.type === 'minusSign' ? { ...part, value: withMinus(part.value) } : part)),
  }
}

const joined = (parts: readonly Intl.NumberFormatPart[]): string => parts.map(({ value }) => value).join('')

/** An amount in minor units as text: `formatMoney(4900, 'EUR', 'de-AT')` → `€ 49`. Whole amounts lose the zeros. */
export function formatMoney(minorUnits: number, currency: string, htmlLang: string): string {
  const format = currencyFormat(currency, htmlLang)
  const scale = 10 ** format.decimals
  const { parts } = minorUnits % scale === 0 ? currencyFormat(currency, htmlLang, 0) : format
  return joined(parts(minorUnits / scale))
}

/** An amount in minor units with all its decimals, for columns: `formatAmount(4900, 'GBP', 'en-GB')` → `£49.00`. */
export function formatAmount(minorUnits: number, currency: string, htmlLang: string): string {
  const { decimals, parts } = currencyFormat(currency, htmlLang)
  return joined(parts(minorUnits / 10 ** decimals))
}
