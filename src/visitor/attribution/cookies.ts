/** The cookies of attribution (docs/attribution.md). In a browser that blocks cookies, or throws, there are none. */
import Cookies from 'js-cookie'
import { localeByUrlCode } from '../../../locales.config'
import {
  attributionCookies,
  landingCookies,
  storedValues,
  vendorValues,
  type Attribution,
} from './parameters'
import { parentDomainOf, usableValue, type Landing } from './touch'

const { days, landingMinutes, room } = attributionCookies

const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'lax',
  secure: location.protocol === 'https:',
  domain: parentDomainOf(location.hostname),
})

/** In a sandboxed frame any access to `document.cookie` throws. */
function unlessBlocked<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

const allCookies = (): Record<string, string> => unlessBlocked(() => Cookies.get(), {})

/** Deletes the existing cookies of these names, on the host and on the parent domain. */
function remove(names: readonly string[]): void {
  const { domain, ...ofHost } = attributes()
  const cookies = allCookies()
  for (const name of names.filter((name) => name in cookies)) {
    unlessBlocked(() => Cookies.remove(name, ofHost), undefined)
    if (domain) unlessBlocked(() => Cookies.remove(name, { ...ofHost, domain }), undefined)
  }
}

function write(name: string, value: string, expires: Cookies.CookieAttributes['expires']): void {
  unlessBlocked(() => Cookies.set(name, value, { ...attributes(), expires }), undefined)
}

/** The values in cookies, each checked against its format: any script may have written them. */
export function readAttribution(): Attribution {
  const cookies = allCookies()
  const stored: Attribution = {}
  for (const { name, format } of storedValues) {
    const value = usableValue(cookies[name], format)
    if (value) stored[name] = value
  }
  for (const { name, cookie, format } of vendorValues) {
    const value = usableValue(cookies[cookie], format)
    if (value) stored[name] = value
  }
  return stored
}

/**
 * Writes the values that differ from the existing cookies, so that the lifetime of a value starts when it was first
 * seen. A value that exceeds the `room` gets no cookie.
 */
export function writeAttribution(attribution: Attribution): void {
  const cookies = allCookies()
  let used = 0
  for (const { name } of storedValues) {
    const value = attribution[name]
    if (!value) continue
    const size = name.length + encodeURIComponent(value).length
    if (used + size > room) {
      remove([name])
      continue
    }
    used += size
    if (cookies[name] !== value) write(name, value, days)
  }
}

/** Where the visit of the last 30 minutes began; undefined for a new visit. */
export function readLanding(): Landing | undefined {
  const cookies = allCookies()
  const value = (part: keyof typeof landingCookies) =>
    usableValue(cookies[landingCookies[part].name], landingCookies[part])
  const page = value('page')
  if (!page || !/^\/(?!\/)/.test(page)) return undefined
  const landing: Landing = { page, rawPage: value('rawPage') ?? page }
  const locale = localeByUrlCode(value('locale') ?? '')
  if (locale) landing.locale = locale.urlCode
  const referrer = value('referrer')
  if (referrer) landing.referrer = referrer
  return landing
}

/** Stores where the visit began for another 30 minutes. */
export function writeLanding(landing: Landing, now: number): void {
  const expires = new Date(now + landingMinutes * 60_000)
  for (const part of ['page', 'rawPage', 'locale', 'referrer'] as const) {
    const { name } = landingCookies[part]
    const value = landing[part]
    if (value) write(name, value, expires)
    else remove([name])
  }
}

/** Deletes every cookie of the table, including those of vendors, on the host and on the parent domain. */
export function deleteCookies(): void {
  remove([
    ...storedValues.map(({ name }) => name),
    ...vendorValues.map(({ cookie }) => cookie),
    ...Object.values(landingCookies).map(({ name }) => name),
  ])
}
