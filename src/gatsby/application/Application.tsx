import { Component, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Location, Router, type Place } from '../browserBundle/router'
import { ScrollContext } from '../browserBundle/scrollContext'
import { gatsbyState } from '../gatsbyState'
import type { FailedPage, LoadedPage } from './loadedPage'
import { usePageHead } from './pageHead'

/** What gatsby-browser.tsx exports, as far as the application calls it. */
export type SiteHooks = {
  onClientEntry: () => Promise<void>
  onRouteUpdate: (update: { location: Place; prevLocation: Place | null }) => void
  shouldUpdateScroll: (change: { prevRouterProps: object | undefined }) => unknown
  onPrefetchPathname: (page: { pathname: string }) => void
  wrapPageElement: (page: { element: ReactElement; props: object }) => ReactElement
  replaceHydrateFunction: () => (element: ReactElement, container: HTMLElement) => void
}

const addressOf = ({ pathname, search }: Place): string => pathname + search

/** The page of an address when it is loaded. Asks the loader as others have changed it. */
const loadedPage = (place: Place): LoadedPage | undefined =>
  gatsbyState.loader?.loadPageSync(addressOf(place)) as LoadedPage | undefined

type CurrentPageProps = {
  location: Place
  children: (page: LoadedPage, location: Place) => ReactNode
}

/** The page of an address that the visitor has gone back to is loaded first: until then the one before is shown. */
class CurrentPage extends Component<CurrentPageProps, { location: Place; page: LoadedPage | undefined }> {
  override state = { location: this.props.location, page: loadedPage(this.props.location) }

  static getDerivedStateFromProps(
    { location }: CurrentPageProps,
    shown: { location: Place; page: LoadedPage | undefined },
  ) {
    return { location, page: shown.location.href === location.href ? shown.page : loadedPage(location) }
  }

  override shouldComponentUpdate(
    { location }: CurrentPageProps,
    { page }: { page: LoadedPage | undefined },
  ): boolean {
    if (!page) void this.load(location)
    return page !== undefined
  }

  private async load(location: Place): Promise<void> {
    const page = (await gatsbyState.loader?.loadPage(addressOf(location))) as
      | LoadedPage
      | FailedPage
      | undefined
    if (page && 'page' in page)
      this.setState((shown) => (shown.location.href === location.href ? { ...shown, page } : null))
  }

  override render(): ReactNode {
    const { location, page } = this.state
    return page && this.props.children(page, location)
  }
}

type RouteUpdatesProps = Pick<SiteHooks, 'onRouteUpdate'> & { location: Place; children: ReactNode }

/** Tells the site of each page that is shown. Gatsby's announcer is in the HTML of the server; the site has its own. */
function RouteUpdates({ location, onRouteUpdate, children }: RouteUpdatesProps) {
  const shown = useRef<Place | null>(null)
  const { href, key } = location
  useLayoutEffect(() => {
    onRouteUpdate({ location, prevLocation: shown.current })
    shown.current = location
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an entry of the history is shown once
  }, [href, key])
  return (
    <>
      {children}
      <div id="gatsby-announcer" aria-live="assertive" aria-atomic="true" />
    </>
  )
}

type PageProps = Pick<SiteHooks, 'wrapPageElement'> & {
  page: LoadedPage
  path: string
  /** From the router. */
  uri?: string
  location: Place
}

function Page({ page, wrapPageElement, path, uri, location }: PageProps) {
  usePageHead(page, location.pathname)
  const { component: Template, json } = page
  const props = { path, uri, location, params: {}, pageResources: page, ...json }
  return wrapPageElement({ element: <Template key={path} {...props} />, props })
}

/** The path by which the router shows a page: those for errors at every address. */
function routeOf({ path, matchPath }: LoadedPage['page'], { pathname }: Place): string {
  return /^\/(?:404|500)\.html$/.test(path) ? pathname : encodeURI(matchPath ?? path)
}

/** The pages of the site, one at a time; takes the place of Gatsby's own components around a page. */
export function Application({ hooks }: { hooks: SiteHooks }) {
  const { onRouteUpdate, shouldUpdateScroll, wrapPageElement } = hooks
  return (
    <Location>
      {({ location: current }) => (
        <CurrentPage location={current}>
          {(page, location) => (
            <RouteUpdates location={location} onRouteUpdate={onRouteUpdate}>
              <ScrollContext
                location={location}
                shouldUpdateScroll={(prevRouterProps) => shouldUpdateScroll({ prevRouterProps })}
              >
                <Router id="gatsby-focus-wrapper" location={location}>
                  <Page
                    path={routeOf(page.page, location)}
                    page={page}
                    location={location}
                    wrapPageElement={wrapPageElement}
                  />
                </Router>
              </ScrollContext>
            </RouteUpdates>
          )}
        </CurrentPage>
      )}
    </Location>
  )
}
