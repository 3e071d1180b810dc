import type { ConsentPreferences } from './state'

/** The set of §3.7 that the analytics consent library keeps. */
export type SavedConsent = {
  necessary: boolean
  performance: boolean
  functional: boolean
  advertising: boolean
  marketing: boolean
  marketingAndAnalytics: boolean
}

/**
 * Preferences in the names of the saved set. `marketingAndAnalytics` stands for destinations of either kind, which
 * cannot be told apart: it needs both.
 */
export function savedConsent({
  necessary,
  functionality,
  analytics,
  advertisement,
}: ConsentPreferences): SavedConsent {
  return {
    necessary,
    performance: analytics,
    functional: functionality,
    advertising: advertisement,
    marketing: advertisement,
    marketingAndAnalytics: analytics && advertisement,
  }
}

/** Preferences with the flag of §3.7: `allowed` when nothing is refused. */
export function preferencesWithAllowed(
  preferences: ConsentPreferences,
): ConsentPreferences & { allowed: boolean } {
  return { ...preferences, allowed: Object.values(preferences).every(Boolean) }
}
