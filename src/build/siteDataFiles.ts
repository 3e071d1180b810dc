import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Node, NodePluginArgs } from 'gatsby'
import type { SiteData } from '../cms/siteData'
import { siteDataPath } from '../cms/siteDataPath'

type SiteDataNode = Node & { urlCode: string; site: SiteData }

/**
 * Writes the shared data of each locale to `public/site-data/<locale>.<digest>.json`, and without the digest for
 * `gatsby develop`, where no page's HTML names it. Files of earlier states go.
 */
export function writeSiteDataFiles({ getNodesByType }: NodePluginArgs): void {
  const folder = path.resolve('public/site-data')
  mkdirSync(folder, { recursive: true })
  const current = new Set<string>()
  for (const { urlCode, site, internal } of getNodesByType('SiteData') as SiteDataNode[]) {
    const names = [siteDataPath(urlCode, internal.contentDigest.slice(0, 12))]
    if (process.env['NODE_ENV'] === 'development') names.push(siteDataPath(urlCode))
    for (const name of names) {
      writeFileSync(path.join('public', name), JSON.stringify(site))
      current.add(path.basename(name))
    }
  }
  for (const file of readdirSync(folder)) if (!current.has(file)) rmSync(path.join(folder, file))
}
