declare global {
  interface Window {
    /** Path of the page that the server has sent; Gatsby compares it with the address. */
    pagePath: string
    ___webpackCompilationHash?: string
    /** Set when a new service worker has come: Gatsby then makes the next navigation a full page load. */
    ___swUpdated?: boolean
    /** Set when code of a part of this page could not be loaded. */
    ___failedResources?: boolean
  }
}

/**
 * Sets what Gatsby's own inline scripts would set, from the attributes of the bootstrap script's element; in `gatsby develop`,
 * which has these scripts, nothing.
 */
export function setGatsbyGlobals(): void {
  const { path, release } = document.getElementById('application')?.dataset ?? {}
  if (path === undefined || release === undefined) return
  window.pagePath = path
  window.___webpackCompilationHash = release.split(' ', 1)[0] ?? ''
}
