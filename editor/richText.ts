/**
 * Rich text as an editor writes it, one text for each block: `**strong**`, `*emphasis*`, `[words](address)`. Kept are
 * exactly the marks that Prismic has for texts; a link to a document is written as `[words](document:id)`.
 */

export type Span = { start: number; end: number; type: string; data?: unknown }
export type Block = { type: string; text: string; spans: Span[]; direction?: string }

/** Data of links to documents by id, which the marks do not spell out. */
export type LinkData = Record<string, unknown>

const escaped = /([\\*[\]])/g

/** What stands for a link in the marks: an address, or the id of a document. */
function addressOf(data: unknown): string {
  const { link_type: type, id, url } = (data ?? {}) as Record<string, unknown>
  return type === 'Document' ? `document:${String(id)}` : String(url ?? '')
}

type Mark = { open: string; close: string }

function markOf({ type, data }: Span): Mark | undefined {
  if (type === 'strong') return { open: '**', close: '**' }
  if (type === 'em') return { open: '*', close: '*' }
  if (type === 'hyperlink')
    return {
      open: '[',
      close: `](${encodeURI(addressOf(data)).replace(/\(/g, '%28').replace(/\)/g, '%29')})`,
    }
  return undefined
}

/** The marked text of a block, and the data of its links by address. */
export function markedText({ text, spans }: Pick<Block, 'text' | 'spans'>): {
  marked: string
  links: LinkData
} {
  const marks = spans.flatMap((span) => {
    const mark = markOf(span)
    return mark ? [{ ...span, ...mark }] : []
  })
  const links: LinkData = {}
  for (const { type, data } of spans) if (type === 'hyperlink') links[addressOf(data)] = data
  let marked = ''
  for (let place = 0; place <= text.length; place++) {
    // Inner marks end before outer ones and begin after them.
    const ending = marks.filter(({ end }) => end === place).sort((a, b) => b.start - a.start)
    const beginning = marks
      .filter(({ start, end }) => start === place && end > start)
      .sort((a, b) => b.end - a.end)
    for (const { close } of ending) marked += close
    for (const { open } of beginning) marked += open
    marked += (text[place] ?? '').replace(escaped, '\\$1')
  }
  return { marked, links }
}

/** The text and marks of what an editor has written. A mark that is not closed is text. `links` has known data of links. */
export function parseMarked(marked: string, links: LinkData = {}): Pick<Block, 'text' | 'spans'> {
  const spans: Span[] = []
  let text = ''

  const read = (part: string): void => {
    let rest = part
    while (rest !== '') {
      const escape = /^\\([\\*[\]])/.exec(rest)
      const strong = /^\*\*(?!\s)((?:\\.|[^\\])+?)(?<!\s)\*\*(?!\*)/s.exec(rest)
      const em = /^\*(?![\s*])((?:\\.|\*\*(?:\\.|[^\\])+?\*\*|[^\\*])+?)\*(?!\*)/s.exec(rest)
      const link = /^\[((?:\\.|[^\\\]])+)\]\(([^()\s]+)\)/s.exec(rest)
      const found = escape ?? strong ?? em ?? link
      if (!found) {
        text += rest.charAt(0)
        rest = rest.slice(1)
        continue
      }
      if (escape) text += escape[1] ?? ''
      else {
        const start = text.length
        const span: Span = { start, end: start, type: strong ? 'strong' : em ? 'em' : 'hyperlink' }
        if (link && !strong && !em) span.data = dataOf(link[2] ?? '', links)
        spans.push(span)
        read(found[1] ?? '')
        span.end = text.length
      }
      rest = rest.slice(found[0].length)
    }
  }
  read(marked)
  return { text, spans }
}

function dataOf(written: string, links: LinkData): unknown {
  const address = safeDecode(written)
  if (links[address]) return links[address]
  const id = /^document:(.+)$/.exec(address)?.[1]
  return id ? { link_type: 'Document', id } : { link_type: 'Web', url: address }
}

function safeDecode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Names of the types of blocks that hold text. */
export const blockNames: Record<string, string> = {
  paragraph: 'Paragraph',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  'list-item': 'Bulleted item',
  'o-list-item': 'Numbered item',
  preformatted: 'Preformatted',
}

/** The types of blocks that a model allows, from its `single` or `multi`. */
export function allowedBlocks(allowed: string): string[] {
  const names = allowed.split(',').map((name) => name.trim())
  return Object.keys(blockNames).filter((name) => names.includes(name))
}
