import type { InvoiceDocumentWordKey } from './documentWordKeys'
import type { InvoiceGeneratorWordKey } from './generatorWordKeys'

/** The steps of the form that have fields of the invoice. */
export type FieldStep = 'seller' | 'buyer' | 'details' | 'items' | 'notes'

/** `reference`: a text that goes to the file and onto the paper as it is. */
export type FieldKind = 'text' | 'number' | 'day' | 'choice' | 'reference'

/**
 * A field of the invoice. `path` is where it is in the invoice and the name of its control; `*` is a position in a list or a
 * category of VAT. `from` are the paths of the semantic model (`semantic.ts`) that lead to it when a rule is broken there:
 * that of its own term first; one that no field has leads to the field of the part it is in.
 */
export type InvoiceField = {
  path: string
  word: InvoiceGeneratorWordKey
  step: FieldStep
  kind: FieldKind
  from: readonly string[]
}

/** References in their order on the paper: field, word of the form, word on the paper, term; `more` is folded away. */
export const references = [
  { path: 'orderNumber', word: 'order_number', printed: 'order_number', term: 'order' },
  { path: 'buyerReference', word: 'buyer_reference', printed: 'buyer_reference', term: 'buyerReference' },
  { path: 'contractNumber', word: 'contract_number', printed: 'contract_number', term: 'contract', isMore: true },
  { path: 'projectNumber', word: 'project_number', printed: 'project_number', term: 'project', isMore: true },
] as const satisfies readonly {
  path: string
  word: InvoiceGeneratorWordKey
  printed: InvoiceDocumentWordKey
  term: string
  isMore?: boolean
}[] // prettier-ignore

export type ReferencePath = (typeof references)[number]['path']
export type ReferenceTerm = (typeof references)[number]['term']

type Row = readonly [path: string, word: InvoiceGeneratorWordKey, kind: FieldKind, ...from: string[]]

const fieldsOf = (step: FieldStep, ...rows: readonly Row[]): readonly InvoiceField[] =>
  rows.map(([path, word, kind, ...from]) => ({ path, word, step, kind, from }))

const address = (part: string): readonly Row[] => [
  [`${part}.line1`, 'address_line1', 'text', `${part}.line1`, part],
  [`${part}.line2`, 'address_line2', 'text', `${part}.line2`],
  [`${part}.city`, 'city', 'text', `${part}.city`],
  [`${part}.postCode`, 'post_code', 'text', `${part}.postCode`],
  [`${part}.region`, 'region', 'text', `${part}.region`],
  [`${part}.country`, 'country', 'choice', `${part}.country`],
]

const party = (part: 'seller' | 'buyer'): readonly InvoiceField[] =>
  fieldsOf(
    part,
    [`${part}.name`, 'party_name', 'text', `${part}.name`, part],
    [`${part}.tradingName`, 'trading_name', 'text', `${part}.tradingName`],
    ...address(`${part}.address`),
    [`${part}.vatId`, 'vat_id', 'text', `${part}.vatId`],
    [`${part}.registrationId`, 'registration_id', 'text', `${part}.registration.id`, `${part}.registration`, ...(part === 'seller' ? ['seller.identifiers'] : [])],
    [`${part}.registrationScheme`, 'registration_id', 'text'],
    [`${part}.contactName`, 'contact_name', 'text', `${part}.contact.name`, `${part}.contact`],
    [`${part}.phone`, 'phone', 'text', `${part}.contact.phone`],
    [`${part}.email`, 'email', 'text', `${part}.contact.email`],
    [`${part}.electronicAddress.id`, 'electronic_address', 'text', `${part}.electronicAddress.id`, `${part}.electronicAddress`],
    [`${part}.electronicAddress.scheme`, 'electronic_scheme', 'choice', `${part}.electronicAddress.scheme`],
  ) // prettier-ignore

/** All fields of the invoice. A new one needs a row here, and its words (`generatorWordKeys.ts`, tool_words). */
export const invoiceFields: readonly InvoiceField[] = [
  ...party('seller'),
  ...fieldsOf(
    'seller',
    ['seller.taxNumber', 'tax_number', 'text', 'seller.taxNumber'],
    ['seller.legalInformation', 'legal_information', 'text', 'seller.legalInformation'],
    ['seller.logo', 'logo', 'choice'],
    ['payment.iban', 'iban', 'text', 'payment.accounts.*.id', 'payment.accounts'],
    ['payment.bic', 'bic', 'text', 'payment.accounts.*.bic'],
    ['payment.nationalAccount', 'national_account', 'text'],
    ['payment.accountName', 'account_name', 'text', 'payment.accounts.*.name'],
  ),
  ...party('buyer'),
  ...fieldsOf('buyer', ['buyer.customerNumber', 'customer_number', 'text', 'buyer.identifiers']),
  ...references.map(({ path, word, term }): InvoiceField => ({ path, word, step: 'details', kind: 'reference', from: [term] })),
  ...fieldsOf(
    'details',
    ['number', 'number', 'text', 'number'],
    ['type', 'type', 'choice', 'type'],
    ['issueDate', 'issue_date', 'day', 'issueDate'],
    // The terms decide the day: `due` is beside the invoice, `DueTerms` of the work.
    ['due', 'due', 'choice', 'dueDate'],
    ['payment.dueDate', 'due', 'day'],
    ['currency', 'currency', 'choice', 'currency'],
    ['vatCurrency', 'vat_currency', 'choice', 'vatCurrency'],
    ['exchangeRate', 'exchange_rate', 'number', 'totals.taxInVatCurrency'],
    ['language', 'language', 'choice'],
    ['precedingNumber', 'preceding_number', 'text', 'preceding.*.number', 'preceding'],
    ['precedingDate', 'preceding_date', 'day', 'preceding.*.date'],
    ['delivery.date', 'delivery_date', 'day', 'delivery.date', 'delivery'],
    ['delivery.periodStart', 'period_start', 'day', 'period.start', 'period'],
    ['delivery.periodEnd', 'period_end', 'day', 'period.end'],
    ['delivery.name', 'party_name', 'text', 'delivery.name'],
    ...address('delivery.address'),
  ),
  ...fieldsOf(
    'items',
    ['lines', 'step_items', 'text', 'lines', 'totals', 'vat'],
    ['lines.*.name', 'line_name', 'text', 'lines.*.name', 'lines.*'],
    ['lines.*.description', 'line_description', 'text', 'lines.*.description'],
    ['lines.*.articleNumber', 'article_number', 'text', 'lines.*.sellerItem'],
    ['lines.*.quantity', 'quantity', 'number', 'lines.*.quantity'],
    ['lines.*.unit', 'unit', 'choice', 'lines.*.unit'],
    ['lines.*.price', 'price', 'number', 'lines.*.price', 'lines.*.net'],
    ['lines.*.discount.kind', 'discount', 'choice'],
    ['lines.*.discount.value', 'discount', 'number', 'lines.*.allowances', 'lines.*.charges'],
    ['lines.*.vat.category', 'vat', 'choice', 'lines.*.category'],
    ['lines.*.vat.rate', 'rate', 'number', 'lines.*.rate'],
    ['adjustments.*.kind', 'adjustment_kind', 'choice'],
    ['adjustments.*.scope', 'adjustment_scope', 'choice'],
    ['adjustments.*.amount.kind', 'adjustment_kind', 'choice'],
    ['adjustments.*.amount.value', 'adjustment_value', 'number', 'allowances.*', 'charges.*'],
    ['adjustments.*.reason', 'adjustment_reason', 'text', 'allowances.*.reason', 'charges.*.reason', 'allowances.*.reasonCode', 'charges.*.reasonCode'],
    ['adjustments.*.vat.category', 'vat', 'choice', 'allowances.*.category', 'charges.*.category'],
    ['adjustments.*.vat.rate', 'vat', 'number', 'allowances.*.rate', 'charges.*.rate'],
    ['prepaid', 'prepaid', 'number', 'totals.prepaid', 'totals.due'],
    ['rounding', 'rounding', 'number', 'totals.rounding'],
  ),
  ...fieldsOf(
    'notes',
    ['notes', 'notes', 'text', 'notes'],
    ['exemptions.*.text', 'legal_notes', 'text', 'vat.*.reason'],
    ['exemptions.*.code', 'legal_notes', 'text', 'vat.*.reasonCode'],
    ['payment.means', 'means', 'choice', 'payment.means', 'payment'],
    ['payment.reference', 'payment_reference', 'text', 'payment.reference'],
    ['payment.terms', 'payment_terms', 'text', 'terms'],
    ['payment.mandate', 'mandate', 'text', 'payment.debit.mandate', 'payment.debit'],
    ['payment.creditorId', 'creditor_id', 'text', 'payment.debit.creditorId'],
    ['payment.debitedIban', 'debited_iban', 'text', 'payment.debit.account'],
    ['payment.cardNumber', 'card_number', 'text', 'payment.card.number', 'payment.card'],
  ),
] // prettier-ignore

/** Positions and categories are `*`: `lines.0.price` → `lines.*.price`. */
const patternOf = (path: string): string =>
  path.replace(/\.\d+(?=\.|$)/g, '.*').replace(/^exemptions\.\w+/, 'exemptions.*')

const byPath = new Map(invoiceFields.map((field) => [field.path, field]))
const byTerm = new Map(invoiceFields.flatMap((field) => field.from.map((path) => [path, field] as const)))

/** The field at a path of the invoice: `lines.0.price`. */
export const fieldAt = (path: string): InvoiceField | undefined => byPath.get(patternOf(path))

/** The field that a path of the semantic model leads to, or the part that it is in. */
export function fieldFrom(path: string): InvoiceField | undefined {
  const parts = patternOf(path).split('.')
  return parts.reduce<InvoiceField | undefined>(
    (field, _, index) => byTerm.get(parts.slice(0, index + 1).join('.')) ?? field,
    undefined,
  )
}
