import { reportCurrencies } from './report'

/** The currency that a code stands for, in any case; undefined for one that a report does not take. */
export const currencyOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return (reportCurrencies as readonly string[]).includes(code) ? code : undefined
}

/** Signs, and the currencies that are written with them; alone, a sign stands for the first. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP', 'EGP'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN', 'ARS', 'CLP', 'COP'],
  '₺': ['TRY'],
  '₹': ['INR'],
  '₩': ['KRW'],
}

/**
 * The currency of an amount that was written with it: `12,50 €`, `USD 12.50`. A sign of several currencies is that of `known`
 * where it can be.
 */
export function currencyIn(amount: string, known?: string): string | undefined {
  const code = /\b([A-Z]{3})\b/.exec(amount.toUpperCase())?.[1]
  const sign = [...amount].find((character) => character in signs)
  const possible = sign ? signs[sign] : undefined
  return (
    (code ? currencyOf(code) : undefined) ?? possible?.find((currency) => currency === known) ?? possible?.[0]
  )
}
