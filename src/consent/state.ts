/** The categories a visitor decides about. `necessary` is always allowed and not asked for. */
export const consentCategories = ['necessary', 'functionality', 'analytics', 'advertisement'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** For each category, whether it is allowed. */
export type ConsentPreferences = Record<ConsentCategory, boolean>

/** The visitor's choice: every category but `necessary`. */
export type ConsentChoice = Omit<ConsentPreferences, 'necessary'>

/**
 * The state of consent, the one with the highest precedence last: no decision, which counts as denied and is never
 * stored; everything granted without asking, because the feature flag of the banner is off; decided by the visitor
 * (`decidedAt` in milliseconds since 1970); the browser's Global Privacy Control, with
 * whether the visitor has refused functionality as well, which it says nothing about.
 */
export type ConsentState =
  | { name: 'unknown' }
  | { name: 'granted' }
  | { name: 'decided'; preferences: ConsentPreferences; decidedAt: number }
  | { name: 'globalPrivacyControl'; refusesFunctionality?: true }

const everything = (allowed: boolean): ConsentPreferences => ({
  necessary: true,
  functionality: allowed,
  analytics: allowed,
  advertisement: allowed,
})

/** The preferences of a state, for each category. */
export function preferencesIn(state: ConsentState): ConsentPreferences {
  return state.name === 'decided' ? state.preferences : everything(state.name === 'granted')
}

/**
 * True when the visitor has refused the category, or sends the Global Privacy Control, which refuses analytics and
 * advertisement. No decision is not a refusal, although nothing is allowed then.
 */
export function refusedIn(state: ConsentState, category: ConsentCategory): boolean {
  if (state.name === 'globalPrivacyControl')
    return category === 'functionality' ? state.refusesFunctionality === true : category !== 'necessary'
  return state.name === 'decided' && !state.preferences[category]
}
