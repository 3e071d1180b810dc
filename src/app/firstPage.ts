import { isNotFoundPath } from '../routing/notFoundPages'
import { appDataPath, pageDataPath, pathOf, type PageResources } from './gatsbyLoader'
import { KeptPage } from './KeptPage'
import { isPreviewed } from './previewCookie'

/** The parts of Gatsby's page-data.json and app-data.json that make the resources of a page. */
type PageData = {
  path: string
  matchPath?: string
  componentChunkName: string
  result: { pageContext: object }
}
type AppData = { webpackCompilationHash: string }

let hasLeft = false

/** Called when the visitor has gone on: from now on the first page is rendered like any other. */
export const leaveFirstPage = (): void => {
  hasLeft = true
}

/** True when another page than the prerendered one has been shown. */
export const hasLeftFirstPage = (): boolean => hasLeft

async function read<T>(file: string): Promise<T | undefined> {
  const response = await fetch(file).catch(() => undefined)
  return response?.ok ? ((await response.json()) as T) : undefined
}

/**
 * The resources of a page that keeps its prerendered HTML: its data, and no code. Its head stays too, so it has no
 * `Head`. Undefined when a file is missing or the page is not the one of this address.
 */
async function keptResources(path: string, pathname: string): Promise<PageResources | undefined> {
  const [data, app] = await Promise.all([read<PageData>(pageDataPath(path)), read<AppData>(appDataPath)])
  if (!data || !app) return undefined
  // Only a wildcard page may be at another address than its own.
  if (path !== pathname && !data.matchPath) return undefined
  const { componentChunkName, matchPath, result } = data
  const { webpackCompilationHash } = app
  return {
    component: KeptPage,
    head: {},
    json: result,
    page: {
      path,
      componentChunkName,
      matchPath,
      webpackCompilationHash,
      staticQueryHashes: [],
      slicesMap: {},
    },
    staticQueryResults: {},
  } as PageResources
}

/**
 * Keeps the prerendered HTML of the first page when nothing on it needs code (useBrowserCode): the application starts
 * around it without the page's template. When the visitor comes back to it later, it is loaded and rendered like any
 * other. Called before Gatsby reads its first page.
 */
export function keepFirstPage(): void {
  const loader = window.___loader
  const path = window.pagePath
  const isKept = document.getElementById('application')?.dataset['kept'] !== undefined
  const { pathname } = window.location
  if (!loader || !isKept || isPreviewed() || isNotFoundPath(path)) return
  const { loadPage, loadPageSync } = loader
  let kept: PageResources | undefined
  const isFirst = (address: string): boolean => !hasLeft && pathOf(address) === pathOf(pathname)

  loader.loadPage = async (address) => {
    if (!isFirst(address)) return loadPage(address)
    kept ??= await keptResources(path, pathname)
    return kept ?? loadPage(address)
  }
  loader.loadPageSync = (address, options) =>
    isFirst(address) && kept ? kept : loadPageSync(address, options)
}
