import {
  consentBannerNodes,
  demoDataNodes,
  formsDataNodes,
  localeFileNodes,
  siteDataNodes,
  siteDigestOf,
  type NodeReader,
} from '../content/nodes/readNodes'
import { writeFormsData } from '../content/site/writeFormsData'
import { writeLocaleFiles } from '../content/site/writeLocaleFiles'
import { writeSiteData } from '../content/site/writeSiteData'
import { writeConsentBanners } from './consentBanners'
import { writeDemoData } from './demoData'
import { writePageIndexes } from './pageIndexes'

/** Writes what the pages and forms of each locale share into the public folder, from the nodes of the build. */
export function writeLocaleData(nodes: NodeReader, publicFolder = 'public'): void {
  writeSiteData(
    siteDataNodes(nodes).map((node) => ({ site: node.site, digest: siteDigestOf(node) })),
    { publicFolder, isDevelopment: process.env['NODE_ENV'] === 'development' },
  )
  writeFormsData(formsDataNodes(nodes), publicFolder)
  writeDemoData(demoDataNodes(nodes), publicFolder)
  writeConsentBanners(consentBannerNodes(nodes), publicFolder)
  writeLocaleFiles(localeFileNodes(nodes), publicFolder)
  writePageIndexes(nodes, publicFolder)
}
