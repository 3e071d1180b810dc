/**
 * The semantic model of EN 16931-1:2017: an electronic invoice as its business terms (BT) and groups (BG), whatever its
 * syntax. Values are text as the XML has them, amounts and rates with a decimal point, days as `YYYY-MM-DD`; a term that
 * the invoice does not have is undefined.
 */

type Text = string | undefined

/** An identifier and the scheme it is of; of a classification (BT-158) also the version of the scheme. */
export type Identifier = { id: string; scheme?: Text; version?: Text }

/** An element of a file, as it was. */
export type OpaqueElement = {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: readonly OpaqueElement[]
}

/** An element that no term of the model is read from: it is written again where it was, in the same syntax. */
export type OpaquePart = {
  element: OpaqueElement
  /** The elements it is in, from that of its entry or of the invoice on: name, and number among its namesakes. */
  path: readonly (readonly [name: string, number: number])[]
  /** The names of the elements before it, each once and that of the last one last, and its number among its namesakes. */
  after: readonly string[]
  afterNumber: number
  /** What it is: terms that the file has more than once, or names of elements (`ReadTerms`). */
  labels: readonly string[]
}

/** What an entry of a list, or the invoice, has beyond the terms of the model. */
type WithOpaque = { opaque?: readonly OpaquePart[] | undefined }

export type SemanticAddress = {
  line1?: Text
  line2?: Text
  line3?: Text
  city?: Text
  postCode?: Text
  region?: Text
  /** BT-40, BT-55, BT-69, BT-80. */
  country?: Text
}

export type SemanticContact = { name?: Text; phone?: Text; email?: Text }

/** Seller (BG-4) or buyer (BG-7). */
export type SemanticParty = {
  /** BT-27, BT-44. */
  name?: Text
  /** BT-28, BT-45. */
  tradingName?: Text
  /** BT-29, BT-46. */
  identifiers: readonly Identifier[]
  /** BT-30, BT-47. */
  registration?: Identifier | undefined
  /** BT-31, BT-48. */
  vatId?: Text
  /** BT-32, of the seller only. */
  taxNumber?: Text
  /** BT-33, of the seller only. */
  legalInformation?: Text
  /** BT-34, BT-49. */
  electronicAddress?: Identifier | undefined
  /** BG-5, BG-8. */
  address?: SemanticAddress | undefined
  /** BG-6, BG-9. */
  contact?: SemanticContact | undefined
}

/** Payee (BG-10). */
export type SemanticPayee = {
  name?: Text
  identifier?: Identifier | undefined
  registration?: Identifier | undefined
}

/** The seller's tax representative (BG-11). */
export type SemanticRepresentative = { name?: Text; vatId?: Text; address?: SemanticAddress | undefined }

export type SemanticPeriod = { start?: Text; end?: Text }

/** Delivery (BG-13 with the address BG-15). */
export type SemanticDelivery = {
  name?: Text
  location?: Identifier | undefined
  date?: Text
  address?: SemanticAddress | undefined
}

/** Payment instructions (BG-16). */
export type SemanticPayment = {
  /** BT-81, BT-82. */
  means?: Text
  meansText?: Text
  /** BT-83. */
  reference?: Text
  /** Credit transfers (BG-17): BT-84, BT-85, BT-86. */
  accounts: readonly (WithOpaque & { id?: Text; name?: Text; bic?: Text })[]
  /** Card (BG-18): BT-87, BT-88. */
  card?: { number?: Text; holder?: Text } | undefined
  /** Direct debit (BG-19): BT-89, BT-90, BT-91. */
  debit?: { mandate?: Text; creditorId?: Text; account?: Text } | undefined
}

/** A category of VAT with its rate; O has no rate. */
export type SemanticVat = { category?: Text; rate?: Text }

/** Document level allowance (BG-20) or charge (BG-21). */
export type SemanticAdjustment = SemanticVat &
  WithOpaque & {
    amount?: Text
    base?: Text
    percent?: Text
    reason?: Text
    reasonCode?: Text
  }

/** Line allowance (BG-27) or charge (BG-28). */
export type SemanticLineAdjustment = Omit<SemanticAdjustment, 'category' | 'rate'>

/** Document totals (BG-22). */
export type SemanticTotals = {
  /** BT-106. */
  lines?: Text
  /** BT-107. */
  allowances?: Text
  /** BT-108. */
  charges?: Text
  /** BT-109. */
  taxExclusive?: Text
  /** BT-110. */
  tax?: Text
  /** BT-111. */
  taxInVatCurrency?: Text
  /** BT-112. */
  taxInclusive?: Text
  /** BT-113. */
  prepaid?: Text
  /** BT-114. */
  rounding?: Text
  /** BT-115. */
  due?: Text
}

/** VAT breakdown (BG-23). */
export type SemanticVatRow = SemanticVat &
  WithOpaque & {
    /** BT-116. */
    taxable?: Text
    /** BT-117. */
    tax?: Text
    /** BT-120. */
    reason?: Text
    /** BT-121. */
    reasonCode?: Text
  }

/** Additional supporting document (BG-24). */
export type SemanticDocument = WithOpaque & {
  reference?: Text
  description?: Text
  url?: Text
  /** BT-125: the attached file in base64, its kind and its name. */
  content?: Text
  mime?: Text
  filename?: Text
}

/** Invoice line (BG-25). */
export type SemanticLine = SemanticVat &
  WithOpaque & {
    /** BT-126. */
    id?: Text
    /** BT-127. */
    note?: Text
    /** BT-128. */
    object?: Identifier | undefined
    /** BT-129. */
    quantity?: Text
    /** BT-130. */
    unit?: Text
    /** BT-131. */
    net?: Text
    /** BT-132. */
    orderLine?: Text
    /** BT-133. */
    accounting?: Text
    period?: SemanticPeriod | undefined
    allowances: readonly SemanticLineAdjustment[]
    charges: readonly SemanticLineAdjustment[]
    /** BT-146. */
    price?: Text
    /** BT-147. */
    priceDiscount?: Text
    /** BT-148. */
    grossPrice?: Text
    /** BT-149. */
    baseQuantity?: Text
    /** BT-150. */
    baseUnit?: Text
    /** BT-153. */
    name?: Text
    /** BT-154. */
    description?: Text
    /** BT-155. */
    sellerItem?: Text
    /** BT-156. */
    buyerItem?: Text
    /** BT-157. */
    standardItem?: Identifier | undefined
    /** BT-158. */
    classifications: readonly Identifier[]
    /** BT-159. */
    originCountry?: Text
    /** BG-32. */
    attributes: readonly (WithOpaque & { name?: Text; value?: Text })[]
  }

export type SemanticInvoice = WithOpaque & {
  /** BT-24, specification identifier. */
  specification?: Text
  /** BT-23, business process. */
  process?: Text
  /** BT-1. */
  number?: Text
  /** BT-2. */
  issueDate?: Text
  /** BT-3. */
  type?: Text
  /** BT-5. */
  currency?: Text
  /** BT-6. */
  vatCurrency?: Text
  /** BT-7. */
  taxPointDate?: Text
  /** BT-8. */
  taxPointCode?: Text
  /** BT-9. */
  dueDate?: Text
  /** BT-10. */
  buyerReference?: Text
  /** BT-11. */
  project?: Text
  /** BT-12. */
  contract?: Text
  /** BT-13. */
  order?: Text
  /** BT-14. */
  salesOrder?: Text
  /** BT-15. */
  receivingAdvice?: Text
  /** BT-16. */
  despatchAdvice?: Text
  /** BT-17. */
  tender?: Text
  /** BT-18. */
  object?: Identifier | undefined
  /** BT-19. */
  accounting?: Text
  /** BT-20. */
  terms?: Text
  /** BG-1: BT-21, BT-22. */
  notes: readonly (WithOpaque & { subject?: Text; text?: Text })[]
  /** BG-3: BT-25, BT-26. */
  preceding: readonly (WithOpaque & { number?: Text; date?: Text })[]
  seller: SemanticParty
  buyer: SemanticParty
  payee?: SemanticPayee | undefined
  representative?: SemanticRepresentative | undefined
  delivery?: SemanticDelivery | undefined
  /** BG-14. */
  period?: SemanticPeriod | undefined
  payment?: SemanticPayment | undefined
  allowances: readonly SemanticAdjustment[]
  charges: readonly SemanticAdjustment[]
  totals: SemanticTotals
  vat: readonly SemanticVatRow[]
  documents: readonly SemanticDocument[]
  lines: readonly SemanticLine[]
  /** The currency codes that the amounts of a file have (`currencyID`), each once; undefined when none was read. */
  amountCurrencies?: readonly string[] | undefined
  /**
   * The syntax of the file that it was read from: what is opaque can be written in no other. Official rules of the two
   * syntaxes differ in places.
   */
  readFrom?: 'cii' | 'ubl' | undefined
  /** What the file is in UBL. */
  document?: 'Invoice' | 'CreditNote' | undefined
  /** The currency that the total of VAT (BT-110) has in the file; empty when it has none. */
  taxTotalCurrency?: Text
}

/** Specification identifiers (BT-24) of what the tool makes. */
export const specifications = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
} as const

/** The business process (BT-23) of Peppol BIS Billing 3.0, which XRechnung also takes. */
export const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** What an invoice keeps to: the norm alone, the German XRechnung 3.0, Peppol BIS Billing 3.0. */
export type Profile = keyof typeof specifications

/** The profile that an invoice says it keeps to; the norm alone for one that is not known. */
export function profileOf({ specification = '' }: Pick<SemanticInvoice, 'specification'>): Profile {
  if (/xrechnung/i.test(specification)) return 'xrechnung'
  return specification.includes('peppol.eu:2017:poacc:billing') ? 'peppol' : 'en16931'
}

/** The subject of a note that has none in particular (BT-21; UNTDID 4451, general information). */
export const generalInformation = 'AAI'

/** Kinds of invoice that UBL writes as a credit note (UNTDID 1001). */
export const creditNoteTypes: readonly string[] = '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(
  ' ',
)

export const isCreditNote = (type: string | undefined): boolean => creditNoteTypes.includes(type ?? '')
