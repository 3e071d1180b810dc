/** Makes the files of an invoice and checks them. Fetched when a visitor starts one. */
import { saveFile, fileNameOf } from '../../download/saveFile'
import { makePdf, preparePdf } from '../../pdf/makePdf'
import { facturXArchive } from '../exports/facturx'
import { invoicePdf } from '../exports/invoicePdf'
import { invoiceView } from '../exports/invoiceView'
import { writeCii, writeUbl } from '../exports/writeEinvoice'
import { checkInvoice } from '../model/checkInvoice'
import { einvoiceWords } from '../model/einvoiceWords'
import { epcModules } from '../model/epcQr'
import type { Invoice } from '../model/invoice'
import { calculationOf } from '../model/opened/calculation'
import { lostIn, type Kept } from '../model/opened/kept'
import { readEinvoice } from '../model/readEinvoice'
import type { RuleReason } from '../model/rules/rule'
import type { Profile } from '../model/semantic'
import { toSemantic, withKept } from '../model/toSemantic'
import { countryName } from './names'
import type { DocumentWords } from './useDocumentWords'

/** The kinds of e-invoices that are offered. */
export const einvoiceFormats = ['facturx', 'xrechnung', 'peppol'] as const
export type EinvoiceFormat = (typeof einvoiceFormats)[number]

const formatNames: Readonly<Record<EinvoiceFormat, string>> = {
  facturx: 'Factur-X',
  xrechnung: 'XRechnung',
  peppol: 'Peppol',
}

const profiles: Readonly<Record<EinvoiceFormat, Profile>> = {
  facturx: 'en16931',
  xrechnung: 'xrechnung',
  peppol: 'peppol',
}

/** A rule that the invoice does not keep, at a field of the form. */
export type FieldViolation = {
  /** As the norm names it: `BR-CO-15`. */
  rule: string
  reason: RuleReason
  /** Path of the field; empty for something that no field has. */
  path: string
  isWarning: boolean
}

/** Name of the files: the kind of invoice and its number, and of an e-invoice its format. */
const fileTitle = (invoice: Invoice, words: DocumentWords, format?: EinvoiceFormat): string =>
  [words[`title_${invoice.type}`], invoice.number, format && formatNames[format]].filter(Boolean).join(' ')

/** What the invoice breaks of the rules of a format, each rule once per field. */
export function checkEinvoice(
  invoice: Invoice,
  format: EinvoiceFormat,
  words: DocumentWords,
): readonly FieldViolation[] {
  const found = checkInvoice(invoice, profiles[format], einvoiceWords(words)).map(({ rule, formPath }) => ({
    rule: rule.id,
    reason: rule.reason,
    path: formPath,
    isWarning: rule.severity === 'warning',
  }))
  // Several rules can say the same of a field, in the norm and in a country's version of it.
  return found.filter(
    (one, index) =>
      found.findIndex((other) => other.path === one.path && other.reason === one.reason) === index,
  )
}

const viewOf = (invoice: Invoice, words: DocumentWords) =>
  invoiceView(invoice, calculationOf(invoice), {
    words,
    countryName: (code) => countryName(invoice.language, code),
  })

/** The modules of the QR code for the payment; undefined for an invoice that can have none. */
export function qrModules(invoice: Invoice): readonly (readonly boolean[])[] | undefined {
  if (!invoice.payment.hasQrCode) return undefined
  const modules = epcModules(invoice)
  return 'problem' in modules ? undefined : modules
}

/** What of an opened file is kept without a field of the form. */
export const keptParts = (invoice: Invoice, words: DocumentWords): readonly Kept[] =>
  withKept(invoice, 'en16931', einvoiceWords(words)).kept

/** What of an opened file a format has no place for, such as the extensions of the other syntax: terms and elements. */
export function leftOut(invoice: Invoice, format: EinvoiceFormat, words: DocumentWords): readonly string[] {
  if (!invoice.opened) return []
  const semantic = toSemantic(invoice, profiles[format], einvoiceWords(words))
  const xml = format === 'facturx' ? writeCii(semantic) : writeUbl(semantic)
  const written = readEinvoice(new TextEncoder().encode(xml))
  return written.problem ? [] : lostIn(semantic, written.invoice)
}

/** What was saved: the name of the file, and the letters that no font has. */
export type SavedFile = { file: string; missingLetters: readonly string[] }

/** Saves the invoice as a PDF, with the XML of an e-invoice in it when that is given. */
export async function savePdf(invoice: Invoice, words: DocumentWords, cii?: string): Promise<SavedFile> {
  const created = new Date()
  const title = fileTitle(invoice, words, cii === undefined ? undefined : 'facturx')
  const { bytes, missingLetters } = await makePdf(
    invoicePdf(viewOf(invoice, words), {
      created,
      qr: qrModules(invoice),
      archive: cii === undefined ? undefined : facturXArchive(cii, 'en16931', created),
    }),
  )
  saveFile(new Uint8Array(bytes), 'pdf', title)
  return { file: fileNameOf(title, 'pdf'), missingLetters }
}

/** Saves an e-invoice. The caller has checked it: a broken rule makes a file that is refused. */
export async function saveEinvoice(
  invoice: Invoice,
  format: EinvoiceFormat,
  words: DocumentWords,
): Promise<SavedFile> {
  const semantic = toSemantic(invoice, profiles[format], einvoiceWords(words))
  if (format === 'facturx') return savePdf(invoice, words, writeCii(semantic))
  const title = fileTitle(invoice, words, format)
  saveFile(writeUbl(semantic), 'xml', title)
  return { file: fileNameOf(title, 'xml'), missingLetters: [] }
}

export { bicProblem, ibanProblem } from '../model/bank'
export { vatIdProblem } from '../model/checks'
export { calculationOf }
export { readInvoiceFile } from './readInvoiceFile'

preparePdf()
