import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { chatTextKeys } from '../site/chatTexts'
import { neededTextFindings } from './neededTexts'

/** Texts that the chat lacks: its button would have no name. */
export const chatFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents
    .filter(({ type }) => type === 'chat')
    .flatMap((document) => neededTextFindings(document, chatTextKeys, 'the chat needs this text: fill it in'))
