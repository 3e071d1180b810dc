import type { MiddlewareHandler } from 'hono'
import { brand } from '../src/core/brand'
import { aliasHosts } from '../src/core/brand/aliasHosts'
import { bestLocale } from '../src/core/routing/bestLocale'
import { sendLead, visitorOf, type AddressResolver, type Lead } from './redirects'

/** Leads the addresses of other hosts to those of the site's own host, and each to where it leads there, in one step. */
export const leadToCanonicalHost =
  (
    resolve: AddressResolver,
    {
      aliases = aliasHosts,
      origin = brand.siteOrigin,
    }: { aliases?: readonly string[]; origin?: string } = {},
  ): MiddlewareHandler =>
  async (context, next) => {
    const { hostname, pathname, search } = new URL(context.req.url)
    // The name of a host may be written with the dot of its root.
    if (!aliases.includes(hostname.replace(/\.$/, ''))) return next()
    const visitor = visitorOf(context)
    const own: Lead = { location: `${pathname.replace(/^\/+/, '/')}${search}`, status: 301, depends: false }
    const market: Lead = { location: `/${bestLocale(visitor).urlCode}${search}`, status: 302, depends: true }
    const lead = pathname === '/' ? market : (resolve({ pathname, search }, visitor) ?? own)
    return sendLead(context, lead, origin)
  }
