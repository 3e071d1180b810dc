import type { ReactNode } from 'react'
import type { PageContext } from '../../content/cms/pageContext'
import type { BrowserFiles } from '../../content/site/browserFiles'
import { localeFilePath } from '../../content/site/localeFilePath'
import { siteDataPath } from '../../content/site/siteData'
import { frameCss } from '../../design/layout/frameCss'
import { openedCssPath } from '../../design/layout/openedCssPath'
import { colours } from '../../design/theme/colours'
import { fontPreloads } from '../../design/theme/fonts'
import { globalCss } from '../../design/theme/globalCss'
import { menuIconsCss } from '../../design/theme/icons/sprite'
import { motionCssPath } from '../../design/theme/motionCssPath'
import { printCssPath } from '../../design/theme/printCss'
import { appDataPath, pageDataPath } from '../../gatsby/gatsbyLoader'
import { pageScript } from '../bootstrap/pageScript'

/** The elements in the head of every page: styles, preloaded fonts, icons. */
export function headElements(): ReactNode[] {
  return [
    <meta key="color-scheme" name="color-scheme" content="light" />,
    ...fontPreloads.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <style key="global-css" dangerouslySetInnerHTML={{ __html: globalCss + frameCss + menuIconsCss }} />,
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

/** The style of opened menus. */
export const openedStyle = <link key="opened-css" rel="stylesheet" href={openedCssPath} />

/** The data of a page that the end of the body needs. */
export type RenderedPage = {
  pagePath: string
  componentChunkName: string
  context: PageContext
  /** True when no component of the page needs its code (useBrowserCode): the page keeps its HTML, without its template. */
  isStatic: boolean
  /** True when it keeps its HTML as the first page of a document only (useVisitMemory). */
  showsMemory: boolean
  /** The islands of the page. */
  islands: readonly string[]
  /** True when a picture of the product plays. */
  plays: boolean
}

/** The islands in the HTML of a page, each once. */
export const islandsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name)),
]

/** True when a picture in the HTML of a page plays. */
export const playsIn = (html: string): boolean => html.includes(' plays"')

/**
 * The addresses of every file that the application needs to start on a page: scripts, then data. The code of a page's only
 * tool is among them: visitors come to use it, and it would be requested only when the application runs.
 */
function applicationFiles(page: RenderedPage, { chunks }: BrowserFiles): string[] {
  const { pagePath, componentChunkName, context, isStatic, islands } = page
  const tools = islands.map((name) => `tool-${name}`).filter((name) => name in chunks)
  const names = [
    ...(isStatic ? ['app'] : ['app', 'templates', componentChunkName]),
    ...(islands.length > 0 ? ['islands'] : []),
    ...(tools.length === 1 ? tools : []),
  ]
  const scripts = new Set(names.flatMap((name) => chunks[name] ?? []))
  return [
    ...[...scripts].map((file) => `/${file}`),
    pageDataPath(pagePath),
    appDataPath,
    siteDataPath(context.locale, context.siteDigest),
    localeFilePath('redirect-sources', context.locale),
  ]
}

/**
 * The end of the body: the script of the page, with the files and names it needs as attributes, and the styles of opened menus and of pictures that play, which nothing waits for ("A page in the browser" in
 * docs/architecture.md). Attributes are outside of the CSP hash, so the script has the same bytes on every page.
 */
export function bodyEnd(page: RenderedPage, browser: BrowserFiles): ReactNode[] {
  return [
    <script
      key="application"
      id="application"
      data-path={page.pagePath}
      {...(page.isStatic ? { 'data-kept': page.showsMemory ? 'first' : '' } : {})}
      data-release={[browser.hash, ...applicationFiles(page, browser)].join(' ')}
      dangerouslySetInnerHTML={{ __html: pageScript }}
    />,
    openedStyle,
    ...(page.plays ? [<link key="motion-css" rel="stylesheet" href={motionCssPath} />] : []),
  ]
}
