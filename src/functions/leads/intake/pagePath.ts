import { leadLimits } from '../../../leads/model/contract'

/**
 * The path and query of a page of this site, or undefined for anything else: another host in any spelling
 * (`//host`, `/\host`, a scheme) or an overlong path. A query that makes it too long is left out, because a lead is
 * worth more than its campaign and click ids.
 */
export function pagePath(value: string): string | undefined {
  if (!value.startsWith('/')) return undefined
  const site = 'http://site.invalid'
  try {
    // The parser reads the value as a browser would read it in a Location header.
    const { origin, pathname, search } = new URL(value, site)
    if (origin !== site || pathname.length > leadLimits.page) return undefined
    // "/.//host" has become "//host", which a browser would read as another host.
    if (/^[/\\]{2}/.test(pathname)) return undefined
    return pathname.length + search.length > leadLimits.page ? pathname : pathname + search
  } catch {
    return undefined
  }
}

/** The path and query of an absolute http(s) address on one of these hosts (`host:port`), or undefined. */
export function pathOnHost(address: string, hosts: ReadonlySet<string>): string | undefined {
  try {
    const { protocol, host, pathname, search } = new URL(address)
    const isPage = (protocol === 'https:' || protocol === 'http:') && hosts.has(host)
    return isPage ? pagePath(pathname + search) : undefined
  } catch {
    return undefined
  }
}
