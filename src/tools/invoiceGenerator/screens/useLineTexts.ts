import { useMemo } from 'react'
import { useLocale } from '../../../site/SiteContext'
import { formatDecimal, formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { Calculation, LineAmounts } from '../model/calculate'
import type { InvoiceLine } from '../model/invoice'
import { useInvoice, type InvoiceWords } from './InvoiceContext'

const summaryOf = (
  line: InvoiceLine,
  amounts: LineAmounts | undefined,
  words: InvoiceWords,
  format: { money: (amounts: LineAmounts, what: 'price' | 'net') => string; htmlLang: string },
): string => {
  if (!amounts) return ''
  const parts = [
    `${formatDecimal(amounts.quantity, format.htmlLang)} ${words[`unit_${line.unit}`]}`,
    `× ${format.money(amounts, 'price')}`,
  ]
  if (amounts.discountPercent) parts.push(`− ${formatDecimal(amounts.discountPercent, format.htmlLang)} %`)
  else if (!amounts.discount.eq(0)) parts.push(`− ${formatDecimal(amounts.discount, format.htmlLang)}`)
  parts.push(
    `· ${line.vat.category === 'S' ? `${formatDecimal(amounts.rate, format.htmlLang)} %` : words[`category_${line.vat.category}`]}`,
  )
  return parts.join(' ')
}

type LineTexts = {
  /** Amount of the line, net of VAT. */
  net: string
  /** Quantity, price, discount and VAT, in short. */
  summary: string
}

/** What is said of each line while it is closed, by its id. Formatted once per calculation: a letter draws one row. */
export function useLineTexts(
  calculated: readonly InvoiceLine[],
  calculation: Calculation,
): ReadonlyMap<string, LineTexts> {
  const { words, invoice } = useInvoice()
  const { htmlLang } = useLocale()
  const { currency } = invoice
  return useMemo(() => {
    const money = (amounts: LineAmounts, what: 'price' | 'net'): string =>
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
