import type { HeaderRoutes, RoutesManifest } from 'gatsby'
import { localeOfPath } from '../../locales.config'
import { addressRules } from '../core/routing/addressRules'
import { isNotFoundPath } from '../core/routing/notFoundPages'
import { normalizePath } from '../core/routing/pathPattern'
import type { PathTest } from '../core/routing/pathTests'
import type { Redirect } from '../core/routing/redirects'
import {
  parseSiteManifest,
  type HeaderRule,
  type RouteRule,
  type SiteManifest,
} from '../core/routing/siteManifest'
import { usablePathTests } from './usablePathTests'

export type ManifestInput = {
  /** What Gatsby passes to an adapter. */
  routes: RoutesManifest
  headerRoutes: HeaderRoutes
  /** The redirects of the content. */
  redirects: readonly Redirect[]
  /** The site's own headers; they come after Gatsby's and replace them. */
  headers: readonly HeaderRule[]
  /** The experiments between whole pages. A bucket whose page this site does not show is left out. */
  pathTests?: readonly PathTest[]
}

/**
 * FairQueue what Gatsby knows at the end of a build into the host-neutral manifest. Throws when the build has
 * something that a static host cannot serve (pages rendered on request, redirects made outside the list of the
 * content) and when the server would refuse the manifest.
 */
export function toSiteManifest({
  routes,
  headerRoutes,
  redirects,
  headers,
  pathTests = [],
}: ManifestInput): SiteManifest {
  const functions: string[] = []
  const rules: RouteRule[] = []
  const findings: string[] = []
  for (const route of routes) {
    if (route.type === 'static') {
      const rule = routeRule(route.path, route.filePath)
      if (rule) rules.push(rule)
    } else if (route.type === 'redirect') {
      findings.push(
        `${route.path}: make this redirect in the redirects of the content, not with createRedirect`,
      )
    } else if (isApi(route.path)) {
      functions.push(route.path)
    } else {
      findings.push(`${route.path}: pages rendered on request (SSR, DSG) have no server here`)
    }
  }
  if (findings.length > 0)
    throw new Error(`The build cannot be described for hosts:\n  ${findings.join('\n  ')}`)
  const built = new Set(routes.map(({ path }) => normalizePath(path)))
  const usable = usablePathTests(pathTests, { hasPage: (path) => built.has(path), redirects })
  return parseSiteManifest({
    version: 1,
    routes: rules.sort(bySpecificity),
    redirects: [...redirects],
    headers: [...headerRoutes.flatMap(gatsbyHeaders), ...headers],
    functions: functions.sort(),
    addresses: addressRules(routes.filter(isPage).map(({ path }) => normalizePath(path))),
    ...(usable.length > 0 && { pathTests: [...usable] }),
  })
}

/**
 * True for a page at its own address: no error page, wildcard page, part that Gatsby keeps in HTML, or other file. Files of
 * HTML that are no pages, those without a connection for instance, have their ending in their path.
 */
const isPage = (route: RoutesManifest[number]): boolean =>
  route.type === 'static' &&
  route.filePath.endsWith('.html') &&
  !route.path.startsWith('/_gatsby/') &&
  !route.path.endsWith('.html') &&
  errorStatus(route.path) === 200 &&
  !/[:*]/.test(route.path)

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/')

/** The rule of a wildcard or error page, undefined for everything that is found by its file. */
function routeRule(path: string, filePath: string): RouteRule | undefined {
  if (!filePath.endsWith('.html')) return undefined
  const status = errorStatus(path)
  if (status === 200 && !/[:*]/.test(path)) return undefined
  // The page of a locale, or of a kind of pages in it, is that of all addresses below its folder.
  const isInLocale = status === 404 && localeOfPath(path) !== undefined
  return {
    path: isInLocale ? path.replace(/404(?:\.html)?$/, '*') : path,
    file: filePath.replace(/^public\//, ''),
    status,
  }
}

function errorStatus(path: string): RouteRule['status'] {
  if (isNotFoundPath(path) || path === '/*') return 404
  return /^(?:\/[^/]+)?\/500(?:\.html)?$/.test(path) ? 500 : 200
}

/** More segments first; of equally many, a fixed one before a `:param` before a `*`, from left to right. */
function bySpecificity(a: RouteRule, b: RouteRule): number {
  const [left, right] = [a.path.split('/'), b.path.split('/')]
  const byLength = right.length - left.length
  if (byLength !== 0) return byLength
  const difference = left
    .map((segment, index) => rank(segment) - rank(right[index] ?? ''))
    .find((one) => one !== 0)
  return difference ?? (a.path < b.path ? -1 : 1)
}

const rank = (segment: string): number => (segment === '*' ? 2 : segment.startsWith(':') ? 1 : 0)

/** Gatsby's default headers that this site omits or sets to another value. */
const replacedHeaders: Record<string, string | undefined> = {
  // Caching follows from a file's path (server/caching.ts); a rule for each file would add nothing.
  'cache-control': undefined,
  // Blocks the frames of previews; the site's own Content-Security-Policy says who may frame a page.
  'x-frame-options': undefined,
  // Obsolete in every browser, and a vulnerability in some old ones.
  'x-xss-protection': undefined,
  // `same-origin` would hide the referrer from the web app.
  'referrer-policy': 'strict-origin-when-cross-origin',
}

function gatsbyHeaders({ path, headers }: HeaderRoutes[number]): HeaderRule[] {
  const remaining = headers.flatMap(({ key, value }) => {
    const name = key.toLowerCase()
    const replaced = name in replacedHeaders ? replacedHeaders[name] : value
    return replaced === undefined ? [] : [{ key: name, value: replaced }]
  })
  return remaining.length > 0 ? [{ path, headers: remaining }] : []
}
