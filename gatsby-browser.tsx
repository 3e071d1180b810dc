import type { GatsbyBrowser } from 'gatsby'
import { startTransition, useEffect, type ReactElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterComposition } from './src/browser/hydration/composition'
import { hydrate } from './src/browser/hydration/hydrate'
import { islandsOfDocumentLoaded } from './src/browser/islands/islandsCode'
import { PageFrame } from './src/browser/page/PageFrame'
import { restoreContent } from './src/browser/page/StaticPage'
import { staticContentOf, prefetchPage } from './src/browser/page/staticPages'
import { loadPreviewFrame, previewFrame } from './src/browser/preview/previewPort'
import { arriveAt, startBrowser } from './src/browser/start/browser'
import type { PageContext } from './src/content/cms/pageContext'
import { loadedSiteData, loadSiteData } from './src/content/site/loadSiteData'

// Gatsby awaits the promise, although its types do not say so.
export const onClientEntry = async (): Promise<void> => {
  startBrowser()
  // Islands watch before a tap is replayed that may be for them.
  await Promise.all([loadSiteData(), loadPreviewFrame(), islandsOfDocumentLoaded()])
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  arriveAt(location, prevLocation)

/**
 * At the start the browser has scrolled already, to the hash or to where the visitor was before a reload, and the visitor
 * perhaps somewhere else since. Gatsby scrolls after navigations only.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined

/** In `gatsby develop` Gatsby would fetch the data of every page that a visible link leads to. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }) =>
  prefetchPage(pathname)

export const wrapPageElement: GatsbyBrowser<Record<string, unknown>, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => {
  const Preview = previewFrame()
  const framed = { site: loadedSiteData(), context: props.pageContext, data: props.data, children: element }
  return Preview ? (
    <Preview {...framed} pageProps={props} />
  ) : (
    <PageFrame {...framed} staticContent={staticContentOf(props.pageResources)} />
  )
}

/** Called when the application is hydrated or rendered. */
function onLive(): void {
  // Gatsby announces in English only; the layout has an announcer in the page's language.
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off')
  // The bootstrap script replays an early tap.
  window.__live?.()
}

/** Signals that the application is rendered. */
function RenderSignal({ children }: { children: ReactNode }) {
  useEffect(onLive, [])
  return <>{children}</>
}

type Hydrate = (element: ReactElement, container: HTMLElement) => void

/**
 * Hydrates in a transition, so that no task is long. `gatsby develop` has nothing to hydrate, and a preview shows another page
 * than the prerendered one.
 */
const hydrateInTransition: Hydrate = (element, container) => {
  const isPrerendered = container.querySelector('#gatsby-focus-wrapper > *') !== null
  if (!isPrerendered || previewFrame())
    return startTransition(() => createRoot(container).render(<RenderSignal>{element}</RenderSignal>))
  afterComposition(() =>
    startTransition(() => {
      hydrate(container, element, {
        name: 'the page',
        onRedrawn: restoreContent,
        onLive: ({ pressed }) => {
          onLive()
          pressed()?.click()
          return true
        },
      })
    }),
  )
}

// Gatsby types the renderer by ReactDOM.render, which React 18 replaced.
export const replaceHydrateFunction = () => hydrateInTransition
