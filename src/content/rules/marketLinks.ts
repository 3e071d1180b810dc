import { localeOfPath } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { documentLinks, type CmsDocument } from '../cms/document'
import { isShownLink } from '../plan/linkFindings'
import { pathLookup } from '../plan/pathLookup'
import type { PlannedPage } from '../plan/plannedPage'
import { showingLocales } from '../plan/showingLocales'
import { typesOfSomeMarkets } from '../plan/templates'

/**
 * Links to documents that have no page in the market of the visitor, who would be led to the page of another market.
 * Not those of types that only some markets have: everyone is led to their pages on purpose.
 */
export function marketLinkFindings(
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
  checked = documents,
): ContentFinding[] {
  const typeOf = new Map(documents.map(({ id, type }) => [id, type]))
  const pathOf = pathLookup(pages)
  const showing = showingLocales(documents, pages)
  return checked.flatMap((document) => {
    const shownIn = showing(document)
    const links = documentLinks(document.data, 'data').filter(isShownLink)
    return links.flatMap(({ path, link }) => {
      if (typesOfSomeMarkets.includes(typeOf.get(link.id) ?? '')) return []
      const elsewhere = shownIn.flatMap((urlCode) => {
        const target = pathOf(link.id, urlCode)
        return target !== undefined && localeOfPath(target)?.urlCode !== urlCode ? [{ urlCode, target }] : []
      })
      const [first] = elsewhere
      if (!first) return []
      const markets = elsewhere.map(({ urlCode }) => urlCode).join(', ')
      return [
        findingIn(
          document,
          path,
          `link to ${link.id}, which has no page in ${markets}: visitors there would be led to ${first.target}`,
        ),
      ]
    })
  })
}
