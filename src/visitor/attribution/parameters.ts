/**
 * Where a visitor came from: the table of the parameters and of their cookies. Pure.
 *
 * A value has the same name in memory, as a cookie and on the sign-up URL. Category and lifetime of the cookies are in
 * `attributionCookies`; docs/attribution.md shows the whole table.
 */

/** The length and the characters that are allowed in a value. */
export type ValueFormat = {
  /** In characters. */
  maxLength: number
  /** Matches the whole value; without a pattern every text is allowed. */
  pattern?: RegExp
}

/** Free text for a campaign. Too long a text is cut: its beginning is still useful. */
const text: ValueFormat = { maxLength: 512 }
/** An id of a third party. Too long an id is dropped: part of an id is useless. */
const token: ValueFormat = { maxLength: 512, pattern: /^[\w.~:/=-]+$/ }
/** An id of ours. */
const code: ValueFormat = { maxLength: 64, pattern: /^[\w.~-]+$/ }
/** `fb.{subdomain index}.{ms}.{click or random number}` (Meta, "fbp and fbc parameters"). */
const metaId: ValueFormat = { maxLength: 512, pattern: /^fb\.\d\.\d{10,13}\.[\w.~-]+$/ }

/** A parameter that campaigns are counted by: its own name has the first touch. */
const campaign = <N extends string>(name: N, format: ValueFormat) =>
  ({ query: name, first: name, latest: `latest_${name}`, format }) as const

/**
 * A parameter that credits a network or partner: its own name has the latest touch, because every network counts the
 * last click.
 */
const credit = <N extends string>(name: N, format: ValueFormat) =>
  ({ query: name, first: `first_${name}`, latest: name, format }) as const

/** Parameters of an address, in the order of the sign-up URL. The first ones have priority for the room of cookies. */
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

/** Values in cookies of vendors: read, never written. */
export const vendorValues = [
  { name: '_fbp', cookie: '_fbp', format: metaId },
  { name: 'finance_ads_id', cookie: 'faSID', format: token },
] as const

export type AttributionName = Parameter['first'] | Parameter['latest'] | (typeof vendorValues)[number]['name']

/** Values by their name; unknown ones are absent. */
export type Attribution = Partial<Record<AttributionName, string>>

/** The query parameter with Meta's click id. */
export const metaClickParameter = 'fbclid'

/** The parameter that names a partner until the page is closed or reloaded; it has no cookie. */
export const partnerParameter = 'partner'

/** The format of a partner's id in `pt_ref` and `partner`. */
export const partnerIdFormat = code

/** Every stored name with its format, in the order of the table, the first touch before the latest. */
export const storedValues: readonly {
  name: Parameter['first'] | Parameter['latest']
  format: ValueFormat
}[] = parameters.flatMap(({ first, latest, format }) => [
  { name: first, format },
  { name: latest, format },
])

/** Where a visit began. */
export const landingCookies = {
  page: { name: 'session_landing_page', maxLength: 512 },
  rawPage: { name: 'raw_landing_page', maxLength: 512 },
  locale: { name: 'landing_locale', maxLength: 16 },
  referrer: { name: 'session_referrer', maxLength: 512 },
} as const

/** Category, lifetime and total size of the cookies. */
export const attributionCookies = {
  /** The category of consent (src/visitor/consent) that is required to write or read them. */
  category: 'advertisement',
  days: 365,
  landingMinutes: 30,
  /**
   * Maximum size of all values together, in characters as sent. Servers refuse a request with more than 8 or 16 kB of
   * cookies, so a link with long parameters would lock a visitor out of every host of the domain.
   */
  room: 4096,
} as const
