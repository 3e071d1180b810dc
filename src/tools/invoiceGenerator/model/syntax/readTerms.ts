import { isRecord } from '../../../../core/values/record'
import { isDecimal } from '../rules/rule'
import type { SemanticInvoice } from '../semantic'
import { all, currenciesIn, first, plainDay, type XmlNode } from '../xmlTree'
import type { Binding, Options, Place, Syntax } from './binding'
import { bindingsOf } from './bindings'
import { pathOf, type Condition, type ElementPath, type Step } from './elementPath'
import { keepUnread } from './opaqueParts'
import { partAt, setAt, valueAt } from './values'
import { isFilled } from './xmlParts'

type Part = Record<string, unknown>

/** What is read, and from which elements. */
type Reading = { syntax: Syntax; invoice: Part; read: Set<XmlNode>; entries: Map<XmlNode, Part> }

const nodesAt = (node: XmlNode, { steps }: ElementPath): readonly XmlNode[] =>
  all(node, ...steps.map(({ name }) => name))

/** Whether an element has what tells it from its namesakes. */
const holds = (node: XmlNode, { place, is, values }: Condition): boolean => {
  if (is === ':=') return true
  const found = nodesAt(node, place).map(({ text, attributes }) =>
    place.attribute === undefined ? text : (attributes[place.attribute] ?? ''),
  )
  const isOne = found.some((text) => values.some((value) => value.toUpperCase() === text.toUpperCase()))
  return isOne === (is === '=')
}

/**
 * The total of VAT, and the same in the currency of VAT. The first is that with the VAT rows, or in the currency of the
 * invoice.
 */
function taxTotals(totals: readonly XmlNode[], { currency, vatCurrency }: Part): (XmlNode | undefined)[] {
  const currencyOf = (total: XmlNode): string | undefined =>
    (first(total, 'TaxAmount') ?? total).attributes['currencyID']
  const main =
    totals.find((total) => first(total, 'TaxSubtotal')) ??
    totals.find((total) => currencyOf(total) === currency) ??
    totals[0]
  return [
    main,
    vatCurrency ? totals.find((total) => total !== main && currencyOf(total) === vatCurrency) : undefined,
  ]
}

function matching(node: XmlNode, { key, name, conditions }: Step, { invoice }: Reading): readonly XmlNode[] {
  const found = all(node, name).filter((child) => conditions.every((condition) => holds(child, condition)))
  const [, number] = /#(\d)/.exec(key) ?? []
  if (number === undefined) return found
  const total = taxTotals(found, invoice)[Number(number) - 1]
  return total ? [total] : []
}

/** All elements at the end of a path, and what tells those on the way: of each kind the first that is not empty is taken. */
function follow(
  from: XmlNode,
  { steps }: ElementPath,
  reading: Reading,
): { ends: readonly XmlNode[]; told: XmlNode[] } {
  const told: XmlNode[] = []
  let ends: readonly XmlNode[] = [from]
  steps.forEach((step, index) => {
    const parent = ends.find(isFilled)
    ends = parent ? matching(parent, step, reading) : []
    const taken = index < steps.length - 1 ? ends.filter(isFilled).slice(0, 1) : ends
    for (const node of taken) told.push(...step.conditions.flatMap(({ place }) => nodesAt(node, place)))
  })
  return { ends, told }
}

/** `20261125` (format 102), also with a time behind it (203 to 205); anything else stays as it is, for the rules to name. */
const ciiDay = ({ text, children }: XmlNode): string =>
  (children[0]?.text ?? text).replace(
    /^(\d{4})(\d{2})(\d{2})(?:\d{4}(?:\d{2})?(?:[+-]\d{4}|Z)?)?$/,
    '$1-$2-$3',
  )

function valueOf(
  node: XmlNode,
  { kind }: Binding,
  place: Place,
  { attribute }: ElementPath,
  syntax: Syntax,
  entry: Part,
): unknown {
  const { text, attributes } = node
  if (place.read) return place.read(node, entry) || undefined
  // A scheme is that of an identifier.
  if (attribute) return ((attribute !== 'schemeID' || text) && attributes[attribute]) || undefined
  switch (kind) {
    case 'identifier':
    case 'local':
    case 'global':
      return text ? { id: text, scheme: attributes['schemeID'] || undefined } : undefined
    case 'class':
      return text
        ? {
            id: text,
            scheme: attributes['listID'] || undefined,
            ...(attributes['listVersionID'] && { version: attributes['listVersionID'] }),
          }
        : undefined
    case 'day':
      return plainDay(syntax === 'cii' ? ciiDay(node) : text) || undefined
    default:
      return text || undefined
  }
}

/** Whether two values are the same, amounts by their number. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (typeof a === 'string' &&
    typeof b === 'string' &&
    isDecimal(a) &&
    isDecimal(b) &&
    Number(a) === Number(b)) ||
  (isRecord(a) && isRecord(b) && a['id'] === b['id'] && a['scheme'] === b['scheme'])

/** Whether an element has other values for the terms that the invoice has once than those that were read. */
const isOther = (node: XmlNode, rows: readonly Binding[], reading: Reading): boolean =>
  rows.some((row) => {
    const place = row[reading.syntax]
    if (!place || !row.options?.ofInvoice || row.kind === 'group') return false
    const path = pathOf(place.path)
    const before = valueAt(reading.invoice, row.at)
    return follow(node, path, reading).ends.some((end) => {
      const value = valueOf(end, row, place, path, reading.syntax, {})
      return value !== undefined && before !== undefined && !isSame(before, value)
    })
  })

/** Whether an element of a list is no entry of it. */
const isLeft = (
  node: XmlNode,
  index: number,
  rows: readonly Binding[],
  { skip, isAlike }: Options,
  reading: Reading,
): boolean => Boolean(skip?.(node)) || (Boolean(isAlike) && index > 0 && isOther(node, rows, reading))

function readList(from: XmlNode, binding: Binding, path: ElementPath, entry: Part, reading: Reading): void {
  const { at, rows = [], options = {} } = binding
  const { ends, told } = follow(from, path, reading)
  told.forEach((node) => reading.read.add(node))
  const entries = ends.flatMap((node, index) => {
    if (isLeft(node, index, rows, options, reading)) return []
    const one: Part = {}
    readRows(node, rows, one, reading)
    if (options.skipEmpty && Object.keys(one).length === 0) return []
    reading.entries.set(node, one)
    return [one]
  })
  const parent = at.split('.').slice(0, -1).join('.')
  if (ends.length > 0) partAt(entry, parent)
  const before = valueAt(entry, at)
  // A list is there, empty, in each part that can have one.
  if (isRecord(valueAt(entry, parent)))
    setAt(entry, at, [...(Array.isArray(before) ? before : []), ...entries])
}

function readTerm(
  from: XmlNode,
  binding: Binding,
  place: Place,
  path: ElementPath,
  own: Part,
  reading: Reading,
): void {
  const { ends, told } = follow(from, path, reading)
  for (const node of ends) {
    const value = valueOf(node, binding, place, path, reading.syntax, own)
    if (value === undefined) {
      // What the table reads in its own way can mean that there is no value.
      if (place.read) reading.read.add(node)
      continue
    }
    const before = binding.at ? valueAt(own, binding.at) : own['id'] && own
    // The first one is the value; another that differs stays unread.
    if (before !== undefined && !isSame(before, value)) continue
    if (before === undefined) setAt(own, binding.at, value)
    for (const one of [node, ...told]) reading.read.add(one)
  }
}

function readRows(from: XmlNode, rows: readonly Binding[], entry: Part, reading: Reading): void {
  for (const row of rows) {
    const place = row[reading.syntax]
    if (!place) continue
    const path = pathOf(place.path)
    const own = row.options?.ofInvoice ? reading.invoice : entry
    if (row.kind === 'list') readList(from, row, path, own, reading)
    else if (row.kind !== 'group') readTerm(from, row, place, path, own, reading)
    else if (row.at && follow(from, path, reading).ends.length > 0) partAt(own, row.at)
  }
}

/** An invoice as it was read, with what of its file has no place among the terms. */
export type ReadTerms = {
  invoice: SemanticInvoice
  /**
   * What is opaque (`OpaquePart`) by its labels, and what is left out. A term or group (`BT-20`) that the file has more than once though an invoice has it once, of which the first was read; the
   * last two names of an element that is no term of the norm: `Country/Name`.
   */
  unread: readonly string[]
}

const taxTotalPaths: Readonly<Record<Syntax, string>> = {
  cii: 'rsm:SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount#1',
  ubl: 'TaxTotal#1/TaxAmount',
}

/** The terms of a Cross Industry Invoice, or of an invoice or credit note of UBL 2.1. */
export function readTerms(root: XmlNode, syntax: Syntax): ReadTerms {
  const rows = bindingsOf(root.name === 'CreditNote')
  const invoice: Part = { seller: {}, buyer: {}, totals: {} }
  const reading: Reading = { syntax, invoice, read: new Set(), entries: new Map([[root, invoice]]) }
  readRows(root, rows, invoice, reading)
  const unread = [...keepUnread(root, reading, rows)]
  // The identifier of the creditor alone is no payment.
  if (syntax === 'ubl' && invoice['payment'] && !first(root, 'PaymentMeans')) {
    delete invoice['payment']
    unread.push('BT-90')
  }
  const payment = invoice['payment']
  if (isRecord(payment)) payment['accounts'] ??= []
  invoice['readFrom'] = syntax
  if (syntax === 'ubl') invoice['document'] = root.name
  const total = follow(root, pathOf(taxTotalPaths[syntax]), reading).ends[0]
  if (total) invoice['taxTotalCurrency'] = total.attributes['currencyID'] ?? ''
  invoice['amountCurrencies'] = currenciesIn(root)
  // The table has no paths but those of the model (`PathIn`).
  return { invoice: invoice as unknown as SemanticInvoice, unread: [...new Set(unread)] }
}
