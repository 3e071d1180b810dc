/**
 * What tells where a visitor came from (§3.4): the one table of the parameters and of their cookies. Pure.
 *
 * A value has one name, everywhere: in memory, as a cookie, on the sign-up URL. How a cookie lives is in
 * `attributionCookies`; docs/attribution.md shows the whole table.
 */

/** How long and of which characters a value may be. */
export type ValueFormat = {
  /** In characters. */
  maxLength: number
  /** The whole value; without a pattern every text is one. */
  pattern?: RegExp
}

/** Words somebody chose for a campaign. What is too long is cut: its beginning still says something. */
const text: ValueFormat = { maxLength: 512 }
/** An id of somebody else. What is too long is no id, and part of an id is none either. */
const token: ValueFormat = { maxLength: 512, pattern: /^[\w.~:/=-]+$/ }
/** An id of ours. */
const code: ValueFormat = { maxLength: 64, pattern: /^[\w.~-]+$/ }
/** `fb.{subdomain index}.{ms}.{click or random number}` (integrations.md §10). */
const metaId: ValueFormat = { maxLength: 512, pattern: /^fb\.\d\.\d{10,13}\.[\w.~-]+$/ }

/** A parameter that campaigns are counted by: its own name keeps the first touch (§3.4). */
const campaign = <N extends string>(name: N, format: ValueFormat) =>
  ({ query: name, first: name, latest: `latest_${name}`, format }) as const

/**
 * A parameter that says who is to be credited: its own name keeps the latest touch, since the last click counts with
 * every network (integrations.md §10).
 */
const credit = <N extends string>(name: N, format: ValueFormat) =>
  ({ query: name, first: `first_${name}`, latest: name, format }) as const

/** Parameters of an address. The order is the one on the sign-up URL, and who comes first has room first. */
export const parameters = [
  credit('pt_ref', code),
  campaign('utm_source', text),
  campaign('utm_medium', text),
  campaign('utm_campaign', text),
  campaign('utm_term', text),
  campaign('utm_content', text),
  campaign('referrer_name', text),
  campaign('referrer_code', code),
  credit('gclid', token),
  credit('gbraid', token),
  credit('wbraid', token),
  { query: 'fbclid', first: 'first_fbc', latest: '_fbc', format: metaId },
  { query: 'ttclid', first: 'first_ttcid', latest: '_ttcid', format: token },
  credit('li_fat_id', token),
  credit('msclkid', token),
  credit('s_id', token),
  credit('ucc', token),
  campaign('gh_src', token),
] as const

export type Parameter = (typeof parameters)[number]

/** What vendors keep in cookies of their own: read, never written. */
export const vendorValues = [
  { name: '_fbp', cookie: '_fbp', format: metaId },
  { name: 'finance_ads_id', cookie: 'faSID', format: token },
] as const

export type AttributionName = Parameter['first'] | Parameter['latest'] | (typeof vendorValues)[number]['name']

/** Values by their name; what is not known is absent. */
export type Attribution = Partial<Record<AttributionName, string>>

/** The name that keeps the latest value of `fbclid`. */
export const metaClickParameter = 'fbclid'

/** The parameter that names a partner for this page life alone; it has no cookie. */
export const partnerParameter = 'partner'

/** What `pt_ref` and `partner` have to look like to name a partner. */
export const partnerIdFormat = code

/** Every stored name with its format, in the order of the table, the first touch before the latest. */
export const storedValues: readonly {
  name: Parameter['first'] | Parameter['latest']
  format: ValueFormat
}[] = parameters.flatMap(({ first, latest, format }) => [
  { name: first, format },
  { name: latest, format },
])

/** Where and when a visit began (§3.5). */
export const landingCookies = {
  page: { name: 'session_landing_page', maxLength: 512 },
  rawPage: { name: 'raw_landing_page', maxLength: 512 },
  locale: { name: 'landing_locale', maxLength: 16 },
  referrer: { name: 'session_referrer', maxLength: 512 },
} as const

/** How the cookies live (§9): of the values for days, of the landing page for minutes. */
export const attributionCookies = {
  /** The category of consent (src/consent) without which none is written or read. */
  category: 'advertisement',
  days: 365,
  landingMinutes: 30,
  /**
   * Room for all values together, in characters as sent. Servers refuse a request whose cookies are longer than 8 or
   * 16 kB, so a link with long parameters would lock a visitor out of every host of the domain.
   */
  room: 4096,
} as const
