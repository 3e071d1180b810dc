import type { CreateWebpackConfigArgs } from 'gatsby'
import type { BrowserFiles } from '../content/site/browserFiles'

/** Everything that webpack wrote for the browser in this build, and found unchanged. */
const bundledFiles = new Set<string>()

/** The names of all bundles of this build. Throws before webpack has reported them. */
export function bundlesOfThisBuild(): ReadonlySet<string> {
  if (bundledFiles.size === 0) {
    throw new Error('webpack has reported no bundle: does gatsby-node call shareBrowserFiles?')
  }
  return bundledFiles
}

/** The part of webpack's statistics that is used here. */
type Stats = {
  compilation: { getAssets(): { name: string }[] }
  toJson: (options: { all: false; hash: true; chunkGroups: true }) => {
    hash?: string
    namedChunkGroups?: Record<string, { assets?: { name: string }[] }>
  }
}
type Compiler = {
  options: { output: { chunkFilename?: string; hashDigestLength?: number } }
  hooks: { done: { tap: (name: string, listener: (stats: Stats) => void) => void } }
}

/** Gatsby builds the bundle of the browser first, and the HTML renderer after it in the same process. */
let built: BrowserFiles | undefined

/**
 * Chunks that a page names itself; Gatsby calls those of page components so, src/browser/islands/islands.tsx those of tools. Webpack's
 * runtime, and the chunks that import them, know all others.
 */
const isNamedByPages = (chunk: string): boolean =>
  ['app', 'islands', 'templates'].includes(chunk) ||
  chunk.startsWith('component---') ||
  chunk.startsWith('tool-')

/** Reads the names of the files from webpack's statistics. */
export function browserFilesOf(stats: Pick<Stats, 'toJson'>): BrowserFiles {
  const { hash = '', namedChunkGroups = {} } = stats.toJson({ all: false, hash: true, chunkGroups: true })
  const chunks = Object.entries(namedChunkGroups)
    .filter(([name]) => isNamedByPages(name))
    .map(([name, { assets = [] }]): [string, string[]] => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ])
  return { hash, chunks: Object.fromEntries(chunks) }
}

/**
 * Code lists the digest of every chunk that it imports, and its name where the file is named by it. Ids
 * instead of names, and digests just long enough to tell the versions of a file, make it a third smaller; which chunk a file
 * is says `public/webpack.stats.json`. Gatsby takes no `output` from `setWebpackConfig`, so a plugin sets it.
 */
const shortFileNames = {
  apply({ options: { output } }: Compiler): void {
    output.chunkFilename = '[id]-[contenthash].js'
    output.hashDigestLength = 8
  },
}

/**
 * Gives the HTML renderer the files of the browser bundle as the constant `BROWSER_FILES` (`gatsby-ssr.tsx`), undefined
 * in development. As a constant it is a part of the renderer: Gatsby renders every page again when a file has another
 * name, which it would not notice when the renderer read them from the disk.
 */
export function shareBrowserFiles({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') {
    const collector = {
      apply: (compiler: Compiler) =>
        compiler.hooks.done.tap('BrowserFiles', (stats) => {
          built = browserFilesOf(stats)
          for (const { name } of stats.compilation.getAssets()) bundledFiles.add(name)
        }),
    }
    actions.setWebpackConfig({
      plugins: [collector, shortFileNames],
      // Gatsby would name a chunk that others share by a digest of 40 characters, which every page would carry.
      optimization: { splitChunks: { cacheGroups: { shared: { name: false } } } },
    })
  }
  if (stage === 'build-html' || stage === 'develop-html') {
    const define = plugins.define as (definitions: Record<string, string>) => object
    const value = built ? JSON.stringify(built) : 'undefined'
    actions.setWebpackConfig({ plugins: [define({ BROWSER_FILES: value })] })
  }
}
