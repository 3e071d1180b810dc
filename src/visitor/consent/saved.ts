import type { ConsentPreferences } from './state'

/** The set of preferences that the analytics consent library stores. */
export type SavedConsent = {
  necessary: boolean
  performance: boolean
  functional: boolean
  advertising: boolean
  marketing: boolean
  marketingAndAnalytics: boolean
}

/**
 * Preferences with the names of the saved set. `marketingAndAnalytics` is for destinations whose kind is not known, so
 * it requires both.
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

/** Preferences with the flag `allowed`: true when every category is allowed. */
export function preferencesWithAllowed(
  preferences: ConsentPreferences,
): ConsentPreferences & { allowed: boolean } {
  return { ...preferences, allowed: Object.values(preferences).every(Boolean) }
}
