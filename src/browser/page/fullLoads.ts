import { isMissingCode } from '../../content/site/missingCode'
import { untilNextNavigation } from '../../gatsby/application/latestNavigation'
import { withoutHash, type PageResources } from '../../gatsby/gatsbyLoader'
import { gatsbyState } from '../../gatsby/gatsbyState'

const neverLoaded = <T>(): Promise<T> => new Promise<T>(() => undefined)

const failed: PageResources = { status: 'error' }

const hasFailed = (resources: PageResources | undefined): boolean =>
  !resources?.page || resources.status === 'error'

const isOfAnotherBuild = (resources: PageResources | undefined): boolean => {
  const hash = resources?.page?.webpackCompilationHash
  return Boolean(hash) && hash !== gatsbyState.buildHash
}

/** Gatsby shows this page in place of one whose data the server answers with an error. */
const isServerErrorPath = (path: string | undefined): boolean => /^\/500(?:\.html|\/)?$/.test(path ?? '')

const isServerError = (resources: PageResources | undefined): boolean =>
  isServerErrorPath(resources?.page?.path)

/** True when the page was loaded again for this entry of the history, here or by the bootstrap script. */
const wasRenewed = (): boolean => (window.history.state as { renewed?: boolean } | null)?.renewed === true

type Leave = Pick<Location, 'assign' | 'replace' | 'reload'>

/** Replaces the document by the page at its whole address. At the address itself (back, forward) it is a reload. */
function load(address: string, replaces: boolean, leave: Leave): void {
  const { pathname, search } = window.location
  if (withoutHash(address) === pathname + search) leave.reload()
  else if (replaces) leave.replace(address)
  else leave.assign(address)
}

/**
 * Makes a navigation that the application cannot complete a full page load: the page or its code cannot be loaded, or
 * it comes from another build than the code in the browser. Not when the visitor has gone elsewhere meanwhile.
 *
 * The first page is different, the document has it already. If its data is of another build, the start fails, and the
 * bootstrap script loads the page again. If the server has an error, the page stays as it is; the application would show the page
 * for server errors in its place. Called before the first page is read.
 */
export function loadFullyWhatIsMissing(leave: Leave = window.location): void {
  const loader = gatsbyState.loader
  const navigate = gatsbyState.navigate
  if (!loader || !navigate) return
  const { loadPage, loadPageSync } = loader
  let isFirst = true
  let wanted: { to: string; replaces: boolean } | undefined

  gatsbyState.navigate = (to, options) => {
    wanted = typeof to === 'string' ? { to, replaces: options?.replace === true } : undefined
    navigate(to, options)
  }

  loader.loadPage = async (address) => {
    const wasFirst = isFirst
    isFirst = false
    const isWanted = untilNextNavigation()
    const resources = await loadPage(address)
    if (wasFirst) {
      // The visitor has the page already, and it works without its data.
      if (isServerError(resources) && !isServerErrorPath(gatsbyState.sentPath))
        throw new Error('The server has an error: the data of this page cannot be read.')
      if (!isOfAnotherBuild(resources)) return resources
      // Renewed or not, a copy of the service worker is not what the server sends.
      if (!wasRenewed() || 'copy' in document.documentElement.dataset)
        throw new Error('The data of this page is of another build than its code.')
      gatsbyState.buildHash = resources?.page?.webpackCompilationHash ?? ''
      return resources
    }
    if (!hasFailed(resources) && !isOfAnotherBuild(resources)) return resources
    if (!isWanted()) return failed
    const isFollowed = wanted !== undefined && withoutHash(wanted.to) === address
    load(isFollowed && wanted ? wanted.to : address, isFollowed && wanted?.replaces === true, leave)
    return neverLoaded()
  }

  // Gatsby would render a page that has failed before, without its content.
  loader.loadPageSync = (address, options) => {
    const resources = loadPageSync(address, options)
    return hasFailed(resources) ? undefined : resources
  }
}

let completed: string | undefined

/**
 * Loads a page again that the application could show only in part, as soon as the server has it: not when the visitor
 * has gone on or has typed something, nor while the server answers with an error. Once only for an entry of the history,
 * since a file may stay missing: the entry remembers it, as it does for the bootstrap script.
 */
export function completePage(leave: Leave = window.location): void {
  const { href } = window.location
  if (completed === href || wasRenewed()) return
  completed = href
  const attempt = (): void => {
    if (window.location.href !== href || window.__live?.hasTyped()) return
    fetch(href, { method: 'HEAD' }).then(
      ({ ok }) => {
        if (!ok || window.location.href !== href || window.__live?.hasTyped()) return
        window.history.replaceState({ ...(window.history.state as object | null), renewed: true }, '')
        leave.reload()
      },
      () => window.addEventListener('online', attempt, { once: true }),
    )
  }
  attempt()
}

/**
 * Loads the page again when code is missing and nobody has handled that, a dynamic import in a handler for example. Before
 * the application has started it is for the bootstrap script, which learns of it as of any other error.
 */
export function loadFullyAfterMissingCode(leave?: Leave): void {
  // Before the listeners of the bootstrap script and of vendors: those that capture come first.
  const recover = (event: PromiseRejectionEvent): void => {
    if (!isMissingCode(event.reason)) return
    event.stopImmediatePropagation()
    // Reported as an error instead, so that it is logged, once.
    event.preventDefault()
    if (window.__live?.done) completePage(leave)
    window.reportError(event.reason)
  }
  window.addEventListener('unhandledrejection', recover, true)
}
