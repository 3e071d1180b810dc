import { localeOfPath, locales, type UrlCode } from '../../../locales.config'
import { bestLocale } from './bestLocale'
import { localeSegmentKey } from './localeSegments'
import { fillPattern, matchPath, normalizePath, type IsSameSegment } from './pathPattern'
import { partsOfAddress, withQuery } from './query'
import { redirectsByFirstSegment, resolveRedirect, type Redirect, type RedirectTarget } from './redirects'
import { segmentKey, writtenAddresses } from './writtenAddress'

/** What is known of a site to correct an address of it. */
export type CorrectableSite = {
  /** The paths of all pages as they are in an address, escaped. */
  pages: readonly string[]
  /** Patterns of the pages that are shown at many addresses: `/en/bills-status/*`. */
  wildcards: readonly string[]
  redirects: readonly Redirect[]
  /** What a first segment means (localeSegments.ts). */
  localeSegments: Readonly<Record<string, readonly UrlCode[]>>
}

/** What chooses between markets: the stored choice and the header Accept-Language. */
export type Visitor = Parameters<typeof bestLocale>[0]

/** Where an address leads. `depends` is true when another visitor may be led elsewhere. */
export type Correction = RedirectTarget & { depends: boolean }

type Address = { pathname: string; search: string }

export type AddressCorrector = {
  /** True for the address of a page itself, and for one with only a slash too much. */
  isPage: (pathname: string) => boolean
  /** Follows the redirects of the content to their end; undefined when none matches. */
  follow: (address: Address) => RedirectTarget | undefined
  /**
   * The page, or the source of a redirect, that an address can only mean, with its query; undefined for the address of a page and for
   * one that is not certain. The location is always of this site, or the target of a redirect of the content.
   */
  correct: (address: Address, visitor: Visitor) => Correction | undefined
}

/** As many redirects as are followed: a list that does not end is refused by its schema. */
const maximumSteps = 20

const isSameKey: IsSameSegment = (wanted, given) => segmentKey(wanted) === segmentKey(given)

/** The key of a path whose segments are keys: `/en/Pricing)` → `/en/pricing`. */
const pathKey = (segments: readonly string[]): string => `/${segments.map(segmentKey).join('/')}`

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Pages by their key. Two pages with one key are not certain, and left out. */
function pagesByKey(pages: readonly string[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const page of pages) {
    const key = pathKey(decoded(page).split('/').slice(1))
    if (known.has(key)) doubtful.add(key)
    known.set(key, page)
  }
  for (const key of doubtful) known.delete(key)
  return known
}

/**
 * Makes the functions that lead addresses to the page they can only mean: upper case, language tags, doubled slashes, names
 * of files, punctuation around a copied address, a query without its `?`, no market. What they look up is prepared here,
 * once for a site, so that a request costs the same however many pages there are.
 */
export function addressCorrector(site: CorrectableSite): AddressCorrector {
  const pages = new Set(site.pages)
  const byKey = pagesByKey(site.pages)
  const exactly = redirectsByFirstSegment(site.redirects)
  const likely = redirectsByFirstSegment(site.redirects, segmentKey)
  const segments = new Map(Object.entries(site.localeSegments))
  const wildcards = new Map<string, string[]>()
  for (const pattern of site.wildcards) {
    const urlCode = pattern.split('/')[1] ?? ''
    wildcards.set(urlCode, [...(wildcards.get(urlCode) ?? []), pattern])
  }

  function follow({ pathname, search }: Address): RedirectTarget | undefined {
    let target: RedirectTarget | undefined
    let path = normalizePath(pathname)
    for (let step = 0; step < maximumSteps; step++) {
      const next = localeOfPath(path) && resolveRedirect(exactly(path), path)
      // A redirect to the path itself would never end: its page is shown.
      if (!next || normalizePath(next.location) === path) break
      const before = partsOfAddress(target?.location ?? '')
      const location = withQuery(next.location, before.search)
      target = {
        location: location.includes('#') ? location : location + before.hash,
        status: next.status === 302 || target?.status === 302 ? 302 : 301,
      }
      path = normalizePath(next.location)
    }
    return target && { ...target, location: withQuery(target.location, search) }
  }

  /** The address in a market that these segments mean. */
  function find(urlCode: UrlCode, given: readonly string[]): string | undefined {
    const page = byKey.get(pathKey([urlCode, ...given]))
    if (page !== undefined) return page
    const path = `/${[urlCode, ...given.map(encodeURIComponent)].join('/')}`
    for (const pattern of wildcards.get(urlCode) ?? []) {
      const match = matchPath(pattern, path, isSameKey)
      if (match) return normalizePath(fillPattern(pattern, match))
    }
    for (const redirect of likely(path)) {
      if (!resolveRedirect([redirect], path, isSameKey)) continue
      const match = matchPath(`/${urlCode}${redirect.source}`, path, isSameKey)
      if (match) return fillPattern(`/${urlCode}${redirect.source}`, match)
    }
    return undefined
  }

  /** The address that the segments mean, in the market they name or in that of the visitor. */
  function meant(given: readonly string[], visitor: Visitor): { path: string; depends: boolean } | undefined {
    const [first, ...rest] = given
    if (first === undefined) return { path: `/${bestLocale(visitor).urlCode}`, depends: true }
    const named = segments.get(localeSegmentKey(first))
    if (named) {
      const urlCode = among(named, visitor)
      const second = segments.get(localeSegmentKey(rest[0] ?? ''))
      // A market that is written twice: `/en/en-gb/pricing`.
      const isTwice = second?.length === 1 && second[0] === urlCode
      const path = find(urlCode, rest) ?? (isTwice ? find(urlCode, rest.slice(1)) : undefined)
      return path === undefined ? undefined : { path, depends: named.length > 1 }
    }
    const [own, ...others] = [bestLocale(visitor), ...locales].map(({ urlCode }) => urlCode)
    const inOwn = own && find(own, given)
    if (inOwn) return { path: inOwn, depends: true }
    const elsewhere = others.flatMap((urlCode) => find(urlCode, given) ?? [])
    const inDefault = elsewhere.find((path) => localeOfPath(path)?.default)
    const path = elsewhere.length === 1 ? elsewhere[0] : inDefault
    return path === undefined ? undefined : { path, depends: true }
  }

  return {
    isPage: (pathname) => pages.has(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname),
    follow,
    correct: ({ pathname, search }, visitor) => {
      if (pages.has(pathname)) return undefined
      for (const written of writtenAddresses(pathname)) {
        const found = meant(written.segments, visitor)
        if (!found || found.path === pathname) continue
        const query = [written.search, search]
          .map((one) => one.slice(1))
          .filter((one) => one !== '')
          .join('&')
        const ownSearch = query ? `?${query}` : ''
        const target = follow({ pathname: found.path, search: ownSearch })
        const location = target?.location ?? `${found.path}${ownSearch}`
        return {
          location: location.includes('#') ? location : location + written.hash,
          status: found.depends || target?.status === 302 ? 302 : 301,
          depends: found.depends,
        }
      }
      return undefined
    },
  }
}

/** The market among these that suits the visitor best: the first whose language is accepted, else the first. */
function among(codes: readonly UrlCode[], visitor: Visitor): UrlCode {
  const [first] = codes
  if (first === undefined) throw new Error('A segment of an address means no market.')
  if (codes.length === 1) return first
  const { urlCode } = bestLocale(visitor)
  if (codes.includes(urlCode)) return urlCode
  const accepted = (visitor.acceptLanguage ?? '').toLowerCase().slice(0, 500)
  const languageOf = (code: UrlCode): string => localeOfPath(`/${code}`)?.language ?? ''
  const place = (code: UrlCode): number => {
    const index = accepted.search(new RegExp(`(?:^|,)\\s*${languageOf(code)}\\b`))
    return index === -1 ? Infinity : index
  }
  return codes.reduce((best, code) => (place(code) < place(best) ? code : best), first)
}
