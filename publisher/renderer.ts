import { createRequire } from 'node:module'
import path from 'node:path'
import { compilationHash, gatsbyVersion } from '../src/build/buildIdentity'
import type { PageData } from '../src/build/pageData/pageData'
import { PublisherError } from './publisherError'

/**
 * The version of Gatsby with which every file of a publish was compared with that of a build. The modules below are
 * none of its public interface: before another version is named here, `npm run publisher -- --verify-every` has to find no difference.
 */
export const testedGatsby = '5.16.1'

/** What the last build does with the data of a page. */
export type Renderer = {
  /** The content of page-data.json. */
  pageDataText: (page: PageData) => string
  /** The HTML of the page. Needs the site data that the page names in `public/`. */
  html: (pageDataText: string) => Promise<string>
}

type Assets = { scripts: unknown[]; styles: unknown[] }
type ClientAssets = {
  readWebpackStats: (publicDir: string) => Promise<unknown>
  getScriptsAndStylesForTemplate: (chunk: string, stats: unknown) => Promise<Assets>
}
type PageDataHelpers = {
  constructPageDataString: (
    page: {
      componentChunkName: string
      componentPath: string
      path: string
      matchPath?: string
      staticQueryHashes: []
    },
    result: string,
    slicesUsedByTemplates: ReadonlyMap<string, object>,
    slices: ReadonlyMap<string, object>,
  ) => string
}
type RenderPage = {
  default: (
    page: Assets & {
      pagePath: string
      pageData: unknown
      webpackCompilationHash: string
      staticQueryContext: object
      context: { isDuringBuild: true }
    },
  ) => Promise<{ html: string }>
}

/**
 * Loads the renderer that the last build made, with the functions by which Gatsby calls it. The process has to be in the
 * folder of the project, since the renderer reads `public/`. Throws a PublisherError for another version of Gatsby.
 */
export async function loadRenderer(root: string): Promise<Renderer> {
  const version = gatsbyVersion(root)
  if (version !== testedGatsby) {
    throw new PublisherError(
      `The publisher works with Gatsby ${testedGatsby}, and ${version} is installed. Publish with \`npm run build\` until publisher/renderer.ts names this version, after a comparison with full builds (--verify-every).`,
    )
  }
  if (path.resolve(root) !== process.cwd()) {
    throw new PublisherError(
      `The publisher of ${root} has to be started in that folder, not in ${process.cwd()}.`,
    )
  }
  // As in the processes in which Gatsby renders pages: without slices it would write its own scripts.
  process.env['GATSBY_SLICES'] = 'true'
  process.env['TZ'] = 'UTC'
  // Gatsby's reporter takes over the console; this one prints lines as they are, whatever the width of the terminal.
  process.env['GATSBY_LOGGER'] ??= 'yurnalist'
  const load = createRequire(path.join(root, 'package.json'))
  const helpers = load('gatsby/dist/utils/page-data-helpers') as PageDataHelpers
  const assets = load('gatsby/dist/utils/client-assets-for-template') as ClientAssets
  const rendererFile = path.join(root, '.cache/page-ssr/routes/render-page.js')
  const { default: render } = load(rendererFile) as RenderPage
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
