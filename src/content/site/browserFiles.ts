/** What webpack wrote for the browser, as far as pages name it: passed from the bundle's build to the HTML renderer. */
export type BrowserFiles = {
  /** Webpack's hash of the whole compilation; Gatsby compares it with that of page data from another build. */
  hash: string
  /**
   * File names by chunk name: `app` (with runtime and framework), `templates` (the table of the page components), and one
   * chunk for each page component and each tool (`tool-` and the name of its island).
   */
  chunks: Record<string, string[]>
}
