import type { MiddlewareHandler } from 'hono'
import { localeOfPath } from '../locales.config'
import { normalizePath } from '../src/routing/pathPattern'
import { resolveRedirect, type Redirect } from '../src/routing/redirects'
import { revalidate } from './caching'

/** A location with the visitor's query added; its own parameters have priority, its hash stays last. */
export function withQuery(location: string, search: string): string {
  if (search.length <= 1) return location
  const [beforeHash = '', hash] = location.split('#', 2)
  const [path = '', query] = beforeHash.split('?', 2)
  const own = new URLSearchParams(query)
  const added = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((name) => own.has(name)))
  const parameters = [...(query ? [query] : []), ...added].join('&')
  return `${path}${parameters ? `?${parameters}` : ''}${hash === undefined ? '' : `#${hash}`}`
}

/** Sends the redirects of the content, inside the locales only, with the visitor's query. */
export const followRedirects =
  (redirects: readonly Redirect[]): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const target = localeOfPath(pathname) && resolveRedirect(redirects, pathname)
    // A redirect to the path itself would never end.
    if (!target || normalizePath(target.location) === normalizePath(pathname)) return next()
    context.header('Cache-Control', revalidate)
    return context.redirect(withQuery(target.location, search), target.status)
  }

/** Permanently redirects an address that ends with a slash to the one without it. Leading slashes never become a host. */
export const withoutTrailingSlash: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  context.header('Cache-Control', revalidate)
  const path = pathname.replace(/\/+$/, '').replace(/^\/+/, '/')
  return context.redirect(`${path === '' ? '/' : path}${search}`, 308)
}
