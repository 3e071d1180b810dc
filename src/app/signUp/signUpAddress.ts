/** The query parameter that opens the sign-up modal on any page (§2.4); the starter knows it too. */
const parameter = 'signup'
const value = 'open'

/** True for an address that opens the modal; takes the query of it. */
export const opensSignUp = (search: string): boolean => new URLSearchParams(search).get(parameter) === value

/**
 * Takes `signup=open` out of the address of the page, so that a reload or a copied link does not open the modal
 * again. No navigation: the page stays as it is, and so does the rest of the address.
 */
export function forgetSignUpInAddress(): void {
  const { pathname, search, hash } = window.location
  if (!opensSignUp(search)) return
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== `${parameter}=${value}`)
    .join('&')
  window.history.replaceState(window.history.state, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`)
}
