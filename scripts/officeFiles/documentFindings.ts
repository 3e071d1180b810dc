import type { Finding } from '../checkSite/checks'

/** What a document says, in order. */
export type ExpectedDocument = {
  /** Headings of the first level, with the entries of the table of contents that lead to them. */
  headings: readonly { text: string; entry: string }[]
  /** All other paragraphs; lines of one are separated by a line break. */
  paragraphs: readonly string[]
}

type ReadDocument = {
  headings: string[]
  /** Each entry of the table of contents with the place it leads to. */
  entries: { text: string; target: string }[]
  /** The headings by the places that are marked in them. */
  places: Map<string, string>
  paragraphs: string[]
}

const unescaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of a piece of XML of the OpenDocument format, where spaces, tabs and line breaks are elements too. */
const textOf = (xml: string): string =>
  xml
    // White space of XML; no-break spaces are text.
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/<text:line-break\/>/g, '\n')
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_all, count?: string) => ' '.repeat(Number(count ?? 1)))
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => unescaped[name] ?? '')
    .replace(/^[ \t]+|[ \t]+$/g, '')

/** Reads a document in the flat form of the OpenDocument format (`.fodt`). */
export function readFlatDocument(xml: string): ReadDocument {
  const body = /<office:text\b[^>]*>([\s\S]*)<\/office:text>/.exec(xml)?.[1] ?? ''
  const contents = /<text:index-body>([\s\S]*?)<\/text:index-body>/.exec(body)?.[1] ?? ''
  const text = body.replace(/<text:table-of-content\b[\s\S]*?<\/text:table-of-content>/g, '')
  const paragraphs: string[] = []
  const headings: string[] = []
  const places = new Map<string, string>()
  for (const [, kind = '', attributes = '', inner = ''] of text.matchAll(
    // An empty paragraph is one element, `<text:p/>`.
    /<text:(h|p)\b((?:[^>/]|\/(?!>))*)>([\s\S]*?)<\/text:\1>/g,
  )) {
    const said = textOf(inner)
    if (kind === 'h' && attributes.includes('text:outline-level="1"')) headings.push(said)
    else paragraphs.push(said)
    for (const [, name = ''] of inner.matchAll(/<text:bookmark(?:-start)? text:name="([^"]+)"/g))
      places.set(name, said)
  }
  const entries = [
    ...contents.matchAll(/<text:a\b[^>]*xlink:href="#([^"]+)"[^>]*>([\s\S]*?)<\/text:a>/g),
  ].map(([, target = '', inner = '']) => ({ target, text: textOf(inner) }))
  return { headings, entries, places, paragraphs }
}

/** What another program has not read, or not as what it is: headings, table of contents with its links, paragraphs. */
export function documentFindings(name: string, expected: ExpectedDocument, flatXml: string): Finding[] {
  const read = readFlatDocument(flatXml)
  const findings: Finding[] = []
  const find = (check: string, detail: string): void => void findings.push({ path: name, check, detail })
  const titles = expected.headings.map(({ text }) => text)
  if (titles.join('\n') !== read.headings.join('\n'))
    find('headings', `${titles.join(', ')}; read: ${read.headings.join(', ') || 'none'}`)
  const entries = expected.headings.map(({ entry }) => entry)
  const readEntries = read.entries.map(({ text }) => text)
  if (entries.join('\n') !== readEntries.join('\n'))
    find('table of contents', `${entries.join(', ')}; read: ${readEntries.join(', ') || 'none'}`)
  read.entries.forEach(({ text, target }, index) => {
    const heading = read.places.get(target)
    if (heading !== titles[index])
      find('table of contents', `"${text}" leads to ${heading === undefined ? 'nothing' : `"${heading}"`}`)
  })
  let at = 0
  for (const paragraph of expected.paragraphs) {
    const found = read.paragraphs.indexOf(paragraph, at)
    if (found < 0) find('paragraph', `"${paragraph}" is not there, or not in its place`)
    else at = found + 1
  }
  return findings
}
