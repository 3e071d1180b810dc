import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { localeByUrlCode } from '../../locales.config'
import { localizeDocument } from '../content/cms/localizeDocument'
import { contentNodeOf, marketNode, plannedPageNodes, type NodeReader } from '../content/nodes/readNodes'
import { addsToLeads, buildFormPages, type FormPage } from '../content/site/buildFormPages'
import { formPagesFile } from '../content/site/formPages'

/** Writes what documents add to the leads of their pages' forms, for the server. */
export function writeFormPages(nodes: NodeReader, projectFolder = '.'): void {
  // In the order of the paths: that of the nodes differs between builds with the same content.
  const adding = plannedPageNodes(nodes)
    .filter(({ documentType }) => addsToLeads(documentType))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const pages = adding.flatMap((page): FormPage[] => {
    const { raw: document } = contentNodeOf(nodes, page)
    const market = marketNode(nodes, page.locale)?.market
    const locale = localeByUrlCode(page.locale)
    if (!document || !market || !locale) return []
    const { data } = localizeDocument(document, { market, htmlLang: locale.htmlLang })
    return [{ path: page.path, document: { type: page.documentType, data } }]
  })
  const file = path.join(projectFolder, formPagesFile)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(buildFormPages(pages)))
}
