import { references, type ReferencePath } from './fields'

/**
 * An invoice as the visitor makes it. Numbers are the text that was typed, in the number format of `typedIn`; days are
 * `YYYY-MM-DD` or empty. BT-… and BG-… name the business terms and groups of EN 16931-1:2017.
 */

/** VAT category codes of EN 16931 (UNTDID 5305), in the order a form offers them. */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B'] as const

/**
 * S standard or reduced rate · Z zero rate · E exempt · AE reverse charge · K intra-Community supply · G export outside of
 * the EU · O outside the scope of VAT · L IGIC (Canary Islands) · M IPSI (Ceuta, Melilla) · B split payment (Italy), which
 * the form has only from a file.
 */
export type VatCategory = (typeof vatCategories)[number]

/** Categories whose rate is typed; the others have 0 %, O none at all. */
export const ratedCategories: readonly VatCategory[] = ['S', 'L', 'M', 'B']

/** Categories for which the invoice has to say why there is no VAT (BT-120, BT-121). */
export const exemptCategories: readonly VatCategory[] = ['E', 'AE', 'K', 'G', 'O']

/** Codes of the exemption (BT-121) that follow from the category, of the VATEX code list. */
export const usualExemptionCodes: Readonly<Partial<Record<VatCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** Kinds of invoice (BT-3, UNTDID 1001) that the tool makes. */
export const invoiceTypes = ['380', '381', '384', '326', '386', '389'] as const

/** 380 invoice · 381 credit note · 384 corrected invoice · 326 partial invoice · 386 prepayment · 389 self-billed. */
export type InvoiceType = (typeof invoiceTypes)[number]

/** How it is paid (BT-81, UNTDID 4461). */
export const paymentMeans = ['58', '30', '59', '48', '10', '1'] as const

/** 58 SEPA transfer · 30 transfer · 59 SEPA direct debit · 48 card · 10 cash · 1 not said. */
export type PaymentMeans = (typeof paymentMeans)[number]

/** Units of quantity (BT-130, UN/ECE Recommendation 20), in the order a form offers them. */
export const units = [
  'C62', 'HUR', 'DAY', 'WEE', 'MON', 'ANN', 'MIN', 'LS', 'KGM', 'GRM', 'TNE', 'MTR', 'CMT', 'KMT', 'MTK', 'MTQ', 'LTR',
  'KWH', 'SET', 'XPK', 'XBX', 'XPX', 'NPR', 'E49', 'E48',
] as const // prettier-ignore

/**
 * C62 piece · HUR hour · DAY day · WEE week · MON month · ANN year · MIN minute · LS lump sum · KGM kg · GRM g · TNE tonne ·
 * MTR m · CMT cm · KMT km · MTK m² · MTQ m³ · LTR l · KWH kWh · SET set · XPK package · XBX box · XPX pallet · NPR pair ·
 * E49 working day · E48 service unit.
 */
export type Unit = (typeof units)[number]

/** Currencies of an invoice (ISO 4217), in the order a form offers them. */
export const currencies = [
  'EUR', 'GBP', 'USD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'ISK', 'TRY', 'UAH', 'CAD', 'AUD',
  'NZD', 'JPY', 'CNY', 'HKD', 'SGD', 'INR', 'KRW', 'ZAR', 'AED', 'SAR', 'ILS', 'MXN', 'BRL', 'KWD',
] as const // prettier-ignore

export type Currency = (typeof currencies)[number]

/** Content languages in which an invoice can be written, whatever language the page has. */
export const invoiceLanguages = [
  'en-gb', 'da-dk', 'de-de', 'es-es', 'sv-se', 'en-ie', 'fi-fi', 'fr-be', 'nl-be', 'fr-fr', 'nl-nl', 'it-it', 'pt-pt',
  'nb-no', 'en-us',
] as const // prettier-ignore

export type InvoiceLanguage = (typeof invoiceLanguages)[number]

export type Address = {
  line1: string
  line2: string
  city: string
  postCode: string
  region: string
  /** ISO 3166-1 alpha-2, or empty. */
  country: string
}

/** An address in a network such as Peppol (BT-34, BT-49): scheme of the EAS code list, and identifier. */
export type ElectronicAddress = { scheme: string; id: string }

export type Party = {
  name: string
  tradingName: string
  address: Address
  /** BT-31, BT-48: with its country's prefix, `DE123456789`. */
  vatId: string
  /** Legal registration (BT-30, BT-47), such as the number of the commercial register. */
  registrationId: string
  /** Scheme of the registration (ISO 6523 ICD), `0002` for SIREN; mostly empty. */
  registrationScheme: string
  contactName: string
  phone: string
  email: string
  electronicAddress: ElectronicAddress
}

export type Seller = Party & {
  /** National tax number (BT-32), in Germany the Steuernummer. */
  taxNumber: string
  /** Further legal information (BT-33), such as the share capital. */
  legalInformation: string
  /** `data:` address of a PNG or JPEG, or empty. */
  logo: string
}

export type Buyer = Party & {
  /** Number of the customer, the buyer identifier BT-46. */
  customerNumber: string
}

export type Delivery = {
  /** BT-72. */
  date: string
  /** Invoicing period, BT-73 and BT-74. */
  periodStart: string
  periodEnd: string
  /** Whether the goods go to another address than the buyer's. */
  hasAddress: boolean
  name: string
  address: Address
}

export type Discount = { kind: 'percent' | 'amount'; value: string }

export type LineVat = {
  category: VatCategory
  /** In per cent; counts for the categories of `ratedCategories`. */
  rate: string
}

export type InvoiceLine = {
  /** Of the line in the form, never reused; it is not printed. */
  id: string
  name: string
  description: string
  /** Number of the article, BT-155. */
  articleNumber: string
  quantity: string
  /** One of `units`, or what a file has. */
  unit: string
  /** Net of VAT, BT-146. */
  price: string
  discount: Discount
  vat: LineVat
}

/** An allowance (BG-20) or a charge (BG-21) on the whole invoice. */
export type Adjustment = {
  id: string
  kind: 'allowance' | 'charge'
  amount: Discount
  reason: string
  /** `allRates`: divided over the VAT rates of the lines; `oneRate`: has the VAT of `vat`. */
  scope: 'allRates' | 'oneRate'
  vat: LineVat
}

export type ExemptionReason = {
  /** BT-120; empty for the usual words of the invoice's language. */
  text: string
  /** BT-121, of the VATEX code list, `VATEX-EU-AE`. */
  code: string
}

export type Payment = {
  means: PaymentMeans
  iban: string
  bic: string
  /** As the banks of the seller's country write it, in place of an IBAN: sort code and account number, bankgiro … */
  nationalAccount: string
  accountName: string
  /** BT-83, what the buyer states when paying. Empty: the number of the invoice. */
  reference: string
  dueDate: string
  /** BT-20. */
  terms: string
  /** Direct debit: BT-89, BT-90 and the account that is debited, BT-91. */
  mandate: string
  creditorId: string
  debitedIban: string
  /** Last digits of the card, BT-87. */
  cardNumber: string
  /** Whether the PDF has the EPC QR code (GiroCode). */
  hasQrCode: boolean
}

/** The file that an invoice was opened from: the form changes it, what the form has no field for stays. */
export type OpenedFile = {
  /** The e-invoice, of a PDF the one in it. */
  xml: string
  /** The form as it was filled from the file: what differs from it was changed. */
  form: Invoice
  /** Names of the parts that the visitor removed (`KeptPart`). */
  removed: readonly string[]
}

/** Its references (BT-10 to BT-13) are listed in `fields.ts`. */
export type Invoice = Record<ReferencePath, string> & {
  version: 2
  /** BCP 47: the language in whose number format the numbers were typed. */
  typedIn: string
  language: InvoiceLanguage
  type: InvoiceType
  /** BT-1. */
  number: string
  /** BT-2. */
  issueDate: string
  /** One of `currencies`, or what a file has; `XXX` (ISO 4217, no currency) for a file that has none. */
  currency: string
  /** Currency of the VAT total in the books (BT-6), when it differs; empty otherwise. */
  vatCurrency: string
  /** How many units of `vatCurrency` one unit of `currency` is. */
  exchangeRate: string
  seller: Seller
  buyer: Buyer
  delivery: Delivery
  /** The invoice that this one corrects or credits, BG-3. */
  precedingNumber: string
  precedingDate: string
  lines: readonly InvoiceLine[]
  adjustments: readonly Adjustment[]
  exemptions: Readonly<Record<VatCategory, ExemptionReason>>
  /** BT-113. */
  prepaid: string
  /** BT-114, may be negative. */
  rounding: string
  payment: Payment
  /** BT-22. */
  notes: string
  opened?: OpenedFile
}

export const emptyAddress: Address = {
  line1: '', line2: '', city: '', postCode: '', region: '', country: '',
} // prettier-ignore

const emptyParty: Party = {
  name: '',
  tradingName: '',
  address: emptyAddress,
  vatId: '',
  registrationId: '',
  registrationScheme: '',
  contactName: '',
  phone: '',
  email: '',
  electronicAddress: { scheme: '', id: '' },
}

export const emptyLine: InvoiceLine = {
  id: '1',
  name: '',
  description: '',
  articleNumber: '',
  quantity: '1',
  unit: 'C62',
  price: '',
  discount: { kind: 'percent', value: '' },
  vat: { category: 'S', rate: '' },
}

export const emptyAdjustment: Adjustment = {
  id: '1',
  kind: 'allowance',
  amount: { kind: 'percent', value: '' },
  reason: '',
  scope: 'allRates',
  vat: { category: 'S', rate: '' },
}

const noReason: ExemptionReason = { text: '', code: '' }

export const noExemptions: Readonly<Record<VatCategory, ExemptionReason>> = {
  S: noReason, Z: noReason, E: noReason, AE: noReason, K: noReason, G: noReason, O: noReason, L: noReason, M: noReason, B: noReason,
} // prettier-ignore

const emptyReferences = Object.fromEntries(references.map(({ path }) => [path, ''])) as Record<
  ReferencePath,
  string
>

/** The invoice of a visitor who has entered nothing: one empty line. A form sets `typedIn`, language, currency and rate. */
export const emptyInvoice: Invoice = {
  ...emptyReferences,
  version: 2,
  typedIn: 'en-GB',
  language: 'en-gb',
  type: '380',
  number: '',
  issueDate: '',
  currency: 'EUR',
  vatCurrency: '',
  exchangeRate: '',
  seller: { ...emptyParty, taxNumber: '', legalInformation: '', logo: '' },
  buyer: { ...emptyParty, customerNumber: '' },
  delivery: { date: '', periodStart: '', periodEnd: '', hasAddress: false, name: '', address: emptyAddress },
  precedingNumber: '',
  precedingDate: '',
  lines: [emptyLine],
  adjustments: [],
  exemptions: noExemptions,
  prepaid: '',
  rounding: '',
  payment: {
    means: '58',
    iban: '',
    bic: '',
    nationalAccount: '',
    accountName: '',
    reference: '',
    dueDate: '',
    terms: '',
    mandate: '',
    creditorId: '',
    debitedIban: '',
    cardNumber: '',
    hasQrCode: true,
  },
  notes: '',
}

/** The most lines an invoice takes. */
export const maxLines = 1000

/** An id that no line or adjustment of the list has. */
export const nextId = (entries: readonly { id: string }[]): string =>
  String(Math.max(0, ...entries.map(({ id }) => Number(id) || 0)) + 1)

/** Whether nothing was entered in a line: it is not part of the invoice. */
export const isEmptyLine = ({ name, description, articleNumber, price }: InvoiceLine): boolean =>
  [name, description, articleNumber, price].every((text) => text.trim() === '')

/** BCP 47 of a content language: `de-de` → `de-DE`. */
export const htmlLangOf = (language: InvoiceLanguage): string =>
  language.replace(/-(\w+)$/, (_, country: string) => `-${country.toUpperCase()}`)
