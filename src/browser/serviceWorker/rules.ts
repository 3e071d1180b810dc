/** What the service worker does with a request, and which answers it stores. Pure. */
import { localeOfPath } from '../../../locales.config'
import { isNamedByDigest } from '../../core/releases/namedByDigest'

/** What the worker knows of a request. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination'> & {
  /** It asks for a part of a file. */
  hasRange: boolean
}

/**
 * - `page`: the network first, then the copy, then the page without a connection.
 * - `file`: its name changes with its content, so the copy first.
 * - `font`: its name stays, so the network first.
 * - `data`: its name stays, and it belongs to a build. From the network; without one the pages of free tools that were used
 *   get the data that was stored for them (`toolCopies.ts`).
 * - `none`: left to the browser, and never stored.
 */
export type Handling = 'page' | 'file' | 'font' | 'data' | 'none'

/** Data that the page of a free tool starts with. */
const dataFolders = ['/page-data/', '/tool-words/', '/redirect-sources/']

/**
 * How a request is handled. Everything that is not named here is left to the browser: the API, previews, what is posted,
 * other origins, frames, and all other data whose name stays (forms-data, demo-data, the consent banners).
 */
export function handlingOf(
  { method, url, mode, destination, hasRange }: RequestFacts,
  origin: string,
): Handling {
  const address = new URL(url)
  if (method !== 'GET' || hasRange || address.origin !== origin) return 'none'
  const { pathname, search } = address
  if (mode === 'navigate') {
    return destination === 'document' && (pathname === '/' || localeOfPath(pathname)) ? 'page' : 'none'
  }
  if (search !== '') return 'none'
  if (pathname.startsWith('/static/') || isNamedByDigest(pathname.slice(1))) return 'file'
  if (pathname.startsWith('/fonts/')) return 'font'
  return pathname.endsWith('.json') && dataFolders.some((folder) => pathname.startsWith(folder))
    ? 'data'
    : 'none'
}

/**
 * True for what is stored with the page of a free tool: its files, its fonts and its data, not the data of other pages,
 * which the application asks for ahead.
 */
export function isOfToolPage(url: string, page: string, origin: string): boolean {
  const facts = { method: 'GET', url, mode: 'cors', destination: '', hasRange: false } as const
  const handling = handlingOf(facts, origin)
  if (handling !== 'data') return handling !== 'none'
  const { pathname } = new URL(url)
  return (
    !pathname.startsWith('/page-data/') ||
    pathname === '/page-data/app-data.json' ||
    pathname === `/page-data${page.replace(/\/$/, '')}/page-data.json`
  )
}

/** The address under which an answer is stored: without the query, which may say who the visitor is. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The address under which data is stored for the page of a tool, a path. */
export const keyOfToolData = (url: string, page: string): string =>
  `${keyOf(url)}?page=${encodeURIComponent(page)}`

/** What the worker knows of an answer. */
export type AnswerFacts = Pick<Response, 'status' | 'redirected' | 'type'> & {
  headers: Pick<Headers, 'get'>
}

/**
 * True for an answer that may be stored: a whole one of our own server, no redirect, not meant for one visitor, and of
 * the kind that was requested. A host that sends a page in place of a missing file would otherwise leave it in the cache.
 */
export function mayBeStored(
  { status, redirected, type, headers }: AnswerFacts,
  handling: Exclude<Handling, 'none'>,
): boolean {
  if (status !== 200 || redirected || type !== 'basic') return false
  if (/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')) return false
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html')
  return isHtml === (handling === 'page')
}
