import { isDay } from '../../../core/values/day'
import { currencyDecimals, decimal, roundTo, sumOf, zero, type Decimal } from '../../numbers/model/decimal'
import { references, type ReferencePath } from './fields'
import {
  emptyInvoice, emptyLine, invoiceTypes, noExemptions, paymentMeans, usualExemptionCodes, vatCategories, type Address,
  type Adjustment, type Buyer, type Discount, type ExemptionReason, type Invoice, type InvoiceLanguage,
  type InvoiceLine, type Party, type Payment, type PaymentMeans, type VatCategory,
} from './invoice' // prettier-ignore
import { noteSeparator } from './opened/mergeNotes'
import { typedNumber } from './parseInvoice'
import { amount, isDecimal } from './rules/rule'
import {
  isCreditNote, type SemanticAddress, type SemanticInvoice, type SemanticLine, type SemanticParty,
  type SemanticPayment,
} from './semantic' // prettier-ignore

const oneOf = <Value extends string>(list: readonly Value[], value: string | undefined): Value | undefined =>
  list.find((entry) => entry === value)

/** Means of payment (UNTDID 4461) by the field of the form that has what belongs to them. */
const similarMeans: readonly (readonly [PaymentMeans, ...string[]])[] = [['48', '54', '55'], ['59', '49'], ['30', '31', '42']] // prettier-ignore

const meansOf = (code: string | undefined, hasAccount: boolean): PaymentMeans =>
  oneOf(paymentMeans, code) ??
  similarMeans.find((codes) => codes.some((one) => one === code))?.[0] ??
  (hasAccount ? '30' : '1')

/** A currency as the form can have it; `XXX` is the code of none. */
const currencyOf = (code: string | undefined): string =>
  /^[A-Z]{3}$/.test(code ?? '') ? (code ?? '') : 'XXX'

const addressOf = (value: SemanticAddress | undefined): Address => ({
  line1: value?.line1 ?? '',
  line2: [value?.line2, value?.line3].filter(Boolean).join(', '),
  city: value?.city ?? '',
  postCode: value?.postCode ?? '',
  region: value?.region ?? '',
  country: value?.country ?? '',
})

const partyOf = (value: SemanticParty): Party => ({
  name: value.name ?? '',
  tradingName: value.tradingName ?? '',
  address: addressOf(value.address),
  vatId: value.vatId ?? '',
  registrationId: value.registration?.id ?? '',
  registrationScheme: value.registration?.scheme ?? '',
  contactName: value.contact?.name ?? '',
  phone: value.contact?.phone ?? '',
  email: value.contact?.email ?? '',
  electronicAddress: {
    scheme: value.electronicAddress?.scheme ?? '',
    id: value.electronicAddress?.id ?? '',
  },
})

const dayOf = (value: string | undefined): string => (value && isDay(value) ? value : '')

/** Whether an account is an IBAN, a wrong one too; others are written as the banks of a country do. */
const isLikeIban = (id: string): boolean => /^\s*[A-Z]{2}\s*\d{2}/i.test(id)

function paymentOf(value: SemanticPayment | undefined, invoice: SemanticInvoice): Payment {
  const account = value?.accounts[0]
  const id = account?.id ?? ''
  return {
    ...emptyInvoice.payment,
    means: meansOf(value?.means, Boolean(account?.id)),
    ...(isLikeIban(id) ? { iban: id } : { nationalAccount: id }),
    bic: account?.bic ?? '',
    accountName: account?.name ?? '',
    reference: value?.reference ?? '',
    dueDate: dayOf(invoice.dueDate),
    terms: invoice.terms ?? '',
    mandate: value?.debit?.mandate ?? '',
    creditorId: value?.debit?.creditorId ?? '',
    debitedIban: value?.debit?.account ?? '',
    cardNumber: value?.card?.number ?? '',
  }
}

/**
 * The form of the invoice of a file. Numbers are written as the language `typedIn` types them. What the form has no field for
 * stays in the file (`OpenedFile`), which the invoice is made from with the changes of the form.
 */
export function fromSemantic(i: SemanticInvoice, typedIn: string, language: InvoiceLanguage): Invoice {
  const typed = (value: Decimal | string | undefined): string => {
    if (value === undefined || (typeof value === 'string' && !isDecimal(value))) return ''
    return typedNumber((typeof value === 'string' ? amount(value) : value).toFixed(), typedIn)
  }
  const vatOf = (category: string | undefined, rate: string | undefined): InvoiceLine['vat'] => ({
    // A category that is not known is shown as what its rate says.
    category: oneOf(vatCategories, category) ?? (amount(rate).gt(0) ? 'S' : 'O'),
    rate: typed(rate),
  })
  const currency = currencyOf(i.currency)
  const decimals = currencyDecimals(currency)
  /** Whether the form would make the same amount of a percentage. Some programs give one of another base, or as a fraction. */
  const isShare = (percent: string | undefined, base: Decimal, given: string | undefined): boolean =>
    percent !== undefined &&
    amount(percent).eq(roundTo(amount(percent), 4)) &&
    roundTo(base.times(amount(percent)).div(100), decimals).eq(amount(given))
  const netOf = (category: string | undefined, rate: string | undefined): Decimal =>
    sumOf(
      i.lines
        .filter((line) => line.category === category && amount(line.rate).eq(amount(rate)))
        .map(({ net }) => amount(net)),
    )

  const lineOf = (line: SemanticLine, index: number): InvoiceLine => {
    const allowances = sumOf(line.allowances.map((entry) => amount(entry.amount)))
    const base = line.baseQuantity && amount(line.baseQuantity).gt(0) ? amount(line.baseQuantity) : decimal(1)
    const quantity = roundTo(amount(line.quantity), 6)
    const price = roundTo(amount(line.price).div(base), 6)
    const [only] = line.allowances
    const gross = roundTo(quantity.times(price), decimals)
    const isPercent = line.allowances.length === 1 && isShare(only?.percent, gross, only?.amount)
    const discount: Discount = isPercent
      ? { kind: 'percent', value: typed(only?.percent) }
      : {
          kind: allowances.eq(0) ? 'percent' : 'amount',
          value: allowances.eq(0) ? '' : typed(roundTo(allowances, decimals)),
        }
    return {
      id: String(index + 1),
      name: line.name ?? '',
      description: line.description ?? '',
      articleNumber: line.sellerItem ?? '',
      quantity: isDecimal(line.quantity) ? typed(quantity) : '',
      unit: line.unit?.replace(/\s/g, '').slice(0, 20) ?? '',
      price: isDecimal(line.price) ? typed(price) : '',
      discount,
      vat: vatOf(line.category, line.rate),
    }
  }
  const adjustments = (['allowances', 'charges'] as const).flatMap((list) =>
    i[list].map((entry): Omit<Adjustment, 'id'> => ({
      kind: list === 'charges' ? 'charge' : 'allowance',
      amount: isShare(entry.percent, netOf(entry.category, entry.rate), entry.amount)
        ? { kind: 'percent', value: typed(entry.percent) }
        : { kind: 'amount', value: typed(entry.amount) },
      reason: entry.reason ?? '',
      scope: 'oneRate',
      vat: vatOf(entry.category, entry.rate),
    })),
  )
  const reasons = i.vat.flatMap((row): [VatCategory, ExemptionReason][] => {
    const category = oneOf(vatCategories, row.category)
    if (!category || !(row.reason ?? row.reasonCode)) return []
    const isUsual = row.reasonCode === usualExemptionCodes[category]
    return [[category, { text: row.reason ?? '', code: isUsual ? '' : (row.reasonCode ?? '') }]]
  })
  const exchangeRate = amount(i.totals.tax).eq(0)
    ? zero
    : roundTo(amount(i.totals.taxInVatCurrency).div(amount(i.totals.tax)), 8)
  const delivery = i.delivery
  const customer = i.buyer.identifiers[0]?.id ?? ''

  return {
    ...emptyInvoice,
    typedIn,
    language,
    type: oneOf(invoiceTypes, i.type) ?? (isCreditNote(i.type) ? '381' : '380'),
    number: i.number ?? '',
    issueDate: dayOf(i.issueDate),
    currency,
    vatCurrency: i.vatCurrency && i.vatCurrency !== i.currency ? currencyOf(i.vatCurrency) : '',
    exchangeRate: exchangeRate.eq(0) ? '' : typed(exchangeRate),
    seller: {
      ...partyOf(i.seller),
      taxNumber: i.seller.taxNumber ?? '',
      legalInformation: i.seller.legalInformation ?? '',
      logo: '',
    },
    buyer: { ...partyOf(i.buyer), customerNumber: customer } satisfies Buyer,
    delivery: {
      date: dayOf(delivery?.date),
      periodStart: dayOf(i.period?.start),
      periodEnd: dayOf(i.period?.end),
      hasAddress: Boolean(delivery?.address ?? delivery?.name),
      name: delivery?.name ?? '',
      address: addressOf(delivery?.address),
    },
    ...(Object.fromEntries(references.map(({ path, term }) => [path, i[term] ?? ''])) as Record<
      ReferencePath,
      string
    >),
    precedingNumber: i.preceding[0]?.number ?? '',
    precedingDate: dayOf(i.preceding[0]?.date),
    lines: i.lines.length > 0 ? i.lines.map(lineOf) : [emptyLine],
    adjustments: adjustments.map((entry, index) => ({ ...entry, id: String(index + 1) })),
    exemptions: { ...noExemptions, ...Object.fromEntries(reasons) },
    prepaid: typed(i.totals.prepaid),
    rounding: typed(i.totals.rounding),
    payment: paymentOf(i.payment, i),
    notes: i.notes.flatMap(({ text }) => text ?? []).join(noteSeparator),
  }
}
