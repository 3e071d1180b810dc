import type { NodePluginArgs } from 'gatsby'
import { siteDataNodes, siteDigestOf, type NodeReader } from '../content/nodes/readNodes'
import { siteDataPath } from '../content/site/siteData'
import { isNamedByDigest } from '../core/releases/namedByDigest'
import { keepReplacedFiles, keptDays } from '../core/releases/replacedFiles'
import { bundlesOfThisBuild } from './browserFiles'
import { digestPaths } from './publicFiles'

const siteDataFiles = (nodes: NodeReader): string[] =>
  siteDataNodes(nodes).map((node) => siteDataPath(node.urlCode, siteDigestOf(node)).slice(1))

/**
 * Keeps the bundles, site data, styles of printed pages and menu icons of earlier builds in `public/` for a while: a page that was
 * opened before a deploy fetches them when its application starts. Throws when the bundles of this build are not known.
 */
export function keepEarlierReleases(
  { reporter, ...nodes }: NodeReader & Pick<NodePluginArgs, 'reporter'>,
  publicFolder = 'public',
): void {
  const bundles = [...bundlesOfThisBuild()].filter(isNamedByDigest)
  const own = digestPaths.map((address) => address.slice(1))
  const current = new Set([...bundles, ...own, ...siteDataFiles(nodes)])
  const { kept, deleted } = keepReplacedFiles(publicFolder, current)
  reporter.info(`files of earlier builds: ${kept} kept for ${keptDays} days, ${deleted} deleted`)
}
