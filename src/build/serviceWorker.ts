import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { localeByUrlCode } from '../../locales.config'
import { offlineAddress, offlineFolder } from '../browser/serviceWorker/offlineAddress'
import { offlinePageNodes, type NodeReader } from '../content/nodes/readNodes'
import { offlineHtml } from '../content/offlinePage/offlineHtml'
import { writeFolder } from '../content/site/writeFolder'
import { writeIfChanged } from '../content/site/writeIfChanged'
import { browserTargets } from './browserTargets'

/** Writes the page without a connection of each locale that has one, and deletes others. */
export function writeOfflinePages(nodes: NodeReader, publicFolder = 'public'): void {
  const files = new Map<string, string>()
  for (const { urlCode, texts } of offlinePageNodes(nodes)) {
    const locale = localeByUrlCode(urlCode)
    if (locale) files.set(path.basename(offlineAddress(urlCode)), offlineHtml(locale, texts))
  }
  writeFolder(path.join(publicFolder, offlineFolder), files)
}

/**
 * The revisions of the pages without a connection by url code, from workbox-build's manifest of these files alone: one of
 * all files of the build would change with every deploy, and have every visitor load the whole site.
 *
 * @throws when workbox-build leaves a page out, of which it only warns.
 */
export async function offlineRevisions(publicFolder = 'public'): Promise<Record<string, string>> {
  // Loaded here: every worker process of Gatsby loads this module, and most publications need no revisions.
  const { getManifest } = await import('workbox-build')
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: publicFolder,
    globPatterns: [`${offlineFolder}/*.html`],
  })
  const revisions = new Map(manifestEntries.map(({ url, revision }) => [path.basename(url), revision]))
  const revisionOf = (file: string): string => {
    const revision = revisions.get(file)
    if (!revision)
      throw new Error(`workbox-build gives no revision of ${offlineFolder}/${file}: ${warnings.join(' ')}`)
    // Enough to tell two versions apart; 18 whole revisions do not compress.
    return revision.slice(0, 8)
  }
  // Sorted, so that the worker is the same for the same pages.
  const files = readdirSync(path.join(publicFolder, offlineFolder)).filter((file) => file.endsWith('.html'))
  return Object.fromEntries(files.sort().map((file) => [path.parse(file).name, revisionOf(file)]))
}

/**
 * The code of `/sw.js`: the service worker, or with `isOff` the one that removes it. It depends on nothing but its own
 * modules and these revisions, so browsers do not install it again after each deploy.
 */
export async function serviceWorkerScript(
  offlinePages: Readonly<Record<string, string>>,
  { isOff }: { isOff: boolean },
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/browser/serviceWorker/worker', isOff ? 'removal.ts' : 'worker.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets(),
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_PAGES: JSON.stringify(offlinePages),
    },
    write: false,
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** Writes `/sw.js` and the pages that it shows without a connection. */
export async function writeServiceWorker(
  nodes: NodeReader,
  options: { isOff: boolean },
  publicFolder = 'public',
): Promise<void> {
  writeOfflinePages(nodes, publicFolder)
  const script = await serviceWorkerScript(await offlineRevisions(publicFolder), options)
  writeIfChanged(path.join(publicFolder, 'sw.js'), script)
}
