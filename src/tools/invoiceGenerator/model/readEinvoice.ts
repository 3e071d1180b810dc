import { maxLines } from './invoice'
import { maxEinvoiceBytes } from './limits'
import { pdfAttachments, type PdfProblem } from './pdfAttachments'
import type { SemanticInvoice } from './semantic'
import { readTerms } from './syntax/readTerms'
import { readXml, type XmlNode, type XmlProblem } from './xmlTree'

/**
 * Why a file cannot be read: `empty`; `tooLarge`; `doctype` (XML with a document type, which is refused); `notXml`, no XML;
 * `damagedXml`, an invoice of XML that is cut off or not well-formed; `otherXml`, XML but no invoice of CII or UBL;
 * `zugferd1`, an invoice of ZUGFeRD 1.0; `order`, an order (Order-X); `pdfEncrypted`; `pdfUnreadable`; `pdfWithoutXml`, a PDF
 * without an invoice in it; `tooManyLines`.
 */
export type EinvoiceProblem =
  | XmlProblem
  | PdfProblem
  | 'empty'
  | 'tooLarge'
  | 'otherXml'
  | 'damagedXml'
  | 'zugferd1'
  | 'order'
  | 'pdfWithoutXml'
  | 'tooManyLines'

export type ReadEinvoice =
  | {
      problem?: undefined
      invoice: SemanticInvoice
      /** What of the file has no place in the semantic model (`ReadTerms`). */
      unread: readonly string[]
      syntax: 'CII' | 'UBL'
      source: 'xml' | 'pdf'
      /** The XML itself. */
      xml: string
    }
  | { problem: EinvoiceProblem; /** Name of the root element, for `otherXml`. */ root?: string }

const lessThan = '<'.charCodeAt(0)

/** The encoding that the first bytes tell: a byte order mark, or the two of UTF-16; undefined for all others. */
function markedEncoding([a, b, c]: Uint8Array): string | undefined {
  if ((a === 0xff && b === 0xfe) || (a === lessThan && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === lessThan)) return 'utf-16be'
  return a === 0xef && b === 0xbb && c === 0xbf ? 'utf-8' : undefined
}

/** The encoding of the declaration, of XML that is not UTF-8 and not UTF-16, whatever it says. */
function declaredEncoding(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  return /^utf-?(?:8|16)/i.test(declared) ? 'windows-1252' : declared
}

const decoded = (bytes: Uint8Array, encoding: string, fatal = false): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * The text of XML: by its first bytes; as UTF-8 when it is, which no text of one byte a letter is by chance, since programs
 * write UTF-8 under the declaration of another encoding, and the other way round; by its declaration.
 */
function textOf(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  const text = marked
    ? decoded(bytes, marked)
    : (decoded(bytes, 'utf-8', true) ?? decoded(bytes, declaredEncoding(bytes)))
  // An encoding that browsers do not know.
  return text ?? new TextDecoder('windows-1252').decode(bytes)
}

/** Documents of the same family that are no invoice of the norm. */
const otherKinds = [
  ['urn:ferd:CrossIndustryDocument:invoice:1p0', 'zugferd1'],
  ['urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure', 'order'],
] as const

const ublNamespace = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/

function isUbl({ name, attributes }: XmlNode): boolean {
  if (name !== 'Invoice' && name !== 'CreditNote') return false
  return Object.values(attributes).some((value) => ublNamespace.test(value))
}

/** The beginning of an invoice, behind the declaration and comments. */
const beginsAsInvoice =
  /^\s*(?:<\?[^>]*\?>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:[\w-]+:)?(?:Invoice|CreditNote|CrossIndustryInvoice)[\s>/]/

/** Problems that say more of a PDF than that no invoice is in it. */
const named: readonly EinvoiceProblem[] = ['doctype', 'tooManyLines', 'zugferd1', 'order']

/** Whether the bytes begin as XML does. */
const isXmlLike = (bytes: Uint8Array): boolean => /^[\ufeff\s]*</.test(textOf(bytes.subarray(0, 1000)))

function readInvoice(bytes: Uint8Array, source: 'xml' | 'pdf'): ReadEinvoice {
  const xml = textOf(bytes).trimStart()
  const root = readXml(xml)
  if (root === 'notXml' && beginsAsInvoice.test(xml)) return { problem: 'damagedXml' }
  if (typeof root === 'string') return { problem: root }
  const isCii = root.name === 'CrossIndustryInvoice'
  const other = otherKinds.find(([namespace]) => root.namespace.startsWith(namespace))?.[1]
  if (other) return { problem: other }
  if (!isCii && !isUbl(root)) return { problem: 'otherXml', root: root.name.slice(0, 100) }
  const { invoice, unread } = readTerms(root, isCii ? 'cii' : 'ubl')
  if (invoice.lines.length > maxLines) return { problem: 'tooManyLines' }
  return { invoice, unread, syntax: isCii ? 'CII' : 'UBL', source, xml }
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
    const refused = read.find(({ problem }) => problem && named.includes(problem))
    if (refused) return refused
    const isDamaged = read.some(
      ({ problem }, index) =>
        problem === 'damagedXml' ||
        (problem === 'notXml' && isXmlLike(attachments[index] ?? new Uint8Array())),
    )
    return { problem: isDamaged ? 'pdfUnreadable' : 'pdfWithoutXml' }
  } catch {
    return { problem: isPdf ? 'pdfUnreadable' : 'notXml' }
  }
}
