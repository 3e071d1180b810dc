import { readReplacedFiles, replacedFilesList } from '../../src/core/releases/replacedFiles'
import { listFiles } from '../fileListing'

/** The kind of a file of a built site. */
export type FileKind =
  | 'HTML'
  | 'page-data and app-data'
  | 'site-data'
  | 'forms-data'
  | 'demo-data'
  | 'consent banners'
  | 'chat and survey'
  | 'sitemaps and robots.txt'
  | 'media'
  | 'social images'
  | 'chunk map'
  | 'other static files'

export const fileKinds: readonly FileKind[] = [
  'HTML',
  'page-data and app-data',
  'site-data',
  'forms-data',
  'demo-data',
  'consent banners',
  'chat and survey',
  'sitemaps and robots.txt',
  'media',
  'social images',
  'chunk map',
  'other static files',
]

/** Files of one build, each under the name that does not change when only source files move. */
export type BuildFiles = {
  /** Compared by content. One name can have several files when a build does not list those of earlier ones. */
  compared: Map<string, string[]>
  /** Scripts with their own name, compared by name only; and all scripts. */
  namedScripts: Set<string>
  scripts: string[]
  /** Copies, source maps, licence notes and webpack's statistics, which follow from other files. */
  skipped: number
}

const hashedScript = /^([^/]+)-[0-9a-f]{8,20}\.js$/
/** Webpack names a shared chunk by a number or by a digest of the chunks that share it. */
const numberedChunk = /^(\d+|[0-9a-f]{40})$/
const followsFromOthers = /\.(br|gz)$|^webpack\.stats\.json$|-[0-9a-f]{8,20}\.js\.(map|LICENSE\.txt)$/

/** The name of a file without the digests that change with the paths of source files. */
export const stableName = (file: string): string =>
  file
    .replace(/^(site-data\/[a-z-]+)\.[0-9a-f]+\.json$/, '$1.#.json')
    .replace(/^page-data\/sq\/d\/\d+\.json$/, 'page-data/sq/d/#.json')

/** What kind of file a path leads to. */
export function fileKind(file: string): FileKind {
  if (file.endsWith('.html')) return 'HTML'
  if (file.startsWith('page-data/')) return 'page-data and app-data'
  if (file.startsWith('site-data/')) return 'site-data'
  if (file.startsWith('forms-data/')) return 'forms-data'
  if (file.startsWith('demo-data/')) return 'demo-data'
  if (file.startsWith('consent/')) return 'consent banners'
  if (/^(?:chat|survey)\//.test(file)) return 'chat and survey'
  if (/^(sitemap[\w-]*\.xml|robots\.txt)$/.test(file)) return 'sitemaps and robots.txt'
  if (file.startsWith('media/')) return 'media'
  if (file.startsWith('social/')) return 'social images'
  if (file === 'chunk-map.json') return 'chunk map'
  return 'other static files'
}

/** Sorts the paths of a build into what is compared by content, by name, or not at all. */
export function sortFiles(files: readonly string[]): BuildFiles {
  const sorted: BuildFiles = { compared: new Map(), namedScripts: new Set(), scripts: [], skipped: 0 }
  for (const file of [...files].sort()) {
    const script = hashedScript.exec(file)?.[1]
    if (followsFromOthers.test(file)) {
      sorted.skipped += 1
    } else if (script !== undefined) {
      sorted.scripts.push(file)
      if (!numberedChunk.test(script)) sorted.namedScripts.add(script)
    } else {
      const name = stableName(file)
      sorted.compared.set(name, [...(sorted.compared.get(name) ?? []), file])
    }
  }
  return sorted
}

/** The files of a built `public/` folder, without those kept of earlier builds. Throws when the folder has no page. */
export function readBuild(folder: string): BuildFiles {
  const replaced = readReplacedFiles(folder)
  const own = [...listFiles(folder).keys()].filter(
    (file) => file !== replacedFilesList && !replaced.has(file),
  )
  const build = sortFiles(own)
  if (![...build.compared.keys()].some((file) => file.endsWith('.html'))) {
    throw new Error(`${folder} is not a built site: it has no HTML file.`)
  }
  return build
}
