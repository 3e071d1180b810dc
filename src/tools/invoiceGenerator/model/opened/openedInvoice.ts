/** An invoice that was opened from a file: the file, with what was changed in the form. */
import type { Invoice, OpenedFile } from '../invoice'
import { readEinvoice } from '../readEinvoice'
import { isFacturXExtended } from '../rules/extensions'
import { specifications, profileOf, type Profile, type SemanticInvoice } from '../semantic'
import { keptIn, withoutParts, keptParts, type Kept, type KeptPart } from './kept'
import { merge } from './merge'
import { calculatedLine, mergeAdjustments, mergeLines, type Versions } from './mergeLines'
import { mergeNotes } from './mergeNotes'
import { mergeTotals } from './mergeTotals'

const files = new WeakMap<OpenedFile, SemanticInvoice>()

/** The invoice of a file, as it was read when it was opened; undefined for one that can no longer be read. */
export function invoiceOfFile(opened: OpenedFile): SemanticInvoice | undefined {
  const known = files.get(opened)
  if (known) return known
  const read = readEinvoice(new TextEncoder().encode(opened.xml))
  if (read.problem) return undefined
  files.set(opened, read.invoice)
  return read.invoice
}

const isPart = (name: string): name is KeptPart => keptParts.some((part) => part === name)

/** The parts of a file that the visitor removed. */
const removedOf = ({ removed }: OpenedFile): KeptPart[] => removed.filter(isPart)

/**
 * The specification of the file where it goes further than that of the profile: an extension has elements that only its own
 * name allows.
 */
function specificationOf(file: SemanticInvoice, profile: Profile): string {
  const own = file.specification ?? ''
  const isFurther = profile === 'xrechnung' ? own.startsWith(`${specifications.xrechnung}#`) : isFacturXExtended(file)
  return profileOf(file) === profile && profile !== 'peppol' && isFurther ? own : specifications[profile]
} // prettier-ignore

/**
 * The invoice of an opened file with the changes of the form. `before` and `now` are what the form alone makes, as it was
 * filled from the file and as it is.
 */
export function mergedInvoice(
  file: SemanticInvoice,
  { before, now }: { before: SemanticInvoice; now: SemanticInvoice },
  invoice: Invoice,
  profile: Profile,
): SemanticInvoice {
  const { opened } = invoice
  if (!opened) return now
  const removed = removedOf(opened)
  const left = withoutParts(file, before, removed)
  const versions: Versions = { file: left, before, now, formBefore: opened.form, form: invoice }
  const merged = merge(left, before, now) as SemanticInvoice
  const isCalculated = removed.includes('amounts')
  const areLinesCalculated = isCalculated || removed.includes('item_charges') || removed.includes('item_details')
  const lines = mergeLines(versions)
  const parts = {
    lines: areLinesCalculated ? lines.map((line) => calculatedLine(line, now.currency)) : lines,
    ...mergeAdjustments(versions),
  }
  return {
    ...merged,
    specification: specificationOf(file, profile),
    // Peppol and XRechnung allow their own, which a file of the same format has.
    process: [profileOf(file), 'en16931'].includes(profile) ? (file.process ?? now.process) : now.process,
    seller: { ...merged.seller, identifiers: merged.seller?.identifiers ?? [] },
    buyer: { ...merged.buyer, identifiers: merged.buyer?.identifiers ?? [] },
    notes: mergeNotes(left.notes, before.notes, now.notes),
    preceding: merged.preceding ?? [],
    documents: merged.documents ?? [],
    payment: merged.payment && { ...merged.payment, accounts: merged.payment.accounts ?? [] },
    ...parts,
    // Against the file itself: what was removed changes totals too.
    ...mergeTotals(parts, { ...versions, file }, isCalculated),
    amountCurrencies: before.currency === now.currency ? file.amountCurrencies : undefined,
    readFrom: file.readFrom,
    document: file.document,
    taxTotalCurrency: undefined,
  }
} // prettier-ignore

/** What is kept of the file without a field in the form. */
export const keptOf = (merged: SemanticInvoice, now: SemanticInvoice, opened: OpenedFile): readonly Kept[] =>
  keptIn(merged, now).filter(({ part }) => !removedOf(opened).includes(part))
