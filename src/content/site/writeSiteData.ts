import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { siteDataPath, type SiteData } from './siteData'
import { writeIfChanged } from './writeIfChanged'

type WriteOptions = {
  publicFolder?: string
  /** `gatsby develop`: no page's HTML names the file, so it is also written without its digest. */
  isDevelopment?: boolean
}

/**
 * Writes the shared data of each locale to `public/site-data/<locale>.<digest>.json`. Files of earlier builds stay: pages
 * that were opened before a deploy fetch them. The end of a build deletes them when their time is over (`src/core/releases`).
 */
export function writeSiteData(
  sites: readonly { site: SiteData; digest: string }[],
  { publicFolder = 'public', isDevelopment = false }: WriteOptions = {},
): void {
  mkdirSync(path.join(publicFolder, path.dirname(siteDataPath(''))), { recursive: true })
  for (const { site, digest } of sites) {
    const content = JSON.stringify(site)
    writeIfChanged(path.join(publicFolder, siteDataPath(site.urlCode, digest)), content)
    const undigested = path.join(publicFolder, siteDataPath(site.urlCode))
    if (isDevelopment) writeIfChanged(undigested, content)
    else rmSync(undigested, { force: true })
  }
}
