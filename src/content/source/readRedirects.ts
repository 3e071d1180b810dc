import type { Redirect } from '../../core/routing/redirects'
import { endlessRedirects, redirectSchema } from '../../core/routing/redirectSchema'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'

type Entry = { document: CmsDocument; field: string; redirect: Redirect }

/**
 * The redirects of the content, in order, and the findings about them: everything for which the server would refuse
 * the manifest.
 */
export function readRedirects(documents: readonly CmsDocument[]): {
  redirects: Redirect[]
  findings: ContentFinding[]
} {
  const findings: ContentFinding[] = []
  const entries = documents
    .filter(({ type }) => type === 'redirects')
    .flatMap((document) =>
      entriesOf(document.data['redirects']).flatMap((entry, index): Entry[] => {
        const field = `data.redirects.${index}`
        const result = redirectSchema.safeParse({
          source: textOf(entry['source']).trim(),
          target: textOf(entry['target']).trim(),
          permanent: entry['permanent'] === true,
          locale: textOf(entry['locale']).trim() || 'all',
        })
        if (result.success) return [{ document, field, redirect: result.data }]
        for (const { path, message } of result.error.issues) {
          findings.push(findingIn(document, [field, ...path].join('.'), message))
        }
        return []
      }),
    )
  const redirects = entries.map(({ redirect }) => redirect)
  for (const { index, message } of endlessRedirects(redirects)) {
    const entry = entries[index]
    if (entry) findings.push(findingIn(entry.document, `${entry.field}.target`, message))
  }
  return { redirects, findings }
}
