import type { MiddlewareHandler } from 'hono'
import { headersOf } from '../src/core/routing/headerRules'
import type { HeaderRule } from '../src/core/routing/siteManifest'

/**
 * Sends the manifest's headers with every response, errors and redirects included. `Cache-Control` describes the
 * build's files and is set on no other response; a header that a route has set stays.
 */
export const manifestHeaders =
  (rules: readonly HeaderRule[]): MiddlewareHandler =>
  async (context, next) => {
    await next()
    const own = context.res.headers
    const isFile = own.has('last-modified')
    for (const [name, value] of headersOf(rules, context.req.path)) {
      if (name === 'cache-control' ? isFile : !own.has(name)) context.header(name, value)
    }
  }
