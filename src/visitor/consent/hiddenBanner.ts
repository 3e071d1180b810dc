/** True for the query of an address whose page asks nobody: `hide-cookie-banner=true`. */
export const hidesBanner = (search: string): boolean => /[?&]hide-cookie-banner=true(&|$)/.test(search)
