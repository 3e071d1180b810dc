import { hasRefused } from '../../visitor/consent/refused'
import { consent } from '../../visitor/consent/store'
import { copyCacheNames } from './caches'
import { deleteCaches } from './deleteCaches'

const isRefused = (): boolean => hasRefused('functionality')

const makeCaches = (): Promise<unknown> => Promise.all(copyCacheNames.map((name) => caches.open(name)))

/**
 * Makes the caches with copies of what the visitor opens, and deletes them for as long as functionality is refused: the
 * worker stores only in a cache that exists.
 */
export function allowCopies(): void {
  const follow = (): void => {
    const followed = isRefused() ? deleteCaches(copyCacheNames, isRefused) : makeCaches()
    // Browsers may forbid storage, or have no room.
    followed.catch(() => undefined)
  }
  consent.subscribe(follow)
  follow()
}

/** The loader of the application, as far as it tells which page a visitor opens. */
export type PageLoader = { loadPage: (address: string) => Promise<unknown> }

/** True when the visitor has asked the browser to save data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** How long a page has to be done with loading before what it has loaded is stored, in milliseconds. */
const quiet = 2000

/**
 * Has the worker store what the page of a free tool has loaded, also later, such as the code of its files: so a visitor who
 * opens it again without a connection goes on working. Not for visitors who save data.
 */
export function keepToolFiles(keep: (path: string, files: readonly string[]) => void): void {
  const loaded = new Set<string>()
  /** What is stored already, by the path of the page. */
  const kept = new Map<string, ReadonlySet<string>>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const send = (): void => {
    if (savesData() || !document.querySelector('[data-tool]')) return
    const { pathname } = window.location
    const files = [...loaded].filter((file) => !kept.get(pathname)?.has(file))
    kept.set(pathname, new Set(loaded))
    if (files.length > 0) keep(pathname, files)
  }
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) loaded.add(name)
    clearTimeout(waiting)
    waiting = setTimeout(send, quiet)
  }).observe({ type: 'resource', buffered: true })
}

/**
 * Has the worker store the pages that it cannot see: the first one, which was opened without it, and those that are
 * opened inside the application. Each is a separate request, so none is sent for visitors who save data.
 */
export function keepOpenedPages(keep: (path: string) => void, loader?: PageLoader): void {
  const keepUnlessCostly = (): void => {
    if (!savesData()) keep(window.location.pathname)
  }
  if (!navigator.serviceWorker.controller) keepUnlessCostly()
  if (!loader) return
  const { loadPage } = loader
  loader.loadPage = async (address) => {
    const page = await loadPage(address)
    // Gatsby changes the address after this.
    setTimeout(keepUnlessCostly, 1000)
    return page
  }
}
