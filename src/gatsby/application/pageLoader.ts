import type { ComponentType } from 'react'
import { whenIdle } from '../../core/whenIdle'
import { pick } from '../browserBundle/router'
import { appDataPath, pageDataPath, pathOf, type GatsbyLoader } from '../gatsbyLoader'

/** The part of page-data.json that the browser needs. */
type PageData = {
  path: string
  matchPath?: string
  componentChunkName: string
  result: { data?: unknown; pageContext: object }
}

/** What a chunk of a template exports. */
export type TemplateModule = {
  default: ComponentType<Record<string, unknown>>
  Head?: ComponentType<Record<string, unknown>>
}

/** A page with its data and the code of its template. */
export type LoadedPage = {
  component: TemplateModule['default']
  /** The module that exports `Head`. */
  head: Pick<TemplateModule, 'Head'>
  json: PageData['result']
  page: Omit<PageData, 'result'> & { webpackCompilationHash: string }
}

export type FailedPage = { status: 'error'; error?: unknown }

type LoaderOptions = {
  /** Loads the module of a template by the name of its chunk. */
  loadTemplate: (name: string) => Promise<TemplateModule>
  /** Pages that cover other addresses: `{ path: '/de/freigaben', matchPath: '/de/freigaben/*' }`. */
  matchPaths: readonly { path: string; matchPath: string }[]
  /** Fetches the page of a link that can be seen. */
  prefetch: (address: string) => void
}

export type PageLoader = GatsbyLoader & {
  /** Whether an address is covered by a page with another path. */
  isCovered: (pathname: string) => boolean
}

/** Pages that Gatsby makes for errors, as it names their data. */
const notFound = '/404.html'
const serverError = '/500.html'

/** How often a request is repeated that got no answer, or another than 200, 404 and 500. */
const repeats = 3

/** Prefetched pages: so many at a time, with so many ms in between. */
const prefetchedAtOnce = 4
const prefetchPause = 3000

/** A path without percent signs; as it is when it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A file of JSON: the status of the response, 0 without one, and its value when it could be read. */
async function fetchJson(file: string): Promise<{ status: number; value: unknown }> {
  const response = await fetch(file).catch(() => undefined)
  if (response?.status !== 200) return { status: response?.status ?? 0, value: undefined }
  return { status: 200, value: (await response.json().catch(() => undefined)) as unknown }
}

const isPageData = (value: unknown): value is PageData => {
  const { path, result } = (value ?? {}) as Partial<PageData>
  return path !== undefined && result?.pageContext !== undefined
}

/** The data of a page, or of the page that is shown in its place; undefined when neither can be read. */
async function readPageData(path: string, left = repeats): Promise<PageData | undefined> {
  const { status, value } = await fetchJson(pageDataPath(path))
  if (isPageData(value)) return value
  const isErrorPage = path === notFound || path === serverError
  if (status === 200 || status === 404) return isErrorPage ? undefined : readPageData(notFound)
  if (status === 500 && !isErrorPage) return readPageData(serverError)
  return left > 0 ? readPageData(path, left - 1) : undefined
}

/** The hash of the build that the server has now; empty when it cannot be read. */
async function readBuildHash(left = repeats): Promise<string> {
  const { status, value } = await fetchJson(appDataPath)
  if (status !== 200 && left > 0) return readBuildHash(left - 1)
  return (value as { webpackCompilationHash?: string } | undefined)?.webpackCompilationHash ?? ''
}

/** True when the server has an HTML file at a path without page data: the browser has to load it. */
async function hasFile(path: string): Promise<boolean> {
  // Two slashes would name another host.
  if (path.startsWith('//')) return false
  const response = await fetch(path, { method: 'HEAD' }).catch(() => undefined)
  return response?.status === 200
}

/**
 * Reads the pages of the site with data and code; takes the place of Gatsby's loader, without its own prefetching, static
 * queries and slices, which the site does not use. A page is read once; one that failed is tried again.
 */
export function createPageLoader({ loadTemplate, matchPaths, prefetch }: LoaderOptions): PageLoader {
  const pages = new Map<string, LoadedPage>()
  const loading = new Map<string, Promise<LoadedPage | FailedPage>>()
  const covering = matchPaths.map(({ path, matchPath }) => ({ path: matchPath, page: path }))

  const coveringPage = (path: string): string | undefined => pick(covering, path)?.route.page
  const pagePathOf = (address: string): string => {
    const path = decoded(pathOf(address)).replace(/(.)\/$/, '$1')
    return coveringPage(path) ?? (path === '/index.html' ? '/' : path)
  }

  const load = async (path: string): Promise<LoadedPage | FailedPage> => {
    const [webpackCompilationHash, data] = await Promise.all([readBuildHash(), readPageData(path)])
    const isInPlaceOfAnother = data?.path === notFound && path !== notFound
    if (!data || (isInPlaceOfAnother && (await hasFile(path)))) return { status: 'error' }
    try {
      const template = await loadTemplate(data.componentChunkName)
      const { result, ...page } = data
      return {
        component: template.default,
        head: template,
        json: result,
        page: { ...page, webpackCompilationHash },
      }
    } catch (error) {
      return { status: 'error', error }
    }
  }

  const queue: string[] = []
  const queued = new Set<string>()
  let isWaiting = false
  const prefetchLater = (): void => {
    isWaiting = queue.length > 0
    if (isWaiting) setTimeout(() => whenIdle(prefetchNext), prefetchPause)
  }
  const prefetchNext = (): void => {
    for (const address of queue.splice(0, prefetchedAtOnce)) prefetch(address)
    prefetchLater()
  }

  const loadPage = (address: string): Promise<LoadedPage | FailedPage> => {
    const path = pagePathOf(address)
    const known = pages.get(path)
    if (known) return Promise.resolve(known)
    const begun = loading.get(path) ?? load(path).finally(() => loading.delete(path))
    loading.set(path, begun)
    return begun.then((page) => {
      if ('page' in page) pages.set(path, page)
      return page
    })
  }

  return {
    loadPage: loadPage,
    loadPageSync: (address) => pages.get(pagePathOf(address)),
    enqueue: (address) => {
      if (queued.has(address)) return
      queued.add(address)
      queue.push(address)
      if (!isWaiting) prefetchLater()
    },
    hovering: (address) => void loadPage(address),
    isCovered: (pathname) => coveringPage(pathname) !== undefined,
  }
}
