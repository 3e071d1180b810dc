/** What a visitor can decide about (§3.7). `necessary` is no question and always allowed. */
export const consentCategories = ['necessary', 'functionality', 'analytics', 'advertisement'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** True is allowed. */
export type ConsentPreferences = Record<ConsentCategory, boolean>

/** What the visitor is asked: everything but `necessary`. */
export type ConsentChoice = Omit<ConsentPreferences, 'necessary'>

/**
 * Where consent stands (§4), the strongest last: nothing decided, which counts as denied and is never stored;
 * everything granted without asking, because the flag says that nothing is asked; decided by the visitor (`decidedAt`
 * in milliseconds since 1970); the browser's Global Privacy Control.
 */
export type ConsentState =
  | { name: 'unknown' }
  | { name: 'granted' }
  | { name: 'decided'; preferences: ConsentPreferences; decidedAt: number }
  | { name: 'globalPrivacyControl' }

const everything = (allowed: boolean): ConsentPreferences => ({
  necessary: true,
  functionality: allowed,
  analytics: allowed,
  advertisement: allowed,
})

/** What a state allows, category by category. */
export function preferencesIn(state: ConsentState): ConsentPreferences {
  return state.name === 'decided' ? state.preferences : everything(state.name === 'granted')
}

/**
 * True when the visitor said no: refused the category, or sends the Global Privacy Control, which speaks against
 * analytics and advertisement. Nothing decided is no refusal, although nothing is allowed then.
 */
export function refusedIn(state: ConsentState, category: ConsentCategory): boolean {
  if (state.name === 'globalPrivacyControl') return category === 'analytics' || category === 'advertisement'
  return state.name === 'decided' && !state.preferences[category]
}
