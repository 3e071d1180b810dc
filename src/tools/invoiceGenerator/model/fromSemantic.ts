import { isDay } from '../../../core/values/day'
import { currencyDecimals, decimal, roundTo, sumOf, zero, type Decimal } from '../../numbers/model/decimal'
import { calculate } from './calculate'
import { references, type ReferencePath } from './fields'
import {
  currencies, emptyInvoice, emptyLine, invoiceTypes, noExemptions, paymentMeans, units, usualExemptionCodes,
  vatCategories, type Address, type Adjustment, type Buyer, type Discount, type ExemptionReason, type Invoice,
  type InvoiceLanguage, type InvoiceLine, type Party, type Payment, type Unit, type VatCategory,
} from './invoice' // prettier-ignore
import { typedNumber } from './parseInvoice'
import { amount, isDecimal } from './rules/rule'
import {
  generalInformation, isCreditNote, type SemanticAddress, type SemanticInvoice, type SemanticLine, type SemanticParty,
  type SemanticPayment,
} from './semantic' // prettier-ignore

export type Continued = {
  invoice: Invoice
  /** Terms and groups of the file that the form has no field for, and that are left out: `BG-24`. */
  unsupported: readonly string[]
  /** Whether the amount due is that of the file. */
  isSameTotal: boolean
}

const oneOf = <Value extends string>(list: readonly Value[], value: string | undefined): Value | undefined =>
  list.find((entry) => entry === value)

/** Codes of a piece that other programs write for one (C62). */
const pieces = ['EA', 'H87']

const unitOf = (code: string | undefined): Unit | undefined =>
  pieces.includes(code ?? '') ? 'C62' : oneOf(units, code)

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

function paymentOf(value: SemanticPayment | undefined, invoice: SemanticInvoice): Payment {
  const account = value?.accounts[0]
  return {
    ...emptyInvoice.payment,
    means: oneOf(paymentMeans, value?.means) ?? (account?.id ? '30' : '1'),
    iban: account?.id ?? '',
    bic: account?.bic ?? '',
    accountName: account?.name ?? '',
    reference: value?.reference === invoice.number ? '' : (value?.reference ?? ''),
    dueDate: dayOf(invoice.dueDate),
    terms: invoice.terms ?? '',
    mandate: value?.debit?.mandate ?? '',
    creditorId: value?.debit?.creditorId ?? '',
    debitedIban: value?.debit?.account ?? '',
    cardNumber: value?.card?.number ?? '',
  }
}

type LostTerm<Part> = readonly [term: string, isThere: (part: Part) => unknown]

/** A date that is there but is no day of the calendar. */
const isNoDay = (value: string | undefined): boolean => value !== undefined && !isDay(value)

/** Terms and groups of an invoice that the form has no field for, or not for what is in it. */
const invoiceTerms: readonly LostTerm<SemanticInvoice>[] = [
  ['BT-2', ({ issueDate }) => isNoDay(issueDate)],
  ['BT-3', ({ type }) => !oneOf(invoiceTypes, type)],
  ['BT-5', ({ currency }) => !oneOf(currencies, currency)],
  ['BT-6', ({ vatCurrency }) => vatCurrency && !oneOf(currencies, vatCurrency)],
  ['BT-7', ({ taxPointDate }) => taxPointDate],
  ['BT-8', ({ taxPointCode }) => taxPointCode],
  ['BT-9', ({ dueDate }) => isNoDay(dueDate)],
  ['BT-14', ({ salesOrder }) => salesOrder],
  ['BT-15', ({ receivingAdvice }) => receivingAdvice],
  ['BT-16', ({ despatchAdvice }) => despatchAdvice],
  ['BT-17', ({ tender }) => tender],
  ['BT-18', ({ object }) => object],
  ['BT-19', ({ accounting }) => accounting],
  ['BT-21', ({ notes }) => notes.some(({ subject }) => subject && subject !== generalInformation)],
  ['BG-3', ({ preceding }) => preceding.length > 1],
  ['BT-26', ({ preceding }) => isNoDay(preceding[0]?.date)],
  ['BT-29', ({ seller }) => seller.identifiers.length > 0],
  // The first one is the number of the customer, which has no scheme.
  ['BT-46', ({ buyer }) => buyer.identifiers.length > 1 || buyer.identifiers[0]?.scheme],
  ['BG-10', ({ payee }) => payee],
  ['BG-11', ({ representative }) => representative],
  ['BT-71', ({ delivery }) => delivery?.location],
  ['BT-72', ({ delivery }) => isNoDay(delivery?.date)],
  ['BT-73', ({ period }) => isNoDay(period?.start)],
  ['BT-74', ({ period }) => isNoDay(period?.end)],
  ['BT-81', ({ payment }) => payment?.means && !oneOf(paymentMeans, payment.means)],
  ['BT-82', ({ payment }) => payment?.meansText],
  ['BG-17', ({ payment }) => (payment?.accounts.length ?? 0) > 1],
  ['BT-88', ({ payment }) => payment?.card?.holder],
  ['BT-98', ({ allowances }) => allowances.some(({ reasonCode }) => reasonCode)],
  ['BT-105', ({ charges }) => charges.some(({ reasonCode }) => reasonCode)],
  ['BG-24', ({ documents }) => documents.length > 0],
]

/** The same of a line. */
const lineTerms: readonly LostTerm<SemanticLine>[] = [
  ['BT-127', ({ note }) => note],
  ['BT-128', ({ object }) => object],
  ['BT-130', ({ unit }) => !unitOf(unit)],
  ['BT-132', ({ orderLine }) => orderLine],
  ['BT-133', ({ accounting }) => accounting],
  ['BG-26', ({ period }) => period],
  ['BT-140', ({ allowances }) => allowances.some(({ reasonCode }) => reasonCode)],
  ['BG-28', ({ charges }) => charges.length > 0],
  ['BT-147', ({ priceDiscount }) => priceDiscount],
  ['BT-148', ({ grossPrice }) => grossPrice],
  ['BT-156', ({ buyerItem }) => buyerItem],
  ['BT-157', ({ standardItem }) => standardItem],
  ['BT-158', ({ classifications }) => classifications.length > 0],
  ['BT-159', ({ originCountry }) => originCountry],
  ['BG-32', ({ attributes }) => attributes.length > 0],
  ['BT-151', ({ category }) => !oneOf(vatCategories, category)],
]

/** The reason of a discount on a line: the form has none, its invoices give the usual one. */
const discountReason = 'BT-139'

/** Every term that can be left out. */
export const unsupportedTerms: readonly string[] = [
  ...[...invoiceTerms, ...lineTerms].map(([term]) => term),
  discountReason,
]

/** Which terms of a file the form has no field for. */
function unsupportedOf(i: SemanticInvoice, usualReason: string | undefined): string[] {
  const hasReason = i.lines
    .flatMap(({ allowances }) => allowances)
    .some(({ reason }) => reason && reason !== usualReason)
  return [
    ...invoiceTerms.filter(([, isThere]) => isThere(i)).map(([term]) => term),
    ...lineTerms.filter(([, isThere]) => i.lines.some((line) => isThere(line))).map(([term]) => term),
    ...(hasReason ? [discountReason] : []),
  ]
}

/**
 * The invoice of a file as one to continue from in the form. Numbers are written as the language `typedIn` types them.
 * What the form has no field for is left out and named. `usualReason` is what an invoice of the form gives as the reason of
 * a discount on a line.
 */
export function fromSemantic(
  i: SemanticInvoice,
  typedIn: string,
  language: InvoiceLanguage,
  usualReason?: string,
): Continued {
  const typed = (value: Decimal | string | undefined): string => {
    if (value === undefined || (typeof value === 'string' && !isDecimal(value))) return ''
    return typedNumber((typeof value === 'string' ? amount(value) : value).toFixed(), typedIn)
  }
  const vatOf = (category: string | undefined, rate: string | undefined): InvoiceLine['vat'] => ({
    category: oneOf(vatCategories, category) ?? 'S',
    rate: typed(rate),
  })
  const currency = oneOf(currencies, i.currency) ?? 'EUR'
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
    const charges = sumOf(line.charges.map((entry) => amount(entry.amount)))
    const base = line.baseQuantity && amount(line.baseQuantity).gt(0) ? amount(line.baseQuantity) : decimal(1)
    const quantity = roundTo(amount(line.quantity), 6)
    const price = roundTo(amount(line.price).div(base), 6)
    // A charge of a line has no field: it becomes part of the price.
    const withCharges =
      charges.eq(0) || quantity.eq(0) ? price : roundTo(price.plus(charges.div(quantity)), 6)
    const [only] = line.allowances
    const gross = roundTo(quantity.times(price), decimals)
    const isPercent =
      line.allowances.length === 1 && isShare(only?.percent, gross, only?.amount) && charges.eq(0)
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
      unit: unitOf(line.unit) ?? 'C62',
      price: typed(withCharges),
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

  const invoice: Invoice = {
    ...emptyInvoice,
    typedIn,
    language,
    type: oneOf(invoiceTypes, i.type) ?? (isCreditNote(i.type) ? '381' : '380'),
    number: i.number ?? '',
    issueDate: dayOf(i.issueDate),
    currency,
    vatCurrency: oneOf(currencies, i.vatCurrency) ?? '',
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
    notes: i.notes.flatMap(({ text }) => text ?? []).join('\n\n'),
  }
  return {
    invoice,
    unsupported: unsupportedOf(i, usualReason),
    isSameTotal: calculate(invoice).due.eq(amount(i.totals.due)),
  }
}
