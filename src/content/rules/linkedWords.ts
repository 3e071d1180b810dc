import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { richTextBlocks, type RichTextBlock } from './richTextBlocks'

const letter = /[\p{L}\p{N}]/u

/** Whether a word goes on across this place of a text. */
const isInsideWord = (text: string, place: number): boolean =>
  letter.test(text.charAt(place - 1)) && letter.test(text.charAt(place))

/** The marked parts of a block that begin or end inside a word, or after its end. */
const cutParts = ({ text, spans }: RichTextBlock): string[] =>
  spans
    .filter(({ start, end }) => isInsideWord(text, start) || isInsideWord(text, end) || end > text.length)
    .map(({ start, end }) => text.slice(start, end))

/** Links, emphasis and labels that begin or end in the middle of a word: the text before them has changed since. */
export const linkedWordFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) =>
    [...richTextBlocks(document.data, 'data')].flatMap((block) =>
      cutParts(block).map((part) =>
        findingIn(
          document,
          block.field,
          `“${part}” is marked, which cuts a word: mark the words again in the editor`,
        ),
      ),
    ),
  )
