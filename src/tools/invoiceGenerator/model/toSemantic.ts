import { currencyDecimals, type Decimal } from '../../numbers/model/decimal'
import { plainIban } from './bank'
import { calculate, type AdjustmentAmount } from './calculate'
import { references, type ReferenceTerm } from './fields'
import {
  exemptCategories, isEmptyLine, usualExemptionCodes, type Address, type Buyer, type Invoice, type Party, type Seller,
  type VatCategory,
} from './invoice' // prettier-ignore
import type { Kept } from './opened/kept'
import { invoiceOfFile, keptOf, mergedInvoice } from './opened/openedInvoice'
import {
  billingProcess, specifications, type Identifier, type Profile, type SemanticAddress, type SemanticAdjustment,
  type SemanticInvoice, type SemanticParty, type SemanticPayment,
} from './semantic' // prettier-ignore

/** Words that the file itself needs, in the language of the invoice. */
export type EinvoiceWords = {
  /** The usual words on an invoice without VAT; none for an exemption, whose reason only the seller knows. */
  exemption: Readonly<Partial<Record<VatCategory, string>>>
  /** Reasons of an allowance and of a charge that has none. */
  allowance: string
  charge: string
}

const text = (value: string): string | undefined => value.trim().replace(/\r\n?/g, '\n') || undefined

/** Payment terms; a cash discount in the form of XRechnung has to end with a line break (BR-DE-18). */
const termsOf = (value: string): string | undefined => {
  const terms = text(value)
  return terms && /^#/m.test(terms) ? `${terms}\n` : terms
}

/** An identifier without the spaces that people type into it. */
const compact = (value: string): string | undefined => value.replace(/[\s\u200b]/g, '') || undefined

/** A VAT identifier as the norm has it: capital letters without spaces, dots and hyphens. */
const plainVatId = (value: string): string | undefined =>
  value.toUpperCase().replace(/[\s.\-/]/g, '') || undefined

function addressOf(address: Address): SemanticAddress | undefined {
  const read = {
    line1: text(address.line1),
    line2: text(address.line2),
    city: text(address.city),
    postCode: text(address.postCode),
    region: text(address.region),
    country: text(address.country),
  }
  return Object.values(read).some(Boolean) ? read : undefined
}

function electronicAddressOf(party: Party, profile: Profile, isOpened: boolean): Identifier | undefined {
  const id = compact(party.electronicAddress.id)
  if (id) return { id, scheme: text(party.electronicAddress.scheme) }
  if (isOpened) return undefined
  // In XRechnung an e-mail address is one (EAS code EM); a Peppol participant has an identifier.
  const email = profile === 'peppol' ? undefined : text(party.email)
  return email ? { id: email, scheme: 'EM' } : undefined
}

function partyOf(party: Seller | Buyer, profile: Profile, isOpened: boolean): SemanticParty {
  const registration = text(party.registrationId)
  const contact = { name: text(party.contactName), phone: text(party.phone), email: text(party.email) }
  const customer = 'customerNumber' in party ? text(party.customerNumber) : undefined
  return {
    name: text(party.name),
    tradingName: text(party.tradingName),
    identifiers: customer ? [{ id: customer }] : [],
    registration: registration ? { id: registration, scheme: text(party.registrationScheme) } : undefined,
    vatId: plainVatId(party.vatId),
    ...('taxNumber' in party && {
      taxNumber: text(party.taxNumber),
      legalInformation: text(party.legalInformation),
    }),
    electronicAddress: electronicAddressOf(party, profile, isOpened),
    address: addressOf(party.address),
    contact: Object.values(contact).some(Boolean) ? contact : undefined,
  }
}

function paymentOf({ payment, number, opened }: Invoice): SemanticPayment {
  const isTransfer = payment.means === '58' || payment.means === '30'
  const account = {
    id: plainIban(payment.iban) || text(payment.nationalAccount),
    name: text(payment.accountName),
    bic: compact(payment.bic)?.toUpperCase(),
  }
  // A file can have an account whatever the means of payment is.
  const hasAccount =
    (isTransfer || opened?.form.payment.means === payment.means) && Object.values(account).some(Boolean)
  return {
    means: payment.means,
    reference: text(payment.reference) ?? (opened ? undefined : text(number)),
    accounts: hasAccount ? [account] : [],
    card: payment.means === '48' ? { number: compact(payment.cardNumber) } : undefined,
    debit:
      payment.means === '59'
        ? {
            mandate: text(payment.mandate),
            creditorId: compact(payment.creditorId),
            account: plainIban(payment.debitedIban) || undefined,
          }
        : undefined,
  }
}

const isTyped = (value: string): boolean => value.trim() !== ''

/** An invoice as EN 16931 has it, and what is in it of the file it was opened from without a field of the form. */
export function withKept(
  invoice: Invoice,
  profile: Profile,
  words: EinvoiceWords,
): { semantic: SemanticInvoice; kept: readonly Kept[] } {
  const now = ofForm(invoice, profile, words)
  const { opened } = invoice
  const file = opened && invoiceOfFile(opened)
  if (!file) return { semantic: now, kept: [] }
  const before = ofForm({ ...opened.form, opened }, profile, words)
  const semantic = mergedInvoice(file, { before, now }, invoice, profile)
  return { semantic, kept: keptOf(semantic, now, opened) }
}

/**
 * The invoice as EN 16931 has it, of the profile that is requested: of an opened file that invoice, with what was changed in
 * the form. Empty lines are left out; numbers that cannot be read count as zero (`calculate` names them).
 */
export const toSemantic = (invoice: Invoice, profile: Profile, words: EinvoiceWords): SemanticInvoice =>
  withKept(invoice, profile, words).semantic

/** What the form alone makes. Of a file nothing is filled in that it does not have. */
function ofForm(invoice: Invoice, profile: Profile, words: EinvoiceWords): SemanticInvoice {
  const isOpened = invoice.opened !== undefined
  const calculation = calculate(invoice)
  // The norm has two decimals (BR-DEC-…): a third one that is zero is left out, another breaks the rules.
  const money = (value: Decimal): string =>
    value.toFixed(value.round(2).eq(value) ? Math.min(2, currencyDecimals(invoice.currency)) : undefined)
  const rateOf = ({ category, rate }: { category: VatCategory; rate: Decimal }): string | undefined =>
    category === 'O' ? undefined : rate.toFixed()

  const adjustmentOf = ({
    kind,
    index,
    amount,
    base,
    percent,
    ...vat
  }: AdjustmentAmount): SemanticAdjustment => ({
    amount: money(amount),
    base: base && money(base),
    percent: percent?.toFixed(),
    reason: text(invoice.adjustments[index]?.reason ?? '') ?? words[kind],
    category: vat.category,
    rate: rateOf(vat),
  })
  const hasKind = (kind: AdjustmentAmount['kind']): boolean =>
    calculation.adjustments.some((adjustment) => adjustment.kind === kind)
  // XRechnung, and Peppol between German parties, want a rate in each row of the breakdown (BR-DE-14, DE-R-014); the norm
  // needs none for O.
  const isGerman = invoice.seller.address.country === 'DE' && invoice.buyer.address.country === 'DE'
  const needsRates = profile === 'xrechnung' || (profile === 'peppol' && isGerman)
  const { delivery } = invoice
  // An intra-Community supply names the country it is delivered to (BR-IC-12): that of the buyer, unless another is given.
  const isIntraCommunity = invoice.lines.some((line) => line.vat.category === 'K' && !isEmptyLine(line))
  const deliveryAddress = delivery.hasAddress
    ? addressOf(delivery.address)
    : isIntraCommunity && !isOpened
      ? addressOf(invoice.buyer.address)
      : undefined
  const period = { start: text(delivery.periodStart), end: text(delivery.periodEnd) }
  const hasDelivery = Boolean(text(delivery.date) ?? deliveryAddress)
  const note = text(invoice.notes)
  const preceding = { number: text(invoice.precedingNumber), date: text(invoice.precedingDate) }

  return {
    specification: specifications[profile],
    process: profile === 'en16931' ? undefined : billingProcess,
    number: text(invoice.number),
    issueDate: text(invoice.issueDate),
    type: invoice.type,
    currency: invoice.currency,
    vatCurrency:
      invoice.vatCurrency && invoice.vatCurrency !== invoice.currency ? invoice.vatCurrency : undefined,
    dueDate: text(invoice.payment.dueDate),
    ...(Object.fromEntries(references.map(({ path, term }) => [term, text(invoice[path])])) as Pick<
      SemanticInvoice,
      ReferenceTerm
    >),
    terms: termsOf(invoice.payment.terms),
    notes: note ? [{ text: note }] : [],
    preceding: (preceding.number ?? preceding.date) ? [preceding] : [],
    seller: partyOf(invoice.seller, profile, isOpened),
    buyer: partyOf(invoice.buyer, profile, isOpened),
    delivery: hasDelivery
      ? {
          name: delivery.hasAddress ? text(delivery.name) : undefined,
          date: text(delivery.date),
          address: deliveryAddress,
        }
      : undefined,
    period: (period.start ?? period.end) ? period : undefined,
    payment: paymentOf(invoice),
    allowances: calculation.adjustments.filter(({ kind }) => kind === 'allowance').map(adjustmentOf),
    charges: calculation.adjustments.filter(({ kind }) => kind === 'charge').map(adjustmentOf),
    totals: {
      lines: money(calculation.lineTotal),
      // Also when they come to zero: BR-CO-11 and BR-CO-12 want the total of allowances and charges that there are.
      allowances: hasKind('allowance') ? money(calculation.allowanceTotal) : undefined,
      charges: hasKind('charge') ? money(calculation.chargeTotal) : undefined,
      taxExclusive: money(calculation.taxExclusive),
      tax: money(calculation.taxTotal),
      taxInVatCurrency: calculation.taxTotalInVatCurrency?.toFixed(currencyDecimals(invoice.vatCurrency)),
      taxInclusive: money(calculation.taxInclusive),
      prepaid: isTyped(invoice.prepaid) ? money(calculation.prepaid) : undefined,
      rounding: isTyped(invoice.rounding) ? money(calculation.rounding) : undefined,
      due: money(calculation.due),
    },
    vat: calculation.vat.map((row) => {
      const own = invoice.exemptions[row.category]
      const isExempt = exemptCategories.includes(row.category)
      return {
        category: row.category,
        rate: rateOf(row) ?? (needsRates ? '0' : undefined),
        taxable: money(row.taxable),
        tax: money(row.tax),
        reason: isExempt ? (text(own.text) ?? words.exemption[row.category]) : undefined,
        reasonCode: isExempt ? (text(own.code) ?? usualExemptionCodes[row.category]) : undefined,
      }
    }),
    documents: [],
    lines: invoice.lines.flatMap((line, index) => {
      const amounts = calculation.lines[index]
      if (!amounts || isEmptyLine(line)) return []
      const isPercent = amounts.discountPercent !== undefined
      const allowance = {
        amount: money(amounts.discount),
        base: isPercent ? money(amounts.gross) : undefined,
        percent: amounts.discountPercent?.toFixed(),
        reason: words.allowance,
      }
      return [
        {
          id: String(index + 1),
          quantity: isTyped(line.quantity) ? amounts.quantity.toFixed() : undefined,
          unit: text(line.unit),
          net: money(amounts.net),
          allowances: amounts.discount.eq(0) ? [] : [allowance],
          charges: [],
          price: isTyped(line.price) ? amounts.price.toFixed() : undefined,
          name: text(line.name),
          description: text(line.description),
          sellerItem: text(line.articleNumber),
          classifications: [],
          attributes: [],
          category: amounts.category,
          rate: rateOf(amounts),
        },
      ]
    }),
  }
}
