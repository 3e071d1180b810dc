import { formPathOf } from '../model/checkInvoice'
import { fromSemantic } from '../model/fromSemantic'
import type { Invoice, InvoiceLanguage } from '../model/invoice'
import { maxEinvoiceBytes } from '../model/limits'
import { readEinvoice, type EinvoiceProblem } from '../model/readEinvoice'
import { violationsOf } from '../model/rules'
import type { RuleReason } from '../model/rules/rule'

/** An e-invoice that was opened: the invoice of the form, and what a check of the file has found. */
export type OpenedInvoice = {
  invoice: Invoice
  /** Rules that the file does not keep, each with the field of the form it is about and the terms of the norm. */
  broken: readonly { rule: string; reason: RuleReason; path: string; terms: string }[]
  /** Terms of the norm that the form has no field for: `BG-24`. */
  unsupported: readonly string[]
  /** What the file has beyond the terms that were read (`ReadTerms`). */
  unread: readonly string[]
  /** Whether the amount due is that of the file. */
  isSameTotal: boolean
}

/**
 * Reads an e-invoice: XML (CII, UBL) or a PDF with such an XML. Nothing leaves the browser. Gives a problem for a file that
 * cannot be read. `usualReason` is what an invoice of the form gives as the reason of a discount.
 */
export async function readInvoiceFile(
  file: Blob,
  typedIn: string,
  language: InvoiceLanguage,
  usualReason?: string,
): Promise<OpenedInvoice | { problem: EinvoiceProblem }> {
  if (file.size > maxEinvoiceBytes) return { problem: 'tooLarge' }
  const read = readEinvoice(new Uint8Array(await file.arrayBuffer()))
  if (read.problem) return { problem: read.problem }
  const { invoice, unsupported, isSameTotal } = fromSemantic(read.invoice, typedIn, language, usualReason)
  const errors = violationsOf(read.invoice).filter(({ rule }) => rule.severity === 'error')
  // Lines are found by their number, which in a file of another program can be anything.
  const lines = read.invoice.lines.map((line, index) => ({ ...line, id: String(index + 1) }))
  const broken = errors.map(({ rule, path }) => ({
    rule: rule.id,
    reason: rule.reason,
    path: formPathOf(path, invoice, { ...read.invoice, lines }),
    terms: rule.terms.join(', '),
  }))
  return {
    invoice,
    unsupported,
    unread: read.unread,
    isSameTotal,
    broken: broken.filter(({ rule }, index) => broken.findIndex((other) => other.rule === rule) === index),
  }
}
