import Cookies from 'js-cookie'
import { activeTestsCookie } from '../../core/routing/pathTests'

/** Names of the experiments' cookies, which are set on this host. */
export const experimentCookies = {
  active: activeTestsCookie,
  paths: 'test_paths',
  encountered: 'encountered_tests',
} as const

const lifetimeDays = 365

export const writePairs = (pairs: ReadonlyMap<string, string>): string =>
  [...pairs].map(([name, bucket]) => `${name}:${bucket}`).join(',')

/** The value of a cookie, '' for none. */
export function readCookie(name: string): string {
  try {
    return Cookies.get(name) ?? ''
  } catch {
    // The browser blocks cookies.
    return ''
  }
}

/** Writes a cookie, or removes it when the value is empty. */
export function writeCookie(name: string, value: string): void {
  try {
    const attributes = { path: '/', sameSite: 'Lax', secure: window.location.protocol === 'https:' } as const
    if (value) Cookies.set(name, value, { ...attributes, expires: lifetimeDays })
    else if (Cookies.get(name) !== undefined) Cookies.remove(name, attributes)
  } catch {
    // The browser blocks cookies: the assignment is valid for this page.
  }
}
