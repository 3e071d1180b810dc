import { parsePath } from '../browserBundle/gatsby'
import { globalHistory } from '../browserBundle/router'
import { gatsbyState } from '../gatsbyState'
import { Application, type SiteHooks } from './Application'
import { beginNavigation, untilNextNavigation } from './latestNavigation'
import type { FailedPage, TemplateModule } from './loadedPage'
import { createPageLoader } from './pageLoader'

type ApplicationOptions = {
  hooks: SiteHooks
  /** Loads the module of a template by the name of its chunk. */
  templates: { components: Readonly<Record<string, (() => Promise<unknown>) | undefined>> }
}

/**
 * Opens an address of the site, or goes so many entries on. A page that arrives after the visitor has gone elsewhere is not shown;
 * one that cannot be loaded is a full load of the document (src/browser/page/fullLoads.ts).
 */
function openAddress(to: string | number, options: { replace?: boolean } = {}): void {
  if (typeof to === 'number') {
    void globalHistory.navigate(to)
    return
  }
  const { pathname, search, hash } = parsePath(to)
  if (gatsbyState.hasNewWorker) {
    window.location.assign(pathname + search + hash)
    return
  }
  beginNavigation()
  const isWanted = untilNextNavigation()
  void gatsbyState.loader?.loadPage(pathname + search).then((page) => {
    if (page?.page && isWanted()) void globalHistory.navigate(to, options)
  })
}

/** Replaces an address that is not the page's own, unless a page for other addresses was sent: those below its own, or all. */
function showOwnAddress(): void {
  const { sentPath } = gatsbyState
  const { pathname, search, hash } = window.location
  const isForOthers =
    pathname.startsWith(`${encodeURI(sentPath)}/`) || /^\/(?:404|500)(?:\/?|.html)$/.test(sentPath)
  if (!sentPath || sentPath === pathname || isForOthers) return
  void globalHistory.navigate(sentPath + search + hash, { replace: true })
}

/**
 * Starts the application on the page that the server has sent; takes the place of Gatsby's production-app.js. Rejects when the
 * page cannot be loaded, so that the bootstrap script learns of it.
 */
export async function startApplication({ hooks, templates }: ApplicationOptions): Promise<void> {
  const loader = createPageLoader({
    loadTemplate: async (name) => (await templates.components[name]?.()) as TemplateModule,
    prefetch: (pathname) => hooks.onPrefetchPathname({ pathname }),
  })
  window.___loader = loader
  window.asyncRequires = templates
  window.___navigate = openAddress
  await hooks.onClientEntry()
  // After the site has taken changes of the hash alone away from the router.
  globalHistory.listen(beginNavigation)
  showOwnAddress()
  const { pathname, search } = window.location
  const page = (await gatsbyState.loader?.loadPage(pathname + search)) as { page?: object } | FailedPage
  if (!('page' in page)) {
    const message = `page resources for ${pathname} not found. Not rendering React`
    if (!('error' in page)) throw new Error(message)
    // oxlint-disable-next-line no-console -- Gatsby's text, which operators know
    console.error(message)
    throw page.error
  }
  const container = document.getElementById('___gatsby')
  if (!container) throw new Error('The page has no element for the application')
  const render = (): void => hooks.replaceHydrateFunction()(<Application hooks={hooks} />, container)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', render)
  else setTimeout(render)
}
