/** What the service worker does with a request, and which answers it stores. Pure. */
import { localeOfPath } from '../../locales.config'
import { isNamedByDigest } from '../releases/namedByDigest'

/** What the worker knows of a request. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination'> & {
  /** It asks for a part of a file. */
  hasRange: boolean
}

/**
 * - `page`: the network first, then the copy, then the page without a connection.
 * - `file`: its name changes with its content, so the copy first.
 * - `font`: its name stays, so the network first.
 * - `none`: left to the browser, and never stored.
 */
export type Handling = 'page' | 'file' | 'font' | 'none'

/**
 * How a request is handled. Everything that is not named here is left to the browser: the API, previews, what is posted,
 * other origins, frames, and all data whose name stays (page-data, app-data, forms-data, demo-data, the consent
 * banners). Of these a copy could be of another build than the page; the application tells such a mix by comparing the
 * build of the data with its own, which needs data from the server.
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
  return pathname.startsWith('/fonts/') ? 'font' : 'none'
}

/** The address under which an answer is stored: without the query, which may say who the visitor is. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** What the worker knows of an answer. */
export type AnswerFacts = Pick<Response, 'status' | 'redirected' | 'type'> & {
  headers: Pick<Headers, 'get'>
}

/**
 * True for an answer that may be stored: a whole one of our own server, no redirect, not meant for one visitor, and of
 * the kind that was asked for. A host that sends a page in place of a missing file would otherwise leave it in the cache.
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
