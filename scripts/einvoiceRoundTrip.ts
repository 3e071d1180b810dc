/**
 * Opens each e-invoice of a folder as the invoice generator does, writes it again unchanged in both syntaxes, and counts
 * what differs: `npm run einvoice:round-trip -- FOLDER`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../src/core/values/record'
import { writeCii, writeUbl } from '../src/tools/invoiceGenerator/exports/writeEinvoice'
import { fromSemantic } from '../src/tools/invoiceGenerator/model/fromSemantic'
import { lostIn, opaqueIn } from '../src/tools/invoiceGenerator/model/opened/kept'
import { isSame } from '../src/tools/invoiceGenerator/model/opened/merge'
import { readEinvoice } from '../src/tools/invoiceGenerator/model/readEinvoice'
import { profileOf, type SemanticInvoice } from '../src/tools/invoiceGenerator/model/semantic'
import { toSemantic } from '../src/tools/invoiceGenerator/model/toSemantic'

const words = { exemption: {}, allowance: 'Discount', charge: 'Charge' }

const [folder = '.', ...flags] = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:xml|pdf)$/i.test(name),
)

/** The terms alone: what the visitor chooses with the format, and what is not a term, are left out. */
function termsOf(invoice: SemanticInvoice): unknown {
  const strip = (part: unknown): unknown => {
    // An entry with nothing in it is no term.
    if (Array.isArray(part)) return part.map(strip).filter((entry) => !isSame(entry, undefined))
    if (!isRecord(part)) return part
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => key !== 'opaque')
        .map(([key, value]) => [key, strip(value)]),
    )
  }
  const {
    specification: _,
    process: __,
    readFrom: ___,
    amountCurrencies: ____,
    document: _____,
    taxTotalCurrency: ______,
    ...terms
  } = invoice
  const lines = terms.lines.map((line) => ({
    ...line,
    // UBL cannot have a gross price without a discount: it is zero there.
    priceDiscount: Number(line.priceDiscount ?? 0) === 0 ? undefined : line.priceDiscount,
    // CII cannot have a discount without the gross price: it is both together there.
    grossPrice:
      line.grossPrice && Number(line.grossPrice) !== Number(line.price ?? 0) + Number(line.priceDiscount ?? 0)
        ? line.grossPrice
        : undefined,
  }))
  // CII has those with a scheme behind the others.
  const inOrder = (party: SemanticInvoice['seller']): SemanticInvoice['seller'] => ({
    ...party,
    identifiers: party.identifiers.toSorted((a, b) => a.id.localeCompare(b.id)),
  })
  return strip({ ...terms, lines, seller: inOrder(terms.seller), buyer: inOrder(terms.buyer) })
}

function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (isSame(a, b)) return ''
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return `${path}: ${JSON.stringify(a)} → ${JSON.stringify(b)}`
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const found = firstDifference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`)
    if (found) return found
  }
  return path
} // prettier-ignore

const counts: Record<string, number> = {}
const count = (what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1
}

for (const name of files) {
  const read = readEinvoice(readFileSync(join(folder, name)))
  if (read.problem) {
    count(`refused: ${read.problem}`)
    continue
  }
  const file = read.invoice
  const form = fromSemantic(file, 'en-GB', 'en-gb')
  const invoice = { ...form, opened: { xml: read.xml, form, removed: [] } }
  const semantic = toSemantic(invoice, profileOf(file), words)
  for (const syntax of ['cii', 'ubl'] as const) {
    const isOwn = file.readFrom === syntax
    const again = readEinvoice(new TextEncoder().encode((syntax === 'cii' ? writeCii : writeUbl)(semantic)))
    const kind = isOwn ? 'same syntax' : 'other syntax'
    if (again.problem) {
      count(`${kind}, unreadable: ${again.problem}`)
      if (flags.includes('--names')) console.log(`${kind}\t${name}\t${again.problem}`)
      continue
    }
    const difference = firstDifference(termsOf(file), termsOf(again.invoice))
    // What the tool says when the file is saved (`leftOut`), and when it was opened.
    const lost = lostIn(semantic, again.invoice)
    const labels = new Set(opaqueIn(file).flatMap((part) => part.labels))
    const left = read.unread.filter((label) => !labels.has(label))
    const isNamed = lost.length + left.length > 0
    const what = isNamed ? 'named' : difference ? 'silent' : 'equal'
    count(`${kind}, ${what}`)
    if (what !== 'equal' && flags.includes('--names'))
      console.log(`${kind}\t${what}\t${name}\t${[...lost, ...left].join(', ')}\t${difference}`)
  }
}

for (const [what, number] of Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(number).padStart(6)}  ${what}`)
