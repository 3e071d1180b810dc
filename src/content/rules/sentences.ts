import type { CmsDocument } from '../cms/document'
import { spokenTexts } from './spokenWords'

/** The sentences of a document that have four words or more, in small letters. */
export const sentencesOf = (document: CmsDocument): string[] =>
  spokenTexts(document)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 4)
