import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf } from '../cms/fields'

const letter = /[\p{L}\p{N}]/u

/** Whether a word goes on across this place of a text. */
const isInsideWord = (text: string, place: number): boolean =>
  letter.test(text.charAt(place - 1)) && letter.test(text.charAt(place))

/** The marked parts of a rich text's block that begin or end inside a word, or after its end. */
function cutParts(block: Record<string, unknown>): string[] {
  const text = typeof block['text'] === 'string' ? block['text'] : ''
  return entriesOf(block['spans']).flatMap(({ start, end }) => {
    if (typeof start !== 'number' || typeof end !== 'number') return []
    const isCut = isInsideWord(text, start) || isInsideWord(text, end) || end > text.length
    return isCut ? [text.slice(start, end)] : []
  })
}

function* blocksIn(value: unknown, field: string): Generator<{ block: Record<string, unknown>; field: string }> {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield* blocksIn(part, `${field}.${index}`)
  } else if (isRecord(value)) {
    if (Array.isArray(value['spans'])) yield { block: value, field }
    else for (const [key, part] of Object.entries(value)) yield* blocksIn(part, `${field}.${key}`)
  }
}

/** Links, emphasis and labels that begin or end in the middle of a word: the text before them has changed since. */
export const linkedWordFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) =>
    [...blocksIn(document.data, 'data')].flatMap(({ block, field }) =>
      cutParts(block).map((part) =>
        findingIn(
          document,
          field,
          `“${part}” is marked, which cuts a word: mark the words again in the editor`,
        ),
      ),
    ),
  )
