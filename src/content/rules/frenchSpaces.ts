import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { allTexts } from './documentTexts'

/** A plain space where French has a no-break space: a browser would put the mark at the start of a line. */
const plainSpace = / [;:!?»](?=[\s)»]|$)|« /

/** Texts of French documents with a plain space before `; : ! ? »` or after `«`. */
export function frenchSpaceFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents
    .filter(({ lang }) => lang.startsWith('fr-'))
    .flatMap((document) =>
      [...allTexts(document.data, 'data')].flatMap(({ field, text }) => {
        const found = plainSpace.exec(text)
        if (!found) return []
        const around = text.slice(Math.max(0, found.index - 12), found.index + 3)
        return [
          findingIn(
            document,
            field,
            `the space in “${around}” has to be a no-break space (U+202F; inside « » U+00A0)`,
          ),
        ]
      }),
    )
}
