/** Reads the attribution values of an address and merges two sets of values. Pure: no cookies, no browser. */
import { localeOfPath, type UrlCode } from '../../../locales.config'
import { brand } from '../../core/brand'
import { isPersonalArea, withoutPersonalRest } from '../../core/routing/appAddress'
import {
  landingCookies,
  metaClickParameter,
  parameters,
  partnerIdFormat,
  partnerParameter,
  type Attribution,
  type ValueFormat,
} from './parameters'

/** The partner a visitor came from. */
export type Partner = { id: string }

/** Where a visit began. */
export type Landing = {
  /** Path without a query: `/en/pricing`. */
  page: string
  /** Path with the query it came with. */
  rawPage: string
  locale?: UrlCode
  /** The page of another site that led here: origin and path, nothing of its query. */
  referrer?: string
}

/** Control characters, and marks that change the direction of text. */
const invisible = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** True when a text contains what looks like an e-mail address, percent-encoded or not. */
export const containsEmailAddress = (text: string): boolean => /\S(?:@|%(?:25)*40)\S*\.\p{L}/iu.test(text)

/**
 * A value in the form in which it can be stored, or undefined when it cannot: without control characters and space
 * around it, within its format, and no e-mail address. The case of letters does not change.
 */
export function usableValue(raw: string | undefined, format: ValueFormat): string | undefined {
  const value = raw?.replace(invisible, '').trim()
  if (!value || containsEmailAddress(value)) return undefined
  if (format.pattern)
    return value.length <= format.maxLength && format.pattern.test(value) ? value : undefined
  return cut(value, format.maxLength)
}

/** The beginning of a text; a character of two code units is never split. */
function cut(text: string, maxLength: number): string {
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1)) && text.length > maxLength
  return text.slice(0, splitsPair ? maxLength - 1 : maxLength)
}

type Visited = {
  /** Of the page, with or without `?`. */
  search: string
  /** The host of a cookie; Meta's format contains the number of its labels. */
  host: string
  /** In milliseconds since 1970. */
  now: number
}

/**
 * The values of an address, each as first and as latest touch. Of a repeated parameter the first usable value counts.
 * `fbclid` is converted to the format of Meta's cookie `_fbc`.
 */
export function touchOf({ search, host, now }: Visited): Attribution {
  const query = new URLSearchParams(search)
  const touch: Attribution = {}
  for (const { query: name, first, latest, format } of parameters) {
    const value = query
      .getAll(name)
      .map((raw) => usableValue(name === metaClickParameter ? metaClickId(raw, host, now) : raw, format))
      .find(Boolean)
    if (!value) continue
    touch[first] = value
    touch[latest] = value
  }
  return touch
}

/** Index 0 is `example`, 1 `outlay.example`, 2 `www.outlay.example`. */
const metaClickId = (click: string, host: string, now: number): string =>
  click && `fb.${host.split('.').length - 1}.${now}.${click}`

/** `fb.1.1700000000000.AbC` → `AbC` */
const metaClick = (id: string | undefined): string | undefined => id?.split('.').slice(3).join('.')

/**
 * The values after a later touch: the first touch stays, the latest is replaced by the values of the later one, never
 * by an absent value. When the same Meta click id comes again, after a reload, its first time stays.
 */
export function merge(earlier: Attribution, later: Attribution): Attribution {
  const merged = { ...earlier, ...later }
  for (const { query, first, latest } of parameters) {
    const stored = earlier[first]
    if (stored) merged[first] = stored
    const before = earlier[latest]
    if (before && query === metaClickParameter && metaClick(before) === metaClick(later[latest])) {
      merged[latest] = before
    }
  }
  return merged
}

/** The partner in an address: by `partner`, else by `pt_ref`. */
export function partnerOf(search: string): Partner | undefined {
  const query = new URLSearchParams(search)
  const id = [...query.getAll(partnerParameter), ...query.getAll('pt_ref')]
    .map((raw) => usableValue(raw, partnerIdFormat))
    .find(Boolean)
  return id === undefined ? undefined : { id }
}

/** The parent domain of our hosts; undefined for any other host (localhost, a preview). */
export const parentDomainOf = (hostname: string): string | undefined =>
  hostname === brand.parentDomain || hostname.endsWith(`.${brand.parentDomain}`)
    ? brand.parentDomain
    : undefined

/** The parsed http(s) address, or undefined for anything else. */
export function parseAddress(address: string): URL | undefined {
  try {
    const url = new URL(address)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

/** Where a visit began: the page, and the page of another site that led to it. */
export function landingOf(page: Pick<URL, 'pathname' | 'search' | 'hostname'>, referrer: string): Landing {
  const shared = withoutPersonalRest(page.pathname)
  const path = usableValue(shared, landingCookies.page) ?? '/'
  // A link in a personal mail has its key in the path or in the query.
  const rawPath = isPersonalArea(shared) ? shared : shared + page.search
  const landing: Landing = {
    page: path,
    rawPage: usableValue(rawPath, landingCookies.rawPage) ?? path,
  }
  const locale = localeOfPath(page.pathname)
  if (locale) landing.locale = locale.urlCode
  const from = parseAddress(referrer)
  if (from && from.hostname !== page.hostname && !parentDomainOf(from.hostname)) {
    const address = usableValue(from.origin + from.pathname, landingCookies.referrer)
    if (address) landing.referrer = address
  }
  return landing
}
