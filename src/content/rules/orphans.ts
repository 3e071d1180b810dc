import { localeByUrlCode } from '../../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import { linksOf, type CmsDocument } from '../cms/document'
import type { PlannedPage } from '../plan/plannedPage'
import { pageOfPath } from '../plan/requiredPages'
import { allTexts } from './documentTexts'

/** Types whose pages are reached by a list of documents, by a form, by an address that is sent, or not at all. */
const reachedOtherwise: readonly string[] = [
  'homepage', 'homepage_v2', 'secondary_homepage', 'not_found', 'secondary_not_found', 'job', 'landing_page',
  'experimental_landing_page', 'customer_case', 'resource_detail', 'on_demand_resource', 'ebook', 'integration',
  'internal_perks', 'partnership_case', 'partner_big_form', 'invoice_approvals', 'bills_status', 'bills_tracker',
  'explore_product_v2', 'pricing_plan_picker',
] // prettier-ignore

/** Thank-you pages follow a form, campaign pages an advertisement. */
const isSentTo = (path: string): boolean => /\/thankyou|\/lp\//.test(path)

/**
 * Pages that no other page and no menu of their market leads to. `documents` are those of the content and of the pages of
 * code.
 */
export function orphanFindings(
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
): ContentFinding[] {
  const linked = new Set<string>()
  const addresses = new Set<string>()
  for (const document of documents) {
    for (const { link } of linksOf(document)) if (link.id !== document.id) linked.add(link.id)
    for (const { text } of allTexts(document.data, 'data')) {
      for (const [address] of text.matchAll(/\/[a-z]{2}(?:-[a-z]{2})?(?:\/[\w/-]+)?/g)) addresses.add(address)
    }
  }
  const byId = new Map(documents.map((document) => [document.id, document]))
  const reported = new Set<string>()
  return pages.flatMap(({ documentId, path }): ContentFinding[] => {
    const document = byId.get(documentId)
    if (!document || reported.has(documentId) || reachedOtherwise.includes(document.type)) return []
    if (isSentTo(path) || linked.has(documentId) || addresses.has(path)) return []
    // A secondary document stands in for the shared one, which is linked.
    if (document.type.startsWith('secondary_')) return []
    const { urlCode } = pageOfPath(path)
    if (!localeByUrlCode(urlCode)) return []
    reported.add(documentId)
    return [
      {
        documentId,
        type: document.type,
        lang: document.lang,
        field: '',
        message: `no page and no menu leads to ${path}: link to it where a reader would look for it, or unpublish it`,
      },
    ]
  })
}
