import { localeByUrlCode } from '../../../locales.config'
import type { DocumentLink } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import { pathIn } from '../plan/pathLookup'
import { firstPageNodeId, type PlannedPageNode } from './nodeTypes'
import { contentNodeOf, marketNode, type NodeReader } from './readNodes'

/**
 * These fields of a planned page's document as the page's market shows them: overridden, with the market's values and the addresses of links.
 * Undefined for the page of a job, which has no document, and before the content has a market for its locale.
 */
export function localizedFields<Name extends string>(
  nodes: NodeReader,
  page: Pick<PlannedPageNode, 'nodeId' | 'locale'>,
  names: readonly Name[],
): Partial<Record<Name, unknown>> | undefined {
  const { raw } = contentNodeOf(nodes, page)
  const market = marketNode(nodes, page.locale)?.market
  const htmlLang = localeByUrlCode(page.locale)?.htmlLang
  if (!raw || !market || !htmlLang) return undefined
  const data = Object.fromEntries(names.map((name) => [name, raw.data[name]]))
  const pathOf = ({ id }: DocumentLink): string | undefined => {
    const linked = nodes.getNode(firstPageNodeId(id)) as PlannedPageNode | undefined
    return linked && pathIn(linked, page.locale)
  }
  return localizeDocument({ ...raw, data }, { market, htmlLang, pathOf }).data as Partial<
    Record<Name, unknown>
  >
}
