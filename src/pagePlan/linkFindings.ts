import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument, documentLinks } from '../cms/document'
import { hasPage, isBlogType } from '../cms/linkResolver'
import type { PlannedPage } from './plannedPage'
import { showingLocales } from './showingLocales'

type LinkAt = ReturnType<typeof documentLinks>[number]

/** Links of a document that lead nowhere. */
export function linkFindings(
  document: CmsDocument,
  links: readonly LinkAt[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const findings: ContentFinding[] = []
  for (const { path, link } of links) {
    const target = documents.get(link.id)
    const message = link.isBroken
      ? `broken link: ${link.id} was deleted or is not published`
      : !target
        ? `unknown document ${link.id} is linked`
        : !hasPage(target.type) && !isBlogType(target.type)
          ? `link to ${link.id} of type "${target.type}", which has no page`
          : undefined
    if (message) findings.push(findingIn(document, path, message))
  }
  return findings
}

/** False for the link of a document to its parent, which only makes the address and is not on the page. */
export const isShownLink = ({ path }: LinkAt): boolean => path !== 'data.parent_document'

/**
 * Links to documents that could have a page and have none, in no market: they would be left out of every page. Documents
 * with a finding of their own are not repeated here.
 */
export function vanishingLinkFindings(
  linking: readonly { document: CmsDocument; links: readonly LinkAt[] }[],
  byId: ReadonlyMap<string, CmsDocument>,
  pages: readonly PlannedPage[],
  reported: readonly ContentFinding[],
): ContentFinding[] {
  const hasFinding = new Set(reported.map(({ documentId }) => documentId))
  const showing = showingLocales([...byId.values()], pages)
  const planned = new Set(pages.map(({ documentId }) => documentId))
  const vanishes = (id: string): boolean => {
    const target = byId.get(id)
    return target !== undefined && hasPage(target.type) && !planned.has(id) && !hasFinding.has(id)
  }
  return linking.flatMap(({ document, links }) => {
    const shownIn = showing(document)
    if (shownIn.length === 0) return []
    return links
      .filter((link) => isShownLink(link) && vanishes(link.link.id))
      .map(({ path, link }) =>
        findingIn(
          document,
          path,
          `link to ${link.id}, which has no page in any market, so that the link would be missing in ${shownIn.join(', ')}`,
        ),
      )
  })
}
