import { localeOfPath } from '../../../locales.config'
import { leadLimits } from '../../forms/leadContract'

/**
 * The path and query of a page of this site, or undefined for anything else: another host in any spelling
 * (`//host`, `/\host`, a scheme), a path outside every locale, an overlong value.
 */
export function pagePath(value: string): string | undefined {
  if (value.length > leadLimits.page || !value.startsWith('/')) return undefined
  const site = 'http://site.invalid'
  try {
    // The parser reads the value as a browser would read it in a Location header.
    const { origin, pathname, search } = new URL(value, site)
    return origin === site && localeOfPath(pathname) ? `${pathname}${search}` : undefined
  } catch {
    return undefined
  }
}
