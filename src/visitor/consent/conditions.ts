import { preferencesIn, refusedIn, isDecided, type ConsentCategory, type ConsentState } from './state'

/**
 * What must have happened before something is stored: a page was opened; the visitor has used what it is for; has decided
 * about consent; has opened a page, typed in a form or used what it is for, while its category is not refused; has pressed
 * the button that loads a service, where without consent its question comes first; or its category is allowed.
 */
export const storedConditions = [
  'opened',
  'used',
  'decided',
  'openedUnlessRefused',
  'typedUnlessRefused',
  'usedUnlessRefused',
  'pressed',
  'allowed',
] as const

export type StoredCondition = (typeof storedConditions)[number]

/** True for what a visitor who has not decided asks for by what they do: only a refusal prevents it. */
export const isUnlessRefused = (when: StoredCondition): boolean => when.endsWith('UnlessRefused')

type Conditional = { category: ConsentCategory; when: StoredCondition }

/** Whether an entry may be there in a state of consent. */
export function mayBeStoredIn({ category, when }: Conditional, state: ConsentState): boolean {
  if (when === 'allowed') return preferencesIn(state)[category]
  if (when === 'decided') return isDecided(state)
  return !isUnlessRefused(when) || !refusedIn(state, category)
}
