import Cookies from 'js-cookie'

/** Cookies of the experiments (§3.5), on this host. Lifetime in days. */
export const experimentCookies = {
  active: 'active_tests',
  paths: 'test_paths',
  encountered: 'encountered_tests',
} as const

const lifetime = 365

/** `name:bucket,name:bucket` as pairs; whatever has no such form is left out. */
export function readPairs(text: string): Map<string, string> {
  return new Map(
    text.split(',').flatMap((pair) => {
      const [name = '', bucket = '', ...more] = pair.split(':')
      return name && bucket && more.length === 0 ? [[name, bucket] as const] : []
    }),
  )
}

export const writePairs = (pairs: ReadonlyMap<string, string>): string =>
  [...pairs].map(([name, bucket]) => `${name}:${bucket}`).join(',')

/** The value of a cookie, '' for none. */
export function readCookie(name: string): string {
  try {
    return Cookies.get(name) ?? ''
  } catch {
    // Cookies are closed to us.
    return ''
  }
}

/** Writes a cookie, or removes it when there is nothing to keep. */
export function writeCookie(name: string, value: string): void {
  try {
    const attributes = { path: '/', sameSite: 'Lax', secure: window.location.protocol === 'https:' } as const
    if (value) Cookies.set(name, value, { ...attributes, expires: lifetime })
    else if (Cookies.get(name) !== undefined) Cookies.remove(name, attributes)
  } catch {
    // Cookies are closed to us: the assignment holds for this page.
  }
}
