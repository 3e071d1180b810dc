import { defaultLocale, localeOfPath } from '../locales.config'
import { localeSegmentKey } from '../src/core/routing/localeSegments'
import { matchPath } from '../src/core/routing/pathPattern'
import type { AddressRules, RouteRule } from '../src/core/routing/siteManifest'

/** The wildcard or not-found page of a path that is no file, most specific first. */
export function routeOf(routes: readonly RouteRule[], path: string): RouteRule | undefined {
  return routes.find((route) => matchPath(route.path, path))
}

/**
 * The not-found page to send where no wildcard matches: that of the path's locale, or of the one that its first segment
 * means (`/de-AT/absent`), else the default locale's, else the one of the whole site.
 */
export function notFoundPage(
  routes: readonly RouteRule[],
  path: string,
  segments: AddressRules['localeSegments'] = {},
): RouteRule | undefined {
  const isNotFound = ({ status }: RouteRule): boolean => status === 404
  const inLocale = (urlCode: string): RouteRule | undefined =>
    routes.find((route) => isNotFound(route) && [`/${urlCode}/*`, `/${urlCode}/404`].includes(route.path))
  const first = localeSegmentKey(path.split('/')[1] ?? '')
  const meant =
    localeOfPath(path)?.urlCode ?? (Object.hasOwn(segments, first) ? segments[first]?.[0] : undefined)
  return (
    (meant && inLocale(meant)) ??
    inLocale(defaultLocale().urlCode) ??
    routes.find((route) => isNotFound(route) && ['/404', '/404.html'].includes(route.path))
  )
}

/** True for addresses that programs fetch and visitors do not read: when missing they need no page. */
export const isResource = (path: string): boolean =>
  /^\/(?:page-data|static)\//.test(path) ||
  (/\.[a-z0-9]{2,12}$/i.test(path) && !/\.html?$/i.test(path) && !localeOfPath(path))
