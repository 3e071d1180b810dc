import type { SiteData } from '../../content/site/siteData'

type StartIslands = (page: ParentNode, site: SiteData) => () => void

/** Whether a page has islands, which are hydrated apart. */
const hasIslands = (page: ParentNode): boolean => page.querySelector('[data-island][data-props]') !== null

let startIslands: StartIslands | undefined
let loading: Promise<void> | undefined

/** Loads the code that starts islands. Rejects when it is missing; the next call tries again. */
export function loadIslands(): Promise<void> {
  if (startIslands) return Promise.resolve()
  loading ??= import(/* webpackChunkName: "islands" */ './islands')
    .then((module) => void (startIslands = module.startIslands))
    .finally(() => (loading = undefined))
  return loading
}

/** Loads it for a page that has islands: pages without do not carry it. */
export const loadIslandsOf = (page: ParentNode): Promise<void> =>
  hasIslands(page) ? loadIslands() : Promise.resolve()

/**
 * Starts the islands of a page, at once when their code is loaded. Returns a function that ends them. Without the code the page
 * stays plain HTML, and the rejection is left to what handles missing code.
 */
export function startIslandsOf(page: ParentNode, site: SiteData): () => void {
  if (!hasIslands(page)) return () => undefined
  if (startIslands) return startIslands(page, site)
  let isLeft = false
  let stop = (): void => undefined
  void loadIslands().then(() => {
    if (!isLeft && startIslands) stop = startIslands(page, site)
  })
  return () => {
    isLeft = true
    stop()
  }
}
