import { sumOf } from '../../../numbers/model/decimal'
import {
  isCreditNote, specifications, type SemanticAdjustment, type SemanticInvoice, type SemanticLine,
  type SemanticLineAdjustment,
} from '../semantic' // prettier-ignore
import { mimeCodes, peppolAddressSchemes } from './codeLists'
import { impossibleDays } from './days'
import { germanRules, isWithinGermany } from './peppolGermany'
import { isNorwegian, isSwedish, isSlovakTax, nationalRules } from './peppolNational'
import { amount, each, isDecimal, rule, unless, type Rule } from './rule'

/** The rules of Peppol BIS Billing 3.0 (OpenPeppol, release of May 2026, 3.0.21) that the semantic model can tell. */

type AnyAdjustment = SemanticAdjustment | SemanticLineAdjustment

const everyAdjustment = (
  i: SemanticInvoice,
  broken: (entry: AnyAdjustment, path: string) => readonly string[],
): string[] => [
  ...each<AnyAdjustment>(i.allowances, 'allowances', broken),
  ...each<AnyAdjustment>(i.charges, 'charges', broken),
  ...each(i.lines, 'lines', (line, path) => [
    ...each<AnyAdjustment>(line.allowances, `${path}.allowances`, broken),
    ...each<AnyAdjustment>(line.charges, `${path}.charges`, broken),
  ]),
]

function isLineNet(
  { quantity, price, baseQuantity, allowances, charges, net }: SemanticLine,
  slack: string,
): boolean {
  const base = baseQuantity === undefined || amount(baseQuantity).eq(0) ? amount('1') : amount(baseQuantity)
  const expected = amount(quantity)
    .times(amount(price))
    .div(base)
    .minus(sumOf(allowances.map((entry) => amount(entry.amount))))
    .plus(sumOf(charges.map((entry) => amount(entry.amount))))
  return expected.minus(amount(net)).abs().lte(slack)
}

/** The check digit of GS1; Peppol does not ask for the 13 digits of a GLN. */
const isGln = (id: string): boolean => {
  if (!/^\d+$/.test(id)) return false
  const sum = [...id]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Belgian enterprise numbers: the last two digits are 97 less the rest of the others divided by 97. */
const isBelgian = (id: string): boolean =>
  /^\d{10}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8))

/** Danish company numbers: eight digits, after DK or without. */
const isDanish = (id: string): boolean => /^(?:DK)?\d{8}$/.test(id)

const hasForm =
  (form: RegExp) =>
  (id: string): boolean =>
    form.test(id)

const dutchVat = /^NL\d{9}B\d{2}$/

/** The business processes that the release approves (R007). */
const processes = [
  'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'urn:peppol:france:billing:regulated',
  'urn:peppol:france:billing:non-regulated',
  'urn:peppol:bis:billing_with_response',
]

const checked = (
  id: string,
  scheme: string,
  what: string,
  isValid: (id: string) => boolean,
  severity?: Rule['severity'],
): Rule =>
  rule(
    id,
    'BT-34 BT-49 BT-29 BT-46 BT-30 BT-47',
    'format',
    `An identifier of scheme ${scheme} is ${what}.`,
    (i) =>
      (['seller', 'buyer'] as const).flatMap((party) => {
        const { electronicAddress, registration, identifiers } = i[party]
        const isBroken = (entry: typeof registration): boolean =>
          entry?.scheme === scheme && !isValid(entry.id)
        return [
          ...unless(!isBroken(electronicAddress), `${party}.electronicAddress.id`),
          ...unless(!isBroken(registration), `${party}.registration.id`),
          ...unless(!identifiers.some(isBroken), `${party}.identifiers.0.id`),
        ]
      }),
    severity,
  )

/** VATEX codes that belong to one category. */
const exemptionCategories: readonly (readonly [rule: string, code: string, category: string])[] = [
  ['PEPPOL-EN16931-P0104', 'VATEX-EU-G', 'G'],
  ['PEPPOL-EN16931-P0105', 'VATEX-EU-O', 'O'],
  ['PEPPOL-EN16931-P0106', 'VATEX-EU-IC', 'K'],
  ['PEPPOL-EN16931-P0107', 'VATEX-EU-AE', 'AE'],
  ['PEPPOL-EN16931-P0108', 'VATEX-EU-D', 'E'],
  ['PEPPOL-EN16931-P0109', 'VATEX-EU-F', 'E'],
  ['PEPPOL-EN16931-P0110', 'VATEX-EU-I', 'E'],
  ['PEPPOL-EN16931-P0111', 'VATEX-EU-J', 'E'],
]

const invoiceKinds =
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 389 393 395 553 575 623 780 817 870 875 876 877'.split(
    ' ',
  )
const creditKinds = ['381', '396', '81', '83', '532']

/** How far an amount may be from what it is calculated from, and how a line that is further is judged. */
type Slack = { slackOf: (i: SemanticInvoice) => string; severity: Rule['severity'] }

/** Rules of Peppol that XRechnung 3.0 shares: business process, arithmetic, periods. */
const shared = ({ slackOf, severity }: Slack): readonly Rule[] => [
  rule('PEPPOL-EN16931-R010', 'BT-49', 'required', 'The electronic address of the buyer has to be given.', (i) =>
    unless(Boolean(i.buyer.electronicAddress), 'buyer.electronicAddress.id')),
  rule('PEPPOL-EN16931-R020', 'BT-34', 'required', 'The electronic address of the seller has to be given.', (i) =>
    unless(Boolean(i.seller.electronicAddress), 'seller.electronicAddress.id')),
  rule('PEPPOL-EN16931-R001', 'BT-23', 'required', 'The business process has to be given.', (i) =>
    unless(Boolean(i.process), 'process')),
  rule('PEPPOL-EN16931-R005', 'BT-5 BT-6', 'currency', 'The accounting currency is another than that of the invoice.', (i) =>
    unless(!i.vatCurrency || i.vatCurrency !== i.currency, 'vatCurrency')),
  rule('PEPPOL-EN16931-R040', 'BT-92 BT-99 BT-136 BT-141', 'sum', 'The amount of an allowance or charge is its percentage of the base.', (i) =>
    everyAdjustment(i, ({ amount: value, base, percent }, path) =>
      unless(
        !isDecimal(base) || !isDecimal(percent) ||
          amount(base).times(amount(percent)).div(100).minus(amount(value)).abs().lte(slackOf(i)),
        `${path}.amount`,
      ))),
  rule('PEPPOL-EN16931-R041', 'BT-93 BT-100 BT-137 BT-142', 'required', 'A percentage has the amount it is of.', (i) =>
    everyAdjustment(i, ({ base, percent }, path) => unless(!percent || Boolean(base), `${path}.base`))),
  rule('PEPPOL-EN16931-R042', 'BT-94 BT-101 BT-138 BT-143', 'required', 'The base of an allowance or charge has its percentage.', (i) =>
    everyAdjustment(i, ({ base, percent }, path) => unless(!base || Boolean(percent), `${path}.percent`))),
  rule('PEPPOL-EN16931-R046', 'BT-146 BT-147 BT-148', 'sum', 'The net price is the gross price less the discount on it.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      unless(!line.grossPrice || amount(line.grossPrice).minus(amount(line.priceDiscount)).eq(amount(line.price)), `${path}.price`))),
  rule('PEPPOL-EN16931-R055', 'BT-110 BT-111', 'sign', 'VAT has the same sign in both currencies.', (i) =>
    unless(
      !i.totals.taxInVatCurrency || amount(i.totals.tax).times(amount(i.totals.taxInVatCurrency)).gte(0),
      'totals.taxInVatCurrency',
    )),
  rule('PEPPOL-EN16931-R061', 'BT-89', 'required', 'A direct debit has the reference of its mandate.', (i) =>
    unless(!['49', '59'].includes(i.payment?.means ?? '') || Boolean(i.payment?.debit?.mandate), 'payment.debit.mandate')),
  rule('PEPPOL-EN16931-R110', 'BT-134 BT-73', 'period', 'The period of a line does not begin before that of the invoice.', (i) =>
    each(i.lines, 'lines', ({ period }, path) =>
      unless(!period?.start || !i.period?.start || period.start >= i.period.start, `${path}.period.start`))),
  rule('PEPPOL-EN16931-R111', 'BT-135 BT-74', 'period', 'The period of a line does not end after that of the invoice.', (i) =>
    each(i.lines, 'lines', ({ period }, path) =>
      unless(!period?.end || !i.period?.end || period.end <= i.period.end, `${path}.period.end`))),
  rule('PEPPOL-EN16931-R120', 'BT-131', 'sum', 'The net amount of a line is quantity times price, less allowances, plus charges.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(isLineNet(line, slackOf(i)), `${path}.net`)), severity),
  rule('PEPPOL-EN16931-R121', 'BT-149', 'negative', 'The quantity a price is for is above zero.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(!line.baseQuantity || amount(line.baseQuantity).gt(0), `${path}.baseQuantity`))),
  rule('PEPPOL-EN16931-R130', 'BT-130 BT-150', 'code', 'The quantity a price is for has the unit of the quantity.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(!line.baseUnit || line.baseUnit === line.unit, `${path}.unit`))),
] // prettier-ignore

/** As XRechnung publishes them: forints have no decimals, and a line that does not add up is a warning. */
export const xrechnungPeppolRules = shared({
  slackOf: ({ currency }) => (currency === 'HUF' ? '0.5' : '0.02'),
  severity: 'warning',
})

export const peppolRules: readonly Rule[] = [
  ...shared({ slackOf: () => '0.02', severity: 'error' }),
  rule('PEPPOL-EN16931-R002', 'BG-1', 'single', 'There is at most one note, unless both parties are German.', (i) =>
    unless(i.notes.length <= 1 || isWithinGermany(i), 'notes.1.text')),
  rule('PEPPOL-EN16931-R003', 'BT-10 BT-13', 'oneRequired', 'The buyer reference or the purchase order has to be given.', (i) =>
    unless(Boolean(i.buyerReference ?? i.order), 'buyerReference')),
  rule('PEPPOL-EN16931-R004', 'BT-24', 'specification', 'The specification is that of Peppol BIS Billing 3.0.', (i) =>
    unless((i.specification ?? '').startsWith(specifications.peppol) && !i.specification?.includes('::'), 'specification')),
  rule('PEPPOL-EN16931-R007', 'BT-23', 'specification', 'The business process is one that Peppol approves.', (i) =>
    unless(!i.process || processes.includes(i.process), 'process')),
  rule('PEPPOL-EN16931-R051', 'BT-5', 'currency', 'All amounts are in the currency of the invoice, except the VAT in the accounting currency.', (i) =>
    unless((i.amountCurrencies ?? []).every((code) => code === i.currency || code === i.vatCurrency), 'currency')),
  rule('PEPPOL-EN16931-P0100', 'BT-3', 'code', 'The kind of an invoice is one that Peppol takes.', (i) =>
    unless(isCreditNote(i.type) || !i.type || invoiceKinds.includes(i.type), 'type')),
  rule('PEPPOL-EN16931-P0101', 'BT-3', 'code', 'The kind of a credit note is one that Peppol takes.', (i) =>
    unless(!isCreditNote(i.type) || creditKinds.includes(i.type ?? ''), 'type')),
  rule('PEPPOL-EN16931-P0112', 'BT-3', 'code', 'Partial, corrected and self-billed invoices (326, 384, 389) are for German sellers and buyers only; corrected ones for Slovak ones, too.', (i) =>
    unless(
      !['326', '384', '389'].includes(i.type ?? '') || isWithinGermany(i) || (i.type === '384' && isSlovakTax(i)),
      'type',
    )),
  ...exemptionCategories.map(([id, code, category]) =>
    rule(id, 'BT-121 BT-118', 'code', `The exemption ${code} goes with the VAT category ${category}.`, (i) =>
      each(i.vat, 'vat', (row, path) =>
        unless(row.reasonCode?.toUpperCase() !== code || row.category === category, `${path}.reasonCode`)))),
  rule('PEPPOL-EN16931-F001', 'BT-2 BT-9 BT-72 BT-73 BT-74', 'format', 'Dates are days of the calendar, YYYY-MM-DD.', impossibleDays),
  rule('PEPPOL-EN16931-CL001', 'BT-125', 'code', 'The kind of an attached file is one that Peppol takes.', (i) =>
    each(i.documents, 'documents', ({ mime }, path) => unless(!mime || mimeCodes.includes(mime), `${path}.mime`))),
  rule('PEPPOL-EN16931-CL008', 'BT-34 BT-49', 'code', 'The scheme of an electronic address is one of Peppol participants; e-mail is none.', (i) =>
    (['seller', 'buyer'] as const).flatMap((party) => {
      const { scheme } = i[party].electronicAddress ?? {}
      return unless(!scheme || peppolAddressSchemes.includes(scheme), `${party}.electronicAddress.scheme`)
    })),
  checked('PEPPOL-COMMON-R040', '0088', 'a GLN with its check digit', isGln),
  checked('PEPPOL-COMMON-R041', '0192', 'a Norwegian organization number', isNorwegian),
  checked('PEPPOL-COMMON-R042', '0184', 'a Danish CVR number', isDanish),
  checked('PEPPOL-COMMON-R043', '0208', 'a Belgian enterprise number', isBelgian),
  checked('PEPPOL-COMMON-R049', '0007', 'a Swedish organization number', isSwedish),
  checked('PEPPOL-COMMON-R052', '0096', 'a Danish P number of ten digits', hasForm(/^\d{10}$/)),
  checked('PEPPOL-COMMON-R053', '0198', 'a Danish SE number after DK', hasForm(/^DK\d{8}$/)),
  checked('PEPPOL-COMMON-R054', '0106', 'a Dutch KvK number of eight digits', hasForm(/^\d{8}$/), 'warning'),
  checked('PEPPOL-COMMON-R055', '0190', 'a Dutch OIN of 20 digits', hasForm(/^\d{20}$/), 'warning'),
  checked('PEPPOL-COMMON-R056-1', '9944', 'a Dutch VAT identifier', hasForm(dutchVat), 'warning'),
  rule('PEPPOL-COMMON-R056-2', 'BT-31 BT-48 BT-63', 'format', 'A Dutch VAT identifier is NL, nine digits, B and two digits.', (i) =>
    (['seller', 'buyer', 'representative'] as const).flatMap((party) => {
      const vatId = i[party]?.vatId
      return unless(!vatId?.startsWith('NL') || dutchVat.test(vatId), `${party}.vatId`)
    }), 'warning'),
  checked('PEPPOL-COMMON-R057', '0217', 'a Dutch establishment number of twelve digits', hasForm(/^\d{12}$/), 'warning'),
  ...nationalRules,
  ...germanRules,
] // prettier-ignore
