import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument, documentLinks } from '../cms/document'
import { isInRunningText, missingObject } from '../cms/gatedContent'
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
 * with their own finding are not repeated here. A page that waits for what it gives is left out on purpose, but for
 * links in running text, whose sentence would stay.
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
  const vanishes = ({ id, type }: CmsDocument): boolean =>
    hasPage(type) && !planned.has(id) && !hasFinding.has(id)
  return linking.flatMap(({ document, links }) => {
    const shownIn = showing(document)
    if (shownIn.length === 0) return []
    return links.filter(isShownLink).flatMap((link) => {
      const target = byId.get(link.link.id)
      if (!target || !vanishes(target)) return []
      const where = shownIn.join(', ')
      const missing = missingObject(target)
      const reason = missing
        ? `which is not published until it has ${missing.field}: write this sentence without the link, or link it from a separate field, which is left out automatically (${where})`
        : `which has no page in any market, so that the link would be missing in ${where}`
      return missing && !isInRunningText(link.path)
        ? []
        : [findingIn(document, link.path, `link to ${target.id}, ${reason}`)]
    })
  })
}
