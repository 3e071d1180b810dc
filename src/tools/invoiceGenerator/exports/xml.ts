import { cleanText } from '../model/parseInvoice'

/** An element as it is written; its order among the others is that of the schema. */
export type XmlElement = {
  name: string
  attributes: readonly (readonly [name: string, value: string])[]
  content: string | readonly XmlElement[]
}

type Content = string | undefined | readonly (XmlElement | undefined)[]

const escaped = (text: string): string =>
  cleanText(text).replace(/[&<>"\r]/g, (character) => `&#${String(character.charCodeAt(0))};`)

const filledIn = (attributes: Readonly<Record<string, string | undefined>>): XmlElement['attributes'] =>
  Object.entries(attributes).flatMap(([key, value]) => (value ? [[key, value] as const] : []))

/**
 * An element, or undefined when it would have neither text nor children: an electronic invoice has no empty elements
 * (PEPPOL-EN16931-R008). Attributes without a value are left out.
 */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XmlElement | undefined {
  const filled = typeof content === 'object' ? content.filter((child) => child !== undefined) : content
  if (!filled || (typeof filled === 'string' ? filled.trim() : filled).length === 0) return undefined
  return { name, attributes: filledIn(attributes), content: filled }
}

/** An element that the schema requires although nothing is in it. */
export const emptyElement = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XmlElement => ({ name, attributes: filledIn(attributes), content: '' })

function write({ name, attributes, content }: XmlElement, indent: string): string {
  const start = `${indent}<${name}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}`
  if (content.length === 0) return `${start}/>\n`
  if (typeof content === 'string') return `${start}>${escaped(content)}</${name}>\n`
  return `${start}>\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`
}

/** An XML document in UTF-8 with its declaration. */
export const writeXml = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`
