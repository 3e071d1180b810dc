/**
 * The visitor's decision as cookies, for what reads it outside of this page: Google's four signals. They hold nothing but
 * the decision, and exist only after one. The saved set is written by its library (src/browser/vendors/segment/savedSet.ts).
 */
import { adSignals } from './adSignals'
import { allCookies, deleteCookies, writeCookie } from './cookies'
import { isDecided, preferencesIn, type ConsentState } from './state'
import { consent, type ConsentStore } from './store'

/** The four signals, with the names of Google's Consent Mode v2. */
export const signalCookies = {
  names: ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'],
  days: 60,
} as const

/** The saved set of `@segment/consent-manager`, where Segment is configured. */
export const savedSetCookie = { name: 'tracking-preferences', days: 365 } as const

const signalsOf = (state: ConsentState): [string, string][] =>
  isDecided(state) ? Object.entries(adSignals(preferencesIn(state))) : []

/**
 * Keeps the signals as the decision is: written after it and after each change, and again when they have run out; deleted,
 * with the saved set, when there is none any more. Until the returned function is called.
 */
export function keepDecisionCookies(store: ConsentStore = consent): () => void {
  const keep = (): void => {
    const present = allCookies()
    const wanted = signalsOf(store.state())
    if (wanted.length === 0) {
      deleteCookies([...signalCookies.names, savedSetCookie.name].filter((name) => present.has(name)))
    }
    for (const [name, value] of wanted) {
      if (present.get(name) !== value) writeCookie(name, value, signalCookies.days)
    }
  }
  const stop = store.subscribe(keep)
  keep()
  return stop
}
