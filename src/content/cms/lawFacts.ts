/**
 * The names of the facts of law in a `market_law` document. Texts show them by tokens: `{law.retention.invoices}`. What
 * a name means, and how its text is written, so that it fits into a sentence:
 */
const meanings = {
  authority: 'supervisory authority for data protection; form: its short name',
  taxAuthority: 'tax authority',
  register: 'company register',
  registerOffice: 'court or office that keeps the register',
  legalForm: 'usual legal form in full; form: its abbreviation',
  'retention.invoices': 'how long invoices and receipts are kept, as “six years”',
  'retention.books': 'how long the books and annual accounts are kept',
  'retention.property': 'how long records about real property are kept',
  'vat.standard': 'name of the standard rate',
  'vat.reduced': 'name of the reduced rate',
  'vat.secondReduced': 'name of the lower one of two reduced rates',
  'vat.intermediate': 'name of the rate between reduced and standard',
  'vat.superReduced': 'name of the lowest rate above zero',
  'vat.zero': 'name of the zero rate',
  'number.vat': 'name of the VAT number; form: how it is written, with 0 for a digit',
  'number.company': 'name of the number in the register; form: how it is written',
  'number.tax': 'name of the tax number; form: how it is written, where a form is fixed',
  'eInvoicing.networks': 'networks and formats of e-invoices',
  'eInvoicing.companies': 'duty between companies today, a whole sentence',
  'eInvoicing.publicBodies': 'duty towards public bodies, a whole sentence',
  'eInvoicing.later': 'what is decided for later, a whole sentence; since: its first day',
  archive: 'how records are kept, a whole sentence',
  language: 'language of books and invoices, a whole sentence',
  latePayment: 'what an invoice says, or the law adds, about late payment, a whole sentence',
  mileageUnit: 'unit of mileage allowances',
  'payment.account': 'how an account is named on invoices',
  'payment.bankCode': 'sort code, routing number or registration number; form: how it is written',
  'payment.giro': 'number at a clearing: bankgiro, FIK',
  'payment.reference': 'reference with a check digit: OCR, KID, viite',
  'payment.qrIban': 'IBAN of a QR invoice',
} as const

export type LawFactName = keyof typeof meanings

export const lawFactNames = Object.keys(meanings) as readonly LawFactName[]

export const isLawFactName = (name: string): name is LawFactName => Object.hasOwn(meanings, name)

/** What a fact is, for editors. */
export const meaningOf = (name: LawFactName): string => meanings[name]

/** Facts that not every country has. A market says of every other one what it is, or why that is not known. */
const optional = new Set<LawFactName>([
  'retention.property',
  'vat.secondReduced',
  'vat.intermediate',
  'vat.superReduced',
  'vat.zero',
  'number.tax',
  'payment.bankCode',
  'payment.giro',
  'payment.reference',
  'payment.qrIban',
])

export const neededLawFacts: readonly LawFactName[] = lawFactNames.filter((name) => !optional.has(name))

/** Facts that rest on a law, which the document names with them. */
export const hasLaw = (name: LawFactName): boolean => /^(?:retention|latePayment)/.test(name)

/** Facts that have a way of writing beside their name. */
export const hasForm = (name: LawFactName): boolean =>
  ['authority', 'legalForm', 'number.vat', 'number.company'].includes(name)

/**
 * Forms of the facts, by content language, for sentences whose grammar wants another one: `{law.authority.dative}`, der
 * Datenschutzbehörde. `to` with the preposition that a complaint goes with: à la CNIL, al Garante, à CNPD.
 */
export const lawFormsOfLanguage: Readonly<Record<string, readonly string[]>> = {
  'de-de': ['authority.dative'],
  'fi-fi': ['authority.allative', 'retention.invoices.partitive'],
  'fr-be': ['authority.to'],
  'fr-fr': ['authority.to'],
  'it-it': ['authority.to'],
  'pt-pt': ['authority.to'],
}

/** What the law of a country wants in the imprint of a company. */
export const imprintDuties = [
  'name',
  'legalForm',
  'address',
  'registeredOffice',
  'contact',
  'phone',
  'register',
  'companyNumber',
  'vatNumber',
  'taxNumber',
  'managers',
  'capital',
  'publisher',
  'host',
  'purpose',
  'authority',
  'chamber',
  'rules',
  'taxApproval',
] as const

export type ImprintDuty = (typeof imprintDuties)[number]
