/** Visitors who use the web app: the header leads them there instead of to the registration. */
import { allCookies, writeCookie } from '../../visitor/consent/cookies'

/** The cookie of the web app on the domain that all hosts of the product share; this site only reads it. */
export const loggedInCookie = 'logged_in'

/** Our own, so that a visitor who has logged out is known as well. */
export const previouslyLoggedIn = { name: 'previously_logged_in', days: 365 } as const

/** True for the cookies of a visitor who is logged in, or was in the last year. Other values count as none. */
export const usesApp = (cookies: string): boolean => /(?:^|; )(?:previously_)?logged_in=true\b/.test(cookies)

/** Remembers for a year that the visitor is logged in now. Needs consent to functionality. */
export function rememberLogIn(): void {
  if (allCookies().get(loggedInCookie) === 'true')
    writeCookie(previouslyLoggedIn.name, 'true', previouslyLoggedIn.days)
}
