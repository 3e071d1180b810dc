import { decimal, roundMoney } from '../../numbers/model/decimal'
import { formatMoneyOf, formatPercent } from '../../numbers/model/formatDecimal'
import type { VatCountry } from '../../vat/model/vatCountries'
import { ratesCheckedOn, ratesOn } from '../../vat/model/vatRates'

/** The amounts of the examples: round ones, and two that people search for. */
const amounts = ['10', '50', '99', '100', '120', '250', '500', '1000', '1200', '5000']

/** A worked example: VAT added to an amount, and VAT taken out of the same amount. */
export type VatExample = { start: string; added: string; gross: string; inside: string; net: string }

/** The examples of each rate of a country above zero, as of the day on which the rates were checked, the standard rate first. */
export function vatExamples(
  country: VatCountry,
  currency: string,
  htmlLang: string,
): { percent: string; examples: VatExample[] }[] {
  const money = (value: ReturnType<typeof decimal>): string =>
    formatMoneyOf(roundMoney(value, currency), currency, htmlLang)
  const percents = [...new Set(ratesOn(country, ratesCheckedOn).map(({ percent }) => percent))]
  return percents
    .filter((percent) => decimal(percent).gt(0))
    .map((percent) => ({
      percent: formatPercent(decimal(percent), htmlLang),
      examples: amounts.map((amount) => {
        const start = decimal(amount)
        const added = roundMoney(start.times(percent).div(100), currency)
        const net = roundMoney(start.times(100).div(decimal(100).plus(percent)), currency)
        return {
          start: money(start),
          added: money(added),
          gross: money(start.plus(added)),
          inside: money(start.minus(net)),
          net: money(net),
        }
      }),
    }))
}
