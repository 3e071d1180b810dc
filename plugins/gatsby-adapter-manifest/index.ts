/**
 * Gatsby adapter of this site: at the end of a build it leaves `build/site-manifest.json`, from which our server and
 * the configuration of other hosts are made (architecture §3).
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AdapterInit } from 'gatsby'
import { toSiteManifest } from '../../src/build/toSiteManifest'
import type { Redirect } from '../../src/routing/redirects'
import { siteManifestFile, type HeaderRule } from '../../src/routing/siteManifest'

export type ManifestAdapterOptions = {
  /** The redirects of the content, asked for when the pages are built. */
  redirects: () => readonly Redirect[] | Promise<readonly Redirect[]>
  headers?: readonly HeaderRule[]
  /** Folder of the project, when it is not the current one. */
  projectDir?: string
}

const createManifestAdapter: AdapterInit<ManifestAdapterOptions> = (options) => {
  const { redirects, headers = [], projectDir = process.cwd() } = options ?? { redirects: () => [] }
  return {
    name: 'gatsby-adapter-manifest',
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ['never'] } }),
    async adapt({ routesManifest, headerRoutes, reporter }) {
      const manifest = toSiteManifest({
        routes: routesManifest,
        headerRoutes,
        redirects: await redirects(),
        headers,
      })
      await writeWhole(join(projectDir, siteManifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
      reporter.info(
        `${siteManifestFile}: ${manifest.routes.length} routes, ${manifest.redirects.length} redirects`,
      )
    },
  }
}

export default createManifestAdapter

/** Writes a file so that a reader finds the old or the new one, never a part. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
