/**
 * Gatsby adapter of this site: at the end of a build it writes `build/site-manifest.json`. Our server reads it, and
 * other hosts' configurations can be generated from it.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AdapterInit } from 'gatsby'
import { toSiteManifest } from '../../src/build/toSiteManifest'
import type { PathTest } from '../../src/core/routing/pathTests'
import type { Redirect } from '../../src/core/routing/redirects'
import { siteManifestFile, type HeaderRule } from '../../src/core/routing/siteManifest'

export type ManifestAdapterOptions = {
  /** The redirects of the content, read when the pages are built. */
  redirects: () => readonly Redirect[] | Promise<readonly Redirect[]>
  headers?: readonly HeaderRule[]
  /** The experiments between whole pages. */
  pathTests?: readonly PathTest[]
  /** False when the host only serves files: the manifest then names no functions. */
  hasFunctions?: boolean
  /** Folder of the project, when it is not the current one. */
  projectDir?: string
}

const createManifestAdapter: AdapterInit<ManifestAdapterOptions> = (options) => {
  const {
    redirects,
    headers = [],
    pathTests = [],
    hasFunctions = true,
    projectDir = process.cwd(),
  } = options ?? { redirects: () => [] }
  return {
    name: 'gatsby-adapter-manifest',
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ['never'] } }),
    async adapt({ routesManifest, headerRoutes, reporter }) {
      const manifest = toSiteManifest({
        routes: hasFunctions ? routesManifest : routesManifest.filter(({ type }) => type !== 'function'),
        headerRoutes,
        redirects: await redirects(),
        headers,
        pathTests,
      })
      await writeAtomically(join(projectDir, siteManifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
      reporter.info(
        `${siteManifestFile}: ${manifest.routes.length} routes, ${manifest.redirects.length} redirects`,
      )
      for (const { name, pages } of pathTests) {
        const usable = manifest.pathTests?.find((test) => test.name === name)?.pages ?? {}
        const missing = Object.keys(pages).filter((bucket) => !Object.hasOwn(usable, bucket))
        if (missing.length > 0)
          reporter.warn(
            `The experiment ${name} runs without ${missing.join(', ')}: a page is missing or is the source of a redirect`,
          )
      }
    },
  }
}

export default createManifestAdapter

/** Writes a file so that a reader gets the old or the new one, never a part. */
async function writeAtomically(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
