/** Cookies of every script of the page, by their names; and how they are written and deleted. Never throws. */
import { brand } from '../../core/brand'

/** In a sandboxed frame any access to `document.cookie` throws. */
function unlessBlocked<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

/** The names and values of all cookies, as they are sent. */
export function allCookies(): Map<string, string> {
  const pairs = unlessBlocked(() => document.cookie, '').split('; ')
  return new Map(
    pairs.filter(Boolean).map((pair): [string, string] => {
      const end = pair.indexOf('=')
      return end < 0 ? ['', pair] : [pair.slice(0, end), pair.slice(end + 1)]
    }),
  )
}

/** The parent domain that the hosts of the product share, for a host below it. */
export const sharedDomain = (hostname: string): string | undefined =>
  hostname === brand.parentDomain || hostname.endsWith(`.${brand.parentDomain}`)
    ? brand.parentDomain
    : undefined

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `; ${name}=${value}`

/** Writes a cookie for all hosts of the product. The value is encoded. */
export function writeCookie(name: string, value: string, days: number): void {
  const domain = attribute('Domain', sharedDomain(location.hostname))
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = days * 24 * 60 * 60
  unlessBlocked(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${domain}${secure}`
  }, undefined)
}

/**
 * The domains for which a page of the host may set cookies; undefined is the host alone. Browsers ignore those that are
 * public suffixes. `a.b.example` gives itself, `b.example` and `example`.
 */
export function cookieDomains(hostname: string): (string | undefined)[] {
  const isAddress = /^[\d.]+$|:/.test(hostname)
  const labels = isAddress ? [] : hostname.split('.')
  return [undefined, ...labels.map((_, index) => labels.slice(index).join('.'))]
}

/**
 * The paths for which a page at this one may have cookies, the page's own included: each part of it, with and without a
 * slash at its end. `/en/team` gives `/`, `/en`, `/en/` and `/en/team`.
 */
function cookiePaths(pathname: string): string[] {
  const parts = pathname.split('/').slice(1)
  const paths = parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`
    return index < parts.length - 1 ? [path, `${path}/`] : [path]
  })
  return [...new Set(['/', ...paths])]
}

/**
 * Deletes cookies of the host and of every domain above it, for every part of the page's path: scripts of vendors choose
 * both themselves.
 */
export function deleteCookies(names: readonly string[]): void {
  for (const name of names) {
    for (const domain of cookieDomains(location.hostname)) {
      for (const path of cookiePaths(location.pathname)) {
        unlessBlocked(() => {
          document.cookie = `${name}=; Path=${path}; Max-Age=0${attribute('Domain', domain)}`
        }, undefined)
      }
    }
  }
}
