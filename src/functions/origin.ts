import type { Context, MiddlewareHandler } from 'hono'
import { brand } from '../core/brand'
import { ApiError } from './errors'

/**
 * True when a request does not come from another site's page. Browsers send `Sec-Fetch-Site`; older ones, and all of
 * them on plain HTTP outside localhost, at least send `Origin` with a POST and mostly `Referer` with a GET. A caller that
 * sends none of them is no browser, or says nothing of where it comes from, as visitors may choose.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const address = headers.get('origin') ?? headers.get('referer')
  if (!address) return true
  const origin = URL.canParse(address) ? new URL(address).origin : address
  if (origin === brand.siteOrigin) return true
  // `Origin: null` of a sandboxed frame has no host.
  const host = hostOf(origin)
  return host !== undefined && host === headers.get('host')
}

/**
 * The hosts (`host:port`) that the site has for a request which `requireOwnOrigin` let through: the one it was sent to,
 * the public one, and the one the browser shows, which a proxy may have changed on the way.
 */
export function ownHosts(context: Context): ReadonlySet<string> {
  const addresses = [context.req.url, brand.siteOrigin, context.req.header('origin') ?? '']
  return new Set(addresses.flatMap((address) => hostOf(address) ?? []))
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host
  } catch {
    return undefined
  }
}

/** Refuses requests from other sites with 403. */
export const requireOwnOrigin: MiddlewareHandler = async (context, next) => {
  if (!isOwnOrigin(context.req.raw.headers)) {
    throw new ApiError(403, 'FOREIGN_ORIGIN', 'Send the form from a page of this site.')
  }
  await next()
}
