/**
 * The saved set of `@segment/consent-manager` as an adapter to our own store: its library writes and reads its cookie
 * `tracking-preferences`, for 365 days; the store says what is in it.
 *
 * Only these functions of it are used. Its component cannot be: it sorts destinations into its own three categories, in
 * which consent to analytics alone cannot be said, stores a category that nobody has touched as allowed, fetches the list
 * of destinations without consent and only over HTTPS, and loads the page again on each change, also while a visitor types.
 */
import { loadPreferences, savePreferences } from '@segment/consent-manager'
import { sharedDomain } from '../../../visitor/consent/cookies'
import { savedSetCookie } from '../../../visitor/consent/decisionCookies'
import { savedConsent } from '../../../visitor/consent/saved'
import { isDecided, preferencesIn } from '../../../visitor/consent/state'
import { consent, type ConsentStore } from '../../../visitor/consent/store'
import { allowedDestinations, type Destination } from './allowedDestinations'

/** The library would tell a global `analytics` of somebody else who decided what: an event that nobody has allowed. */
function withoutGlobalAnalytics(act: () => void): void {
  const page = window as { analytics?: unknown }
  const { analytics } = page
  if (!analytics) return act()
  page.analytics = undefined
  try {
    act()
  } finally {
    page.analytics = analytics
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps the saved set as the visitor's decision is. `know` takes the destinations of the workspace; `stop` ends it. Without
 * a decision nothing is written; `keepDecisionCookies` deletes what is left of one.
 */
export function keepSavedSet(store: ConsentStore = consent): {
  know(destinations: readonly Destination[]): void
  stop(): void
} {
  let known: readonly Destination[] = []
  const keep = (): void => {
    const state = store.state()
    if (!isDecided(state)) return
    const customPreferences = savedConsent(preferencesIn(state))
    const destinationPreferences = allowedDestinations(known, customPreferences)
    const { hostname, protocol } = window.location
    try {
      if (same(loadPreferences(), { destinationPreferences, customPreferences })) return
      withoutGlobalAnalytics(() =>
        savePreferences({
          destinationPreferences,
          customPreferences,
          // Without a domain the library would find one by writing cookies for every domain above the host.
          cookieDomain: sharedDomain(hostname) ?? hostname,
          cookieExpires: savedSetCookie.days,
          cookieAttributes: { sameSite: 'Lax', secure: protocol === 'https:' },
        }),
      )
    } catch {
      // The browser blocks cookies.
    }
  }
  const stop = store.subscribe(keep)
  keep()
  return {
    know(destinations) {
      known = destinations
      keep()
    },
    stop,
  }
}
