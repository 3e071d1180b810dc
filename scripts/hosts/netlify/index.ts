import path from 'node:path'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import type { HostFile } from '../hostFile'
import { netlifyFunctions, type NetlifyFunction } from './functionFiles'
import { headersFile } from './headersFile'
import { publishedFiles } from './publishedFiles'
import { redirectsFile } from './redirectsFile'

export type NetlifySite = { files: HostFile[]; functions: NetlifyFunction[] }

/** What Netlify serves: files with their headers and redirects, and the functions. `passesOn`: see redirectsFile. */
export async function netlifySite(
  project: string,
  site: { manifest: SiteManifest; publicDir: string },
  { passesOn }: { passesOn: boolean },
): Promise<NetlifySite> {
  const { manifest, publicDir } = site
  const published = publishedFiles(manifest, publicDir)
  return {
    files: [
      ...published.map((one) => ({ path: one.path, file: path.join(publicDir, one.file) })),
      { path: '_headers', text: headersFile(manifest, published) },
      { path: '_redirects', text: redirectsFile(manifest, { passesOn }) },
    ],
    functions: await netlifyFunctions(project, site),
  }
}

const configurationText = (hasFunctions: boolean): string => `# Written by "npm run hosts -- netlify".
[build]
  publish = "site"
${
  hasFunctions
    ? `
[functions]
  directory = "functions"
  # The functions are bundled already.
  node_bundler = "none"
  included_files = ["functions/*/function.cjs", "functions/site/project/**"]
`
    : ''
}`

/** A folder that Netlify deploys as it is: `netlify.toml`, the files in `site`, the functions in `functions`. */
export async function netlifyFiles(
  project: string,
  site: { manifest: SiteManifest; publicDir: string },
): Promise<HostFile[]> {
  const { files, functions } = await netlifySite(project, site, { passesOn: false })
  const below =
    (folder: string) =>
    (file: HostFile): HostFile => ({ ...file, path: `${folder}/${file.path}` })
  return [
    { path: 'netlify.toml', text: configurationText(functions.length > 0) },
    ...files.map(below('site')),
    ...functions.flatMap(({ name, entry, files: own }) => [entry, ...own].map(below(`functions/${name}`))),
  ]
}
