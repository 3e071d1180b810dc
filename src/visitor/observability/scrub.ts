/** What leaves a report before it is sent: whatever may belong to one person. Pure. */
import { appAreas } from '../../core/routing/appAddress'
import { isRecord } from '../../core/values/record'

/** Longest text of a report, in characters. */
export const textLimit = 1000

/** What may be part of an address in a text. */
const inAddress = `[^\\s"'<>()\\[\\]{}]`

/** Names whose values identify a person, a click or a session, wherever they appear. */
const names = [
  ...['access_token', 'api_key', 'apikey', 'auth', 'authorization', 'id_token', 'otp', 'password', 'pwd'],
  ...['refresh_token', 'secret', 'session_id', 'sid', 'signature', 'token', 'user_id', 'userid', 'username'],
  ...['email', 'e-mail', 'phone', 'first_name', 'firstname', 'last_name', 'lastname', 'iban'],
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'fbc', 'fbp', '_fbc', '_fbp', 'ttclid', 'msclkid'],
  ...['li_fat_id', 's_id', 'ucc', 'pt_ref', 'hutk', 'hubspotutk'],
]
/** Names that are also words of an error, `code: 404`: theirs are values after `=` and in JSON. */
const ambiguous = ['card', 'code', 'company', 'key', 'mail', 'name', 'pass', 'session', 'tel', 'user']

/** What follows one of these names and this separator. */
const valueOf = (either: string, separator: string): RegExp =>
  new RegExp(`(\\b(?:${either})${separator}\\s?["']?)[^\\s"'&;,<>]+`, 'gi')

/** What is found, and what takes its place. Quantifiers have limits: a text may be as long as a page. */
const rules: readonly [RegExp, string][] = [
  // Credentials, query and hash of an address.
  [new RegExp(`(\\b[a-z][a-z0-9+.-]{0,20}://)[^\\s"'<>/?#@]{0,200}@`, 'gi'), '$1'],
  [new RegExp(`(\\b[a-z][a-z0-9+.-]{0,20}://[^\\s"'<>?#]{0,2000})[?#]${inAddress}*`, 'gi'), '$1'],
  [new RegExp(`(/[^\\s"'<>?#]{0,2000})[?#]${inAddress}+`, 'g'), '$1'],
  [new RegExp(`[?&][\\w.~%-]{1,64}=${inAddress}*`, 'g'), ''],
  // What is below these pages comes from a mail to one reader.
  [new RegExp(`(/[^/\\s"'<>]{1,20}/(?:${appAreas.join('|')}))/${inAddress}+`, 'g'), '$1'],
  [/[\w.+~-]{1,64}(?:@|%40|%2540)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi, '[email]'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]{8,}/gi, '[removed]'],
  [valueOf(names.join('|'), `["']?\\s?[=:]`), '$1[removed]'],
  [valueOf(ambiguous.join('|'), `(?:["']\\s?:|=)`), '$1[removed]'],
  [/\beyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*/g, '[removed]'],
  [/\+\d[\d ()/.-]{6,20}\d/g, '[phone]'],
  // Numbers of accounts and cards. Times have 13 or 19 digits.
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[number]'],
  [/\b(?:\d{4}[ -]\d{4,6}[ -]\d{4,5}(?:[ -]\d{1,7})?|\d{15,16})\b/g, '[number]'],
]

/**
 * A text without what may belong to one person: query and hash of addresses, e-mail addresses, telephone, card and
 * account numbers, tokens, ids of clicks. At most `textLimit` characters.
 */
export function scrubText(text: string): string {
  // What is left of a word that is cut in the middle could be half an e-mail address.
  const whole = text.length > textLimit ? text.slice(0, textLimit).replace(/\S{1,200}$/, '') : text
  return rules.reduce((result, [found, instead]) => result.replace(found, instead), whole)
}

/** The same value with every text in it scrubbed, however deep; for what JSON can hold. The value itself stays. */
export function scrubbed<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubText(value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => scrubbed(item)) as Value
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, scrubbed(item)])) as Value
}
