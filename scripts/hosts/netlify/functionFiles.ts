import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { formPagesFile } from '../../../src/content/site/formPages'
import { pageQueriesFile } from '../../../src/content/site/pageQueries'
import { filesBelow } from '../../../src/core/releases/releaseFiles'
import { siteManifestFile, type SiteManifest } from '../../../src/core/routing/siteManifest'
import { titleIn } from '../../../src/functions/pageTitle'
import type { HostFile } from '../hostFile'
import { fileOfPage, isSentByFunction } from './publishedFiles'

/** When the scheduled function delivers: every five minutes. */
export const deliverySchedule = '*/5 * * * *'

/** The file that both kinds of entry load: CommonJS, as the packages in it are. */
const bundleName = 'function.cjs'

/** What cannot run in a function: binaries that are no part of it. */
const leftOut: Readonly<Record<string, string>> = {
  libsql: 'On Netlify leads are stored in PostgreSQL only: set LEADS_DATABASE_URL=postgres://…',
  sharp: 'On Netlify no picture is made.',
}

/** Puts a module that throws in the place of each package that is left out. */
const withoutBinaries: Plugin = {
  name: 'without-binaries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:libsql|sharp)$/ }, ({ path: name }) => ({ path: name, namespace: 'left-out' }))
    onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path: name }) => ({
      contents: `module.exports = function () { throw new Error(${JSON.stringify(leftOut[name])}) }`,
    }))
  },
}

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    keepNames: true,
    plugins: [withoutBinaries],
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** What the server reads of a build, by its path in the project. Pages are Netlify's, unless the function sends them. */
function filesOfBuild(
  project: string,
  { manifest, publicDir }: { manifest: SiteManifest; publicDir: string },
): string[] {
  const folders = [
    'public/site-data',
    'public/forms-data',
    'public/survey',
    'public/page-index',
    'customtypes',
    'src/pages',
  ]
  const pages = filesBelow(publicDir).filter((file) => isSentByFunction(manifest, file))
  const markets = new Set(Object.values(manifest.addresses.localeChoice.languages))
  return [
    siteManifestFile,
    formPagesFile,
    pageQueriesFile,
    // Previews plan the pages of jobs.
    'content/jobs.json',
    ...pages.map((file) => `public/${file}`),
    ...[...markets].map((urlCode) => `public/page-data/${urlCode}/page-data.json`),
    ...folders.flatMap((folder) => filesBelow(path.join(project, folder)).map((file) => `${folder}/${file}`)),
    ...filesBelow(path.join(project, 'src/slices'))
      .filter((file) => path.basename(file) === 'model.json')
      .map((file) => `src/slices/${file}`),
  ].filter((file) => !/\.(?:br|gz|test\.tsx?)$/.test(file) && existsSync(path.join(project, file)))
}

/** The titles of all pages, which leads are stored with. */
function titlesOf({
  manifest,
  publicDir,
}: {
  manifest: SiteManifest
  publicDir: string
}): Record<string, string> {
  return Object.fromEntries(
    manifest.addresses.pages.flatMap((page) => {
      const file = path.join(publicDir, fileOfPage(page))
      const title = existsSync(file) ? titleIn(readFileSync(file, 'utf8')) : undefined
      return title === undefined ? [] : [[page, title]]
    }),
  )
}

/** A function by its name: its files, those of Netlify's build and those of an upload but for the entry, which each has. */
export type NetlifyFunction = {
  name: string
  /** The entry for Netlify's build, `NAME.mjs`. */
  entry: HostFile
  /** The entry for an upload, `NAME.js`. */
  uploadedEntry: HostFile
  files: HostFile[]
  schedule?: string
}

/** The functions of a site on Netlify, of the same code as the site's server: none where the build has none. */
export async function netlifyFunctions(
  project: string,
  site: { manifest: SiteManifest; publicDir: string },
): Promise<NetlifyFunction[]> {
  if (site.manifest.functions.length === 0) return []
  const bundle = async (entry: string): Promise<HostFile> => ({
    path: bundleName,
    text: await bundled(entry),
  })
  const uploadedEntry = (name: string): HostFile => ({
    path: `${name}.js`,
    text: `exports.handler = require('./${bundleName}').handler\n`,
  })
  return [
    {
      name: 'site',
      entry: {
        path: 'site.mjs',
        text: `import site from './${bundleName}'\n\nexport default (request, context) => site.respond(request, context)\n\nexport const config = { path: '/*', preferStatic: true }\n`,
      },
      uploadedEntry: uploadedEntry('site'),
      files: [
        await bundle('siteFunction.ts'),
        { path: 'project/titles.json', text: JSON.stringify(titlesOf(site)) },
        ...filesOfBuild(project, site).map((file) => ({
          path: `project/${file}`,
          file: path.join(project, file),
        })),
      ],
    },
    {
      name: 'deliver',
      entry: {
        path: 'deliver.mjs',
        text: `import site from './${bundleName}'\n\nexport default () => site.deliver()\n\nexport const config = { schedule: '${deliverySchedule}' }\n`,
      },
      uploadedEntry: uploadedEntry('deliver'),
      files: [await bundle('deliverFunction.ts')],
      schedule: deliverySchedule,
    },
  ]
}
