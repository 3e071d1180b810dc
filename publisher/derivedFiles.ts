import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeCalendarFiles } from '../src/build/calendarFiles'
import { writeFilePages } from '../src/build/filePages'
import { writeFormPages } from '../src/build/formPages'
import { writeLocaleData } from '../src/build/localeData'
import type { PagesOfContent } from '../src/build/pageData/pageData'
import { offlineRevisions, serviceWorkerScript, writeOfflinePages } from '../src/build/serviceWorker'
import { isSitemap, sitemapFiles } from '../src/build/sitemaps'
import { writeTemplateFiles } from '../src/build/templateFiles'
import { toSiteManifest } from '../src/build/toSiteManifest'
import { routingNode, siteDataNodes, siteDigestOf } from '../src/content/nodes/readNodes'
import { siteDataPath } from '../src/content/site/siteData'
import { readReplacedFiles, replacedFilesList, replacedFilesText } from '../src/core/releases/replacedFiles'
import { parseSiteManifest, siteManifestFile } from '../src/core/routing/siteManifest'
import { pathTests } from '../src/visitor/experiments/declarations'
import type { PublishedSite } from './publishedSite'

/** The folders of `public/` whose files all follow from the content. Site data is not among them: earlier files stay. */
const wholeFolders = (stage: string): string[] =>
  readdirSync(path.join(stage, 'public'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'site-data')
    .map(({ name }) => name)

const isCopy = (file: string): boolean => /\.(?:br|gz)$/.test(file)

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  } catch {
    return []
  }
}

/** The sitemaps of these pages. */
function sitemapsOf(pages: PagesOfContent): Map<string, string> {
  const listed = pages.paths.flatMap((pagePath) => {
    const plan = pages.planOf(pagePath)
    return plan ? [{ path: pagePath, context: plan.context }] : []
  })
  return sitemapFiles(listed)
}

/** The site manifest of these pages; what does not follow from the content stays as the build wrote it. */
function manifestOf(pages: PagesOfContent, built: string, htmlFile: (page: string) => string): string {
  const { headers, functions } = parseSiteManifest(JSON.parse(built))
  const manifest = toSiteManifest({
    routes: [
      ...pages.paths.map((pagePath) => ({
        type: 'static' as const,
        path: pages.planOf(pagePath)?.matchPath ?? pagePath,
        filePath: htmlFile(pagePath),
        headers: [],
      })),
      ...functions.map((one) => ({ type: 'function' as const, path: one, functionId: one })),
    ],
    headerRoutes: [],
    redirects: routingNode(pages.nodes)?.redirects ?? [],
    headers,
    pathTests,
  })
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The files of site data that are no longer of the site, added to the list of those that are kept for open pages. */
function replacedFiles(pages: PagesOfContent, folder: string, now: Date): string {
  const current = new Set(siteDataFiles(pages))
  const listed = readReplacedFiles(path.join(folder, 'public'))
  const replaced = filesBelow(path.join(folder, 'public/site-data'))
    .filter((name) => !isCopy(name))
    .map((name) => `site-data/${name}`)
    .filter((file) => !current.has(file))
  return replacedFilesText(
    new Map([
      ...[...listed].filter(([file]) => !current.has(file)),
      ...replaced.map((file) => [file, listed.get(file) ?? now] as const),
    ]),
  )
}

/** The site data that pages name, by path in `public/`. */
export const siteDataFiles = ({ nodes }: PagesOfContent): string[] =>
  siteDataNodes(nodes).map((node) => siteDataPath(node.urlCode, siteDigestOf(node)).slice(1))

export type DerivedFiles = { write: Map<string, string | Buffer>; remove: Set<string> }

/**
 * What differs from the served site in the files that follow from the content and are no pages: data of the locales,
 * forms, calendars, the files of templates, banners, pages without a connection, the service worker, sitemaps, the manifest. They are made by the
 * functions of the build, in `site.stage`.
 */
export async function derivedFiles(
  pages: PagesOfContent,
  site: PublishedSite,
  {
    now,
    isServiceWorkerOff,
    htmlFile,
  }: { now: Date; isServiceWorkerOff: boolean; htmlFile: (page: string) => string },
): Promise<DerivedFiles> {
  const { stage } = site
  const publicStage = path.join(stage, 'public')
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(path.join(publicStage, 'calendar'), { recursive: true })
  writeLocaleData(pages.nodes, publicStage)
  writeCalendarFiles(pages.nodes, publicStage)
  mkdirSync(path.join(publicStage, 'calendar'), { recursive: true })
  await writeTemplateFiles(pages.nodes, publicStage)
  await writeFilePages(pages.nodes, publicStage)
  writeFormPages(pages.nodes, stage)
  writeOfflinePages(pages.nodes, publicStage)

  const made = new Map<string, string | Buffer>(
    filesBelow(stage).map((file) => [file, readFileSync(path.join(stage, file))]),
  )
  const offlineChanged = [...made.keys()].some(
    (file) => file.startsWith('public/offline/') && !isSame(site.read(file), made.get(file)),
  )
  if (offlineChanged) {
    const revisions = await offlineRevisions(publicStage)
    made.set('public/sw.js', await serviceWorkerScript(revisions, { isOff: isServiceWorkerOff }))
  }
  for (const [file, text] of sitemapsOf(pages)) made.set(`public/${file}`, text)
  const built = site.read(siteManifestFile)?.toString('utf8')
  if (built) made.set(siteManifestFile, manifestOf(pages, built, htmlFile))

  const write = new Map([...made].filter(([file, content]) => !isSame(site.read(file), content)))
  const folder = site.folder()
  const served = [
    ...wholeFolders(stage).flatMap((name) =>
      filesBelow(path.join(folder, 'public', name)).map((file) => `public/${name}/${file}`),
    ),
    ...readdirSync(path.join(folder, 'public'))
      .filter(isSitemap)
      .map((file) => `public/${file}`),
  ]
  const remove = new Set(served.filter((file) => !isCopy(file) && !made.has(file)))
  if ([...write.keys()].some((file) => file.startsWith('public/site-data/')))
    write.set(`public/${replacedFilesList}`, replacedFiles(pages, folder, now))
  return { write, remove }
}

/** True when a file has this content already. */
export const isSame = (served: Buffer | undefined, content: string | Buffer | undefined): boolean =>
  served !== undefined && content !== undefined && served.equals(Buffer.from(content))
