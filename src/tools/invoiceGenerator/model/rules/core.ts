import type { SemanticInvoice, SemanticPeriod } from '../semantic'
import { amount, each, isDecimal, rule, unless, type Rule } from './rule'

/** Rules BR-01 to BR-65 of EN 16931-1:2017, 6.4.2: which terms there have to be. */

const isOrdered = ({ start, end }: SemanticPeriod): boolean => !start || !end || end >= start
const creditTransfers = ['30', '58']

/** In UBL the total of VAT is that of the accounting currency too, when it is that of the invoice; CII does not allow it. */
const isInVatCurrency = ({ vatCurrency, currency, totals, readFrom }: SemanticInvoice): boolean =>
  vatCurrency === currency && readFrom !== 'cii' && isDecimal(totals.tax)

/** In CII the reference of a payment is beside the instructions. */
const isReferenceAlone = ({ payment, readFrom }: SemanticInvoice): boolean =>
  readFrom === 'cii' && !payment?.accounts.length && !payment?.card && !payment?.debit?.account

export const coreRules: readonly Rule[] = [
  rule('BR-01', 'BT-24', 'required', 'The specification the invoice keeps to has to be named.', (i) =>
    unless(Boolean(i.specification), 'specification')),
  rule('BR-02', 'BT-1', 'required', 'An invoice has a number.', (i) => unless(Boolean(i.number), 'number')),
  rule('BR-03', 'BT-2', 'required', 'An invoice has a date of issue.', (i) => unless(Boolean(i.issueDate), 'issueDate')),
  rule('BR-04', 'BT-3', 'required', 'The kind of invoice has to be given.', (i) => unless(Boolean(i.type), 'type')),
  rule('BR-05', 'BT-5', 'required', 'The currency has to be given.', (i) => unless(Boolean(i.currency), 'currency')),
  rule('BR-06', 'BT-27', 'required', 'The name of the seller has to be given.', (i) =>
    unless(Boolean(i.seller.name), 'seller.name')),
  rule('BR-07', 'BT-44', 'required', 'The name of the buyer has to be given.', (i) =>
    unless(Boolean(i.buyer.name), 'buyer.name')),
  rule('BR-08', 'BG-5', 'required', 'The address of the seller has to be given.', (i) =>
    unless(Boolean(i.seller.address), 'seller.address.line1')),
  rule('BR-09', 'BT-40', 'required', 'The country of the seller has to be given.', (i) =>
    unless(Boolean(i.seller.address?.country), 'seller.address.country')),
  rule('BR-10', 'BG-8', 'required', 'The address of the buyer has to be given.', (i) =>
    unless(Boolean(i.buyer.address), 'buyer.address.line1')),
  rule('BR-11', 'BT-55', 'required', 'The country of the buyer has to be given.', (i) =>
    unless(Boolean(i.buyer.address?.country), 'buyer.address.country')),
  rule('BR-12', 'BT-106', 'required', 'The sum of the lines has to be given.', (i) =>
    unless(isDecimal(i.totals.lines), 'totals.lines')),
  rule('BR-13', 'BT-109', 'required', 'The total without VAT has to be given.', (i) =>
    unless(isDecimal(i.totals.taxExclusive), 'totals.taxExclusive')),
  rule('BR-14', 'BT-112', 'required', 'The total with VAT has to be given.', (i) =>
    unless(isDecimal(i.totals.taxInclusive), 'totals.taxInclusive')),
  rule('BR-15', 'BT-115', 'required', 'The amount due has to be given.', (i) =>
    unless(isDecimal(i.totals.due), 'totals.due')),
  rule('BR-16', 'BG-25', 'required', 'An invoice has at least one line.', (i) => unless(i.lines.length > 0, 'lines')),
  rule('BR-17', 'BT-59', 'required', 'The name of the payee has to be given when another than the seller is paid.', (i) =>
    unless(!i.payee || (Boolean(i.payee.name) && i.payee.name !== i.seller.name), 'payee.name')),
  rule('BR-18', 'BT-62', 'required', "The name of the seller's tax representative has to be given.", (i) =>
    unless(!i.representative || Boolean(i.representative.name), 'representative.name')),
  rule('BR-19', 'BG-12', 'required', 'The address of the tax representative has to be given.', (i) =>
    unless(!i.representative || Boolean(i.representative.address), 'representative.address')),
  rule('BR-20', 'BT-69', 'required', 'The country of the tax representative has to be given.', (i) =>
    unless(!i.representative?.address || Boolean(i.representative.address.country), 'representative.address.country')),
  rule('BR-21', 'BT-126', 'required', 'Each line has an identifier.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(Boolean(line.id), `${path}.id`))),
  rule('BR-22', 'BT-129', 'required', 'Each line has a quantity.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(isDecimal(line.quantity), `${path}.quantity`))),
  rule('BR-23', 'BT-130', 'required', 'Each quantity has a unit.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(Boolean(line.unit), `${path}.unit`))),
  rule('BR-24', 'BT-131', 'required', 'Each line has a net amount.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(isDecimal(line.net), `${path}.net`))),
  rule('BR-25', 'BT-153', 'required', 'Each line names the item.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(Boolean(line.name), `${path}.name`))),
  rule('BR-26', 'BT-146', 'required', 'Each line has a net price of the item.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(isDecimal(line.price), `${path}.price`))),
  rule('BR-27', 'BT-146', 'negative', 'The net price of an item is not negative.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(amount(line.price).gte(0), `${path}.price`))),
  rule('BR-28', 'BT-148', 'negative', 'The gross price of an item is not negative.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(amount(line.grossPrice).gte(0), `${path}.grossPrice`))),
  rule('BR-29', 'BT-73 BT-74', 'period', 'The invoicing period does not end before it begins.', (i) =>
    unless(isOrdered(i.period ?? {}), 'period.end')),
  rule('BR-30', 'BT-134 BT-135', 'period', 'The period of a line does not end before it begins.', (i) =>
    each(i.lines, 'lines', (line, path) => unless(isOrdered(line.period ?? {}), `${path}.period.end`))),
  rule('BR-31', 'BT-92', 'required', 'Each allowance on the invoice has an amount.', (i) =>
    each(i.allowances, 'allowances', (entry, path) => unless(isDecimal(entry.amount), `${path}.amount`))),
  rule('BR-32', 'BT-95', 'required', 'Each allowance on the invoice has a VAT category.', (i) =>
    each(i.allowances, 'allowances', (entry, path) => unless(Boolean(entry.category), `${path}.category`))),
  rule('BR-33', 'BT-97 BT-98', 'oneRequired', 'Each allowance on the invoice has a reason or the code of one.', (i) =>
    each(i.allowances, 'allowances', (entry, path) => unless(Boolean(entry.reason ?? entry.reasonCode), `${path}.reason`))),
  rule('BR-36', 'BT-99', 'required', 'Each charge on the invoice has an amount.', (i) =>
    each(i.charges, 'charges', (entry, path) => unless(isDecimal(entry.amount), `${path}.amount`))),
  rule('BR-37', 'BT-102', 'required', 'Each charge on the invoice has a VAT category.', (i) =>
    each(i.charges, 'charges', (entry, path) => unless(Boolean(entry.category), `${path}.category`))),
  rule('BR-38', 'BT-104 BT-105', 'oneRequired', 'Each charge on the invoice has a reason or the code of one.', (i) =>
    each(i.charges, 'charges', (entry, path) => unless(Boolean(entry.reason ?? entry.reasonCode), `${path}.reason`))),
  rule('BR-41', 'BT-136', 'required', 'Each allowance of a line has an amount.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.allowances, `${path}.allowances`, (entry, at) => unless(isDecimal(entry.amount), `${at}.amount`)))),
  rule('BR-42', 'BT-139 BT-140', 'oneRequired', 'Each allowance of a line has a reason or the code of one.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.allowances, `${path}.allowances`, (entry, at) => unless(Boolean(entry.reason ?? entry.reasonCode), `${at}.reason`)))),
  rule('BR-43', 'BT-141', 'required', 'Each charge of a line has an amount.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.charges, `${path}.charges`, (entry, at) => unless(isDecimal(entry.amount), `${at}.amount`)))),
  rule('BR-44', 'BT-144 BT-145', 'oneRequired', 'Each charge of a line has a reason or the code of one.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.charges, `${path}.charges`, (entry, at) => unless(Boolean(entry.reason ?? entry.reasonCode), `${at}.reason`)))),
  rule('BR-45', 'BT-116', 'required', 'Each row of the VAT breakdown has a taxable amount.', (i) =>
    each(i.vat, 'vat', (row, path) => unless(isDecimal(row.taxable), `${path}.taxable`))),
  rule('BR-46', 'BT-117', 'required', 'Each row of the VAT breakdown has a VAT amount.', (i) =>
    each(i.vat, 'vat', (row, path) => unless(isDecimal(row.tax), `${path}.tax`))),
  rule('BR-47', 'BT-118', 'required', 'Each row of the VAT breakdown has a VAT category.', (i) =>
    each(i.vat, 'vat', (row, path) => unless(Boolean(row.category), `${path}.category`))),
  rule('BR-48', 'BT-119', 'required', 'Each row of the VAT breakdown has a rate, unless it is outside the scope of VAT.', (i) =>
    each(i.vat, 'vat', (row, path) => unless(isDecimal(row.rate) || row.category === 'O', `${path}.rate`))),
  rule('BR-49', 'BT-81', 'required', 'Payment instructions name the means of payment.', (i) =>
    unless(!i.payment || Boolean(i.payment.means) || isReferenceAlone(i), 'payment.means')),
  rule('BR-50', 'BT-84', 'required', 'Payment by transfer has the account that is paid to.', (i) =>
    each(i.payment?.accounts ?? [], 'payment.accounts', (account, path) => unless(Boolean(account.id), `${path}.id`))),
  rule('BR-51', 'BT-87', 'format', 'Of a card only the first six and the last four digits may be given.', (i) =>
    unless((i.payment?.card?.number ?? '').length <= 10, 'payment.card.number'), 'warning'),
  rule('BR-52', 'BT-122', 'required', 'Each supporting document has a reference.', (i) =>
    each(i.documents, 'documents', (document, path) => unless(Boolean(document.reference), `${path}.reference`))),
  rule('BR-53', 'BT-6 BT-111', 'required', 'With an accounting currency of its own, VAT is also given in that currency.', (i) =>
    unless(!i.vatCurrency || isDecimal(i.totals.taxInVatCurrency) || isInVatCurrency(i), 'totals.taxInVatCurrency')),
  rule('BR-54', 'BT-160 BT-161', 'required', 'Each property of an item has a name and a value.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.attributes, `${path}.attributes`, ({ name, value }, at) => unless(Boolean(name && value), at)))),
  rule('BR-55', 'BT-25', 'required', 'The invoice that is referred to has a number.', (i) =>
    each(i.preceding, 'preceding', ({ number }, path) => unless(Boolean(number), `${path}.number`))),
  rule('BR-56', 'BT-63', 'required', 'The tax representative has a VAT identifier.', (i) =>
    unless(!i.representative || Boolean(i.representative.vatId), 'representative.vatId')),
  rule('BR-57', 'BT-80', 'required', 'The address of delivery has a country.', (i) =>
    unless(!i.delivery?.address || Boolean(i.delivery.address.country), 'delivery.address.country')),
  rule('BR-61', 'BT-84', 'required', 'Payment by transfer needs the account that is paid to.', (i) =>
    unless(
      !creditTransfers.includes(i.payment?.means ?? '') || Boolean(i.payment?.accounts.some(({ id }) => id)),
      'payment.accounts.0.id',
    )),
  rule('BR-62', 'BT-34', 'scheme', 'The electronic address of the seller has a scheme.', (i) =>
    unless(!i.seller.electronicAddress || Boolean(i.seller.electronicAddress.scheme), 'seller.electronicAddress.scheme')),
  rule('BR-63', 'BT-49', 'scheme', 'The electronic address of the buyer has a scheme.', (i) =>
    unless(!i.buyer.electronicAddress || Boolean(i.buyer.electronicAddress.scheme), 'buyer.electronicAddress.scheme')),
  rule('BR-64', 'BT-157', 'scheme', 'The standard identifier of an item has a scheme.', (i) =>
    each(i.lines, 'lines', ({ standardItem }, path) => unless(!standardItem || Boolean(standardItem.scheme), `${path}.standardItem`))),
  rule('BR-65', 'BT-158', 'scheme', 'The classification of an item has a scheme.', (i) =>
    each(i.lines, 'lines', (line, path) =>
      each(line.classifications, `${path}.classifications`, ({ scheme }, at) => unless(Boolean(scheme), at)))),
] // prettier-ignore
