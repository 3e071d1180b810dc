import path from 'node:path'
import { localeOfPath, type UrlCode } from '../../locales.config'
import { localizedFields } from '../content/nodes/localizedFields'
import { contentNodeOf, plannedPageNodes, routingNode, type NodeReader } from '../content/nodes/readNodes'
import { pageIndexFolder, type IndexedPage, type PageIndex } from '../content/site/pageIndex'
import { writeFolder } from '../content/site/writeFolder'
import { pageNames } from '../seo/pageNames'
import { withoutBrand } from '../seo/socialImage'
import { headContexts } from './headContext'

/** The listed pages of each locale by name, in the order of their paths. A wildcard page has no address to offer. */
export function pageIndexes(nodes: NodeReader): Map<UrlCode, PageIndex> {
  const { isListed } = headContexts(nodes)
  const found = new Map<UrlCode, IndexedPage[]>()
  const add = (pagePath: string, name: string, title = ''): void => {
    const locale = localeOfPath(pagePath)
    if (!locale || !name || !isListed(pagePath)) return
    const pages = found.get(locale.urlCode) ?? []
    found.set(locale.urlCode, pages)
    pages.push({ path: pagePath, name, ...(title && title !== name ? { title } : {}) })
  }
  for (const page of plannedPageNodes(nodes)) {
    if (page.matchPath) continue
    const { job } = contentNodeOf(nodes, page)
    const { name, title } = pageNames(job ?? localizedFields(nodes, page, ['title', 'meta_title']) ?? {})
    add(page.path, name, withoutBrand(title))
  }
  for (const [pagePath, name] of Object.entries(routingNode(nodes)?.codeNames ?? {})) add(pagePath, name)
  return new Map(
    [...found].map(([urlCode, pages]) => [
      urlCode,
      { pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)) },
    ]),
  )
}

/** Writes them to `public/page-index/<locale>.json`. */
export function writePageIndexes(nodes: NodeReader, publicFolder: string): void {
  const files = [...pageIndexes(nodes)].map(([urlCode, index]): [string, string] => [
    `${urlCode}.json`,
    JSON.stringify(index),
  ])
  writeFolder(path.join(publicFolder, pageIndexFolder), new Map(files))
}
