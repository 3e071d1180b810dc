import { formPathOf } from '../model/checkInvoice'
import { fromSemantic } from '../model/fromSemantic'
import type { Invoice, InvoiceLanguage } from '../model/invoice'
import { maxEinvoiceBytes } from '../model/limits'
import { opaqueIn } from '../model/opened/kept'
import { readEinvoice, type EinvoiceProblem } from '../model/readEinvoice'
import { violationsOf } from '../model/rules'
import type { RuleReason } from '../model/rules/rule'

/** An e-invoice that was opened: the invoice of the form, and what a check of the file has found. */
export type OpenedInvoice = {
  invoice: Invoice
  /** Rules that the file does not keep, each with the field of the form it is about and the terms of the norm. */
  broken: readonly { rule: string; reason: RuleReason; path: string; terms: string }[]
  /** What of the file is left out, by the names of its elements. */
  left: readonly string[]
}

/**
 * Reads an e-invoice: XML (CII, UBL) or a PDF with such an XML. Nothing leaves the browser. Gives a problem for a file that
 * cannot be read.
 */
export async function readInvoiceFile(
  file: Blob,
  typedIn: string,
  language: InvoiceLanguage,
): Promise<OpenedInvoice | { problem: EinvoiceProblem }> {
  if (file.size > maxEinvoiceBytes) return { problem: 'tooLarge' }
  const read = readEinvoice(new Uint8Array(await file.arrayBuffer()))
  if (read.problem) return { problem: read.problem }
  const form = fromSemantic(read.invoice, typedIn, language)
  const invoice: Invoice = { ...form, opened: { xml: read.xml, form, removed: [] } }
  const kept = new Set(opaqueIn(read.invoice).flatMap(({ labels }) => labels))
  const errors = violationsOf(read.invoice).filter(({ rule }) => rule.severity === 'error')
  const broken = errors.map(({ rule, path }) => ({
    rule: rule.id,
    reason: rule.reason,
    path: formPathOf(path, invoice, read.invoice),
    terms: rule.terms.join(', '),
  }))
  return {
    invoice,
    left: read.unread.filter((name) => !kept.has(name)),
    broken: broken.filter(({ rule }, index) => broken.findIndex((other) => other.rule === rule) === index),
  }
}
