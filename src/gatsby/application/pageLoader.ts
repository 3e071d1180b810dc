import { whenIdle } from '../../core/whenIdle'
import { pathOf, type GatsbyLoader } from '../gatsbyLoader'
import type { FailedPage, LoadedPage, TemplateModule } from './loadedPage'

type LoaderOptions = {
  /** Loads the module of a template by the name of its chunk. */
  loadTemplate: (name: string) => Promise<TemplateModule>
  /** Fetches the page of a link that can be seen. */
  prefetch: (address: string) => void
}

/** Prefetched pages: so many at a time, with so many ms in between. */
const prefetchedAtOnce = 4
const prefetchPause = 3000

/**
 * Gives the pages of the site with data and code; takes the place of Gatsby's loader, without its own prefetching, static
 * queries and slices, which the site does not use. A page is read once; one that failed is tried again. The code that reads
 * them is a separate file: most pages keep their HTML (src/browser/page/staticPages.ts).
 */
export function createPageLoader({ loadTemplate, prefetch }: LoaderOptions): GatsbyLoader {
  const pages = new Map<string, LoadedPage>()
  const loading = new Map<string, Promise<LoadedPage | FailedPage>>()

  const load = async (pathname: string): Promise<LoadedPage | FailedPage> => {
    try {
      const { readTemplatePage } = await import('./templatePages')
      return await readTemplatePage(pathname, loadTemplate)
    } catch (error) {
      return { status: 'error', error }
    }
  }

  const queue: string[] = []
  const queued = new Set<string>()
  let isWaiting = false
  const prefetchLater = (): void => {
    isWaiting = queue.length > 0
    if (isWaiting) setTimeout(() => whenIdle(prefetchNext), prefetchPause)
  }
  const prefetchNext = (): void => {
    for (const address of queue.splice(0, prefetchedAtOnce)) prefetch(address)
    prefetchLater()
  }

  const loadPage = (address: string): Promise<LoadedPage | FailedPage> => {
    const path = pathOf(address)
    const known = pages.get(path)
    if (known) return Promise.resolve(known)
    const begun = loading.get(path) ?? load(path).finally(() => loading.delete(path))
    loading.set(path, begun)
    return begun.then((page) => {
      if ('page' in page) pages.set(path, page)
      return page
    })
  }

  return {
    loadPage,
    loadPageSync: (address) => pages.get(pathOf(address)),
    enqueue: (address) => {
      if (queued.has(address)) return
      queued.add(address)
      queue.push(address)
      if (!isWaiting) prefetchLater()
    },
    hovering: (address) => void loadPage(address),
  }
}
