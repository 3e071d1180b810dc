/** Patterns of paths as regular expressions, for hosts that know nothing else. They match what `matchPath` does. */

/** A segment that no program writes in another way: neither escaped, nor with a dot in front, nor empty. */
export const plainSegment = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*'

/** A path as pages, files and redirects have it: plain segments, no slash at the end. */
export const plainPath = `(?:/${plainSegment})+`

/** A text whose characters all stand for themselves in a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The parameters of a pattern in their order: `/blog/:slug/*` → `['slug', '*']`. */
export const parametersOf = (pattern: string): string[] =>
  pattern.split('/').flatMap((part) => (part === '*' ? ['*'] : part.startsWith(':') ? [part.slice(1)] : []))

/**
 * A regular expression, without anchors, for the plain paths that a pattern matches. `nameOf` names the group of a
 * parameter; `*` is the parameter of the rest. Without it nothing is captured.
 */
export function pathExpression(pattern: string, nameOf?: (parameter: string) => string): string {
  const group = (parameter: string, inner: string): string =>
    nameOf ? `(?<${nameOf(parameter)}>${inner})` : `(?:${inner})`
  return pattern
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return `(?:/${group('*', '.*')})?`
      return `/${part.startsWith(':') ? group(part.slice(1), '[^/]+') : literally(part)}`
    })
    .join('')
}

/** True when a path may match both patterns. */
export function overlap(one: string, other: string): boolean {
  const [left, right] = [one.split('/').slice(1), other.split('/').slice(1)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [a, b] = [left[index], right[index]]
    if (a === '*' || b === '*') return true
    if (a === undefined || b === undefined) return false
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false
  }
  return true
}
