import type { MiddlewareHandler } from 'hono'
import { matchPath } from '../src/routing/pathPattern'
import type { HeaderRule } from '../src/routing/siteManifest'

/** The headers that the rules give a path, by lower-case name. Of two rules for one header the later one holds. */
export function headersOf(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (!matchPath(rule.path, path)) continue
    for (const { key, value } of rule.headers) headers.set(key.toLowerCase(), value)
  }
  return headers
}

/**
 * Sends the manifest's headers with every answer, errors and redirects included. `Cache-Control` describes the
 * build's files and is set on no other answer; any header a route has set on its own is kept.
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
