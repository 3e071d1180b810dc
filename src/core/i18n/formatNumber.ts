/** Numbers in the locale of the page. */
import { numberLocale } from './numberLocale'

/** A number in the format of the page: `formatNumber(1250, 'de-DE')` → `1.250`. */
export const formatNumber = (value: number, htmlLang: string): string =>
  new Intl.NumberFormat(numberLocale(htmlLang)).format(value)

/** Per cent: `formatPercent(1.5, 'de-DE')` → `1,5 %`. */
export const formatPercent = (percent: number, htmlLang: string): string =>
  new Intl.NumberFormat(numberLocale(htmlLang), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  )
