/** Elements of a file that no term was read from, as they are written again. */
import type { OpaqueElement, OpaquePart } from '../model/semantic'
import type { XmlElement } from './xml'

/** Prefixes that the document has already, by their namespaces. */
export type Prefixes = Readonly<Record<string, string>>

/** An element as it was, with the prefixes of the document, or with its namespace. */
export function opaqueElement(
  { name, namespace, attributes, text, children }: OpaqueElement,
  prefixes: Prefixes,
  outer = '',
): XmlElement {
  const prefix = prefixes[namespace]
  const isDeclared = prefix !== undefined || namespace === outer
  return {
    name: prefix ? `${prefix}:${name}` : name,
    attributes: [...(isDeclared ? [] : [['xmlns', namespace] as const]), ...Object.entries(attributes)],
    content:
      children.length > 0
        ? children.map((child) => opaqueElement(child, prefixes, prefix === undefined ? namespace : outer))
        : text,
  }
}

const plainName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

/** Where a part stands among the elements that are written: behind the one it was behind, or behind all that were before it. */
function positionOf({ after, afterNumber }: OpaquePart, siblings: readonly XmlElement[]): number {
  const names = siblings.map(plainName)
  const last = after.at(-1)
  const namesakes = names.flatMap((name, index) => (name === last ? [index] : []))
  const direct = namesakes[afterNumber - 1]
  if (direct !== undefined) return direct + 1
  return names.reduce((position, name, index) => (after.includes(name) ? index + 1 : position), 0)
}

/** The element with the parts in it, each at the end of its path; parts of elements that are not written are left out. */
export function withOpaque(
  element: XmlElement,
  parts: readonly OpaquePart[],
  prefixes: Prefixes,
): XmlElement {
  const children = typeof element.content === 'string' ? [] : [...element.content]
  for (const part of parts) {
    const [step, ...rest] = part.path
    if (!step) {
      children.splice(positionOf(part, children), 0, opaqueElement(part.element, prefixes))
      continue
    }
    const [name, number] = step
    const namesakes = children.filter((child) => plainName(child) === name)
    const parent = namesakes[number - 1] ?? namesakes[0]
    if (parent) children[children.indexOf(parent)] = withOpaque(parent, [{ ...part, path: rest }], prefixes)
  }
  return { ...element, content: children.length > 0 ? children : element.content }
}
