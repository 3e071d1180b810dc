/** What Gatsby has loaded for a page, as far as the site uses it. */
export type PageResources = {
  page?: { path: string; webpackCompilationHash?: string }
  /** `error` when the page cannot be loaded. */
  status?: string
}

/**
 * The loader through which the application reads every page: `application/pageLoader.ts`, in `gatsby develop` Gatsby's own.
 * Its methods may be replaced: they are looked up at each call.
 */
export type GatsbyLoader = {
  loadPage: (address: string) => Promise<PageResources | undefined>
  loadPageSync: (address: string, options?: object) => PageResources | undefined
  /** Queues the page for prefetching. */
  enqueue: (address: string) => unknown
  /** Loads the page at once. */
  hovering: (address: string) => void
}

declare global {
  interface Window {
    ___loader?: GatsbyLoader
    /** The table of templates; in a build, a separate file (src/gatsby/browserBundle/templateTable.ts). */
    asyncRequires?: {
      components: Readonly<Record<string, (() => Promise<unknown>) | undefined>>
    }
    /** Gatsby's navigation inside the application; `navigate` of the package `gatsby` calls the same. */
    ___navigate?: (address: string | number, options?: { replace?: boolean }) => void
  }
}

/**
 * The path of an address of the site as Gatsby's router names it. The router encodes a percent sign again that belongs to
 * an encoded reserved character, `%2F` becomes `%252F` (@gatsbyjs/reach-router, `getLocation`), and asks the loader for
 * that path as well as for the one in the address bar.
 */
export function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path
  }
}

/** An address without its hash. */
export const withoutHash = (address: string): string => address.split('#', 1)[0] ?? ''

/** Where Gatsby stores the data of a page. */
export const pageDataPath = (pagePath: string): string =>
  `/page-data${pagePath === '/' ? '/index' : pagePath}/page-data.json`

/** Gatsby's hash of the build, which it compares with that of the code in the browser. */
export const appDataPath = '/page-data/app-data.json'
