/** Where in the form a term of the semantic model is filled in, and what the field is called. */
import { fill } from '../../../i18n/fill'
import { calculate } from '../model/calculate'
import type { InvoiceGeneratorWordKey } from '../model/generatorWordKeys'
import { exemptCategories, type Invoice } from '../model/invoice'
import type { SemanticInvoice } from '../model/semantic'
import type { InvoiceWords } from './InvoiceContext'

/** Terms whose field has another name than theirs. */
const renamed: Readonly<Record<string, string>> = {
  dueDate: 'due',
  terms: 'payment.terms',
  order: 'orderNumber',
  contract: 'contractNumber',
  project: 'projectNumber',
  preceding: 'precedingNumber',
  'preceding.0': 'precedingNumber',
  'preceding.0.number': 'precedingNumber',
  'preceding.0.date': 'precedingDate',
  period: 'delivery.periodStart',
  'period.start': 'delivery.periodStart',
  'period.end': 'delivery.periodEnd',
  delivery: 'delivery.date',
  payment: 'payment.means',
  'payment.accounts': 'payment.iban',
  'payment.accounts.0': 'payment.iban',
  'payment.accounts.0.id': 'payment.iban',
  'payment.accounts.0.name': 'payment.accountName',
  'payment.accounts.0.bic': 'payment.bic',
  'payment.card': 'payment.cardNumber',
  'payment.card.number': 'payment.cardNumber',
  'payment.debit': 'payment.mandate',
  'payment.debit.mandate': 'payment.mandate',
  'payment.debit.creditorId': 'payment.creditorId',
  'payment.debit.account': 'payment.debitedIban',
  'totals.prepaid': 'prepaid',
  'totals.taxInVatCurrency': 'exchangeRate',
}

const partyFields: Readonly<Record<string, string>> = {
  address: 'address.line1',
  contact: 'contactName',
  'contact.name': 'contactName',
  'contact.phone': 'phone',
  'contact.email': 'email',
  registration: 'registrationId',
  'registration.id': 'registrationId',
  'registration.scheme': 'registrationId',
  electronicAddress: 'electronicAddress.id',
}

const lineFields: Readonly<Record<string, string>> = {
  net: 'price',
  category: 'vat.category',
  rate: 'vat.rate',
  sellerItem: 'articleNumber',
}

/** The path of the field of the form in which a term of the semantic model is filled in. */
export function fieldOf(path: string, semantic: SemanticInvoice, invoice: Invoice): string {
  const [first = '', second = '', ...others] = path.split('.')
  const rest = others.join('.')
  if (first === 'seller' || first === 'buyer') {
    const key = [second, rest].filter(Boolean).join('.')
    if (key.startsWith('identifiers'))
      return first === 'buyer' ? 'buyer.customerNumber' : 'seller.registrationId'
    return `${first}.${partyFields[key] ?? key}`
  }
  if (first === 'lines') {
    // Empty lines of the form are no lines of the invoice: a line's id is its position in the form.
    const line = semantic.lines[Number(second)]
    if (!line) return 'lines'
    const position = String(Number(line.id) - 1)
    if (/^(?:allowances|charges)/.test(rest)) return `lines.${position}.discount.value`
    return `lines.${position}.${lineFields[rest] ?? rest}`
  }
  if (first === 'allowances' || first === 'charges') {
    const kind = first === 'allowances' ? 'allowance' : 'charge'
    const part = calculate(invoice).adjustments.filter((one) => one.kind === kind)[Number(second)]
    return part
      ? `adjustments.${String(part.index)}.${rest.startsWith('reason') ? 'reason' : 'amount.value'}`
      : 'lines'
  }
  if (first === 'vat') {
    const category = exemptCategories.find((one) => one === semantic.vat[Number(second)]?.category)
    return category && rest.startsWith('reason') ? `exemptions.${category}.text` : 'lines'
  }
  if (first === 'notes') return 'notes'
  return renamed[path] ?? (first === 'totals' ? 'lines' : path)
}

const labels: Readonly<Record<string, InvoiceGeneratorWordKey>> = {
  name: 'party_name',
  tradingName: 'trading_name',
  'address.line1': 'address_line1',
  'address.line2': 'address_line2',
  'address.city': 'city',
  'address.postCode': 'post_code',
  'address.region': 'region',
  'address.country': 'country',
  vatId: 'vat_id',
  registrationId: 'registration_id',
  taxNumber: 'tax_number',
  customerNumber: 'customer_number',
  contactName: 'contact_name',
  phone: 'phone',
  email: 'email',
  legalInformation: 'legal_information',
  'electronicAddress.id': 'electronic_address',
  'electronicAddress.scheme': 'electronic_scheme',
  number: 'number',
  type: 'type',
  issueDate: 'issue_date',
  due: 'due',
  currency: 'currency',
  vatCurrency: 'vat_currency',
  exchangeRate: 'exchange_rate',
  buyerReference: 'buyer_reference',
  orderNumber: 'order_number',
  contractNumber: 'contract_number',
  projectNumber: 'project_number',
  precedingNumber: 'preceding_number',
  precedingDate: 'preceding_date',
  'delivery.date': 'delivery_date',
  'delivery.periodStart': 'period_start',
  'delivery.periodEnd': 'period_end',
  prepaid: 'prepaid',
  lines: 'step_items',
  notes: 'notes',
  'payment.means': 'means',
  'payment.iban': 'iban',
  'payment.bic': 'bic',
  'payment.accountName': 'account_name',
  'payment.cardNumber': 'card_number',
  'payment.mandate': 'mandate',
  'payment.creditorId': 'creditor_id',
  'payment.debitedIban': 'debited_iban',
  'payment.reference': 'payment_reference',
  'payment.terms': 'payment_terms',
}

const lineLabels: Readonly<Record<string, InvoiceGeneratorWordKey>> = {
  name: 'line_name',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  'discount.value': 'discount',
  'vat.category': 'vat',
  'vat.rate': 'rate',
  description: 'line_description',
  articleNumber: 'article_number',
}

/** What a field of the form is called, with its line or party. */
export function labelOfField(path: string, words: InvoiceWords): string {
  const [, index, lineField = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
  if (index !== undefined) {
    const key = lineLabels[lineField]
    return fill(words.item_field, {
      number: String(Number(index) + 1),
      field: key ? words[key] : words.step_items,
    })
  }
  const [, party, partyField = ''] = /^(seller|buyer)\.(.+)$/.exec(path) ?? []
  if (party) {
    const key = labels[partyField]
    const name = party === 'seller' ? words.step_seller : words.step_buyer
    return key ? `${name}: ${words[key]}` : name
  }
  if (path.startsWith('adjustments')) return words.adjustment_reason
  if (path.startsWith('exemptions')) return words.legal_notes
  const key = labels[path]
  return key ? words[key] : ''
}
