import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { localeByUrlCode } from '../../locales.config'
import { offlinePageNodes, type NodeReader } from '../contentNodes/readNodes'
import { offlineAddress, offlineFolder } from '../serviceWorker/offlinePage/address'
import { offlineHtml } from '../serviceWorker/offlinePage/offlineHtml'
import { writeFolder } from '../site/writeFolder'
import { writeIfChanged } from '../site/writeIfChanged'

/** The browsers of package.json, as esbuild names them. */
const targets = (): string[] => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''))
}

/** Writes the page without a connection of each locale that has one, and deletes others. Gives their digests. */
export function writeOfflinePages(nodes: NodeReader, publicFolder = 'public'): Record<string, string> {
  const digests: Record<string, string> = {}
  const files = new Map<string, string>()
  for (const { urlCode, texts } of offlinePageNodes(nodes)) {
    const locale = localeByUrlCode(urlCode)
    if (!locale) continue
    const html = offlineHtml(locale, texts)
    files.set(path.basename(offlineAddress(urlCode)), html)
    digests[urlCode] = createHash('sha256').update(html).digest('hex').slice(0, 8)
  }
  writeFolder(path.join(publicFolder, offlineFolder), files)
  return Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The code of `/sw.js`: the service worker, or with `isOff` the one that removes it. It depends on nothing but its own
 * modules and these digests, so browsers do not install it again after each deploy.
 *
 * workbox-build would list the files of the build in it, which the site does not want: it would grow with the site, and
 * each deploy would have every visitor load all of them. So Workbox's modules are bundled as any other code.
 */
export async function serviceWorkerScript(
  offlinePages: Readonly<Record<string, string>>,
  { isOff }: { isOff: boolean },
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/serviceWorker/worker', isOff ? 'removal.ts' : 'worker.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: targets(),
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
  const script = await serviceWorkerScript(writeOfflinePages(nodes, publicFolder), options)
  writeIfChanged(path.join(publicFolder, 'sw.js'), script)
}
