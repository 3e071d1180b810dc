import type { GatsbyLoader } from './gatsbyLoader'

type Navigate = NonNullable<Window['___navigate']>

/** What Gatsby keeps on the window, read and written at each use: Gatsby looks it up at each use too. */
export const gatsbyState = {
  /** Undefined before Gatsby has started, and on pages without it. */
  get loader(): GatsbyLoader | undefined {
    return window.___loader
  },
  get navigate(): Navigate | undefined {
    return window.___navigate
  },
  set navigate(navigate: Navigate | undefined) {
    window.___navigate = navigate
  },
  /** Path of the page that the server has sent; Gatsby compares it with the address. */
  get sentPath(): string {
    return window.pagePath
  },
  set sentPath(path: string) {
    window.pagePath = path
  },
  /** Webpack's hash of the code in the browser, which Gatsby compares with that of the data. */
  get buildHash(): string | undefined {
    return window.___webpackCompilationHash
  },
  set buildHash(hash: string) {
    window.___webpackCompilationHash = hash
  },
  /** Whether a new service worker has come: Gatsby's next navigation is then a full load. */
  get hasNewWorker(): boolean {
    return window.___swUpdated === true
  },
  set hasNewWorker(isNew: boolean) {
    window.___swUpdated = isNew
  },
  /** Whether code of the page is missing. */
  get hasFailedResources(): boolean {
    return window.___failedResources === true
  },
  set hasFailedResources(hasFailed: boolean) {
    window.___failedResources = hasFailed
  },
}
