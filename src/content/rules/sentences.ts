import type { CmsDocument } from '../cms/document'
import { spokenTexts } from './spokenWords'

/** The sentences of a text that have four words or more, in small letters. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 4)

/** The sentences of the texts of a document whose fields are wanted, by their path (`data.form_title`). */
export const documentSentences = (document: CmsDocument, isWanted: (field: string) => boolean): string[] =>
  spokenTexts(document)
    .filter(({ field }) => isWanted(field))
    .flatMap(({ text }) => sentencesIn(text))

/** The sentences of a document that have four words or more, in small letters. */
export const sentencesOf = (document: CmsDocument): string[] => documentSentences(document, () => true)
