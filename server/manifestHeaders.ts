import type { MiddlewareHandler } from 'hono'
import { matchPath } from '../src/routing/pathPattern'
import type { HeaderRule } from '../src/routing/siteManifest'

/** The headers of a path by the rules, by lower-case name. Of two rules for one header the later one applies. */
export function headersOf(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (!matchPath(rule.path, path)) continue
    for (const { key, value } of rule.headers) headers.set(key.toLowerCase(), value)
  }
  return headers
}

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
