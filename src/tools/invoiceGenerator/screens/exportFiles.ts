/** Makes the files of an invoice and checks them. Fetched when a visitor starts one. */
import { saveFile, fileNameOf } from '../../download/saveFile'
import { makePdf, preparePdf } from '../../pdf/makePdf'
import { invoicePdf } from '../exports/invoicePdf'
import { invoiceView, usualNote } from '../exports/invoiceView'
import { writeUbl } from '../exports/ubl'
import { calculate } from '../model/calculate'
import { exemptCategories, type Invoice } from '../model/invoice'
import { violationsOf } from '../model/rules'
import type { RuleReason } from '../model/rules/rule'
import type { Profile } from '../model/semantic'
import { toSemantic, type EinvoiceWords } from '../model/toSemantic'
import { countryName } from './names'
import type { DocumentWords } from './useDocumentWords'
import { fieldOf } from './violationFields'

/** The kinds of e-invoices that are offered. */
export const einvoiceFormats = ['facturx', 'xrechnung', 'peppol'] as const
export type EinvoiceFormat = (typeof einvoiceFormats)[number]

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

const einvoiceWords = (words: DocumentWords): EinvoiceWords => ({
  exemption: Object.fromEntries(
    exemptCategories.flatMap((category) => {
      const note = usualNote(category, words)
      return note ? [[category, note]] : []
    }),
  ),
  allowance: words.allowance,
  charge: words.charge,
})

/** Name of the files: the kind of invoice and its number. */
const fileTitle = (invoice: Invoice, words: DocumentWords): string =>
  [words[`title_${invoice.type}`], invoice.number].filter(Boolean).join(' ')

/** What the invoice breaks of the rules of a format, each rule once per field. */
export function checkEinvoice(
  invoice: Invoice,
  format: EinvoiceFormat,
  words: DocumentWords,
): readonly FieldViolation[] {
  const profile = profiles[format]
  const semantic = toSemantic(invoice, profile, einvoiceWords(words))
  const found = violationsOf(semantic, profile).map(({ rule, path }) => ({
    rule: rule.id,
    reason: rule.reason,
    path: fieldOf(path, semantic, invoice),
    isWarning: rule.severity === 'warning',
  }))
  // Several rules can say the same of a field, in the norm and in a country's version of it.
  return found.filter(
    (one, index) =>
      found.findIndex((other) => other.path === one.path && other.reason === one.reason) === index,
  )
}

/** Saves the invoice as a PDF. Gives the letters that no font has. */
export async function savePdf(invoice: Invoice, words: DocumentWords): Promise<readonly string[]> {
  const { bytes, missingLetters } = await makePdf(invoicePdf(viewOf(invoice, words), { created: new Date() }))
  saveFile(new Uint8Array(bytes), 'pdf', fileTitle(invoice, words))
  return missingLetters
}

const viewOf = (invoice: Invoice, words: DocumentWords) =>
  invoiceView(invoice, calculate(invoice), {
    words,
    countryName: (code) => countryName(invoice.language, code),
  })

/** Saves an e-invoice that keeps all rules. Gives the name of the file. */
export async function saveEinvoice(
  invoice: Invoice,
  format: EinvoiceFormat,
  words: DocumentWords,
): Promise<string> {
  const title = fileTitle(invoice, words)
  const semantic = toSemantic(invoice, profiles[format], einvoiceWords(words))
  await Promise.resolve()
  saveFile(writeUbl(semantic), 'xml', title)
  return fileNameOf(title, 'xml')
}

preparePdf()
