import { roundTo, sumOf, type Decimal } from '../../../numbers/model/decimal'
import type { SemanticInvoice } from '../semantic'
import { countryCodes } from './codeLists'
import { logisticsCharges, slackOf, thirdPartyTotal } from './extensions'
import { amount, each, isDecimal, rule, unless, type Rule } from './rule'

/** Rules BR-CO-… of EN 16931-1:2017, 6.4.3: conditions between terms, and how amounts are calculated. */

const cents = (value: Decimal): Decimal => roundTo(value, 2)
const isSame = (a: Decimal, b: Decimal): boolean => cents(a).eq(cents(b))
const sum = (entries: readonly { amount?: string | undefined }[]): Decimal =>
  sumOf(entries.map((entry) => amount(entry.amount)))

/** Whether a total is that of its parts, of which Factur-X EXTENDED allows each to be rounded. */
const isNear = (i: SemanticInvoice, a: Decimal, b: Decimal, parts: number): boolean =>
  isSame(a, b) || cents(a).minus(cents(b)).abs().lte(slackOf(i, parts))
const partsOf = (i: SemanticInvoice): number => i.lines.length + i.allowances.length + i.charges.length

/** The total of allowances or charges; it is given when there is one, also when they come to zero. */
const isTotalOf = (total: string | undefined, entries: readonly { amount?: string | undefined }[]): boolean =>
  isSame(amount(total), sum(entries)) && (total !== undefined || entries.length === 0)

/** Greece has the prefix EL, Northern Ireland XI. */
const hasVatCountry = (vatId: string | undefined): boolean =>
  vatId === undefined || ['EL', 'XI', ...countryCodes].includes(vatId.slice(0, 2))

const hasReason = ({
  reason,
  reasonCode,
}: {
  reason?: string | undefined
  reasonCode?: string | undefined
}): boolean => Boolean(reason ?? reasonCode)

export const calculationRules: readonly Rule[] = [
  rule('BR-CO-03', 'BT-7 BT-8', 'notAllowed', 'Either the date VAT becomes due is given or the code for it, not both.', (i) =>
    unless(!i.taxPointDate || !i.taxPointCode, 'taxPointDate')),
  rule('BR-CO-04', 'BT-151', 'required', 'Each line has a VAT category.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(Boolean(line.category), `${path}.category`))),
  rule('BR-CO-09', 'BT-31 BT-48 BT-63', 'vatCountry', 'A VAT identifier begins with the code of its country.', (i) => [
    ...unless(hasVatCountry(i.seller.vatId), 'seller.vatId'),
    ...unless(hasVatCountry(i.buyer.vatId), 'buyer.vatId'),
    ...unless(hasVatCountry(i.representative?.vatId), 'representative.vatId'),
  ]),
  rule('BR-CO-10', 'BT-106 BT-131', 'sum', 'The sum of the lines is the sum of their net amounts.', (i) =>
    unless(isNear(i, amount(i.totals.lines), sumOf(i.lines.map(({ net }) => amount(net))), i.lines.length), 'totals.lines')),
  rule('BR-CO-11', 'BT-107 BT-92', 'sum', 'The sum of allowances is that of all allowances on the invoice.', (i) =>
    unless(isTotalOf(i.totals.allowances, i.allowances), 'totals.allowances')),
  rule('BR-CO-12', 'BT-108 BT-99', 'sum', 'The sum of charges is that of all charges on the invoice.', (i) =>
    unless(isTotalOf(i.totals.charges, [...i.charges, ...logisticsCharges(i)]), 'totals.charges')),
  rule('BR-CO-13', 'BT-109', 'sum', 'The total without VAT is the lines less allowances plus charges.', (i) => {
    const { lines, allowances, charges, taxExclusive } = i.totals
    const expected = amount(lines).minus(amount(allowances)).plus(amount(charges))
    return unless(isNear(i, amount(taxExclusive), expected, partsOf(i)), 'totals.taxExclusive')
  }),
  rule('BR-CO-14', 'BT-110 BT-117', 'sum', 'The VAT total is the sum of the VAT breakdown.', (i) =>
    unless(isSame(amount(i.totals.tax), sumOf(i.vat.map(({ tax }) => amount(tax)))), 'totals.tax')),
  rule('BR-CO-15', 'BT-112', 'sum', 'The total with VAT is the total without VAT plus VAT.', (i) =>
    unless(
      isNear(i, amount(i.totals.taxInclusive), amount(i.totals.taxExclusive).plus(amount(i.totals.tax)), partsOf(i)) &&
        // The total of VAT is that in the currency of the invoice.
        (i.taxTotalCurrency === undefined || i.taxTotalCurrency === i.currency),
      'totals.taxInclusive',
    )),
  rule('BR-CO-16', 'BT-115', 'sum', 'The amount due is the total less what was paid plus the rounding.', (i) => {
    const { taxInclusive, prepaid, rounding, due } = i.totals
    const expected = amount(taxInclusive).minus(amount(prepaid)).plus(amount(rounding))
    // As BR-DEX-09 and BR-FXEXT-CO-16 of the extensions have it.
    return unless(isSame(amount(due), expected.plus(thirdPartyTotal(i))), 'totals.due')
  }),
  // The official artefacts accept a difference below one unit of the currency, as amounts can come from rounded lines.
  rule('BR-CO-17', 'BT-116 BT-117 BT-119', 'tax', 'VAT is the taxable amount times the rate, rounded to two decimals.', (i) =>
    each(i.vat, 'vat', (row, path) =>
      unless(cents(amount(row.taxable).times(amount(row.rate)).div(100)).minus(amount(row.tax)).abs().lt(1), `${path}.tax`))),
  rule('BR-CO-18', 'BG-23', 'breakdown', 'An invoice has at least one row of VAT breakdown.', (i) =>
    unless(i.vat.length > 0, 'vat')),
  rule('BR-CO-19', 'BT-73 BT-74', 'oneRequired', 'An invoicing period has a beginning or an end.', (i) =>
    unless(!i.period || Boolean(i.period.start ?? i.period.end), 'period.start')),
  rule('BR-CO-20', 'BT-134 BT-135', 'oneRequired', 'The period of a line has a beginning or an end.', (i) =>
    each(i.lines, 'lines', ({ period }, path) => unless(!period || Boolean(period.start ?? period.end), `${path}.period.start`))),
  rule('BR-CO-21', 'BT-97 BT-98', 'oneRequired', 'An allowance on the invoice has a reason, its code, or both.', (i) =>
    each(i.allowances, 'allowances', (entry, path) => unless(hasReason(entry), `${path}.reason`))),
  rule('BR-CO-22', 'BT-104 BT-105', 'oneRequired', 'A charge on the invoice has a reason, its code, or both.', (i) =>
    each(i.charges, 'charges', (entry, path) => unless(hasReason(entry), `${path}.reason`))),
  rule('BR-CO-23', 'BT-139 BT-140', 'oneRequired', 'An allowance of a line has a reason, its code, or both.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.allowances, `${path}.allowances`, (entry, at) => unless(hasReason(entry), `${at}.reason`)))),
  rule('BR-CO-24', 'BT-144 BT-145', 'oneRequired', 'A charge of a line has a reason, its code, or both.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.charges, `${path}.charges`, (entry, at) => unless(hasReason(entry), `${at}.reason`)))),
  rule('BR-CO-26', 'BT-29 BT-30 BT-31', 'oneRequired', 'The seller has an identifier, a legal registration or a VAT identifier.', (i) =>
    unless(Boolean(i.seller.vatId ?? i.seller.registration?.id ?? i.seller.identifiers[0]?.id), 'seller.vatId')),
] // prettier-ignore

const hasTwoDecimals = (value: string | undefined): boolean =>
  !isDecimal(value) || (/\.(\d*)$/.exec(value)?.[1] ?? '').length <= 2

const totalDecimals = [
  ['BR-DEC-09', 'BT-106', 'lines'],
  ['BR-DEC-10', 'BT-107', 'allowances'],
  ['BR-DEC-11', 'BT-108', 'charges'],
  ['BR-DEC-12', 'BT-109', 'taxExclusive'],
  ['BR-DEC-13', 'BT-110', 'tax'],
  ['BR-DEC-14', 'BT-112', 'taxInclusive'],
  ['BR-DEC-15', 'BT-111', 'taxInVatCurrency'],
  ['BR-DEC-16', 'BT-113', 'prepaid'],
  ['BR-DEC-17', 'BT-114', 'rounding'],
  ['BR-DEC-18', 'BT-115', 'due'],
] as const

const listDecimals = [
  ['BR-DEC-01', 'BT-92', 'allowances', 'amount'],
  ['BR-DEC-02', 'BT-93', 'allowances', 'base'],
  ['BR-DEC-05', 'BT-99', 'charges', 'amount'],
  ['BR-DEC-06', 'BT-100', 'charges', 'base'],
] as const

const lineDecimals = [
  ['BR-DEC-24', 'BT-136', 'allowances', 'amount'],
  ['BR-DEC-25', 'BT-137', 'allowances', 'base'],
  ['BR-DEC-27', 'BT-141', 'charges', 'amount'],
  ['BR-DEC-28', 'BT-142', 'charges', 'base'],
] as const

const decimalsText = 'The amount has at most two decimals.'

/** Rules BR-DEC-…: amounts have at most two decimals, whatever the currency. */
export const decimalRules: readonly Rule[] = [
  ...listDecimals.map(([id, term, list, field]) =>
    rule(id, term, 'decimals', decimalsText, (i) =>
      each(i[list], list, (entry, path) => unless(hasTwoDecimals(entry[field]), `${path}.${field}`)),
    ),
  ),
  ...totalDecimals.map(([id, term, field]) =>
    rule(id, term, 'decimals', decimalsText, (i) =>
      unless(hasTwoDecimals(i.totals[field]), `totals.${field}`),
    ),
  ),
  rule('BR-DEC-19', 'BT-116', 'decimals', decimalsText, (i) =>
    each(i.vat, 'vat', (row, path) => unless(hasTwoDecimals(row.taxable), `${path}.taxable`)),
  ),
  rule('BR-DEC-20', 'BT-117', 'decimals', decimalsText, (i) =>
    each(i.vat, 'vat', (row, path) => unless(hasTwoDecimals(row.tax), `${path}.tax`)),
  ),
  rule('BR-DEC-23', 'BT-131', 'decimals', decimalsText, (i) =>
    each(i.lines, 'lines', (line, path) => unless(hasTwoDecimals(line.net), `${path}.net`)),
  ),
  ...lineDecimals.map(([id, term, list, field]) =>
    rule(id, term, 'decimals', decimalsText, (i) =>
      each(i.lines, 'lines', (line, path) =>
        each(line[list], `${path}.${list}`, (entry, at) =>
          unless(hasTwoDecimals(entry[field]), `${at}.${field}`),
        ),
      ),
    ),
  ),
]
