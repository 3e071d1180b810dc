import { brand } from '../brand'

/** Areas of the web app that a wildcard page of the site leads to, by the first segment of their path. */
export const appAreas = ['bills-status', 'bills-tracker', 'invoices-approvals'] as const

export type AppArea = (typeof appAreas)[number]

const area = `/[^/]+/(?:${appAreas.join('|')})`
const personalAddress = new RegExp(`^(${area})/.*`, 's')

/** True for the path of an area itself: `/en/bills-status`. */
export const isPersonalArea = (path: string): boolean => new RegExp(`^${area}$`).test(path)

/**
 * A path without what belongs to one person: `/en/bills-status/7f3` → `/en/bills-status`. What is below these areas comes
 * from a mail to one reader, and no analytics and no cookie may keep it. Other paths stay as they are.
 */
export const withoutPersonalRest = (path: string): string => path.replace(personalAddress, '$1')

/** The parameters that the web app gives to the links in its mails. Nothing else of a query reaches it. */
export const appParameters: readonly string[] = ['token', 'company', 'lang']

/** Longest rest of an address with its query, in characters; a longer one is no link of ours. */
export const appRestLimit = 2048

/** A text without any percent-encoding, however often it was encoded; undefined when it is malformed. */
function decoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text)
    return once === text ? text : decoded(once)
  } catch {
    return undefined
  }
}

/** True for a segment that names something in a folder and cannot leave it, whoever decodes it. */
function isPlainSegment(segment: string): boolean {
  const text = decoded(segment)
  if (!text) return false
  // `..;` is a parent folder for some servers.
  return !/[\p{Cc}/\\?#]/u.test(text) && !/^\.{1,2}(?:;|$)/.test(text)
}

/**
 * Address of the web app for an address of the site: `/en/bills-status/7f3?token=a&x=1` → `<app>/bills-status/7f3?token=a`.
 * The rest of the path stays as it is, of the query what is in `appParameters`, a hash when it is a plain name. An
 * address of another page, and a rest that is too long or could lead out of the area, give the start of the area.
 */
export function appAddress(area: AppArea, siteAddress: string, urlCode: string): string {
  const start = `${brand.appOrigin}/${area}`
  const prefix = `/${urlCode}/${area}`
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(siteAddress) ?? []
  const rest = path.slice(prefix.length).replace(/\/$/, '')
  const isInArea = path.startsWith(prefix) && (rest === '' || rest.startsWith('/'))
  if (!isInArea || !rest.split('/').slice(1).every(isPlainSegment)) return start
  const kept = query.split('&').filter((pair) => appParameters.includes(pair.split('=', 1)[0] ?? ''))
  const anchor = /^#[\w.~-]+$/.test(hash) ? hash : ''
  const whole = `${rest}${kept.length > 0 ? `?${kept.join('&')}` : ''}${anchor}`
  return whole.length <= appRestLimit ? start + whole : start
}
