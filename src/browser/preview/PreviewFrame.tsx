import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defaultLocale, localeOfPath } from '../../../locales.config'
import type { PageContext } from '../../content/cms/pageContext'
import { formsDataChanged } from '../../content/site/formsData'
import { preparePage } from '../../content/site/pageParts'
import type { SiteData } from '../../content/site/siteData'
import { messageOf } from '../../core/values/error'
import { gatsbyState } from '../../gatsby/gatsbyState'
import type { FramedPage } from '../page/framedPage'
import { PageFrame } from '../page/PageFrame'
import type { PreviewedPage } from './contract'
import { PreviewBar, type PreviewStatus } from './PreviewBar'
import { forgetPreview } from './previewCookie'
import { openPreviewedBanner } from './previewedBanner'
import { fetchPreviewedFiles } from './previewedFiles'
import { showPrismicToolbar } from './prismicToolbar'
import { watchPreview, type PreviewFailure } from './watchPreview'

type PageModule = { default: ComponentType<object>; Head?: ComponentType<object> }
/** A previewed page with the code of its template. */
type Ready = { previewed: PreviewedPage; module?: PageModule }
type State = { path: string; ready?: Ready; failure?: PreviewFailure }

fetchPreviewedFiles()
openPreviewedBanner()

/** The template of a page, which may be another one than the page has been built with, and the code of its slices. */
async function codeOf(page: NonNullable<PreviewedPage['page']>): Promise<PageModule> {
  const load = window.asyncRequires?.components[page.componentChunkName]
  if (!load) throw new Error('The site has no such template yet. It comes with the next release.')
  const module = (await load()) as PageModule
  await preparePage({ json: page.result })
  return module
}

/** The page at a path with the drafts, again with each change of them until `stop` is called. */
function usePreviewed(path: string): { state: State; stop: () => void } {
  const [state, setState] = useState<State>({ path })
  const stopWatching = useRef<() => void>()
  useEffect(() => {
    let isLeft = false
    const stop = watchPreview(path, {
      onPage: (previewed) => {
        window.dispatchEvent(new Event(formsDataChanged))
        openPreviewedBanner()
        const { page } = previewed
        Promise.resolve(page ? codeOf(page) : undefined).then(
          (module) => {
            if (!isLeft) setState({ path, ready: { previewed, ...(module ? { module } : {}) } })
          },
          (error: unknown) => {
            const message = messageOf(error)
            if (!isLeft) setState({ path, failure: { message, isOver: false } })
          },
        )
      },
      onFailure: (failure) =>
        setState(({ path: shownPath, ready }) => ({
          path,
          failure,
          // What is over is no preview any more; otherwise the page stays as it was.
          ...(ready && shownPath === path && !failure.isOver ? { ready } : {}),
        })),
    })
    stopWatching.current = stop
    return () => {
      isLeft = true
      stop()
    }
  }, [path])
  return { state: state.path === path ? state : { path }, stop: () => stopWatching.current?.() }
}

function statusOf({ ready, failure }: State): PreviewStatus {
  if (failure) return { name: 'failed', message: failure.message }
  if (!ready) return { name: 'loading' }
  const { page, drafts, findings } = ready.previewed
  return { name: page ? 'shown' : 'noPage', drafts, findings }
}

type BoundaryProps = {
  version: unknown
  fallback: ReactNode
  onError: (message: string) => void
  children: ReactNode
}

/** Shows what is published instead of a draft that the template cannot draw, until the draft is another one. */
class DraftBoundary extends Component<BoundaryProps, { failed?: unknown }> {
  override state: { failed?: unknown } = {}
  override componentDidCatch(error: Error): void {
    this.setState({ failed: this.props.version })
    this.props.onError(error.message)
  }
  static getDerivedStateFromError = () => null
  override render() {
    return this.state.failed === this.props.version && this.props.version !== undefined
      ? this.props.fallback
      : this.props.children
  }
}

/** The element of the bar, the first of the document: it covers nothing at the lower edge, where notices are. */
function placeOfBar(): Element {
  const id = 'preview-bar'
  const known = document.getElementById(id)
  if (known) return known
  const place = Object.assign(document.createElement('div'), { id })
  place.style.display = 'contents'
  document.body.prepend(place)
  return place
}

function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered])
  return children
}

/** Gives the document the title of a page's head, which is rendered apart: it would add its elements to the page. */
function showTitle(Head: ComponentType<object>, props: object): () => void {
  const element = document.createElement('div')
  const root = createRoot(element)
  const read = (): void => {
    const title = element.querySelector('title')?.textContent
    if (title) document.title = title
  }
  root.render(
    <Rendered onRendered={read}>
      <Head {...props} />
    </Rendered>,
  )
  return () => root.unmount()
}

/**
 * The frame of a page while an editor previews drafts: the page as a build of the drafts would make it, in place of the
 * one that was built, and the bar that says so. A page that is not published takes the place of the not-found page.
 */
export function PreviewFrame({ site, context, data, pageProps, children }: FramedPage) {
  const { pathname } = pageProps.location
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const { state, stop } = usePreviewed(path)
  const [drawingError, setDrawingError] = useState<{ of: unknown; message: string }>()
  const [place, setPlace] = useState<Element>()
  useEffect(() => setPlace(placeOfBar()), [])
  const { previewed, module } = state.ready ?? {}
  const page = previewed?.page
  const shownSite = (previewed?.site ?? site) as unknown as SiteData
  const shownContext = page?.result.pageContext as unknown as PageContext | undefined
  const shownProps = page && {
    ...pageProps,
    data: page.result.data,
    pageContext: shownContext,
    path: page.path,
  }

  const Head = module?.Head
  const headProps = useRef<object>({})
  headProps.current = shownProps ?? {}
  useEffect(() => (Head && page ? showTitle(Head, headProps.current) : undefined), [Head, page])

  const published = (
    <PageFrame site={site} context={context} data={data}>
      {children}
    </PageFrame>
  )
  const Template = module?.default
  const status: PreviewStatus =
    previewed && drawingError?.of === previewed
      ? { name: 'failed', message: `The draft cannot be shown: ${drawingError.message}` }
      : statusOf(state)
  const stopToolbar = useRef<() => void>()
  const leave = (): void => {
    // A question without the cookie, before the next page is there, would be refused.
    stop()
    stopToolbar.current?.()
    forgetPreview()
    const { urlCode } = localeOfPath(path) ?? defaultLocale()
    // Gatsby's name of a page that is shown at any address: this one has not been built.
    const isBuilt = gatsbyState.loader?.loadPageSync(pathname)?.page?.path !== '/404.html'
    // Nothing of the preview stays, neither in memory nor in the history.
    if (isBuilt) window.location.reload()
    else window.location.replace(`/${urlCode}`)
  }
  const latestLeave = useRef(leave)
  latestLeave.current = leave
  const toolbar = previewed?.toolbar
  useEffect(() => {
    if (toolbar === undefined) return
    stopToolbar.current = showPrismicToolbar(toolbar, () => latestLeave.current())
    return () => stopToolbar.current?.()
  }, [toolbar])
  return (
    <>
      {Template && shownProps && shownContext ? (
        <DraftBoundary
          key={`drafts of ${path}`}
          version={previewed}
          fallback={published}
          onError={(message) => setDrawingError({ of: previewed, message })}
        >
          <PageFrame site={shownSite} context={shownContext} data={page.result.data}>
            <Template {...shownProps} />
          </PageFrame>
        </DraftBoundary>
      ) : (
        published
      )}
      {place && createPortal(<PreviewBar status={status} onLeave={leave} />, place)}
    </>
  )
}
