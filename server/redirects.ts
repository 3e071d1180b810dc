import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCookie } from '../locales.config'
import { addressCorrector, type AddressCorrector } from '../src/core/routing/correctAddress'
import { partsOfAddress } from '../src/core/routing/query'
import type { SiteManifest } from '../src/core/routing/siteManifest'
import { hasPageEnding } from '../src/core/routing/writtenAddress'
import { queryThatMayLeave } from '../src/visitor/attribution/mayLeave'
import { revalidate } from './caching'
import { isResource } from './routes'

/**
 * What leads the addresses of this site, prepared once for its manifest. Which redirects there are, the document `redirects`
 * says (`content/documents/en-gb`); `src/core/routing/redirects.ts` matches them.
 */
export const correctorOf = ({ addresses, redirects, routes }: SiteManifest): AddressCorrector =>
  addressCorrector({
    pages: addresses.pages,
    localeSegments: addresses.localeSegments,
    wildcards: routes.filter(({ status }) => status === 200).map(({ path }) => path),
    redirects,
  })

/**
 * A location as it may be sent: on another host without campaign parameters and click ids, because the server does not know
 * whether the visitor allows advertisement.
 */
export function locationThatMayLeave(location: string): string {
  if (/^\/(?![/\\])/.test(location)) return location
  const { path, search, hash } = partsOfAddress(location)
  return path + queryThatMayLeave(search, false) + hash
}

/** Sends the redirects of the content, inside the locales only, with the visitor's query: one, however many follow. */
export const followRedirects =
  ({ follow }: AddressCorrector): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const target = follow({ pathname, search })
    if (!target) return next()
    context.header('Cache-Control', revalidate)
    return context.redirect(locationThatMayLeave(target.location), target.status)
  }

/**
 * Leads an address that is not one of a page to the page that it can only mean. An address without a market leads to that
 * of the visitor, as `/` does, and no cache keeps it. Files and wildcard pages are met as they are written.
 */
export const correctAddresses =
  ({ isPage, correct }: AddressCorrector, isWildcard: (path: string) => boolean): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const isFile = isResource(pathname) && !hasPageEnding(pathname)
    if (isFile || isPage(pathname) || isWildcard(pathname)) return next()
    const visitor = {
      stored: getCookie(context, localeCookie),
      acceptLanguage: context.req.header('accept-language'),
    }
    const correction = correct({ pathname, search }, visitor)
    if (!correction) return next()
    if (correction.depends) context.header('Vary', 'Cookie, Accept-Language')
    context.header('Cache-Control', correction.depends ? 'private, no-store' : revalidate)
    return context.redirect(locationThatMayLeave(correction.location), correction.status)
  }

/** Permanently redirects an address that ends with a slash to the one without it. Leading slashes never become a host. */
export const withoutTrailingSlash: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  context.header('Cache-Control', revalidate)
  const path = pathname.replace(/\/+$/, '').replace(/^\/+/, '/')
  return context.redirect(`${path === '' ? '/' : path}${search}`, 308)
}
