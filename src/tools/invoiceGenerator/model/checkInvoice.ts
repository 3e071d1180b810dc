import { calculate } from './calculate'
import type { Invoice } from './invoice'
import { violationsOf, type Violation } from './rules'
import type { Profile, SemanticInvoice } from './semantic'
import { toSemantic, type EinvoiceWords } from './toSemantic'

/** A rule that the invoice breaks, and the field of the form it belongs to: `lines.0.price`. */
export type FormViolation = Violation & { formPath: string }

const lineFields: Readonly<Record<string, string>> = {
  category: 'vat.category',
  rate: 'vat.rate',
  net: 'price',
  unit: 'unit',
  name: 'name',
  price: 'price',
  quantity: 'quantity',
}

const adjustmentFields: Readonly<Record<string, string>> = {
  reason: 'reason',
  reasonCode: 'reason',
  category: 'vat.category',
  rate: 'vat.rate',
}

const partyFields: readonly (readonly [RegExp, string])[] = [
  [/^contact\.name$/, 'contactName'],
  [/^contact\.(phone|email)$/, '$1'],
  [/^registration\.id$/, 'registrationId'],
  [/^registration\.scheme$/, 'registrationScheme'],
]

const fields: Readonly<Record<string, string>> = {
  order: 'orderNumber',
  contract: 'contractNumber',
  project: 'projectNumber',
  dueDate: 'payment.dueDate',
  terms: 'payment.terms',
  'preceding.0.number': 'precedingNumber',
  'preceding.0.date': 'precedingDate',
  'period.start': 'delivery.periodStart',
  'period.end': 'delivery.periodEnd',
  'payment.accounts.0.id': 'payment.iban',
  'payment.card.number': 'payment.cardNumber',
  'payment.debit.mandate': 'payment.mandate',
  'payment.debit.creditorId': 'payment.creditorId',
  'payment.debit.account': 'payment.debitedIban',
  'totals.prepaid': 'prepaid',
  'totals.rounding': 'rounding',
  'totals.taxInVatCurrency': 'exchangeRate',
  'totals.due': 'prepaid',
}

function partyPath(party: string, field: string): string {
  if (field.startsWith('identifiers'))
    return party === 'buyer' ? 'buyer.customerNumber' : 'seller.registrationId'
  const found = partyFields.find(([pattern]) => pattern.test(field))
  return `${party}.${found ? field.replace(...found) : field}`
}

/** The field of the form that a path of the semantic model comes from; `lines` for what is calculated of them. */
export function formPathOf(path: string, invoice: Invoice, semantic: SemanticInvoice): string {
  const own = fields[path]
  if (own) return own
  const [group = '', index = '', ...rest] = path.split('.')
  const field = rest[0] ?? ''
  if (group === 'seller' || group === 'buyer') return partyPath(group, path.slice(group.length + 1))
  if (group === 'notes') return 'notes'
  if (group === 'vat') {
    const { category } = semantic.vat[Number(index)] ?? {}
    const isReason = field === 'reason' || field === 'reasonCode'
    return isReason && category ? `exemptions.${category}.${field === 'reason' ? 'text' : 'code'}` : 'lines'
  }
  if (group === 'totals') return 'lines'
  if (group === 'allowances' || group === 'charges') {
    const kind = group === 'charges' ? 'charge' : 'allowance'
    const adjustment = calculate(invoice).adjustments.filter((entry) => entry.kind === kind)[Number(index)]
    return `adjustments.${String(adjustment?.index ?? 0)}.${adjustmentFields[field] ?? 'amount.value'}`
  }
  if (group === 'lines' && index) {
    const position = Number(semantic.lines[Number(index)]?.id ?? 1) - 1
    const isDiscount = field === 'allowances' || field === 'charges'
    return `lines.${String(position)}.${isDiscount ? 'discount.value' : (lineFields[field] ?? 'name')}`
  }
  return path
}

/** What an invoice of the form breaks of the rules of a profile, each with the field it belongs to. */
export function checkInvoice(
  invoice: Invoice,
  profile: Profile,
  words: EinvoiceWords,
): readonly FormViolation[] {
  const semantic = toSemantic(invoice, profile, words)
  return violationsOf(semantic, profile).map((violation) => ({
    ...violation,
    formPath: formPathOf(violation.path, invoice, semantic),
  }))
}
