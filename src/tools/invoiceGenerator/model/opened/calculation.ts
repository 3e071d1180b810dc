import { currencyDecimals, roundTo, sumOf } from '../../../numbers/model/decimal'
import { calculate, type Calculation, type LineAmounts } from '../calculate'
import { isEmptyLine, vatCategories, type Invoice } from '../invoice'
import { amount, isDecimal } from '../rules/rule'
import type { SemanticTotals } from '../semantic'
import { toSemantic } from '../toSemantic'
import { baseOf } from './mergeLines'

const noWords = { exemption: {}, allowance: '', charge: '' }

/** The amounts of an invoice; of one that was opened from a file those of the file, with what was changed. */
export function calculationOf(invoice: Invoice): Calculation {
  const calculation = calculate(invoice)
  const { opened } = invoice
  if (!opened) return calculation
  const file = toSemantic(invoice, 'en16931', noWords)
  const total = (key: keyof SemanticTotals, otherwise: Calculation['due']): Calculation['due'] =>
    isDecimal(file.totals[key]) ? amount(file.totals[key]) : otherwise
  const shown = invoice.lines.flatMap((line, index) => (isEmptyLine(line) ? [] : [index]))
  const lines = calculation.lines.map((line, index): LineAmounts => {
    const own = file.lines[shown.indexOf(index)]
    if (!own || shown.length !== file.lines.length) return line
    const quantity = amount(own.quantity)
    const price = amount(own.price).div(baseOf(own))
    return {
      ...line,
      quantity,
      price,
      gross: roundTo(quantity.times(price), currencyDecimals(invoice.currency)),
      discount: sumOf(own.allowances.map((entry) => amount(entry.amount))),
      net: isDecimal(own.net) ? amount(own.net) : line.net,
    }
  })
  const vat = file.vat.flatMap(({ category, rate, taxable, tax }) => {
    const known = vatCategories.find((one) => one === category)
    return known ? [{ category: known, rate: amount(rate), taxable: amount(taxable), tax: amount(tax) }] : []
  })
  // A number of the file that a form would not take counts as the file has it until it is changed.
  const before = new Set(calculate(opened.form).problems.map(({ path, problem }) => `${path} ${problem}`))
  const { taxInVatCurrency } = file.totals
  return {
    ...calculation,
    lines,
    vat: vat.length > 0 ? vat : calculation.vat,
    lineTotal: total('lines', calculation.lineTotal),
    allowanceTotal: total('allowances', calculation.allowanceTotal),
    chargeTotal: total('charges', calculation.chargeTotal),
    taxExclusive: total('taxExclusive', calculation.taxExclusive),
    taxTotal: total('tax', calculation.taxTotal),
    taxTotalInVatCurrency: isDecimal(taxInVatCurrency) ? amount(taxInVatCurrency) : undefined,
    taxInclusive: total('taxInclusive', calculation.taxInclusive),
    prepaid: total('prepaid', calculation.prepaid),
    rounding: total('rounding', calculation.rounding),
    due: total('due', calculation.due),
    problems: calculation.problems.filter(({ path, problem }) => !before.has(`${path} ${problem}`)),
  }
}
