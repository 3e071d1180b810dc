/**
 * The function that a CDN runs for each request before it looks into its cache (CloudFront Functions, "viewer request"). It
 * is bundled with its rules into one ES5 file without imports; see viewerFunction.ts.
 */
import { matchesAny, matchPath } from '../../../src/core/routing/pathPattern'
import { resolveRedirect, type Redirect } from '../../../src/core/routing/redirects'

type Value = { value: string; multiValue?: { value: string }[] }

/** A request as CloudFront gives it: names of headers in lower case, the query and cookies taken apart. */
export type ViewerRequest = {
  method: string
  uri: string
  querystring: Record<string, Value>
  headers: Record<string, Value>
  cookies: Record<string, Value>
}

export type ViewerResponse = {
  statusCode: number
  statusDescription: string
  headers: Record<string, { value: string }>
  cookies?: Record<string, { value: string; attributes: string }>
}

/** What the function knows of the site. */
export type ViewerRules = {
  functions: string[]
  /** Hosts whose addresses lead to those of `origin`. */
  aliases: string[]
  origin: string
  redirects: Redirect[]
  /** Patterns of wildcard pages: `/en/bills-status/*` shows the page `/en/bills-status`. */
  wildcards: string[]
  tests: { name: string; pages: Record<string, string> }[]
  /** What a first segment means. */
  segments: Record<string, string[]>
  languages: Record<string, string>
  defaultMarket: string
  cookie: string
  cookieAge: number
  testsCookie: string
  /** First segments of the pages of the markets: what an address without a market may begin with. */
  names: string[]
  /** Endings and names of files that are left out of the address of a page. */
  endings: string[]
  indexNames: string[]
  /** True when every page has a path in lower case. */
  isLowerCase: boolean
}

declare const viewerRules: ViewerRules

/** As many redirects as are followed. */
const maximumSteps = 20

function queryOf(querystring: ViewerRequest['querystring'], without?: string): string {
  const pairs: string[] = []
  for (const name of Object.keys(querystring)) {
    const entry = querystring[name]
    if (!entry || name === without) continue
    for (const { value } of entry.multiValue ?? [entry]) pairs.push(value === '' ? name : `${name}=${value}`)
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const own = <Result>(table: Record<string, Result>, name: string): Result | undefined =>
  Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined

function redirect(
  location: string,
  status: number,
  isKept: boolean,
  cookies?: ViewerResponse['cookies'],
): ViewerResponse {
  return {
    statusCode: status,
    statusDescription: status === 302 ? 'Found' : status === 308 ? 'Permanent Redirect' : 'Moved Permanently',
    headers: {
      location: { value: location },
      'cache-control': { value: isKept ? 'public, max-age=0, must-revalidate' : 'private, no-store' },
    },
    ...(cookies && { cookies }),
  }
}

/** The market of a visitor: the stored choice, the accepted language that comes first, the default. */
function marketOf(request: ViewerRequest): string {
  const stored = (request.cookies[viewerRules.cookie]?.value ?? '').toLowerCase()
  if (own(viewerRules.segments, stored)?.[0] === stored) return stored
  const accepted = (request.headers['accept-language']?.value ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part, index) => {
      const quality = /;\s*q=([\d.]+)/.exec(part)
      return { tag: (part.split(';')[0] ?? '').trim(), quality: quality ? Number(quality[1]) : 1, index }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { tag } of accepted) {
    const market = own(viewerRules.languages, tag) ?? own(viewerRules.languages, tag.split('-')[0] ?? '')
    if (market !== undefined) return market
  }
  return viewerRules.defaultMarket
}

/** The path of an address without doubled slashes, one at the end, and the name of a file. */
function barePath(uri: string): string {
  const segments = uri.split('/').filter((segment) => segment !== '')
  const last = segments.pop()
  if (last === undefined) return '/'
  const ending = new RegExp(`^(.+)\\.(?:${viewerRules.endings.join('|')})$`, 'i').exec(last)
  const name = ending?.[1] ?? last
  if (viewerRules.indexNames.indexOf(name.toLowerCase()) === -1) segments.push(name)
  return `/${segments.join('/')}`
}

/** The address of the site that a path means, and whether it depends on the visitor. */
function meant(path: string, request: ViewerRequest): { path: string; depends: boolean } {
  const [first = '', ...rest] = path.split('/').slice(1)
  const tail = rest.map((segment) => (viewerRules.isLowerCase ? segment.toLowerCase() : segment))
  const markets = own(viewerRules.segments, first.toLowerCase().replace(/_/g, '-'))
  if (markets) {
    const visitors = marketOf(request)
    const market = markets.indexOf(visitors) === -1 ? markets[0] : visitors
    return { path: `/${[market, ...tail].join('/')}`, depends: markets.length > 1 }
  }
  const name = viewerRules.isLowerCase ? first.toLowerCase() : first
  if (viewerRules.names.indexOf(name) === -1) return { path, depends: false }
  return { path: `/${[marketOf(request), name, ...tail].join('/')}`, depends: true }
}

/** Redirects of the content, followed to their end. Another host gets no query of the visitor. */
function followed(start: string, search: string): { location: string; status: number } | undefined {
  let found: { location: string; status: number } | undefined
  let path = start
  for (let step = 0; step < maximumSteps; step++) {
    const next = resolveRedirect(viewerRules.redirects, path)
    if (!next || next.location === path) break
    found = { location: next.location, status: next.status === 302 || found?.status === 302 ? 302 : 301 }
    path = next.location.split(/[?#]/)[0] ?? ''
    if (next.location !== path) break
  }
  if (!found || found.location.charAt(0) !== '/' || search === '') return found
  const [before = '', hash] = found.location.split('#')
  const joined = before.indexOf('?') === -1 ? before + search : `${before}&${search.slice(1)}`
  return { location: joined + (hash === undefined ? '' : `#${hash}`), status: found.status }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The page of the bucket that a visitor is in, when it is another one than the address has. */
function variantOf(path: string, request: ViewerRequest): string | undefined {
  const buckets = `,${decoded(request.cookies[viewerRules.testsCookie]?.value ?? '')},`
  if (request.headers['sec-gpc']?.value === '1') return undefined
  for (const { name, pages } of viewerRules.tests) {
    if (pages['original'] !== path) continue
    for (const bucket of Object.keys(pages))
      if (pages[bucket] !== path && buckets.indexOf(`,${name}:${bucket},`) !== -1) return pages[bucket]
  }
  return undefined
}

function answer(request: ViewerRequest): ViewerRequest | ViewerResponse {
  const { uri, method } = request
  if ((method !== 'GET' && method !== 'HEAD') || matchesAny(viewerRules.functions, uri)) return request
  const search = queryOf(request.querystring)
  const path = barePath(uri)
  if (path === '/') return redirect(`/${marketOf(request)}${search}`, 302, false)
  const target = meant(path, request)
  const isPage = own(viewerRules.segments, target.path.split('/')[1] ?? '') !== undefined
  // A file is met as it is written.
  if (!isPage) return request
  const wildcard = viewerRules.wildcards.filter((pattern) => matchPath(pattern, path) !== undefined)[0]
  const location = followed(target.path, search)
  if (location) return redirect(location.location, target.depends ? 302 : location.status, !target.depends)
  if (wildcard) {
    request.uri = wildcard.replace(/\/\*$/, '')
    return request
  }
  if (request.querystring['locale']?.value === 'chosen' && target.path === uri) {
    const market = uri.split('/')[1] ?? ''
    return redirect(`${uri}${queryOf(request.querystring, 'locale')}`, 308, false, {
      [viewerRules.cookie]: {
        value: market,
        attributes: `Path=/; Max-Age=${viewerRules.cookieAge}; SameSite=Lax`,
      },
    })
  }
  if (target.path !== uri) return redirect(target.path + search, target.depends ? 302 : 301, !target.depends)
  const variant = variantOf(path, request)
  return variant === undefined ? request : redirect(variant + search, 302, false)
}

export function handler({ request }: { request: ViewerRequest }): ViewerRequest | ViewerResponse {
  const { uri, querystring } = request
  const host = (request.headers['host']?.value ?? '').toLowerCase().split(':')[0] ?? ''
  const found = answer(request)
  if (viewerRules.aliases.indexOf(host) === -1) return found
  if ('uri' in found) return redirect(viewerRules.origin + uri + queryOf(querystring), 301, true)
  const location = found.headers['location']
  if (location && location.value.charAt(0) === '/') location.value = viewerRules.origin + location.value
  return found
}
