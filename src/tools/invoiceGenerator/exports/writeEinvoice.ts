import { isCreditNote, type OpaquePart, type SemanticInvoice } from '../model/semantic'
import type { Binding, Syntax } from '../model/syntax/binding'
import { bindingsOf } from '../model/syntax/bindings'
import { pathOf, stepOf, type ElementPath, type Step } from '../model/syntax/elementPath'
import { positionIn } from '../model/syntax/schemaOrder'
import { identifierAt, textAt, valueAt } from '../model/syntax/values'
import { withOpaque, type Prefixes } from './opaqueElements'
import { element, emptyElement, writeXml, type XmlElement } from './xml'

/** An element whose children are not in order yet. */
type Draft = {
  step: Step
  text?: string
  attributes: Record<string, string | undefined>
  children: Draft[]
  isRequired?: boolean
  opaque?: readonly OpaquePart[] | undefined
}

/** Adds an element with the parts that its conditions require. */
function add(parent: Draft, step: Step): Draft {
  const draft: Draft = { step, attributes: {}, children: [] }
  parent.children.push(draft)
  for (const { place, is, values } of step.conditions) if (is !== '!=') put(draft, place, values[0], true)
  return draft
}

/** The element at the end of the steps; those that are not there yet are added. */
const reach = (from: Draft, steps: readonly Step[]): Draft =>
  steps.reduce(
    (parent, step) => parent.children.find(({ step: { key } }) => key === step.key) ?? add(parent, step),
    from,
  )

/** Attached files and quantities of a file: their kind and unit are written also where they are empty. */
const withAttributes = [
  'EmbeddedDocumentBinaryObject', 'AttachmentBinaryObject', 'InvoicedQuantity', 'CreditedQuantity', 'BilledQuantity', 'BaseQuantity',
] // prettier-ignore

/** Writes a text to an element, or to an attribute: of an element that has a text, unless it is a condition. */
function put(
  from: Draft,
  { steps, attribute }: ElementPath,
  text = '',
  isCondition = false,
): Draft | undefined {
  if (!text.trim()) return undefined
  const isKept = withAttributes.includes(steps.at(-1)?.name ?? '')
  const isMade = attribute === undefined || isCondition || isKept
  const draft = isMade ? reach(from, steps) : found(from, steps)
  if (!draft) return undefined
  if (isKept) draft.isRequired = true
  if (attribute === undefined) draft.text = text
  else draft.attributes[attribute] = text
  return draft
}

const found = (from: Draft, steps: readonly Step[]): Draft | undefined =>
  steps.reduce<Draft | undefined>(
    (parent, step) => parent?.children.find(({ step: { key } }) => key === step.key),
    from,
  )

/** In CII the text of a day is in its own element. */
const dayElements: Readonly<Record<string, string>> = {
  TaxPointDate: 'udt:DateString',
  FormattedIssueDateTime: 'qdt:DateTimeString',
}

function putDay(from: Draft, path: ElementPath, day: string | undefined, syntax: Syntax): void {
  if (syntax === 'ubl') return void put(from, path, day)
  const name = dayElements[path.steps.at(-1)?.name ?? ''] ?? 'udt:DateTimeString'
  const steps = [...path.steps, stepOf(name)]
  const draft = put(from, { steps }, day?.replaceAll('-', ''))
  if (draft) draft.attributes['format'] = '102'
}

/** The currency of an amount. CII has it at the totals of VAT only (CII-DT-031). */
function putAmount(
  from: Draft,
  path: ElementPath,
  text: string | undefined,
  currency: string | undefined,
  syntax: Syntax,
): void {
  const draft = put(from, path, text)
  if (draft && (syntax === 'ubl' || draft.step.name === 'TaxTotalAmount'))
    draft.attributes['currencyID'] = currency
}

function putBinding(
  from: Draft,
  binding: Binding,
  entry: object,
  invoice: SemanticInvoice,
  syntax: Syntax,
): void {
  const { at, kind, rows = [], options = {} } = binding
  const place = binding[syntax]
  if (!place) return
  const path = pathOf(place.path)
  const own = options.ofInvoice ? invoice : entry
  const isRequired = options.isRequired?.(invoice) ?? false
  switch (kind) {
    case 'group':
      if (isRequired) reach(from, path.steps).isRequired = true
      return
    case 'list': {
      const value = valueAt(own, at)
      const entries: readonly object[] = Array.isArray(value) ? value : []
      const last = path.steps.at(-1)
      for (const one of entries.length === 0 && isRequired ? [{}] : entries)
        if (last) putAll(add(reach(from, path.steps.slice(0, -1)), last), rows, one, invoice, syntax)
      return
    }
    case 'identifier':
    case 'local':
    case 'global':
    case 'class': {
      const value = identifierAt(own, at)
      if (kind === 'local' ? value?.scheme : kind === 'global' && !value?.scheme) return
      const draft = put(from, path, value?.id)
      if (draft) draft.attributes[kind === 'class' ? 'listID' : 'schemeID'] = value?.scheme
      if (draft) draft.attributes['listVersionID'] = value?.version
      return
    }
    default: {
      const value = textAt(own, at)
      const text = place.write ? place.write(value, own, invoice) : value
      if (kind === 'day') putDay(from, path, text, syntax)
      else if (kind === 'text') put(from, path, text)
      else putAmount(from, path, text, kind === 'amount' ? invoice.currency : invoice.vatCurrency, syntax)
    }
  }
}

function putAll(
  from: Draft,
  rows: readonly Binding[],
  entry: object,
  invoice: SemanticInvoice,
  syntax: Syntax,
): void {
  for (const row of rows) putBinding(from, row, entry, invoice, syntax)
  // In another syntax there is no place for what was not read as a term.
  if (invoice.readFrom === syntax) from.opaque = (entry as { opaque?: readonly OpaquePart[] }).opaque
}

const ciiSchema = 'urn:un:unece:uncefact:data:standard'
const ublSchema = 'urn:oasis:names:specification:ubl:schema:xsd'

const prefixes: Readonly<Record<Syntax, Prefixes>> = {
  cii: {
    [`${ciiSchema}:CrossIndustryInvoice:100`]: 'rsm',
    [`${ciiSchema}:ReusableAggregateBusinessInformationEntity:100`]: 'ram',
    [`${ciiSchema}:QualifiedDataType:100`]: 'qdt',
    [`${ciiSchema}:UnqualifiedDataType:100`]: 'udt',
  },
  ubl: {
    [`${ublSchema}:CommonAggregateComponents-2`]: 'cac',
    [`${ublSchema}:CommonBasicComponents-2`]: 'cbc',
  },
}

/** The element with its children in the order of the schema. */
function finished(
  { step, text, attributes, children, isRequired, opaque }: Draft,
  syntax: Syntax,
): XmlElement | undefined {
  const positions = new Map(children.map((child) => [child, positionIn(syntax, step.name, child.step)]))
  const inOrder = [...children].sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
  const prefix = step.prefix ?? (syntax === 'cii' ? 'ram' : children.length > 0 ? 'cac' : 'cbc')
  const name = prefix ? `${prefix}:${step.name}` : step.name
  const content = text ?? inOrder.map((child) => finished(child, syntax))
  const made = element(name, content, attributes) ?? (isRequired ? emptyElement(name, attributes) : undefined)
  return made && opaque ? withOpaque(made, opaque, prefixes[syntax]) : made
}

/** A file that does not say its kind is written as what it was. */
const isCredit = ({ type, document }: SemanticInvoice): boolean =>
  type ? isCreditNote(type) : document === 'CreditNote'

function written(
  invoice: SemanticInvoice,
  syntax: Syntax,
  root: string,
  attributes: Draft['attributes'],
): string {
  const [prefix = '', name = ''] = root.includes(':') ? root.split(':') : ['', root]
  const draft: Draft = { step: { key: root, name, prefix, conditions: [] }, attributes, children: [] }
  putAll(draft, bindingsOf(isCredit(invoice)), invoice, invoice, syntax)
  return writeXml(finished(draft, syntax) ?? emptyElement(root))
}

/** An invoice or credit note as Cross Industry Invoice. */
export const writeCii = (invoice: SemanticInvoice): string =>
  written(invoice, 'cii', 'rsm:CrossIndustryInvoice', {
    'xmlns:rsm': `${ciiSchema}:CrossIndustryInvoice:100`,
    'xmlns:ram': `${ciiSchema}:ReusableAggregateBusinessInformationEntity:100`,
    'xmlns:qdt': `${ciiSchema}:QualifiedDataType:100`,
    'xmlns:udt': `${ciiSchema}:UnqualifiedDataType:100`,
  })

/** An invoice of UBL 2.1, or a credit note for the kinds that UBL writes as one. */
export function writeUbl(invoice: SemanticInvoice): string {
  const kind = isCredit(invoice) ? 'CreditNote' : 'Invoice'
  return written(invoice, 'ubl', kind, {
    xmlns: `${ublSchema}:${kind}-2`,
    'xmlns:cac': `${ublSchema}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${ublSchema}:CommonBasicComponents-2`,
  })
}
