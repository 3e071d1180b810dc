/** What no term is read from: it is kept as it is, with its place, and has a name for the visitor. */
import type { OpaqueElement, OpaquePart } from '../semantic'
import type { XmlNode } from '../xmlTree'
import type { Binding, Syntax } from './binding'
import { pathOf, plainPath } from './elementPath'
import { isFilled } from './xmlParts'

/** The terms and groups by the names of their elements: `PaymentTerms/Note`. */
function termsByPath(
  rows: readonly Binding[],
  syntax: Syntax,
  group = '',
  known = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const { term, rows: inner = [], ...row } of rows) {
    const place = row[syntax]
    if (!place) continue
    const path = [group, plainPath(pathOf(place.path))].filter(Boolean).join('/')
    if (!known.has(path)) known.set(path, term)
    termsByPath(inner, syntax, path, known)
  }
  return known
}

/** Elements that only say how the file was made. */
const technical = ['UBLVersionID', 'LineCountNumeric']

/** What is in an element and was not read: the term or group of a second one, or the name of an element without a term. */
function labelsOf(
  node: XmlNode,
  path: readonly string[],
  read: ReadonlySet<XmlNode>,
  known: ReadonlyMap<string, string>,
): string[] {
  if (read.has(node) || !isFilled(node) || technical.includes(node.name)) return []
  const inner = node.children.flatMap((child) => labelsOf(child, [...path, child.name], read, known))
  const isPartly = (one: XmlNode): boolean => read.has(one) || one.children.some(isPartly)
  if (path.length === 0 || (node.children.length > 0 && (inner.length === 0 || isPartly(node)))) return inner
  const term = known.get(path.join('/'))
  if (term) return [term]
  const hasTerms = [...known.keys()].some((one) => one.startsWith(`${path.join('/')}/`))
  return hasTerms && node.children.length > 0 ? inner : [path.slice(-2).join('/')]
}

/** Attributes that say where schemas and prefixes are; elements are written with prefixes of their own. */
const isDeclaration = (name: string): boolean => name.startsWith('xmlns') || name.includes(':')

const opaqueOf = ({ name, namespace, attributes, text, children }: XmlNode): OpaqueElement => ({
  name,
  namespace,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => !isDeclaration(key))),
  text,
  children: children.map(opaqueOf),
})

/** A signature is of the file as it was: it is void in every other. */
const isSigned = (node: XmlNode): boolean =>
  node.namespace === 'http://www.w3.org/2000/09/xmldsig#' ||
  node.name === 'Signature' ||
  node.children.some(isSigned)

type Read = {
  syntax: Syntax
  read: ReadonlySet<XmlNode>
  /** The entries of lists, and the invoice, that were read from elements. */
  entries: ReadonlyMap<XmlNode, Record<string, unknown>>
}

/**
 * Adds to the invoice and to the entries of its lists what no term was read from (`opaque`). Gives the names of all of it:
 * a signature alone is named and left out.
 */
export function keepUnread(
  root: XmlNode,
  { syntax, read, entries }: Read,
  rows: readonly Binding[],
): readonly string[] {
  const known = termsByPath(rows, syntax)
  const names: string[] = []
  const hasRead = (node: XmlNode): boolean => read.has(node) || node.children.some(hasRead)

  const visit = (
    node: XmlNode,
    namesTo: readonly string[],
    owner: Record<string, unknown>,
    path: OpaquePart['path'],
  ): void => {
    const counts = new Map<string, number>()
    // Each name once, the last one at the end: a list of all would grow with the square of the elements.
    const before = new Set<string>()
    for (const child of node.children) {
      const number = (counts.get(child.name) ?? 0) + 1
      const after = [...before]
      const afterNumber = counts.get(after.at(-1) ?? '') ?? 0
      counts.set(child.name, number)
      before.delete(child.name)
      before.add(child.name)
      if (read.has(child)) continue
      const childNames = [...namesTo, child.name]
      if (hasRead(child)) {
        const entry = entries.get(child)
        visit(child, childNames, entry ?? owner, entry ? [] : [...path, [child.name, number]])
        continue
      }
      const labels = labelsOf(child, childNames, read, known)
      if (labels.length === 0) continue
      names.push(...labels)
      if (isSigned(child)) continue
      const part: OpaquePart = { element: opaqueOf(child), path, after, afterNumber, labels }
      ;((owner['opaque'] ??= []) as OpaquePart[]).push(part)
    }
  }
  visit(root, [], entries.get(root) ?? {}, [])
  return names
}
