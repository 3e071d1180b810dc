import type { NodePluginArgs } from 'gatsby'
import { siteDataNodes, siteDigestOf, type NodeReader } from '../contentNodes/readNodes'
import { isNamedByDigest, keepReplacedFiles, keptDays } from '../releases/replacedFiles'
import { siteDataPath } from '../site/siteData'
import { printCssPath } from '../theme/printCss'
import { bundlesOfThisBuild } from './browserFiles'

const siteDataFiles = (nodes: NodeReader): string[] =>
  siteDataNodes(nodes).map((node) => siteDataPath(node.urlCode, siteDigestOf(node)).slice(1))

/**
 * Keeps the bundles, site data and styles of printed pages of earlier builds in `public/` for a while: a page that was
 * opened before a deploy fetches them when its application starts. Throws when the bundles of this build are not known.
 */
export function keepEarlierReleases(
  { reporter, ...nodes }: NodeReader & Pick<NodePluginArgs, 'reporter'>,
  publicFolder = 'public',
): void {
  const bundles = [...bundlesOfThisBuild()].filter(isNamedByDigest)
  const current = new Set([...bundles, printCssPath.slice(1), ...siteDataFiles(nodes)])
  const { kept, deleted } = keepReplacedFiles(publicFolder, current)
  reporter.info(`files of earlier builds: ${kept} kept for ${keptDays} days, ${deleted} deleted`)
}
