import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isRecord } from '../../../core/values/record'

/** An element that was read. Its name is without the prefix; attributes have theirs, `xmlns:cbc`. */
export type XmlNode = {
  name: string
  /** Of its prefix, or the one that applies without a prefix; empty for none. */
  namespace: string
  attributes: Readonly<Record<string, string>>
  text: string
  /** The text with the white space around it. */
  whole: string
  children: readonly XmlNode[]
}

export type XmlProblem = 'doctype' | 'notXml'

/** Deeper than any invoice: a file that nests further was made to exhaust the reader. */
const maxDepth = 40

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five entities of XML and numbered characters; there are no others without a document type. */
const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      if (name) return named[name] ?? whole
      const code = hex ? parseInt(hex, 16) : Number(number)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The namespaces by their prefixes, with those that an element declares. */
type Namespaces = ReadonlyMap<string, string>

function declared(attributes: Readonly<Record<string, unknown>>, known: Namespaces): Namespaces {
  const own = Object.entries(attributes).flatMap(([key, value]) => {
    const [, prefix] = /^xmlns(?::(.+))?$/.exec(key) ?? [undefined, undefined]
    return key.startsWith('xmlns') ? [[prefix ?? '', unescaped(textOf(value)).trim()] as const] : []
  })
  return own.length > 0 ? new Map([...known, ...own]) : known
}

function nodeOf(entry: unknown, depth: number, outer: Namespaces): XmlNode | undefined {
  if (!isRecord(entry) || depth > maxDepth) return undefined
  const tag = Object.keys(entry).find((key) => key !== ':@')
  if (tag === undefined || tag.startsWith('#') || tag.startsWith('?')) return undefined
  const content = Array.isArray(entry[tag]) ? (entry[tag] as unknown[]) : []
  const attributes = isRecord(entry[':@']) ? entry[':@'] : {}
  const namespaces = declared(attributes, outer)
  const [prefix = '', name = ''] = tag.includes(':') ? tag.split(':') : ['', tag]
  const texts = content.filter(isRecord).flatMap((part) => {
    if ('#text' in part) return [unescaped(textOf(part['#text']))]
    const cdata = part['#cdata']
    return Array.isArray(cdata) && isRecord(cdata[0]) ? [textOf(cdata[0]['#text'])] : []
  })
  return {
    name,
    namespace: namespaces.get(prefix) ?? '',
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, unescaped(textOf(value)).trim()]),
    ),
    text: texts.join('').trim(),
    whole: texts.join(''),
    children: content.flatMap((child) => nodeOf(child, depth + 1, namespaces) ?? []),
  }
}

/** Comments and character data, in which anything may be written. */
const texts = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  cdataPropName: '#cdata',
})

/**
 * Reads XML into a tree. A document with a document type is refused: invoices have none, and only there could entities be
 * declared that read other files or grow without end. Never throws.
 */
export function readXml(text: string): XmlNode | XmlProblem {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.replace(texts, ''))) return 'doctype'
  try {
    if (XMLValidator.validate(text) !== true) return 'notXml'
    const parsed: unknown = parser.parse(text)
    const roots = Array.isArray(parsed) ? parsed.flatMap((entry) => nodeOf(entry, 0, new Map()) ?? []) : []
    return roots[0] ?? 'notXml'
  } catch {
    return 'notXml'
  }
}

/** The children with a name, along a path: `all(root, 'Delivery', 'DeliveryLocation')`. */
export const all = (node: XmlNode | undefined, ...path: readonly string[]): readonly XmlNode[] =>
  path.reduce<readonly XmlNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    node ? [node] : [],
  )

export const first = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined =>
  all(node, ...path)[0]

/**
 * Payment terms: with the line break at their end when they have a cash discount in the form of XRechnung, where it counts.
 */
export function paymentTerms({ whole, text }: XmlNode): string {
  const terms = whole.replace(/^\s+/, '').replace(/\r\n?/g, '\n')
  return /^[ \t]*#/m.test(terms) ? terms.replace(/(?<![ \t])[ \t]+$/, '') : text
}

/** A day as XML Schema writes it, which may have a time zone or a time, `2026-03-01+01:00`, as the day alone. */
export const plainDay = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2}|T.*)$/, '$1')

/** The currencies of all amounts in the tree. */
export function currenciesIn(node: XmlNode): readonly string[] | undefined {
  const found = new Set<string>()
  const visit = ({ attributes, children }: XmlNode): void => {
    if (attributes.currencyID) found.add(attributes.currencyID)
    children.forEach(visit)
  }
  visit(node)
  return found.size > 0 ? [...found] : undefined
}
