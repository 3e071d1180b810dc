import { type UrlCode } from '../../locales.config'
import { fillPattern, matchPath } from './pathPattern'

/** A redirect as the content states it (one typed list for build, browser and server). */
export type Redirect = {
  /** Pattern without the locale: `/blog/:slug`. */
  source: string
  /** Path without the locale, or an absolute address; `:param` and `*` are filled from the source. */
  target: string
  permanent: boolean
  locale: UrlCode | 'all'
}

/** Where a redirect leads, and whether permanently. */
export type RedirectTarget = { location: string; status: 301 | 302 }

const isAbsolute = (target: string): boolean => /^https?:\/\//.test(target)

/**
 * The first redirect that matches this path (`/en/prices`), as a location with the locale in front, or
 * undefined. The caller keeps the query parameters of the request.
 */
export function resolveRedirect(redirects: readonly Redirect[], path: string): RedirectTarget | undefined {
  const [, urlCode = '', ...rest] = path.split(/[?#]/, 1)[0]?.split('/') ?? []
  const inLocale = `/${rest.join('/')}`
  for (const redirect of redirects) {
    if (redirect.locale !== 'all' && redirect.locale !== urlCode) continue
    const match = matchPath(redirect.source, inLocale)
    if (!match) continue
    const target = fillPattern(redirect.target, match)
    return {
      location: isAbsolute(target) ? target : `/${urlCode}${target}`,
      status: redirect.permanent ? 301 : 302,
    }
  }
  return undefined
}
