import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { patternFinding } from '../routing/pathPattern'
import type { Redirect } from '../routing/redirects'

/** The redirects of the content, in order, and the findings about them. */
export function readRedirects(documents: readonly CmsDocument[]): {
  redirects: Redirect[]
  findings: ContentFinding[]
} {
  const findings: ContentFinding[] = []
  const redirects = documents
    .filter(({ type }) => type === 'redirects')
    .flatMap((document) =>
      entriesOf(document.data['redirects']).flatMap((entry, index): Redirect[] => {
        const source = textOf(entry['source'])
        const finding = patternFinding(source)
        if (finding) {
          findings.push(findingIn(document, `data.redirects.${index}.source`, finding))
          return []
        }
        return [
          {
            source,
            target: textOf(entry['target']),
            permanent: entry['permanent'] === true,
            locale: (textOf(entry['locale']) || 'all') as Redirect['locale'],
          },
        ]
      }),
    )
  return { redirects, findings }
}
