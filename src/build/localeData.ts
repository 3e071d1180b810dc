import {
  demoDataNodes,
  formsDataNodes,
  siteDataNodes,
  siteDigestOf,
  type NodeReader,
} from '../contentNodes/readNodes'
import { writeFormsData } from '../site/writeFormsData'
import { writeSiteData } from '../site/writeSiteData'
import { writeDemoData } from './demoData'

/** Writes what the pages and forms of each locale share into `public/`, from the nodes of the build. */
export function writeLocaleData(nodes: NodeReader): void {
  writeSiteData(
    siteDataNodes(nodes).map((node) => ({ site: node.site, digest: siteDigestOf(node) })),
    { isDevelopment: process.env['NODE_ENV'] === 'development' },
  )
  writeFormsData(formsDataNodes(nodes))
  writeDemoData(demoDataNodes(nodes))
}
