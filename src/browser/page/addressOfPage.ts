import { globalHistory } from '@gatsbyjs/reach-router'
import { gatsbyState } from '../../gatsby/gatsbyState'

/** A path by which the forms are the same under which hosts serve one page. */
const withoutForm = (path: string): string =>
  decoded(path)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?:\/index)?(?:\.html?)?\/?$/, '')

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** True when a host that adds a slash, `.html` or `index.html`, or knows no upper case, serves the page at this address. */
export const isAddressOf = (pagePath: string, pathname: string): boolean =>
  pagePath === pathname || withoutForm(pagePath) === withoutForm(pathname)

/**
 * Gives the first page its own address where the host has sent it under another form of it, before anything reads the address:
 * at `/en/contact/` everything would take `/en/contact` for another page. Query and hash stay.
 */
export function showAddressOfPage(): void {
  const { pathname, search, hash } = window.location
  const path = gatsbyState.sentPath
  if (!path || path === pathname || !isAddressOf(path, pathname)) return
  window.history.replaceState(window.history.state, '', encodeURI(decoded(path)) + search + hash)
  // The router has read the address when its code was loaded.
  Object.assign(globalHistory.location, { pathname: window.location.pathname, href: window.location.href })
}
