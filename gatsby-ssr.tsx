import type fs from 'node:fs'
import type { GatsbySSR } from 'gatsby'
import { isValidElement, useContext, type ReactNode } from 'react'
import { StyleSheetContext } from 'styled-components'
import { islandRenderer } from './src/browser/islands/renderIsland'
import { PageFrame } from './src/browser/page/PageFrame'
import { renderBody } from './src/browser/page/renderBody'
import {
  bodyEnd,
  headElements,
  islandsIn,
  openedStyle,
  playsIn,
  type RenderedPage,
} from './src/browser/page/serverHead'
import type { PageContext } from './src/content/cms/pageContext'
import type { BrowserFiles } from './src/content/site/browserFiles'
import { loadLazyParts } from './src/content/site/lazyPart'
import { type SiteData, siteDataPath } from './src/content/site/siteData'
import { BrowserNeedCollector } from './src/design/hydration/browserCode'
import { RenderIslandProvider } from './src/design/hydration/Island'
import { shorterPage, type PageStyles } from './src/gatsby/shorterPage'
import { withPageStyles } from './src/gatsby/shorterStyle'

/** Arguments of onRenderBody that are missing in Gatsby's types. */
type PageData = {
  componentChunkName: string
  path: string
  result: { pageContext: PageContext }
}
type LoadPageData = (pathname: string) => PageData

/**
 * Node's own require. Gatsby treats a read through the bundled `fs` as an unknown dependency and would render every
 * page again in every build. The digest of the file is in the page context, so Gatsby does know when it changes.
 */
declare const __non_webpack_require__: NodeJS.Require
const { readFileSync } = __non_webpack_require__('node:fs') as typeof fs

type ModuleContext = ((id: string) => unknown) & { keys: () => string[] }
declare global {
  // oxlint-disable-next-line @typescript-eslint/no-namespace -- the way to extend the types of Node
  namespace NodeJS {
    interface Require {
      /** webpack's: the modules of a folder whose path in it matches. */
      context: (folder: string, isRecursive: boolean, modules: RegExp) => ModuleContext
    }
  }
}

/**
 * Every module that a page may load when it is rendered, in the order of their names. styled-components numbers the
 * styles in the order in which their modules are loaded, and writes the number into the page: loaded with the first page
 * that needs them, the same page had other bytes in every process (Gatsby's workers, the publisher).
 */
for (const modules of [
  require.context('./src/templates', false, /^\.\/\w+\.tsx$/),
  require.context('./src/slices', true, /^\.\/\w+\/index\.tsx$/),
  require.context('./src/design/productScreens/scenes', false, /^\.\/\w+\.tsx$/),
  require.context('./src/pages', true, /^\.\/(?:\w+\/)?[\w-]+\.tsx$/),
]) {
  for (const name of modules.keys().sort()) modules(name)
}

let partsAreLoaded: Promise<void> | undefined

/** Set by src/build/browserFiles.ts. */
declare const BROWSER_FILES: BrowserFiles | undefined

const sites = new Map<string, SiteData>()
const renderedPages = new Map<string, RenderedPage>()
/** Paths of pages with a component that needs its code in the browser. */
const livePages = new Set<string>()
/** Paths of pages with a component that shows what another page of the visit has left in memory. */
const memoryPages = new Set<string>()

/** The islands of the pages that are being rendered, by path. */
const islandsOfPages = new Map<string, readonly string[]>()

/** Paths of pages with a picture that plays. */
const playingPages = new Set<string>()

/** The styles of the pages that keep their HTML, by path. */
const stylesOfStaticPages = new Map<string, PageStyles>()

/** The styles of the pages that are being rendered, by path. */
const styleSheets = new Map<string, { toString: () => string }>()

type StyleSheetNoteProps = { pathname: string; children: ReactNode }

/** Notes the style sheet of a page. It is around the page, since an element beside it would change the ids of React. */
function StyleSheetNote({ pathname, children }: StyleSheetNoteProps) {
  styleSheets.set(pathname, useContext(StyleSheetContext).styleSheet)
  return children
}

function siteOf({ locale, siteDigest }: PageContext): SiteData {
  const file = siteDataPath(locale, siteDigest)
  const site = sites.get(file) ?? (JSON.parse(readFileSync(`public${file}`, 'utf8')) as SiteData)
  sites.set(file, site)
  return site
}

export const wrapPageElement: GatsbySSR<Record<string, unknown>, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => {
  const site = siteOf(props.pageContext)
  return (
    <PageFrame site={site} context={props.pageContext} data={props.data}>
      <BrowserNeedCollector
        value={(need) => (need === 'code' ? livePages : memoryPages).add(props.location.pathname)}
      >
        <RenderIslandProvider value={islandRenderer(site)}>
          <StyleSheetNote pathname={props.location.pathname}>{element}</StyleSheetNote>
        </RenderIslandProvider>
      </BrowserNeedCollector>
    </PageFrame>
  )
}

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  await (partsAreLoaded ??= loadLazyParts())
  const html = await renderBody(bodyComponent)
  islandsOfPages.set(pathname, islandsIn(html))
  if (playsIn(html)) playingPages.add(pathname)
  const styles = styleSheets.get(pathname)?.toString() ?? ''
  styleSheets.delete(pathname)
  if (livePages.has(pathname)) return replaceBodyHTMLString(html)
  const shorter = shorterPage(html, styles)
  stylesOfStaticPages.set(pathname, shorter.styles)
  replaceBodyHTMLString(shorter.html)
}

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { pathname, setHeadComponents } = args
  const { loadPageDataSync } = args as unknown as { loadPageDataSync?: LoadPageData }
  // `gatsby develop` renders an empty page: it has no data and no end of its own, and its scripts start at once.
  setHeadComponents(loadPageDataSync ? headElements() : [...headElements(), openedStyle])
  if (!loadPageDataSync) return
  const { componentChunkName, path: pagePath, result } = loadPageDataSync(pathname)
  renderedPages.set(pathname, {
    pagePath,
    componentChunkName,
    context: result.pageContext,
    isStatic: !livePages.delete(pathname),
    showsMemory: memoryPages.delete(pathname),
    islands: islandsOfPages.get(pathname) ?? [],
    plays: playingPages.delete(pathname),
  })
  islandsOfPages.delete(pathname)
}

const isGenerator = (element: ReactNode): boolean =>
  isValidElement<{ name?: string }>(element) && element.props.name === 'generator'

/** Gatsby's own scripts are left out: the bootstrap script does their work. So are its name and version. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  const { pathname, getHeadComponents, replaceHeadComponents, replacePostBodyComponents } = args
  const page = renderedPages.get(pathname)
  if (!page || !BROWSER_FILES) return
  renderedPages.delete(pathname)
  const shorter = stylesOfStaticPages.get(pathname)
  stylesOfStaticPages.delete(pathname)
  const head = getHeadComponents().filter((element) => !isGenerator(element))
  replaceHeadComponents(shorter ? withPageStyles(head, shorter) : head)
  replacePostBodyComponents(bodyEnd(page, BROWSER_FILES))
}
