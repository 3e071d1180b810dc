import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { missingObject } from '../cms/gatedContent'

/**
 * Pages that are not published yet, because what they give is missing: an ebook without its file, a recording without its
 * video. A site can be built with them: they are not on it.
 */
export const missingObjectFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) => {
    const missing = missingObject(document)
    return missing ? [findingIn(document, missing.field, missing.message)] : []
  })
