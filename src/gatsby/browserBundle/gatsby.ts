/**
 * Takes the place of the package `gatsby`, of which the site uses the function that opens an address and the tag of page
 * queries, which the compiler takes out. Links of the site are plain links that src/browser/links/watchInAppLinks.ts follows.
 */
type ParsedPath = { pathname: string; search: string; hash: string }

const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/** The parts of an address of the site. A lone `?` or `#` counts as absent. */
export function parsePath(address: string): ParsedPath {
  const [, pathname = '', search = '', hash = ''] = parts.exec(address || '/') ?? []
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}

/** Opens an address of the site inside the application. */
export const navigate = (to: string, options?: { replace?: boolean }): void =>
  window.___navigate?.(to, options)

/** For the previews plugin: the address of a file of the site, which lies at the root of its host. */
export const withAssetPrefix = (address: string): string => address

/** Queries are run by the build. */
export const graphql = (): undefined => undefined
