/**
 * Takes the place of gatsby-link: its component for links is not used, since links of the site are plain links that
 * src/browser/links/watchInAppLinks.ts follows; of its helpers Gatsby's navigation and the site use these.
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

/** Gatsby's entry names these three; nothing on the site uses them. */
export const Link = (): null => null
export const withPrefix = (path: string): string => path
export const withAssetPrefix = withPrefix
