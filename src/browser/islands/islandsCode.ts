import type { SiteData } from '../../content/site/siteData'
import { queueTap } from '../hydration/queuedTap'

type StartIslands = (page: ParentNode, site: SiteData) => () => void

/** Whether a page has islands, which are hydrated apart. */
const hasIslands = (page: ParentNode): boolean => page.querySelector('[data-island][data-props]') !== null

/** In ms. */
const longestWait = 1000

const touches = ['focusin', 'pointerdown', 'touchstart', 'keydown', 'input'] as const

let startIslands: StartIslands | undefined
let loading: Promise<void> | undefined

/** Loads the code that starts islands. Rejects when it is missing; the next call tries again. */
function loadIslands(): Promise<void> {
  if (startIslands) return Promise.resolve()
  loading ??= import(/* webpackChunkName: "islands" */ './islands')
    .then((module) => void (startIslands = module.startIslands))
    .finally(() => (loading = undefined))
  return loading
}

/**
 * Resolves when the code is there, or when it cannot be waited for any longer. webpack waits two minutes for a script that the
 * bootstrap script has requested and the browser has blocked before.
 */
const islandsLoaded = (): Promise<unknown> =>
  Promise.race([
    loadIslands().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ])

/** Waits for it when the document has islands: pages without do not carry it. */
export const islandsOfDocumentLoaded = async (): Promise<void> =>
  void (hasIslands(document) && (await islandsLoaded()))

/** Requests it, when the HTML of a page that will be shown has islands; a failure is met again there. */
export const requestIslandsOfHtml = (html: string): void => {
  if (html.includes(' data-island=')) loadIslands().catch(() => undefined)
}

/**
 * Starts the islands of a page, at once when their code is loaded; what is pressed before is pressed then. Returns a function
 * that ends them. Without the code the page stays plain HTML, and the next touch tries again.
 */
export function startIslandsOf(page: HTMLElement, site: SiteData): () => void {
  if (!hasIslands(page)) return () => undefined
  if (startIslands) return startIslands(page, site)
  let isLeft = false
  let stop = (): void => undefined
  const unwatch = (): void => {
    for (const type of touches) page.removeEventListener(type, attempt, true)
  }
  const attempt = (): void => {
    unwatch()
    const tap = queueTap(page)
    loadIslands().then(
      () => {
        tap.unmark()
        if (isLeft || !startIslands) return
        stop = startIslands(page, site)
        tap.release()
      },
      (error: unknown) => {
        tap.unmark()
        if (isLeft) return
        for (const type of touches) page.addEventListener(type, attempt, true)
        // Without a connection nothing is wrong with the code.
        if (navigator.onLine) reportError(error)
      },
    )
  }
  attempt()
  return () => {
    isLeft = true
    unwatch()
    stop()
  }
}
