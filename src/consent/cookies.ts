/** Cookies of every script of the page, by their names; and how they are written and deleted. Never throws. */
import { brand } from '../brand'

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

/** Deletes cookies of the host and of every domain above it: scripts of vendors choose the level themselves. */
export function deleteCookies(names: readonly string[]): void {
  for (const name of names) {
    for (const domain of cookieDomains(location.hostname)) {
      unlessBlocked(() => {
        document.cookie = `${name}=; Path=/; Max-Age=0${attribute('Domain', domain)}`
      }, undefined)
    }
  }
}
