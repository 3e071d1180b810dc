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
export const savedConsent = (allows: ConsentPreferences): SavedConsent => ({
  necessary: allows.necessary,
  performance: allows.analytics,
  functional: allows.functionality,
  advertising: allows.advertisement,
  marketing: allows.advertisement,
  marketingAndAnalytics: allows.analytics && allows.advertisement,
})

/** Preferences with the flag `allowed`: true when every category is allowed. */
export function preferencesWithAllowed(
  preferences: ConsentPreferences,
): ConsentPreferences & { allowed: boolean } {
  return { ...preferences, allowed: Object.values(preferences).every(Boolean) }
}
