import { currencyDecimals, roundTo, sumOf, type Decimal } from '../../../numbers/model/decimal'
import { logisticsCharges, thirdPartyTotal } from '../rules/extensions'
import { amount } from '../rules/rule'
import type { SemanticInvoice, SemanticVat, SemanticVatRow } from '../semantic'
import { isSame } from './merge'
import { moneyOf, type Versions } from './mergeLines'

type Parts = Pick<SemanticInvoice, 'lines' | 'allowances' | 'charges'>

const isOfRow = (a: SemanticVat, b: SemanticVat): boolean =>
  a.category === b.category && amount(a.rate).eq(amount(b.rate))

/** What a row of the VAT breakdown is charged on. */
const taxableOf = ({ lines, allowances, charges }: Parts, row: SemanticVat): Decimal =>
  sumOf([
    ...lines.filter((line) => isOfRow(line, row)).map(({ net }) => amount(net)),
    ...charges.filter((charge) => isOfRow(charge, row)).map((charge) => amount(charge.amount)),
    ...allowances.filter((allowance) => isOfRow(allowance, row)).map((entry) => amount(entry.amount).neg()),
  ])

const isUsed = ({ lines, allowances, charges }: Parts, row: SemanticVat): boolean =>
  [...lines, ...allowances, ...charges].some((part) => isOfRow(part, row))

const vatOf = ({ category, rate }: SemanticVat): unknown => [category, amount(rate).toFixed()]

/** What the totals are calculated from. */
const calculatedFrom = ({ lines, allowances, charges }: Parts): unknown => [
  lines.map((line) => [amount(line.net).toFixed(), vatOf(line)]),
  allowances.map((entry) => [amount(entry.amount).toFixed(), vatOf(entry)]),
  charges.map((entry) => [amount(entry.amount).toFixed(), vatOf(entry)]),
]

/** The reasons of an exemption in the file, unless they were changed in the form. */
function withReasons(row: SemanticVatRow, { now, formBefore, form }: Versions): SemanticVatRow {
  const category = row.category as keyof typeof form.exemptions
  const isChanged = !isSame(formBefore.exemptions[category], form.exemptions[category])
  const own = now.vat.find((one) => isOfRow(one, row))
  return isChanged && own ? { ...row, reason: own.reason, reasonCode: own.reasonCode } : row
}

/**
 * Totals and VAT breakdown: those of the file while lines, allowances and charges are; otherwise what they make now, with the
 * rows that nothing was changed of. `isCalculated`: in any case what they make.
 */
export function mergeTotals(
  made: Parts,
  versions: Versions,
  isCalculated: boolean,
): Pick<SemanticInvoice, 'totals' | 'vat'> {
  const { before, now } = versions
  const logistics = logisticsCharges(versions.file)
  const merged = { ...made, charges: [...made.charges, ...logistics] }
  const file = { ...versions.file, charges: [...versions.file.charges, ...logistics] }
  const changed = (key: 'prepaid' | 'rounding' | 'taxInVatCurrency'): string | undefined =>
    isSame(before.totals[key], now.totals[key]) ? file.totals[key] : now.totals[key]
  const isAsFile =
    !isCalculated &&
    isSame(calculatedFrom(merged), calculatedFrom(file)) &&
    isSame(before.currency, now.currency)
  const vat = file.vat.map((row) => withReasons(row, versions))
  const prepaid = changed('prepaid')
  const rounding = changed('rounding')
  const isDueAsFile = prepaid === file.totals.prepaid && rounding === file.totals.rounding
  if (isAsFile && isDueAsFile)
    return { totals: { ...file.totals, taxInVatCurrency: changed('taxInVatCurrency') }, vat }

  const money = moneyOf(now.currency)
  const sum = (entries: readonly { amount?: string | undefined }[]): Decimal =>
    sumOf(entries.map((entry) => amount(entry.amount)))
  const groups = [...vat, ...merged.lines, ...merged.allowances, ...merged.charges].filter(
    (part, index, all) => all.findIndex((other) => isOfRow(other, part)) === index,
  )
  const rows = groups.flatMap((group): SemanticVatRow[] => {
    const old = vat.find((row) => isOfRow(row, group))
    const taxable = taxableOf(merged, group)
    const isKept = old && !isCalculated && taxable.eq(taxableOf(file, group))
    if (isKept) return isUsed(merged, group) || !isUsed(file, group) ? [old] : []
    if (!isUsed(merged, group)) return []
    const own = now.vat.find((row) => isOfRow(row, group))
    const tax = roundTo(taxable.times(amount(group.rate)).div(100), currencyDecimals(now.currency ?? ''))
    const made = { category: group.category, rate: old?.rate ?? own?.rate ?? group.rate }
    return [{ ...own, ...old, ...made, taxable: money(taxable), tax: money(tax) }]
  })
  const lines = isAsFile ? amount(file.totals.lines) : sumOf(merged.lines.map(({ net }) => amount(net)))
  const allowances = sum(merged.allowances)
  const charges = sum(merged.charges)
  const taxExclusive = isAsFile ? amount(file.totals.taxExclusive) : lines.minus(allowances).plus(charges)
  const tax = isAsFile ? amount(file.totals.tax) : sumOf(rows.map((row) => amount(row.tax)))
  const taxInclusive = isAsFile ? amount(file.totals.taxInclusive) : taxExclusive.plus(tax)
  const due = taxInclusive.minus(amount(prepaid)).plus(amount(rounding)).plus(thirdPartyTotal(file))
  const isSameTax = tax.eq(amount(file.totals.tax))
  const inVatCurrency = now.totals.taxInVatCurrency ?? (isSameTax ? file.totals.taxInVatCurrency : undefined)
  return {
    vat: isAsFile ? vat : rows,
    totals: {
      ...(isAsFile
        ? file.totals
        : {
            lines: money(lines),
            allowances: merged.allowances.length > 0 ? money(allowances) : undefined,
            charges: merged.charges.length > 0 ? money(charges) : undefined,
            taxExclusive: money(taxExclusive),
            tax: money(tax),
            taxInclusive: money(taxInclusive),
          }),
      taxInVatCurrency: isAsFile ? changed('taxInVatCurrency') : inVatCurrency,
      prepaid,
      rounding,
      due: money(due),
    },
  }
}
