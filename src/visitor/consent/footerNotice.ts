import type { AskingFlag } from './flagFlow'
import { hidesBanner } from './hiddenBanner'
import { preferencesIn, type ConsentState } from './state'

/**
 * Whether a page says at its end that cookies are in use: when the flag has loaded, analytics or advertisement is allowed,
 * and the address does not say `hide-cookie-banner=true`. It asks nothing.
 */
export function showsFooterNotice(flag: AskingFlag, state: ConsentState, search: string): boolean {
  const { analytics, advertisement } = preferencesIn(state)
  return flag.name === 'loaded' && (analytics || advertisement) && !hidesBanner(search)
}
