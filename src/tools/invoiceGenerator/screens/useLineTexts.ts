import { useMemo } from 'react'
import { useLocale } from '../../../content/site/SiteContext'
import { formatDecimal, formatMoneyOf, formatPercent } from '../../numbers/model/formatDecimal'
import type { Calculation, LineAmounts } from '../model/calculate'
import type { InvoiceLine } from '../model/invoice'
import { unitName } from '../model/unitName'
import { useInvoice, type InvoiceWords } from './InvoiceContext'

const summaryOf = (
  line: InvoiceLine,
  amounts: LineAmounts | undefined,
  words: InvoiceWords,
  format: { money: (amounts: LineAmounts, what: 'price' | 'net' | 'discount') => string; htmlLang: string },
): string => {
  if (!amounts) return ''
  const parts = [
    // Names of units are plural ones: `1 pieces` would read badly, and pieces say nothing that the number does not.
    ...[
      formatDecimal(amounts.quantity, format.htmlLang),
      line.unit === 'C62' ? '' : unitName(line.unit, words),
    ].filter(Boolean),
    `× ${format.money(amounts, 'price')}`,
  ]
  if (amounts.discountPercent) parts.push(`− ${formatPercent(amounts.discountPercent, format.htmlLang)}`)
  else if (!amounts.discount.eq(0)) parts.push(`− ${format.money(amounts, 'discount')}`)
  parts.push(
    `· ${line.vat.category === 'S' ? formatPercent(amounts.rate, format.htmlLang) : words[`category_${line.vat.category}`]}`,
  )
  return parts.join(' ')
}

type LineTexts = {
  /** Amount of the line, net of VAT. */
  net: string
  /** Quantity, price, discount and VAT, in short. */
  summary: string
}

/** What is said of each line while it is closed, by its id. Formatted once per calculation: a letter renders one row. */
export function useLineTexts(
  calculated: readonly InvoiceLine[],
  calculation: Calculation,
): ReadonlyMap<string, LineTexts> {
  const { words, invoice } = useInvoice()
  const { htmlLang } = useLocale()
  const { currency } = invoice
  return useMemo(() => {
    const money = (amounts: LineAmounts, what: 'price' | 'net' | 'discount'): string =>
      what === 'price' && !amounts.price.round(2).eq(amounts.price)
        ? formatDecimal(amounts.price, htmlLang)
        : formatMoneyOf(amounts[what], currency, htmlLang)
    return new Map(
      calculated.map((line, index) => {
        const amounts = calculation.lines[index]
        return [
          line.id,
          {
            net: amounts ? money(amounts, 'net') : '',
            summary: summaryOf(line, amounts, words, { money, htmlLang }),
          },
        ]
      }),
    )
  }, [calculated, calculation, currency, htmlLang, words])
}
