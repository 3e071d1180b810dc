import { withoutPair } from '../../core/routing/query'
import { replaceQuery } from '../../core/routing/replaceQuery'

/** The query parameter that opens the sign-up modal on any page; src/browser/bootstrap/bootstrap.ts repeats it. */
const parameter = 'signup'
const value = 'open'

/** True for the query of an address that opens the modal. */
export const opensSignUp = (search: string): boolean => new URLSearchParams(search).get(parameter) === value

/**
 * Removes `signup=open` from the address of the page, so that a reload or a copied link does not open the modal again.
 * It is no navigation, and the rest of the address does not change.
 */
export function forgetSignUpInAddress(): void {
  const { search } = window.location
  if (opensSignUp(search)) replaceQuery(withoutPair(search, `${parameter}=${value}`))
}
