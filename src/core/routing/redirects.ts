import { type UrlCode } from '../../../locales.config'
import { fillPattern, matchPath, type IsSameSegment } from './pathPattern'

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
 * undefined. The caller keeps the query parameters of the request. `isSame` compares segments in another way.
 */
export function resolveRedirect(
  redirects: readonly Redirect[],
  path: string,
  isSame?: IsSameSegment,
): RedirectTarget | undefined {
  const [, urlCode = '', ...rest] = path.split(/[?#]/, 1)[0]?.split('/') ?? []
  const inLocale = `/${rest.join('/')}`
  for (const redirect of redirects) {
    if (redirect.locale !== 'all' && redirect.locale !== urlCode) continue
    const match = matchPath(redirect.source, inLocale, isSame)
    if (!match) continue
    const target = fillPattern(redirect.target, match)
    return {
      location: isAbsolute(target) ? target : `/${urlCode}${target}`,
      status: redirect.permanent ? 301 : 302,
    }
  }
  return undefined
}

/**
 * Finds the redirects that can match a path, in their order, by the first segment of their source: a long list is asked
 * often. `keyOf` gives the key of a segment by which spellings are compared.
 */
export function redirectsByFirstSegment(
  redirects: readonly Redirect[],
  keyOf: (segment: string) => string = (segment) => segment,
): (path: string) => Redirect[] {
  const groups = new Map<string, { redirect: Redirect; index: number }[]>()
  for (const [index, redirect] of redirects.entries()) {
    const first = redirect.source.split('/')[1] ?? ''
    const key = /^[:*]/.test(first) ? '*' : keyOf(first)
    const group = groups.get(key)
    if (group) group.push({ redirect, index })
    else groups.set(key, [{ redirect, index }])
  }
  return (path) =>
    [...(groups.get(keyOf(path.split(/[/?#]/)[2] ?? '')) ?? []), ...(groups.get('*') ?? [])]
      .sort((a, b) => a.index - b.index)
      .map(({ redirect }) => redirect)
}
