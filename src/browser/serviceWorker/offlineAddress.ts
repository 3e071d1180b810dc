/** The folder of `public/` with the pages that are shown without a connection. */
export const offlineFolder = 'offline'

/** The address of such a page. No page of the site is called so: the file is no `index.html`. */
export const offlineAddress = (urlCode: string): string => `/${offlineFolder}/${urlCode}.html`
