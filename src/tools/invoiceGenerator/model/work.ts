/** What the invoice generator keeps in the browser: the invoice as it is typed, and what the next ones use again. */
import { isDay } from '../../../core/values/day'
import { isRecord } from '../../../core/values/record'
import { readLike, readList } from '../../savedWork/model/readLike'
import {
  emptyInvoice,
  emptyLine,
  type Buyer,
  type Invoice,
  type InvoiceLanguage,
  type LineVat,
  type Payment,
  type Seller,
} from './invoice'
import { nextInvoiceNumber } from './numbering'
import { parseInvoice } from './parseInvoice'

/** When an invoice is due: on receipt, some days after its date, or on its own day. */
export const dueTerms = ['receipt', '7', '14', '30', '60', 'date'] as const
export type DueTerms = (typeof dueTerms)[number]

/** The account that an invoice is paid to. */
export type Account = Pick<Payment, 'iban' | 'bic' | 'nationalAccount' | 'accountName'>

/** The seller of an earlier invoice, with the account that was on it. */
export type EarlierSeller = Seller & { account: Account }

export const accountOf = ({ iban, bic, nationalAccount, accountName }: Payment): Account => ({
  iban,
  bic,
  nationalAccount,
  accountName,
})

export type InvoiceWork = {
  invoice: Invoice
  due: DueTerms
  /** Earlier sellers and recipients, the latest first. */
  sellers: readonly EarlierSeller[]
  buyers: readonly Buyer[]
  /** The visitor has left an e-mail address or declined to: is not asked again. */
  asked: boolean
}

/** What the locale of the page suggests for a new invoice. */
export type WorkDefaults = {
  /** BCP 47 of the page. */
  typedIn: string
  language: InvoiceLanguage
  currency: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Standard rate of the country. */
  vat: LineVat
}

const inCountry = <One extends Seller | Buyer>(party: One, country: string): One => ({
  ...party,
  address: { ...party.address, country },
})

/** SEPA is for euros; other currencies are transferred as banks do it there. */
export const withUsualMeans = (payment: Payment, currency: string): Payment => {
  const usual = currency === 'EUR' ? '58' : '30'
  return payment.means === '58' || payment.means === '30' ? { ...payment, means: usual } : payment
}

/** The work of a visitor who has entered nothing. */
export function emptyWork({ typedIn, language, currency, country, vat }: WorkDefaults): InvoiceWork {
  return {
    invoice: {
      ...emptyInvoice,
      typedIn,
      language,
      currency,
      seller: inCountry(emptyInvoice.seller, country),
      buyer: inCountry(emptyInvoice.buyer, country),
      payment: withUsualMeans(emptyInvoice.payment, currency),
      lines: [{ ...emptyLine, vat }],
    },
    due: '30',
    sellers: [],
    buyers: [],
    asked: false,
  }
}

const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/**
 * The invoice as it is shown and exported: without a date it has today's, and its due date follows from the terms. `today`
 * is empty in prerendered HTML, which knows no day. A file that was opened has the dates that it has.
 */
export function invoiceOf({ invoice, due }: InvoiceWork, today: string): Invoice {
  const issueDate = invoice.issueDate || (invoice.opened ? '' : today)
  const days = due === 'receipt' ? 0 : Number(due)
  const dueDate = due === 'date' ? invoice.payment.dueDate : isDay(issueDate) ? dayAfter(issueDate, days) : ''
  return { ...invoice, issueDate, payment: { ...invoice.payment, dueDate } }
}

/** How many sellers and how many recipients are kept. */
const maxParties = 30

const nameOf = ({ name, address }: Seller | Buyer): string =>
  `${name.trim().toLowerCase()} ${address.country}`

/** The list with this party first; an earlier entry of the same party is replaced. */
export const withParty = <One extends Seller | Buyer>(parties: readonly One[], party: One): readonly One[] =>
  party.name.trim() === ''
    ? parties
    : [party, ...parties.filter((other) => nameOf(other) !== nameOf(party))].slice(0, maxParties)

/** The work after "new invoice": seller, account, language and number go on; recipient, dates and lines are empty. */
export function nextWork({ invoice, due, sellers, buyers, asked }: InvoiceWork, vat: LineVat): InvoiceWork {
  const { seller, buyer, payment, typedIn, language, currency, exemptions, number } = invoice
  const next = emptyWork({ typedIn, language, currency, country: seller.address.country, vat })
  return {
    due: due === 'date' ? '30' : due,
    // The logo is kept once, with the invoice: there is little space in the browser's storage.
    sellers: withParty(sellers, { ...seller, logo: '', account: accountOf(payment) }),
    buyers: withParty(buyers, buyer),
    asked,
    invoice: {
      ...next.invoice,
      number: nextInvoiceNumber(number),
      seller,
      buyer: inCountry(next.invoice.buyer, buyer.address.country),
      exemptions,
      payment: { ...payment, reference: '', dueDate: '', terms: payment.terms },
    },
  }
}

/** The work with an invoice that was opened from a file: the logo stays, which files do not have. */
export const openedWork = (work: InvoiceWork, invoice: Invoice): InvoiceWork => ({
  ...work,
  due: 'date',
  invoice: { ...invoice, seller: { ...invoice.seller, logo: work.invoice.seller.logo } },
})

/** Each party is read as part of an invoice, whose reader checks every field. */
const readBuyer = (buyer: unknown): Buyer | undefined => {
  const read = parseInvoice({ lines: [], buyer })?.buyer
  return read?.name.trim() ? read : undefined
}

function readSeller(seller: unknown): EarlierSeller | undefined {
  const payment = isRecord(seller) ? seller['account'] : undefined
  const read = parseInvoice({ lines: [], seller, payment })
  return read?.seller.name.trim() ? { ...read.seller, account: accountOf(read.payment) } : undefined
}

/** What was stored, checked field by field; undefined for what has no invoice in it. */
export function parseWork(value: unknown, htmlLang: string): InvoiceWork | undefined {
  if (!isRecord(value)) return undefined
  const invoice = parseInvoice(value['invoice'], htmlLang)
  if (!invoice) return undefined
  const due: DueTerms = invoice.payment.dueDate ? 'date' : '30'
  return {
    invoice,
    ...readLike({ due, asked: false }, value, { due: dueTerms }),
    sellers: readList(value['sellers'], maxParties, readSeller),
    buyers: readList(value['buyers'], maxParties, readBuyer),
  }
}
