import path from 'node:path'
import { compilationHash, gatsbyVersion } from '../src/build/buildIdentity'
import type { PageData } from '../src/build/pageData/pageData'
import { loadPageRenderer, type Assets } from '../src/gatsby/pageRenderer'
import { testedVersions } from '../src/gatsby/versions'
import { PublisherError } from './publisherError'

/** What the last build does with the data of a page. */
export type Renderer = {
  /** The content of page-data.json. */
  pageDataText: (page: PageData) => string
  /** The HTML of the page. Needs the site data that the page names in `public/`. */
  html: (pageDataText: string) => Promise<string>
}

/**
 * Loads the renderer that the last build made, with the functions by which Gatsby calls it. The process has to be in the
 * folder of the project, since the renderer reads `public/`. Throws a PublisherError for another version of Gatsby.
 */
export async function loadRenderer(root: string): Promise<Renderer> {
  const version = gatsbyVersion(root)
  if (version !== testedVersions.gatsby) {
    throw new PublisherError(
      `The publisher works with Gatsby ${testedVersions.gatsby}, and ${version} is installed. Publish with \`npm run build\` until src/gatsby/versions.ts names this version, after a comparison with full builds (--verify-every).`,
    )
  }
  if (path.resolve(root) !== process.cwd()) {
    throw new PublisherError(
      `The publisher of ${root} has to be started in that folder, not in ${process.cwd()}.`,
    )
  }
  const { helpers, assets, render } = loadPageRenderer(root)
  const stats = await assets.readWebpackStats(path.join(root, 'public'))
  const hash = compilationHash(root)
  const ofChunk = new Map<string, Promise<Assets>>()
  const assetsOf = (chunk: string): Promise<Assets> => {
    const known = ofChunk.get(chunk) ?? assets.getScriptsAndStylesForTemplate(chunk, stats)
    ofChunk.set(chunk, known)
    return known
  }
  return {
    pageDataText: ({ componentChunkName, path: pagePath, result, matchPath }) =>
      helpers.constructPageDataString(
        {
          componentChunkName,
          componentPath: '',
          path: pagePath,
          staticQueryHashes: [],
          ...(matchPath ? { matchPath } : {}),
        },
        JSON.stringify(result),
        // The site has no slices of Gatsby's; every page has the empty map of them.
        new Map([['', {}]]),
        new Map(),
      ),
    async html(pageDataText) {
      const pageData = JSON.parse(pageDataText) as { componentChunkName: string; path: string }
      const { html } = await render({
        pagePath: pageData.path,
        pageData,
        webpackCompilationHash: hash,
        staticQueryContext: {},
        context: { isDuringBuild: true },
        ...(await assetsOf(pageData.componentChunkName)),
      })
      // Gatsby would put the HTML of the slice into the page afterwards; this site has none.
      if (html.includes('<slice-start')) throw new PublisherError(`${pageData.path} has a slice of Gatsby's`)
      return html
    },
  }
}
