import { whileAllowed } from './gate'
import { preferencesIn, refusedIn } from './state'
import { consent, type ConsentStore } from './store'
import { endingCategory, mayRun, mayRunOnRequest, type ThirdPartyName } from './thirdParties'

/**
 * Runs `start` as soon as what a third party needs is allowed, at once when it is already, and `stop` when it no longer
 * is; `start` again when it is allowed again. Everything that loads or contacts one uses it, or `whenAskedFor`.
 *
 * Returns a function that unsubscribes without running `stop`.
 */
export const whenThirdPartyMay = (
  name: ThirdPartyName,
  start: () => void,
  stop?: () => void,
  store: ConsentStore = consent,
): (() => void) => whileAllowed((state) => mayRun(name, state), { start, stop, store })

/** Whether a third party may be loaded for what the visitor has just requested, by a press or by typing. */
export const mayBeAskedFor = (name: ThirdPartyName, store: ConsentStore = consent): boolean =>
  mayRunOnRequest(name, store.state())

/**
 * Runs `start` for a visitor who asks for a third party, at once and if it may run then; `stop` once, when a later decision
 * refuses it or what had allowed it ends. A consent given later starts nothing again.
 *
 * Returns a function that unsubscribes without running `stop`.
 */
export function whenAskedFor(
  name: ThirdPartyName,
  start: () => void,
  stop: () => void,
  store: ConsentStore = consent,
): () => void {
  const category = endingCategory(name)
  if (!category || !mayBeAskedFor(name, store)) return () => undefined
  let wasAllowed = store.allows(category)
  const unsubscribe = store.subscribe((state) => {
    const isAllowed = preferencesIn(state)[category]
    const isOver = refusedIn(state, category) || (wasAllowed && !isAllowed)
    wasAllowed = isAllowed
    if (!isOver) return
    unsubscribe()
    stop()
  })
  start()
  return unsubscribe
}
