/**
 * What of a visit may leave the site: the one rule, for leads, the registration, applications, calendars and redirects, in
 * the browser and on the server (docs/attribution.md, "Consent"). Pure.
 *
 * Without consent to advertisement no click id, no campaign parameter and no id that the site makes leaves it. What the
 * visitor's own step needs stays: language, market, the choice of a plan and the reference of a partner.
 */
import { isPersonalArea, withoutPersonalRest } from '../../core/routing/appAddress'
import { parameters, partnerParameter, vendorValues, type Attribution } from './parameters'

/** The reference of a partner: that of the latest touch, which the registration and the lead of a partner need. */
const partnerReferences: readonly string[] = ['pt_ref', partnerParameter]

const ofTheTable: ReadonlySet<string> = new Set<string>([
  ...parameters.flatMap(({ query, first, latest }) => [query, first, latest]),
  ...vendorValues.flatMap(({ name, cookie }) => [name, cookie]),
])

/** Campaign parameters and click ids of tools and networks that are not in the table: `dclid`, `gad_source`, `_hsenc`. */
const campaignOrClick =
  /^(?:(?:first_|latest_)?utm|gad|mc|mtm|pk)_|^_hs|(?:clid|clkid|click_?id|braid)$|^(?:_gl|epik|gclsrc|igsh(?:id)?|mkt_tok|rdt_cid|sccid|srsltid)$/i

/** True for a parameter that says which advertisement, campaign, person or click brought a visitor. */
const isAdvertising = (name: string): boolean =>
  !partnerReferences.includes(name) && (ofTheTable.has(name) || campaignOrClick.test(name))

/** Whether a value may leave the site under this name. `adsAllowed`: the visitor allows advertisement. */
export const mayLeave = (name: string, adsAllowed: boolean): boolean => adsAllowed || !isAdvertising(name)

/** The values of a visit that may leave the site. */
export const attributionThatMayLeave = (attribution: Attribution, adsAllowed: boolean): Attribution =>
  Object.fromEntries(Object.entries(attribution).filter(([name]) => mayLeave(name, adsAllowed)))

/** A query with the parameters that may leave the site, in their spelling: `?plan=growth&gclid=1` → `?plan=growth`. */
export function queryThatMayLeave(search: string, adsAllowed: boolean): string {
  if (adsAllowed) return search
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (pair) => pair !== '' && [...new URLSearchParams(pair).keys()].every((name) => mayLeave(name, false)),
    )
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/**
 * Path and query of a page as others may know it: without consent the path alone, because a click id may have any name. Of
 * a page that a personal mail leads to, never more than its area.
 */
export function pageThatMayLeave(page: string, adsAllowed: boolean): string {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(page) ?? []
  const shared = withoutPersonalRest(path)
  return adsAllowed && !isPersonalArea(shared) ? shared + query : shared
}

/**
 * Path and query of a page for our own server, which makes the lead: without consent of its query only the reference of a
 * partner, which decides what kind of lead it is.
 */
export function pageForServer(page: string, adsAllowed: boolean): string {
  const [path = '', query = ''] = page.split('?', 2)
  if (adsAllowed) return page
  const kept = [...new URLSearchParams(query)].filter(([name]) => partnerReferences.includes(name))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path
}
