/** What keeps an SVG drawing out of the media library. Nothing in it is run or drawn to find out. */
import { XMLParser } from 'fast-xml-parser'
import { imageSize } from './imageSize'

const maxDrawingBytes = 2 * 1024 * 1024

/** Elements that run a script, or hold a page of another kind. */
const forbiddenElements = ['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener']

const localName = (name: string): string => name.replace(/^.*:/, '').toLowerCase()

/** An attribute as a browser reads it: with the characters that it names by number, without spaces. */
const plainValue = (value: string): string =>
  value
    .replace(/&#x([\da-f]{1,6});?/gi, (_, digits: string) => character(parseInt(digits, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => character(Number(digits)))
    .replace(/&(?:colon|tab|newline);/gi, (name) => (name.toLowerCase() === '&colon;' ? ':' : ''))
    // oxlint-disable-next-line no-control-regex -- browsers leave these out of an address
    .replace(/[\u0000-\u0020]+/g, '')
    .toLowerCase()

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

type Node = Record<string, unknown>

/**
 * A sentence about a drawing, without its subject: `has a script …`; undefined when there is nothing to say. `limit` is the
 * longest side in pixels.
 */
export function drawingProblem(content: Buffer, limit: number): string | undefined {
  if (content.length > maxDrawingBytes) return `has more than ${maxDrawingBytes / 1024 / 1024} MB`
  if (content.includes(0)) return 'is not saved as UTF-8'
  const text = content.toString('utf8')
  if (/<!ENTITY/i.test(text))
    return 'declares entities, by which a small file can become enormous: export it again as plain SVG'
  if (/<\?xml-stylesheet/i.test(text)) return 'loads a style from elsewhere: export it again as plain SVG'
  const size = imageSize(content)
  if (size && Math.max(size.width, size.height) > limit)
    return `says that it is ${size.width} × ${size.height} pixels; a side may have ${limit}`
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    processEntities: false,
    parseAttributeValue: false,
    parseTagValue: false,
    stopNodes: [],
  })
  let nodes: unknown
  try {
    nodes = parser.parse(text, true)
  } catch {
    return 'is not a complete SVG drawing: export it again'
  }
  const root = (Array.isArray(nodes) ? (nodes as Node[]) : []).find((node) => 'svg' in node)
  if (!root) return 'is not an SVG drawing'
  const { '@_xmlns': namespace } = (root[':@'] ?? {}) as Record<string, unknown>
  if (namespace !== 'http://www.w3.org/2000/svg')
    return 'does not say that it is SVG (xmlns="http://www.w3.org/2000/svg"), so browsers do not show it'
  return problemIn(nodes as Node[])
}

/** Walks through all elements; a list instead of calls, so that no depth of a file ends the process. */
function problemIn(nodes: readonly Node[]): string | undefined {
  const open: Node[] = [...nodes]
  for (let node = open.pop(); node; node = open.pop()) {
    for (const [name, value] of Object.entries(node)) {
      if (name === ':@') {
        for (const [attribute, content] of Object.entries(value as Record<string, unknown>)) {
          const problem = attributeProblem(attribute.replace(/^@_/, ''), String(content))
          if (problem) return problem
        }
      } else if (Array.isArray(value)) {
        if (forbiddenElements.includes(localName(name)))
          return `holds a <${name}>, which a picture may not have: export it again as plain SVG`
        open.push(...(value as Node[]))
      }
    }
  }
  return undefined
}

function attributeProblem(name: string, content: string): string | undefined {
  const local = localName(name)
  if (/^on[a-z]/.test(local)) return `holds a script (${name}), which a picture may not have`
  // Of an animation the values follow each other.
  if (/(?:^|;)(?:javascript:|vbscript:|data:text\/html)/.test(plainValue(content)))
    return `holds a script in an address (${name}), which a picture may not have`
  return undefined
}
