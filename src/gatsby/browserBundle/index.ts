import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * Modules that Gatsby puts into the bundle of every visitor, and the site never uses or not on every page, by a part of
 * their path, and the file that takes their place. docs/performance.md has the sizes.
 */
const replaced: Record<string, { request: RegExp; by: string }> = {
  // In production the plugin does nothing but import gatsby-script and Partytown.
  partytown: { request: /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser/, by: 'emptyModule.ts' },
  // styled-components is loaded with the first component that uses it: the frame of a page has none, and the provider that
  // the plugin puts around the application repeats the default.
  styled: {
    request: /[\\/]gatsby-plugin-styled-components[\\/]gatsby-browser/,
    by: 'emptyModule.ts',
  },
  // Only for plugins that have Gatsby register their service worker.
  serviceWorker: { request: /^\.\/register-service-worker$/, by: 'emptyModule.ts' },
  prefixer: { request: /^\.\/(?:src\/)?Prefixer\.js$/, by: 'noPrefixer.ts' },
  // The site fetches pages ahead itself (src/browser/page/staticPages.ts).
  prefetch: { request: /^\.\/prefetch$/, by: 'noPrefetch.ts' },
  scroll: { request: /^gatsby-react-router-scroll$/, by: 'scrollContext.ts' },
  router: { request: /^@gatsbyjs\/reach-router$/, by: 'router.tsx' },
  propTypes: { request: /^prop-types$/, by: 'propTypes.ts' },
  link: { request: /^gatsby-link$/, by: 'gatsbyLink.ts' },
  // Components for React 19, which moves elements of the head by itself.
  head: { request: /^\.\/components\/head-components$/, by: 'headComponents.ts' },
  templates: { request: /^\$virtual\/async-requires$/, by: 'templateTable.ts' },
}

/** Leaves out of the browser bundle what no page of the site needs, or not every page. */
export function leaveOutUnused({ stage, plugins, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    plugins: [
      ...Object.values(replaced).map(({ request, by }) =>
        plugins.normalModuleReplacement(request, path.resolve('src/gatsby/browserBundle', by)),
      ),
      // Partial hydration is an experiment of Gatsby that is switched off; its code can go when webpack knows.
      plugins.define({ 'global.hasPartialHydration': 'false' }),
    ],
  })
}
