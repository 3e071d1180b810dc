import type { LinkField } from '@prismicio/client'
import { isRecord } from '../../core/values/record'
import { documentLinks } from './document'
import { textOf, type Fields } from './fields'
import { linkOf } from './links'

/** A stretch of a short message with the same marks. A link has its address. */
export type MessagePart = { text: string; strong?: true; em?: true; href?: string; target?: string }

type Span = { type: string; start: number; end: number; data: unknown }

const spansOf = (block: Fields): Span[] =>
  (Array.isArray(block['spans']) ? block['spans'] : []).filter(isRecord).flatMap((span): Span[] => {
    const { type, start, end, data } = span
    return typeof type === 'string' && typeof start === 'number' && typeof end === 'number'
      ? [{ type, start, end, data }]
      : []
  })

function partOf(text: string, spans: readonly Span[]): MessagePart {
  const has = (type: string): boolean => spans.some((span) => span.type === type)
  const linked = spans.find(({ type }) => type === 'hyperlink')
  const link = linked && linkOf(linked.data as LinkField)
  return {
    text,
    ...(has('strong') ? { strong: true } : {}),
    ...(has('em') ? { em: true } : {}),
    ...(link ? { href: link.href, ...(link.target ? { target: link.target } : {}) } : {}),
  }
}

/** True for a message with a link to a document that has no page here, such as a guide whose file is missing. */
const leadsNowhere = (field: unknown): boolean =>
  documentLinks(field).some(({ link }) => !linkOf(link as unknown as LinkField))

function partsOfBlock(block: Fields): MessagePart[] {
  const text = textOf(block['text'])
  const spans = spansOf(block)
  const edges = [0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]
    .filter((edge) => edge >= 0 && edge <= text.length)
    .sort((a, b) => a - b)
  return edges.flatMap((start, index) => {
    const end = edges[index + 1] ?? start
    const inside = spans.filter((span) => span.start <= start && span.end >= end)
    return end > start ? [partOf(text.slice(start, end), inside)] : []
  })
}

/**
 * A message of a line in the rich text of a localized document, as its parts in order; none when it has no words. Every
 * page of the site shows one, so it comes without the code that renders rich text. Further paragraphs follow in the line.
 * One that leads to a document without a page in the market has nothing to say there: it has no parts.
 */
export function messageParts(field: unknown): MessagePart[] {
  if (leadsNowhere(field)) return []
  const lines = (Array.isArray(field) ? field : [])
    .filter(isRecord)
    .map(partsOfBlock)
    .filter((parts) => parts.some(({ text }) => text.trim() !== ''))
  return lines.flatMap((parts, index) => (index === 0 ? parts : [{ text: ' ' }, ...parts]))
}
