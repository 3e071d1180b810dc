import matchPaths from '$virtual/match-paths.json'
/** Pages that are rendered in the browser: not-found pages, previews, and those that do not keep their HTML. */
import { useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { pick } from '../browserBundle/pickRoute'
import { appDataPath, pageDataPath } from '../gatsbyLoader'
import type { FailedPage, LoadedPage, PageData, ShowHead, TemplateModule } from './loadedPage'

/** Pages that Gatsby makes for errors, as it names their data. */
const notFound = '/404.html'
const serverError = '/500.html'

/** How often a request is repeated that got no answer, or another than 200, 404 and 500. */
const repeats = 3

/** Pages that cover other addresses: `{ path: '/de/freigaben', matchPath: '/de/freigaben/*' }`. */
const covering = matchPaths.map(({ path, matchPath }) => ({ path: matchPath, page: path }))

/** A path without percent signs; as it is when it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The path of the page at an address. */
function pagePathOf(pathname: string): string {
  const path = decoded(pathname).replace(/(.)\/$/, '$1')
  return pick(covering, path)?.route.page ?? (path === '/index.html' ? '/' : path)
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

/** The element into which heads are rendered, outside of the document. */
let place: { element: HTMLElement; root: Root } | undefined

function rootOfHead(): { element: HTMLElement; root: Root } {
  if (!place) {
    const element = document.createElement('div')
    place = { element, root: createRoot(element) }
  }
  return place
}

/** Calls back when its children are rendered. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered)
  return children
}

/** Renders the `Head` that a template exports; undefined without one. */
function headOf(
  { Head }: TemplateModule,
  { data = {}, pageContext }: PageData['result'],
): ShowHead | undefined {
  if (Head === undefined) return undefined
  return (show, pathname) => {
    if (typeof Head !== 'function')
      throw new Error(`Expected "Head" export to be a function got "${typeof Head}".`)
    const { element, root } = rootOfHead()
    root.render(
      <Rendered onRendered={() => show([...element.children])}>
        <Head location={{ pathname }} params={{}} data={data} pageContext={pageContext} />
      </Rendered>,
    )
    return () => root.render(null)
  }
}

/**
 * Reads a page with its data and the code of its template; a missing one is the not-found page. Rejects when the code of the
 * template cannot be loaded.
 */
export async function readTemplatePage(
  pathname: string,
  loadTemplate: (name: string) => Promise<TemplateModule>,
): Promise<LoadedPage | FailedPage> {
  const path = pagePathOf(pathname)
  const [webpackCompilationHash, data] = await Promise.all([readBuildHash(), readPageData(path)])
  const isInPlaceOfAnother = data?.path === notFound && path !== notFound
  if (!data || (isInPlaceOfAnother && (await hasFile(path)))) return { status: 'error' }
  const template = await loadTemplate(data.componentChunkName)
  const { result, ...page } = data
  return {
    component: template.default,
    showHead: headOf(template, result),
    json: result,
    page: { ...page, webpackCompilationHash },
  }
}
