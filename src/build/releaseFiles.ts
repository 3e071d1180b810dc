import type { CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby'
import { siteDataNodes, siteDigestOf, type NodeReader } from '../contentNodes/readNodes'
import { isNamedByDigest, keepReplacedFiles, keptDays } from '../releases/replacedFiles'
import { siteDataPath } from '../site/siteData'

/** The part of webpack's compiler that is used here. */
type Compiler = {
  hooks: {
    done: {
      tap: (
        name: string,
        listener: (stats: { compilation: { getAssets(): { name: string }[] } }) => void,
      ) => void
    }
  }
}

/** What webpack put into `public/` in this build: the files that it wrote and those that it found unchanged. */
const bundledFiles = new Set<string>()

/** Notes which files of `public/` are bundles of this build. Gatsby itself leaves those of every earlier one there. */
export function noteBundledFiles({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const plugin = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('note-bundled-files', ({ compilation }) => {
        for (const { name } of compilation.getAssets()) bundledFiles.add(name)
      }),
  }
  actions.setWebpackConfig({ plugins: [plugin] })
}

const siteDataFiles = (nodes: NodeReader): string[] =>
  siteDataNodes(nodes).map((node) => siteDataPath(node.urlCode, siteDigestOf(node)).slice(1))

/**
 * Keeps the bundles and site data of earlier builds in `public/` for a while: a page that was opened before a deploy
 * fetches them when its application starts. Throws when the bundles of this build are not known.
 */
export function keepEarlierReleases(
  { reporter, ...nodes }: NodeReader & Pick<NodePluginArgs, 'reporter'>,
  publicFolder = 'public',
): void {
  const bundles = [...bundledFiles].filter(isNamedByDigest)
  if (bundles.length === 0) {
    throw new Error('webpack has reported no bundle: does gatsby-node call noteBundledFiles?')
  }
  const { kept, deleted } = keepReplacedFiles(publicFolder, new Set([...bundles, ...siteDataFiles(nodes)]))
  reporter.info(`files of earlier builds: ${kept} kept for ${keptDays} days, ${deleted} deleted`)
}
