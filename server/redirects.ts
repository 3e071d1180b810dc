import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCookie } from '../locales.config'
import { addressCorrector, type AddressCorrector, type Visitor } from '../src/core/routing/correctAddress'
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

/** Where an address leads, of this site or the target of a redirect of the content; `depends`: another visitor may be led elsewhere. */
export type Lead = { location: string; status: 301 | 302 | 308; depends: boolean }

/** Who is led: the stored choice of a market, and the languages that the browser accepts. */
export const visitorOf = (context: Context): Visitor => ({
  stored: getCookie(context, localeCookie),
  acceptLanguage: context.req.header('accept-language'),
})

export type AddressResolver = (
  address: { pathname: string; search: string },
  visitor: Visitor,
) => Lead | undefined

/**
 * Where an address leads at last, in one step: by the redirects of the content, with the visitor's query and inside the locales only;
 * to the page that it can only mean, when it is not one of a page; without a slash at its end. An address without a market leads to
 * that of the visitor, as `/` does. Files and wildcard pages are met as they are written. Undefined where it leads nowhere else.
 */
export const addressResolver =
  ({ follow, isPage, correct }: AddressCorrector, isWildcard: (path: string) => boolean): AddressResolver =>
  ({ pathname, search }, visitor) => {
    const target = follow({ pathname, search })
    if (target) return { ...target, depends: false }
    const isFile = isResource(pathname) && !hasPageEnding(pathname)
    const isMet = isFile || isPage(pathname) || isWildcard(pathname)
    const correction = isMet ? undefined : correct({ pathname, search }, visitor)
    if (correction) return correction
    if (pathname === '/' || !pathname.endsWith('/')) return undefined
    // Leading slashes never become a host.
    const path = pathname.replace(/\/+$/, '').replace(/^\/+/, '/')
    return { location: `${path === '' ? '/' : path}${search}`, status: 308, depends: false }
  }

/** Responds with the redirect, kept by no cache where another visitor gets another one. `origin`: of addresses of this site. */
export function sendLead(context: Context, { location, status, depends }: Lead, origin = ''): Response {
  if (depends) context.header('Vary', 'Cookie, Accept-Language')
  context.header('Cache-Control', depends ? 'private, no-store' : revalidate)
  const isOnSite = location.startsWith('/')
  return context.redirect(isOnSite ? origin + location : locationThatMayLeave(location), status)
}

/** Leads each address to where it leads at last. */
export const leadAddresses =
  (resolve: AddressResolver): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const lead = resolve({ pathname, search }, visitorOf(context))
    return lead ? sendLead(context, lead) : next()
  }
