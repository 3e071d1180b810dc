import { isRecord } from '../../core/values/record'

/** The categories that a visitor decides about. */
export const choiceCategories = ['functionality', 'analytics', 'advertisement'] as const

export type ChoiceCategory = (typeof choiceCategories)[number]

/** All categories: `necessary` is always allowed. */
export const consentCategories = ['necessary', ...choiceCategories] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** For each category, whether it is allowed. */
export type ConsentPreferences = Record<ConsentCategory, boolean>

/** The visitor's choice: for every category but `necessary`, whether it is allowed. */
export type ConsentChoice = Record<ChoiceCategory, boolean>

/** The choice that allows what `allows` says. */
export const choiceOf = (allows: (category: ChoiceCategory) => boolean): ConsentChoice =>
  Object.fromEntries(choiceCategories.map((category) => [category, allows(category)])) as ConsentChoice

/** The choice in stored or received data, without what else it has; undefined unless it says each category. */
export function parseChoice(data: unknown): ConsentChoice | undefined {
  if (!isRecord(data)) return undefined
  if (!choiceCategories.every((category) => typeof data[category] === 'boolean')) return undefined
  return choiceOf((category) => data[category] === true)
}

/**
 * The state of consent, the one with the highest precedence last: no decision, which counts as denied and is never
 * stored; everything granted without asking, because the feature flag of the banner is off; decided by the visitor
 * (`decidedAt` in milliseconds since 1970); the browser's Global Privacy Control, with what the visitor has decided about
 * functionality, which it says nothing about: absent without a decision.
 */
export type ConsentState =
  | { name: 'unknown' }
  | { name: 'granted' }
  | { name: 'decided'; preferences: ConsentPreferences; decidedAt: number }
  | { name: 'globalPrivacyControl'; functionality?: boolean }

const everything = (allowed: boolean): ConsentPreferences => ({
  necessary: true,
  ...choiceOf(() => allowed),
})

/** The preferences of a state, for each category. */
export function preferencesIn(state: ConsentState): ConsentPreferences {
  if (state.name === 'decided') return state.preferences
  if (state.name === 'globalPrivacyControl')
    return { ...everything(false), functionality: state.functionality === true }
  return everything(state.name === 'granted')
}

/** True after a decision of the visitor, with the Global Privacy Control as well. */
export const isDecided = (state: ConsentState): boolean =>
  state.name === 'decided' || (state.name === 'globalPrivacyControl' && state.functionality !== undefined)

/**
 * True when the visitor has refused the category, or sends the Global Privacy Control, which refuses analytics and
 * advertisement. No decision is not a refusal, although nothing is allowed then.
 */
export function refusedIn(state: ConsentState, category: ConsentCategory): boolean {
  if (state.name === 'globalPrivacyControl')
    return category === 'functionality' ? state.functionality === false : category !== 'necessary'
  return state.name === 'decided' && !state.preferences[category]
}

/** True for what the Global Privacy Control refuses, whatever a visitor decides. */
export const isRefusedByControl = (category: ConsentCategory): boolean =>
  refusedIn({ name: 'globalPrivacyControl' }, category)

/** A choice as far as it can count: without what the Global Privacy Control refuses, while the browser sends it. */
export const choiceWith = (control: boolean, choice: ConsentChoice): ConsentChoice =>
  choiceOf((category) => choice[category] && !(control && isRefusedByControl(category)))
