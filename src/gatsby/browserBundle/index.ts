import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { shareOutChunkNames } from './chunkNames'

/**
 * Modules that Gatsby puts into the bundle of every visitor, and the site never uses or not on every page, by a part of
 * their path, and the file that takes their place. docs/performance.md has the sizes.
 */
const replaced: Record<string, { request: RegExp; by: string }> = {
  // The entry of the bundle, and with it Gatsby's loader, navigation and components around a page.
  application: {
    request: /[\\/]\.cache[\\/]production-app(?:\.js)?$/,
    by: 'src/gatsby/application/entry.ts',
  },
  hooks: { request: /^\$site\/gatsby-browser$/, by: 'gatsby-browser.tsx' },
  gatsby: { request: /^gatsby$/, by: 'src/gatsby/browserBundle/gatsby.ts' },
  prefixer: { request: /^\.\/(?:src\/)?Prefixer\.js$/, by: 'src/gatsby/browserBundle/noPrefixer.ts' },
  router: { request: /^@gatsbyjs\/reach-router$/, by: 'src/gatsby/browserBundle/router.tsx' },
  propTypes: { request: /^prop-types$/, by: 'src/gatsby/browserBundle/propTypes.ts' },
}

/** Leaves out of the browser bundle what no page of the site needs, or not every page. */
export function leaveOutUnused({ stage, plugins, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    plugins: [
      ...Object.values(replaced).map(({ request, by }) =>
        plugins.normalModuleReplacement(request, path.resolve(by)),
      ),
      shareOutChunkNames,
    ],
  })
}
