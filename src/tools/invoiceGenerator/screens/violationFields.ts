/** The fields of the form that a broken rule leads to, and what they are called. */
import { fill } from '../../../i18n/fill'
import { labelled } from '../../../i18n/labelled'
import type { Words } from '../../words/model/wordsFor'
import type { InvoiceGeneratorWordKey } from '../model/generatorWordKeys'

/** Parts of the invoice that have no field of their own, and the field that decides them. */
const deciding: Readonly<Record<string, string>> = {
  payment: 'payment.means',
  'payment.accounts': 'payment.iban',
  'payment.accounts.0': 'payment.iban',
  'payment.card': 'payment.cardNumber',
  'payment.debit': 'payment.mandate',
  'payment.dueDate': 'due',
  period: 'delivery.periodStart',
  delivery: 'delivery.date',
  preceding: 'precedingNumber',
  'preceding.0': 'precedingNumber',
}

/** The name of the field at a path of the form. */
export function fieldOf(path: string): string {
  const [, party, part = ''] = /^(seller|buyer)\.(.+)$/.exec(path) ?? []
  if (party) {
    const fields: Readonly<Record<string, string>> = {
      address: 'address.line1',
      contact: 'contactName',
      registration: 'registrationId',
      registrationScheme: 'registrationId',
      electronicAddress: 'electronicAddress.id',
    }
    return `${party}.${fields[part] ?? part}`
  }
  return deciding[path] ?? path
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
  'delivery.address.line1': 'address_line1',
  'delivery.address.city': 'city',
  'delivery.address.postCode': 'post_code',
  'delivery.address.country': 'country',
  'delivery.periodStart': 'period_start',
  'delivery.periodEnd': 'period_end',
  prepaid: 'prepaid',
  rounding: 'rounding',
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
export function labelOfField(path: string, words: Words<InvoiceGeneratorWordKey>, htmlLang: string): string {
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
    return key ? labelled(name, words[key], htmlLang) : name
  }
  if (path.startsWith('adjustments'))
    return path.endsWith('.reason')
      ? words.adjustment_reason
      : path.includes('.vat')
        ? words.vat
        : words.adjustment_value
  if (path.startsWith('exemptions')) return words.legal_notes
  const key = labels[path]
  return key ? words[key] : ''
}
