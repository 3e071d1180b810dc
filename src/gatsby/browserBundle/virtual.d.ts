/** Written by Gatsby while it builds. */
declare module '$virtual/async-requires.js' {
  /** Loads the template of a name; by the names of page-data. */
  export const components: Readonly<Record<string, (() => Promise<unknown>) | undefined>>
}

declare module '$virtual/match-paths.json' {
  const matchPaths: readonly { path: string; matchPath: string }[]
  export default matchPaths
}

/** The site's gatsby-browser.tsx (src/gatsby/browserBundle/index.ts). */
declare module '$site/gatsby-browser' {
  import type { SiteHooks } from '../application/Application'
  const hooks: SiteHooks
  export = hooks
}
