import { maxLines } from './invoice'
import { pdfAttachments, type PdfProblem } from './pdfAttachments'
import { readCii } from './readCii'
import { readUbl } from './readUbl'
import type { SemanticInvoice } from './semantic'
import { readXml, type XmlNode, type XmlProblem } from './xmlTree'

/** The largest file that is read, in bytes. */
export const maxEinvoiceBytes = 20_000_000

/**
 * Why a file cannot be read: `empty`; `tooLarge`; `doctype` (XML with a document type, which is refused); `notXml`, no or
 * damaged XML; `otherXml`, XML but no invoice of CII or UBL;
 * `pdfEncrypted`; `pdfUnreadable`; `pdfWithoutXml`, a PDF without an invoice in it; `tooManyLines`.
 */
export type EinvoiceProblem =
  XmlProblem | PdfProblem | 'empty' | 'tooLarge' | 'otherXml' | 'pdfWithoutXml' | 'tooManyLines'

export type ReadEinvoice =
  | {
      problem?: undefined
      invoice: SemanticInvoice
      syntax: 'CII' | 'UBL'
      source: 'xml' | 'pdf'
      /** The XML itself. */
      xml: Uint8Array
    }
  | { problem: EinvoiceProblem; /** Name of the root element, for `otherXml`. */ root?: string }

/** Text of XML, by its byte order mark or the encoding it declares. */
function textOf(bytes: Uint8Array): string {
  const [a = 0, b = 0] = bytes
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : declared
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const ublNamespace = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/

function isUbl({ name, attributes }: XmlNode): boolean {
  if (name !== 'Invoice' && name !== 'CreditNote') return false
  return Object.values(attributes).some((value) => ublNamespace.test(value))
}

/** Whether the bytes begin as XML does. */
const isXmlLike = (bytes: Uint8Array): boolean => /^[\ufeff\s]*</.test(textOf(bytes.subarray(0, 1000)))

function readInvoice(bytes: Uint8Array, source: 'xml' | 'pdf'): ReadEinvoice {
  const root = readXml(textOf(bytes).trimStart())
  if (typeof root === 'string') return { problem: root }
  const isCii = root.name === 'CrossIndustryInvoice'
  if (!isCii && !isUbl(root)) return { problem: 'otherXml', root: root.name.slice(0, 100) }
  const invoice = isCii ? readCii(root) : readUbl(root)
  if (invoice.lines.length > maxLines) return { problem: 'tooManyLines' }
  return { invoice, syntax: isCii ? 'CII' : 'UBL', source, xml: bytes }
}

/**
 * Reads an electronic invoice: CII or UBL as XML, or the XML in a PDF (Factur-X, ZUGFeRD). Nothing is fetched, no entity is
 * resolved. Never throws: what cannot be read has a named problem.
 */
export function readEinvoice(bytes: Uint8Array): ReadEinvoice {
  if (bytes.length === 0) return { problem: 'empty' }
  if (bytes.length > maxEinvoiceBytes) return { problem: 'tooLarge' }
  const isPdf = String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-')
  try {
    if (!isPdf) return readInvoice(bytes, 'xml')
    const attachments = pdfAttachments(bytes)
    if (typeof attachments === 'string') return { problem: attachments }
    const read = attachments.map((attachment) => readInvoice(attachment, 'pdf'))
    const invoice = read.find(({ problem }) => !problem)
    if (invoice) return invoice
    // Pictures and other files are no XML either; an XML that is damaged was an invoice.
    const refused = read.find(({ problem }) => problem === 'doctype' || problem === 'tooManyLines')
    if (refused) return refused
    const isDamaged = read.some(
      ({ problem }, index) => problem === 'notXml' && isXmlLike(attachments[index] ?? new Uint8Array()),
    )
    return { problem: isDamaged ? 'pdfUnreadable' : 'pdfWithoutXml' }
  } catch {
    return { problem: isPdf ? 'pdfUnreadable' : 'notXml' }
  }
}
