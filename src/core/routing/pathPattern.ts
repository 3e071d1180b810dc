/**
 * The one path matcher of the site, with `:param` and `*`: redirects, hidden paths, test paths and wildcard
 * pages use it, in the build, the browser and the server.
 */

export type PathMatch = {
  /** The value of each `:param`, decoded. */
  params: Record<string, string>
  /** The part matched by `*`, without a leading slash; empty when the pattern has none. */
  rest: string
}

/** A path without query, hash and trailing slash: `/a/b/?x#y` → `/a/b`; the root stays `/`. */
export function normalizePath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  const trimmed = bare.replace(/\/+$/, '')
  return trimmed === '' ? '/' : trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether a segment of a path is that of a pattern. */
export type IsSameSegment = (wanted: string, given: string) => boolean

const isSpelledTheSame: IsSameSegment = (wanted, given) => wanted === given

/**
 * Matches a path against a pattern. `:name` matches exactly one segment, a `*` at the end any number, none
 * included. Case-sensitive, unless `isSame` compares in another way. Returns undefined when the path does not match.
 */
export function matchPath(
  pattern: string,
  path: string,
  isSame: IsSameSegment = isSpelledTheSame,
): PathMatch | undefined {
  const wanted = normalizePath(pattern).split('/').slice(1)
  const given = normalizePath(path).split('/').slice(1)
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return { params, rest: given.slice(index).map(decode).join('/') }
    const segment = given[index]
    if (segment === undefined) return undefined
    if (part.startsWith(':')) {
      if (segment === '') return undefined
      params[part.slice(1)] = decode(segment)
    } else if (!isSame(part, segment)) {
      return undefined
    }
  }
  return given.length === wanted.length ? { params, rest: '' } : undefined
}

/** True when the path matches at least one of the patterns. */
export const matchesAny = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, path) !== undefined)

/**
 * Fills a target with the values of a match: `/blog/:slug` + `{ slug: 'vat' }` → `/blog/vat`; `*` takes the
 * rest. Each value is encoded again, so that nothing from the address can change the target's host or query.
 */
export function fillPattern(target: string, match: PathMatch): string {
  const withParams = target.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => {
    const value = match.params[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
  return withParams.replace(/\*$/, match.rest.split('/').map(encodeURIComponent).join('/'))
}

/** Why a pattern cannot be used, in words for an editor; undefined when it can. */
export function patternFinding(pattern: string): string | undefined {
  if (!pattern.startsWith('/')) return `"${pattern}" must start with "/"`
  const parts = pattern.split('/').slice(1)
  if (parts.slice(0, -1).includes('*')) return `"${pattern}" has "*" before its end`
  if (parts.some((part) => part.includes('*') && part !== '*')) return `"${pattern}": "*" must stand alone`
  const names = parts.filter((part) => part.startsWith(':'))
  if (new Set(names).size !== names.length) return `"${pattern}" names a parameter twice`
  return undefined
}
