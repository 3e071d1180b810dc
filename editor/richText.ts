/**
 * Rich text as an editor writes it, one text for each block: `**strong**`, `*emphasis*`, `[words](address)` and
 * `[words]{label}`. A link to a document is written as `[words](document:id)`. Marks that cannot be written so (labels that
 * the field does not know, marks that cross each other) are kept beside the text, and move with their words.
 */

export type Span = { start: number; end: number; type: string; data?: unknown }
export type Block = { type: string; text: string; spans: Span[]; direction?: string }
type Text = Pick<Block, 'text' | 'spans'>

/** Data of links by address, which the marks do not spell out. */
export type LinkData = Record<string, unknown>

/** What is known of a field and its text: data of links, and the labels that its model allows. */
type Known = { links?: LinkData; labels?: readonly string[] }

/** A text with its marks written out. */
type Marked = {
  marked: string
  links: LinkData
  /** The marks that are not written out. */
  kept: Span[]
}

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
  if (type === 'label') return { open: '[', close: `]{${labelOf(data)}}` }
  if (type === 'hyperlink')
    return {
      open: '[',
      close: `](${encodeURI(addressOf(data)).replace(/\(/g, '%28').replace(/\)/g, '%29')})`,
    }
  return undefined
}

const labelOf = (data: unknown): string => String((data as { label?: unknown } | undefined)?.label ?? '')

function writtenOut(text: string, spans: readonly Span[]): string {
  const marks = spans.flatMap((span) => {
    const mark = markOf(span)
    return mark ? [{ ...span, ...mark }] : []
  })
  let marked = ''
  for (let place = 0; place <= text.length; place++) {
    // Inner marks end before outer ones and begin after them; of two with the same words the first is the outer one.
    const ending = marks.filter(({ end }) => end === place).sort((a, b) => b.start - a.start)
    const beginning = marks
      .filter(({ start, end }) => start === place && end > start)
      .sort((a, b) => b.end - a.end)
    for (const { close } of ending) marked += close
    for (const { open } of beginning) marked += open
    marked += (text[place] ?? '').replace(escaped, '\\$1')
  }
  return marked
}

const inOrder = (spans: readonly Span[]): Span[] =>
  [...spans].sort((a, b) => a.start - b.start || b.end - a.end)

/** True for marks that mean the same, in whatever order they are listed. */
export const areSame = (one: readonly Span[], other: readonly Span[]): boolean => {
  const texts = (spans: readonly Span[]): string =>
    spans
      .map(({ start, end, type, data }) => JSON.stringify([start, end, type, data]))
      .sort()
      .join()
  return texts(one) === texts(other)
}

function linksOf(spans: readonly Span[]): LinkData {
  const links: LinkData = {}
  for (const { type, data } of spans) if (type === 'hyperlink') links[addressOf(data)] ??= data
  return links
}

/** The marked text of a block, the data of its links, and the marks that are not written out. */
export function markedText({ text, spans }: Text, labels: readonly string[] = []): Marked {
  const links = linksOf(spans)
  const marked = (written: readonly Span[]): string => writtenOut(text, written)
  const isReadBack = (written: readonly Span[]): boolean => {
    const parsed = parseMarked(marked(written), { links, labels })
    return parsed.text === text && areSame(parsed.spans, written)
  }
  if (isReadBack(spans)) return { marked: marked(spans), links, kept: [] }
  const written: Span[] = []
  for (const span of spans) if (isReadBack([...written, span])) written.push(span)
  return { marked: marked(written), links, kept: spans.filter((span) => !written.includes(span)) }
}

/**
 * A block after an editor has changed its marked text: what was written, and the marks that are not written out, moved
 * with their words.
 */
export function editedText(block: Text, marked: string, { links, labels }: Known): Text {
  const { kept } = markedText(block, labels)
  const { text, spans } = parseMarked(marked, { ...(links && { links }), ...(labels && { labels }) })
  const all = inOrder([...spans, ...moved(kept, block.text, text)])
  return { text, spans: text === block.text && areSame(all, block.spans) ? block.spans : all }
}

/** Marks of a text in a changed text: those after the change are moved, those whose words are gone are left out. */
function moved(spans: readonly Span[], before: string, after: string): Span[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1
  const [changedTo, by] = [before.length - tail, after.length - before.length]
  return spans
    .map((span) => ({
      ...span,
      start:
        span.start >= changedTo
          ? span.start + by
          : span.start <= head
            ? span.start
            : // A mark that begins in what was replaced begins after it.
              changedTo + by,
      end: span.end >= changedTo && span.end > head ? span.end + by : Math.min(span.end, head),
    }))
    .filter(({ start, end }) => end > start)
}

/** The text and marks of what an editor has written. A mark that is not closed is text, and so is an unknown label. */
export function parseMarked(marked: string, { links = {}, labels = [] }: Known = {}): Text {
  const spans: Span[] = []
  let text = ''

  const read = (part: string): void => {
    let rest = part
    while (rest !== '') {
      const escape = /^\\([\\*[\]])/.exec(rest)
      const strong = /^\*\*(?!\s)((?:\\.|[^\\])+?)(?<!\s)\*\*(?!\*)/s.exec(rest)
      const em = /^\*(?![\s*])((?:\\.|\*\*(?:\\.|[^\\])+?\*\*|[^\\*])+?)\*(?!\*)/s.exec(rest)
      const found = escape
        ? { words: '', length: escape[0].length, mark: undefined }
        : strong || em
          ? {
              words: (strong ?? em)?.[1] ?? '',
              length: (strong ?? em)?.[0].length ?? 0,
              mark: { type: strong ? 'strong' : 'em' },
            }
          : bracketed(rest, { links, labels })
      if (!found) {
        text += rest.charAt(0)
        rest = rest.slice(1)
        continue
      }
      if (!found.mark) text += escape?.[1] ?? ''
      else {
        const span: Span = { start: text.length, end: text.length, ...found.mark }
        spans.push(span)
        read(found.words)
        span.end = text.length
      }
      rest = rest.slice(found.length)
    }
  }
  read(marked)
  return { text, spans }
}

/** A link or a label at the beginning of a text: its words may have marks in brackets themselves. */
function bracketed(
  text: string,
  { links, labels }: Required<Known>,
): { words: string; length: number; mark: Pick<Span, 'type' | 'data'> } | undefined {
  const end = closingBracket(text)
  if (end === undefined || end === 1) return undefined
  const words = text.slice(1, end)
  const after = text.slice(end + 1)
  const link = /^\(([^()\s]+)\)/.exec(after)
  const label = /^\{([^{}\s]+)\}/.exec(after)
  if (link) {
    const mark = { type: 'hyperlink', data: dataOf(link[1] ?? '', links) }
    return { words, length: end + 1 + link[0].length, mark }
  }
  if (label && labels.includes(label[1] ?? '')) {
    const mark = { type: 'label', data: { label: label[1] } }
    return { words, length: end + 1 + label[0].length, mark }
  }
  return undefined
}

/** The place of the bracket that closes the one at the beginning of a text. */
function closingBracket(text: string): number | undefined {
  if (!text.startsWith('[')) return undefined
  let depth = 0
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place]
    if (letter === '\\') place += 1
    else if (letter === '[') depth += 1
    else if (letter === ']') {
      depth -= 1
      if (depth === 0) return place
    }
  }
  return undefined
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
