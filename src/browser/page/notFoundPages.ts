import { isNotFoundPath, notFoundPathOf } from '../../core/routing/notFoundPages'
import { untilNextNavigation } from '../../gatsby/application/latestNavigation'
import { pathOf, type PageResources } from '../../gatsby/gatsbyLoader'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { hasLeftFirstPage, staticContentOf } from './staticPages'

/** Gatsby shows the page with this path at any address, and leaves the address as it is. */
const pathForAnyAddress = '/404.html'

type Leave = Pick<Location, 'assign' | 'replace'>

const neverLoaded = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** The page that the address can only mean. Without its code the address is missing like any other. */
const meantPageOf = (address: string): Promise<string | undefined> =>
  import('./meantPage').then(
    ({ meantPage }) => meantPage(address),
    () => undefined,
  )

/**
 * Makes Gatsby show a missing address as the not-found page of its locale: at the start, where the server has sent that
 * page, and after a navigation in the application. Gatsby itself knows one not-found page for all addresses; the
 * wildcard `/de/*` it offers instead would put the path of every page into the bundle of every visitor. An address that can
 * only mean one page leads there instead, unless the visitor has gone elsewhere meanwhile.
 * Called before Gatsby reads its first page.
 */
export function serveNotFoundPages(leave: Leave = window.location): void {
  const loader = gatsbyState.loader
  if (!loader) return
  const { loadPage, loadPageSync } = loader
  const shownAt = new Map<string, PageResources>()

  const loadNotFound = async (
    address: string,
    path: string,
    isWanted: () => boolean,
  ): Promise<PageResources | undefined> => {
    const pathname = pathOf(address)
    const meant = await meantPageOf(address)
    if (!isWanted()) return undefined
    if (meant !== undefined) {
      if (isMissing && pathname === pathOf(firstPathname)) leave.replace(meant + window.location.hash)
      // Gatsby changes the address once a page is loaded.
      else leave.assign(meant)
      return neverLoaded()
    }
    const resources = await loadPage(path)
    if (!resources?.page) return resources
    const shown = { ...resources, page: { ...resources.page, path: pathForAnyAddress } }
    shownAt.set(pathname, shown)
    return shown
  }

  /** The HTML that the server has sent is shown once: its head is that of the document then. */
  const knownAt = (pathname: string): PageResources | undefined => {
    const shown = shownAt.get(pathname)
    return shown && staticContentOf(shown) && hasLeftFirstPage() ? undefined : shown
  }

  const { pathname: firstPathname } = window.location
  const sentPath = gatsbyState.sentPath
  const isMissing = sentPath !== firstPathname && isNotFoundPath(sentPath)
  // Gatsby replaces an address that is not the page's own.
  if (isMissing) gatsbyState.sentPath = firstPathname

  loader.loadPage = async (address) => {
    const pathname = pathOf(address)
    const shown = knownAt(pathname)
    if (shown) return shown
    const isWanted = untilNextNavigation()
    if (isMissing && pathname === pathOf(firstPathname)) return loadNotFound(address, sentPath, isWanted)
    const resources = await loadPage(address)
    const isNotFound = resources?.page?.path === pathForAnyAddress && !isNotFoundPath(pathname)
    return isNotFound ? loadNotFound(address, notFoundPathOf(pathname), isWanted) : resources
  }
  loader.loadPageSync = (address, options) => knownAt(pathOf(address)) ?? loadPageSync(address, options)
}
