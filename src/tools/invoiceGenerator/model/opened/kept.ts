/** What of a file the form has no field for: it is kept as it is, and named until the visitor removes it. */
import { isRecord } from '../../../../core/values/record'
import { amount, isDecimal } from '../rules/rule'
import type { OpaquePart, SemanticInvoice } from '../semantic'
import { termAt } from '../syntax/termPaths'
import { isSame } from './merge'

/** The parts of an invoice that are named and removed together. */
export const keptParts = [
  'payee', 'representative', 'attachments', 'accounts', 'preceding', 'references', 'item_details', 'item_charges', 'codes',
  'tax_point', 'dates', 'payment_details', 'reason_codes', 'note_subjects', 'amounts', 'repeated', 'other',
] as const // prettier-ignore

export type KeptPart = (typeof keptParts)[number]

/** A part that is kept, with the terms or elements in it. */
export type Kept = { part: KeptPart; names: readonly string[] }

/** Which part a path is in: the first pattern that it begins with. */
const patterns: readonly (readonly [part: KeptPart, pattern: RegExp])[] = [
  ['payee', /^payee/],
  ['representative', /^representative/],
  ['attachments', /^documents/],
  ['accounts', /^payment\.accounts/],
  ['preceding', /^preceding/],
  ['tax_point', /^taxPoint/],
  ['dates', /^(?:issueDate|dueDate|delivery\.date|period)/],
  ['note_subjects', /^notes/],
  ['codes', /^(?:type|currency|vatCurrency|payment\.means$)|^lines\.\d+\.(?:unit|category|rate)$|^(?:allowances|charges)\.\d+\.(?:category|rate)$/],
  ['payment_details', /^(?:payment|terms)/],
  ['item_charges', /^lines\.\d+\.charges/],
  ['reason_codes', /(?:allowances|charges)\.\d+\.reason(?:Code)?$/],
  ['amounts', /^(?:totals|vat)|^lines\.\d+\.(?:net|quantity|price)$|^(?:lines\.\d+\.)?(?:allowances|charges)/],
  ['item_details', /^lines/],
  ['references', /^/],
] // prettier-ignore

const partOf = (path: string): KeptPart =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'references'

const numbers =
  /(?:amount|base|percent|rate|quantity|price|priceDiscount|grossPrice|baseQuantity|net|taxable|tax)$|^totals\./

/** What the visitor chooses with the file to download, or what says how the file was read. */
const notOfForm =
  /^(?:specification|process|amountCurrencies|readFrom|document|taxTotalCurrency|opaque|lines\.\d+\.id)$|\.opaque$/

type Difference = { path: string; /** Of the file, and of the form. */ own: unknown; value: unknown }

/** Where the file (`a`) says something else than the form (`b`), with what the form has there. */
function differences(a: unknown, b: unknown, path: string): Difference[] {
  if (isSame(a, b) || notOfForm.test(path)) return []
  if (numbers.test(path)) {
    const [one, other] = [a ?? '0', b ?? '0']
    if (typeof one === 'string' && typeof other === 'string' && isDecimal(one) && isDecimal(other) && amount(one).eq(amount(other)))
      return []
  } // prettier-ignore
  if (Array.isArray(a) || Array.isArray(b)) {
    const [one, other] = [a, b].map((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    const length = Math.max(one?.length ?? 0, other?.length ?? 0)
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      differences(one?.[index], other?.[index], `${path}.${String(index)}`),
    )
  }
  if (isRecord(a) || isRecord(b)) {
    const [one, other] = [a, b].map((part) => (isRecord(part) ? part : {}))
    const keys = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
    return [...keys].flatMap((key) => differences(one?.[key], other?.[key], path ? `${path}.${key}` : key))
  }
  return [{ path, own: a, value: b }]
}

const isTerm = (label: string): boolean => /^B[TG]-\d+$/.test(label)
const partOfOpaque = ({ labels }: OpaquePart): KeptPart => (labels.every(isTerm) ? 'repeated' : 'other')

/** All that is opaque in an invoice and in the entries of its lists. */
export function opaqueIn(part: unknown): OpaquePart[] {
  if (Array.isArray(part)) return part.flatMap(opaqueIn)
  if (!isRecord(part)) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'opaque' && Array.isArray(value) ? (value as OpaquePart[]) : opaqueIn(value),
  )
}

/** CII has identifiers with a scheme behind the others. */
const inOrder = ({ seller, buyer, ...rest }: SemanticInvoice): SemanticInvoice => {
  const sorted = (party: SemanticInvoice['seller']): SemanticInvoice['seller'] => ({
    ...party,
    identifiers: party.identifiers.toSorted((a, b) => a.id.localeCompare(b.id)),
  })
  return { ...rest, seller: sorted(seller), buyer: sorted(buyer) }
}

/** What of an invoice is not in the file that was made of it (`written`, as it is read again): terms, and names of elements. */
export function lostIn(invoice: SemanticInvoice, written: SemanticInvoice): readonly string[] {
  const terms = differences(inOrder(invoice), inOrder(written), '')
  const opaque = new Set(opaqueIn(written).flatMap(({ labels }) => labels))
  return [
    ...new Set([
      ...terms.flatMap(({ path, own }) => (isSame(own, undefined) ? [] : [termAt(path)])),
      ...opaqueIn(invoice).flatMap(({ labels }) => labels.filter((label) => !opaque.has(label))),
    ]),
  ]
}

/** What an invoice has that the form of it (`form`) has not, part by part. */
export function keptIn(invoice: SemanticInvoice, form: SemanticInvoice): readonly Kept[] {
  const named = [
    ...differences(invoice, form, '').map(({ path }) => [partOf(path), termAt(path)] as const),
    ...opaqueIn(invoice).flatMap((part) => part.labels.map((label) => [partOfOpaque(part), label] as const)),
  ]
  return keptParts.flatMap((part) => {
    const names = [...new Set(named.flatMap(([one, name]) => (one === part ? [name] : [])))]
    return names.length > 0 ? [{ part, names }] : []
  })
}

function withoutOpaque(part: unknown, removed: readonly KeptPart[]): unknown {
  if (Array.isArray(part)) return part.map((entry: unknown) => withoutOpaque(entry, removed))
  if (!isRecord(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      key === 'opaque'
        ? [key, (value as OpaquePart[] | undefined)?.filter((one) => !removed.includes(partOfOpaque(one)))]
        : [key, withoutOpaque(value, removed)],
    ),
  )
}

/** Sets what is at a path, or takes it away; entries of a list keep their place until all are set. */
function setAt(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(part))
    return part.map((entry: unknown, index) => (String(index) === key ? setAt(entry, rest, value) : entry))
  return isRecord(part) || part === undefined
    ? { ...part, [key]: setAt(isRecord(part) ? part[key] : undefined, rest, value) }
    : part
}

/** Lists without the entries from which everything was taken. */
function withoutEmpty(part: unknown): unknown {
  if (Array.isArray(part))
    return part.map(withoutEmpty).filter((entry) => !isRecord(entry) || Object.values(entry).some((one) => one !== undefined))
  if (!isRecord(part)) return part
  const entries = Object.entries(part).map(([key, value]) => [key, withoutEmpty(value)] as const)
  return Object.fromEntries(entries)
} // prettier-ignore

/** Groups from which everything was taken are not there; lists that have to be there are empty. */
function withoutEmptyGroups(invoice: SemanticInvoice): SemanticInvoice {
  const isThere = (group: unknown): boolean => !isSame(group, undefined)
  return {
    ...invoice,
    payee: isThere(invoice.payee) ? invoice.payee : undefined,
    representative: isThere(invoice.representative) ? invoice.representative : undefined,
    delivery: isThere(invoice.delivery) ? invoice.delivery : undefined,
  }
}

/** The invoice of a file with what the form says (`form`) in the parts that were removed. */
export function withoutParts(
  file: SemanticInvoice,
  form: SemanticInvoice,
  removed: readonly KeptPart[],
): SemanticInvoice {
  if (removed.length === 0) return file
  const taken = differences(file, form, '').filter(({ path }) => {
    const part = partOf(path)
    // Amounts are calculated again, they are not those of the form alone.
    return part !== 'amounts' && removed.includes(part)
  })
  const left = taken.reduce<unknown>(
    (invoice, { path, value }) => setAt(invoice, path.split('.'), value),
    file,
  )
  return withoutEmptyGroups(withoutEmpty(withoutOpaque(left, removed)) as SemanticInvoice)
}
