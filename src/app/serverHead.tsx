import type { ReactNode } from 'react'
import type { PageContext } from '../cms/pageContext'
import { siteDataPath } from '../site/siteData'
import { fontPreloads } from '../theme/fonts'
import { globalCss } from '../theme/globalCss'
import { printCssPath } from '../theme/printCss'
import { colours } from '../theme/tokens'
import { inlineStarter } from './starter/inline'

/** The elements in the head of every page: styles, preloaded fonts, icons. */
export function headElements(): ReactNode[] {
  return [
    <meta key="color-scheme" name="color-scheme" content="light" />,
    ...fontPreloads.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <style key="global-css" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    // After the style that it overrides. Browsers fetch it last and do not wait for it.
    <link key="print-css" rel="stylesheet" media="print" href={printCssPath} />,
    // Browsers that support SVG use the second; the first is for all others.
    <link key="icon-fallback" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="theme-colour" name="theme-color" content={colours.paper} />,
  ]
}

/** The data of a page that the end of the body needs. */
export type RenderedPage = {
  pagePath: string
  componentChunkName: string
  context: PageContext
  /** True when no component of the page needs its code (useBrowserCode): the page keeps its HTML, without its template. */
  isKept: boolean
}

const pageDataPath = (pagePath: string): string =>
  `/page-data${pagePath === '/' ? '/index' : pagePath}/page-data.json`

type Keyed = { key?: string | null }

const isPagePathScript = (element: ReactNode): boolean =>
  typeof element === 'object' && element !== null && (element as Keyed).key === 'script-loader'

/**
 * The end of the body: Gatsby's scripts in an inert template, the data for the starter as attributes of it, and the
 * starter ("A page in the browser" in docs/architecture.md).
 */
export function bodyEnd(gatsbyElements: readonly ReactNode[], page: RenderedPage): ReactNode[] {
  const { pagePath, componentChunkName, context, isKept } = page
  return [
    <template
      key="application"
      id="application"
      data-page-path={pagePath}
      {...(isKept ? { 'data-kept': '' } : {})}
      data-chunks={isKept ? '' : componentChunkName}
      data-files={`${pageDataPath(pagePath)} /page-data/app-data.json`}
      data-site-data={siteDataPath(context.locale, context.siteDigest)}
    >
      {gatsbyElements.filter((element) => !isPagePathScript(element))}
    </template>,
    <script key="starter" dangerouslySetInnerHTML={{ __html: inlineStarter }} />,
  ]
}
