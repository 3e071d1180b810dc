import { matchPath } from './pathPattern'
import type { HeaderRule } from './siteManifest'

const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

const applies = ({ path: pattern, extensions }: HeaderRule, path: string): boolean =>
  matchPath(pattern, path) !== undefined && (extensions?.includes(extensionOf(path)) ?? true)

/** The headers of a path by the rules, by lower-case name. Of two rules for one header the later one applies. */
export function headersOf(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (!applies(rule, path)) continue
    for (const { key, value } of rule.headers) headers.set(key.toLowerCase(), value)
  }
  return headers
}
