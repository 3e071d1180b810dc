import { isRecord } from '../../core/values/record'

/** A block of a rich text with its parts that are links, labels or emphasis, and the path of its field. */
export type RichTextBlock = { field: string; text: string; spans: readonly RichTextSpan[] }

/** A part of a block's text: from `start` up to and without `end`. */
export type RichTextSpan = { type: string; start: number; end: number; data?: Record<string, unknown> }

const isSpan = (value: unknown): value is RichTextSpan =>
  isRecord(value) &&
  typeof value['type'] === 'string' &&
  typeof value['start'] === 'number' &&
  typeof value['end'] === 'number'

/** The blocks of all rich texts in a value, at any depth. */
export function* richTextBlocks(value: unknown, field: string): Generator<RichTextBlock> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* richTextBlocks(entry, `${field}.${index}`)
  } else if (isRecord(value)) {
    if (typeof value['text'] === 'string' && Array.isArray(value['spans']))
      yield { field, text: value['text'], spans: value['spans'].filter(isSpan) }
    else for (const [name, entry] of Object.entries(value)) yield* richTextBlocks(entry, `${field}.${name}`)
  }
}
