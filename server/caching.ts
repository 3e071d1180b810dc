/** How long responses may be cached, and when a cached one is still valid. */
import { isNamedByDigest } from '../src/core/releases/namedByDigest'

const immutable = 'public, max-age=31536000, immutable'
export const revalidate = 'public, max-age=0, must-revalidate'

/**
 * The caching of a file by its path: immutable when the name changes with the content (webpack's files, `/static/*`),
 * revalidated each time otherwise (HTML, page-data and all else).
 */
export const cacheControlOf = (path: string): string =>
  path.startsWith('/static/') || isNamedByDigest(path.slice(1)) ? immutable : revalidate

/** What identifies a version of a file. */
export type Version = { size: number; modified: Date }

/** The entity tag of a version in an encoding: two encodings of one file are two entities. */
export const entityTag = ({ size, modified }: Version, encoding: string | undefined): string =>
  `"${modified.getTime().toString(36)}-${size.toString(36)}${encoding ? `-${encoding}` : ''}"`

/**
 * True when the client's conditions say that it has this entity (RFC 9110, section 13.2.2): respond with 304. An
 * invalid date, or one later than `now`, is no condition (section 13.1.3).
 */
export function isNotModified(request: Headers, tag: string, modified: Date, now = Date.now()): boolean {
  const tags = request.get('if-none-match')
  if (tags !== null) {
    return tags.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
  }
  const since = httpDate(request.get('if-modified-since') ?? '')
  // HTTP dates have whole seconds.
  return since <= now && Math.floor(modified.getTime() / 1000) * 1000 <= since
}

/** The three forms of a date in HTTP (RFC 9110, section 5.6.7), all of them in UTC. */
const httpDates = [
  /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/,
  /^\w{6,9}, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d GMT$/,
  /^\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}$/,
]

/** A date in milliseconds since 1970, NaN when it is invalid: `Date.parse` alone would also take `5` or `2027`. */
const httpDate = (text: string): number =>
  httpDates.some((form) => form.test(text))
    ? Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`)
    : Number.NaN
