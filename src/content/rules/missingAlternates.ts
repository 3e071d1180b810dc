import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'

/**
 * Documents of one type and UID in two languages that do not name each other: their pages would be in no hreflang cluster,
 * and the language menu would lead to the homepage.
 */
export function missingAlternateFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  const groups = new Map<string, CmsDocument[]>()
  for (const document of documents) {
    if (!document.uid) continue
    const key = `${document.type} ${document.uid}`
    groups.set(key, [...(groups.get(key) ?? []), document])
  }
  return [...groups.values()].flatMap((group) =>
    group.flatMap((document) => {
      const named = new Set(document.alternate_languages.map(({ id }) => id))
      const missing = group.filter(({ id, lang }) => lang !== document.lang && !named.has(id))
      return missing.length > 0
        ? [
            findingIn(
              document,
              'alternate_languages',
              `names no translation in ${missing.map(({ lang }) => lang).join(', ')}, where a document has the same type and UID: add it there, or choose another UID`,
            ),
          ]
        : []
    }),
  )
}
