import { ownStylesAttribute } from '../ownStyles'

/** What the built file of a page that keeps its HTML consists of. */
export type StaticPageFile = {
  /** The path of the page, which may be above the requested address. */
  path: string
  /** Webpack's hash of the build that wrote it. */
  hash: string
  /** The HTML inside of `<main>`. */
  main: string
  /** The language of the document. */
  lang: string
  /** The elements of the head that belong to this page: title, meta data, alternates, structured data. */
  head: Element[]
  /** The style sheet of styled-components with its notes; empty on a page without islands. */
  styles: string
  /** The rules of its content. */
  ownStyles: string
}

const mainElement = /<main [^>]*>(.*)<\/main>/s
const styledStyles = /<style data-styled[^>]*>(.*?)<\/style>/s
const ownStyles = RegExp(`<style ${ownStylesAttribute}[^>]*>(.*?)</style>`, 's')
const anyStyles = /<style.*?<\/style>/gs
const applicationTag = /<script id="application"[^>]*>/

/** Reads the HTML file of a page; undefined when the page does not keep its HTML when it is
 * opened in the application, or it is no page of the site. */
export function readStaticPageFile(html: string): StaticPageFile | undefined {
  const main = mainElement.exec(html)?.[1]
  const tag = applicationTag.exec(html)?.[0]
  if (main === undefined || !tag) return undefined
  const head = html.slice(0, html.indexOf('</head>')).replace(anyStyles, '')
  // A parsed document runs no script and loads nothing.
  const parsed = new DOMParser().parseFromString(`${head}</head><body>${tag}</script>`, 'text/html')
  const { path, release, kept } = parsed.getElementById('application')?.dataset ?? {}
  // Some keep it as the first page of a document only (useVisitMemory).
  if (path === undefined || release === undefined || kept !== '') return undefined
  return {
    path,
    hash: release.split(' ', 1)[0] ?? '',
    main,
    lang: parsed.documentElement.lang,
    head: [...parsed.head.querySelectorAll('[data-gatsby-head]')],
    styles: styledStyles.exec(html)?.[1] ?? '',
    ownStyles: ownStyles.exec(html)?.[1] ?? '',
  }
}
