import { isNotFoundPath } from '../../core/routing/notFoundPages'
import { normalizePath } from '../../core/routing/pathPattern'
import type { PageData, ShowHead } from '../../gatsby/application/loadedPage'
import { appDataPath, pageDataPath, pathOf, type PageResources } from '../../gatsby/gatsbyLoader'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { requestIslandsOfHtml } from '../islands/islandsCode'
import { isPreviewed } from '../preview/isPreviewed'
import { contentOfDocument, StaticPage, type StaticContent } from './StaticPage'

/** The part of Gatsby's app-data.json that is read. */
type AppData = { webpackCompilationHash: string }

type StaticPageResources = PageResources & { staticContent: StaticContent }

/** The files of a page that is opened in the application. */
type PageFiles = { html: string; data: PageData | undefined; hash: string }

let hasLeft = false

/** Called when the visitor has gone on to another page. */
export const leaveFirstPage = (): void => {
  hasLeft = true
}

/** True when another page than the prerendered one has been shown. */
export const hasLeftFirstPage = (): boolean => hasLeft

/** The prerendered content of a page, given what Gatsby has loaded for it; undefined for one that is rendered. */
export const staticContentOf = (resources: unknown): StaticContent | undefined =>
  (resources as Partial<StaticPageResources> | undefined)?.staticContent

/** For a page: a host may redirect to another form of its address (`/en/contact/`), but never to another origin. */
const asPage: RequestInit = { mode: 'same-origin' }

/** For data, which the bootstrap script has preloaded: in another mode the browser would fetch it a second time. */
const asData: RequestInit = { redirect: 'error' }

/** Reads a file of the build; undefined when it is missing, is elsewhere or the server does not respond. */
async function read<T>(
  file: string,
  parse: (response: Response) => Promise<T>,
  options: RequestInit,
): Promise<T | undefined> {
  const response = await fetch(file, options).catch(() => undefined)
  return response?.ok ? parse(response).catch(() => undefined) : undefined
}
const fetchJson = <T>(file: string, priority: RequestPriority): Promise<T | undefined> =>
  read(file, async (response) => (await response.json()) as T, { ...asData, priority })

let reading: Promise<string | undefined> | undefined

/**
 * The build that the server has now. Pages that are prefetched at the same time share one request; what an earlier one said
 * may be of the release before.
 */
function readBuildHash(priority: RequestPriority): Promise<string | undefined> {
  reading ??= fetchJson<AppData>(appDataPath, priority)
    .then((data) => data?.webpackCompilationHash)
    .finally(() => (reading = undefined))
  return reading
}

/** A page that was opened under another name than its own, `/en/Pricing`, is loaded in full, at its own. */
const isSamePath = (path: string, pathname: string): boolean =>
  normalizePath(pathOf(path)) === normalizePath(pathOf(pathname))

/** The page data, when it is that of the page at this address: only a wildcard page may be at another than its own. */
async function readPageData(
  path: string,
  pathname: string,
  priority: RequestPriority,
): Promise<PageData | undefined> {
  const data = await fetchJson<PageData>(pageDataPath(path), priority)
  return data && (isSamePath(path, pathname) || data.matchPath) ? data : undefined
}

/** The resources of a page that keeps its prerendered HTML: its data and its content, and no code. */
function resourcesOf(
  data: PageData,
  hash: string,
  staticContent: StaticContent,
  showHead?: ShowHead,
): StaticPageResources {
  const { path, matchPath, componentChunkName, result } = data
  const page = { path, componentChunkName, matchPath }
  return {
    component: StaticPage,
    showHead,
    json: result,
    page: { ...page, webpackCompilationHash: hash },
    staticContent,
  } as StaticPageResources
}

/** The page that the server has sent. Its head stays too. Undefined when a file is missing. */
async function readFirstPage(path: string, pathname: string): Promise<StaticPageResources | undefined> {
  const [data, hash] = await Promise.all([readPageData(path, pathname, 'auto'), readBuildHash('auto')])
  return data && hash !== undefined ? resourcesOf(data, hash, contentOfDocument()) : undefined
}

/** The files of another page; undefined when it is not there. */
async function readFiles(pathname: string, priority: RequestPriority): Promise<PageFiles | undefined> {
  const [html, data, hash] = await Promise.all([
    read(pathname, (response) => response.text(), { ...asPage, priority }),
    readPageData(pathname, pathname, priority),
    readBuildHash(priority),
  ])
  return html !== undefined && hash !== undefined ? { html, data, hash } : undefined
}

/** Another page, from its files. Undefined when it does not keep its HTML, is not there or its files cannot be read. */
async function openPage(
  pathname: string,
  reading: Promise<PageFiles | undefined>,
): Promise<StaticPageResources | undefined> {
  // Beside the files, so that it takes no extra time.
  const [{ openedPage }, files] = await Promise.all([import('./openedPage'), reading])
  if (!files) return undefined
  const opened = openedPage(files.html)
  if (!opened) return undefined
  // The page is shown without it, like the first one.
  requestIslandsOfHtml(files.html)
  const { path, hash, content, showHead } = opened
  const data = path === pathname ? files.data : await readPageData(path, pathname, 'auto')
  // In a deploy the files may be of two builds: the page is loaded in full then (fullLoads.ts).
  const isOfThisBuild = hash === gatsbyState.buildHash
  return data && resourcesOf(data, isOfThisBuild ? files.hash : hash, content, showHead)
}

/** Fetches a page that the visitor may open next; replaced when there are staticContent pages. */
let prefetch: (pathname: string) => unknown = () => undefined

/** Fetches the page of a link that can be seen. Gatsby's queue calls it, for four pages every three seconds. */
export const prefetchPage = (pathname: string): void => void prefetch(pathname)

/**
 * Makes the application show pages as the server has rendered them, when nothing on them needs the code of their template
 * (useBrowserCode): the first page keeps its HTML, and of the pages that are opened later the HTML is fetched. Their
 * templates are not loaded, so that opening a page costs no more than a full load of it. Called before Gatsby reads its
 * first page.
 */
export function keepStaticPages(): void {
  const loader = gatsbyState.loader
  const path = gatsbyState.sentPath
  const application = document.getElementById('application')
  // In `gatsby develop` there are no such pages; a preview shows other data than the files have.
  if (!loader || !application || isPreviewed()) return
  const { loadPage, loadPageSync } = loader
  const { pathname: firstPathname } = window.location
  const isFirstStatic = application.dataset['kept'] !== undefined
  const isFirst = (pathname: string): boolean => !hasLeft && pathname === pathOf(firstPathname)
  let first: StaticPageResources | undefined
  const others = new Map<string, StaticPageResources>()
  const readings = new Map<string, Promise<PageFiles | undefined>>()
  const openings = new Map<string, Promise<StaticPageResources | undefined>>()

  /** Does it once for each page; what has failed is tried again. */
  const once = <T>(
    known: Map<string, Promise<T | undefined>>,
    pathname: string,
    begin: () => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const begun = known.get(pathname) ?? begin().catch(() => undefined)
    known.set(pathname, begun)
    void begun.then((result) => {
      if (!result) known.delete(pathname)
    })
    return begun
  }
  const readOther = (pathname: string, priority: RequestPriority): Promise<PageFiles | undefined> =>
    once(readings, pathname, () => readFiles(pathname, priority))
  const openOther = (pathname: string): Promise<StaticPageResources | undefined> =>
    once(openings, pathname, () =>
      openPage(pathname, readOther(pathname, 'auto')).finally(() => readings.delete(pathname)),
    )

  const firstNotFoundPage = async (pathname: string): Promise<StaticPageResources | undefined> => {
    if (!isFirstStatic || hasLeft || pathname !== pathOf(path)) return undefined
    first ??= await readFirstPage(path, path)
    return first
  }

  loader.loadPage = async (address) => {
    const pathname = pathOf(address)
    // Sent with an error status, a not-found page cannot be fetched; the one that the server has sent is there.
    if (isNotFoundPath(pathname)) return (await firstNotFoundPage(pathname)) ?? loadPage(address)
    if (!isFirst(pathname)) {
      const other = await openOther(pathname)
      if (!other) return loadPage(address)
      others.set(pathname, other)
      return other
    }
    if (!isFirstStatic) return loadPage(address)
    first ??= await readFirstPage(path, firstPathname)
    if (first) return first
    // Gatsby tries again. Its answer must not be rendered over the HTML that is there.
    const resources = await loadPage(address)
    if (resources?.page?.path !== path) return resources
    first = {
      ...resources,
      component: StaticPage,
      showHead: undefined,
      staticContent: contentOfDocument(),
    } as StaticPageResources
    return first
  }
  loader.loadPageSync = (address, options) => {
    const pathname = pathOf(address)
    return (isFirst(pathname) ? first : others.get(pathname)) ?? loadPageSync(address, options)
  }
  // A failure is met again, and handled, when the link is followed.
  loader.hovering = (address) => {
    const pathname = pathOf(address)
    if (!isFirst(pathname)) void openOther(pathname)
  }
  prefetch = (pathname) => readOther(pathOf(pathname), 'low')
}
