import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { fieldText } from './fieldText'

/** The texts that a document lacks and what it is for cannot do without. */
export const neededTextFindings = (
  document: CmsDocument,
  keys: readonly string[],
  message: string,
): ContentFinding[] =>
  keys
    .filter((key) => fieldText(document.data[key]) === '')
    .map((key) => findingIn(document, `data.${key}`, message))
