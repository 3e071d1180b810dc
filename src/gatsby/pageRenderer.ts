import { createRequire } from 'node:module'
import path from 'node:path'
import { readJson } from '../core/values/readJson'
import { cacheFolder } from './cacheFolder'

export type Assets = { scripts: unknown[]; styles: unknown[] }
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

/** The functions by which Gatsby renders pages, and the renderer that the last build in this folder made. */
export function loadPageRenderer(root: string): {
  helpers: PageDataHelpers
  assets: ClientAssets
  render: RenderPage['default']
} {
  // As in the processes in which Gatsby renders pages: without slices it would write its own scripts.
  process.env['GATSBY_SLICES'] = 'true'
  process.env['TZ'] = 'UTC'
  // Gatsby's reporter takes over the console; this one prints lines as they are, whatever the width of the terminal.
  process.env['GATSBY_LOGGER'] ??= 'yurnalist'
  const load = createRequire(path.join(root, 'package.json'))
  return {
    helpers: load('gatsby/dist/utils/page-data-helpers') as PageDataHelpers,
    assets: load('gatsby/dist/utils/client-assets-for-template') as ClientAssets,
    render: (load(path.join(root, cacheFolder, 'page-ssr/routes/render-page.js')) as RenderPage).default,
  }
}

/** The pages of the last build that take every address below them, with the pattern of each. */
export const readMatchPaths = (root: string): { path: string; matchPath: string }[] =>
  readJson(path.join(root, cacheFolder, 'match-paths.json')) as { path: string; matchPath: string }[]
