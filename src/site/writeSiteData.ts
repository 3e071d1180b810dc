import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteDataPath, type SiteData } from './siteData'

type WriteOptions = {
  publicFolder?: string
  /** `gatsby develop`: no page's HTML names the file, so it is also written without its digest. */
  isDevelopment?: boolean
}

/**
 * Writes the shared data of each locale to `public/site-data/<locale>.<digest>.json`. Files of earlier builds
 * are deleted.
 */
export function writeSiteData(
  sites: readonly { site: SiteData; digest: string }[],
  { publicFolder = 'public', isDevelopment = false }: WriteOptions = {},
): void {
  const folder = path.join(publicFolder, path.dirname(siteDataPath('')))
  mkdirSync(folder, { recursive: true })
  const current = new Set<string>()
  for (const { site, digest } of sites) {
    const names = [siteDataPath(site.urlCode, digest)]
    if (isDevelopment) names.push(siteDataPath(site.urlCode))
    for (const name of names) {
      writeFileSync(path.join(publicFolder, name), JSON.stringify(site))
      current.add(path.basename(name))
    }
  }
  for (const file of readdirSync(folder)) if (!current.has(file)) rmSync(path.join(folder, file))
}
