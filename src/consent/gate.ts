import { preferencesIn, type ConsentCategory } from './state'
import { consent, type ConsentStore } from './store'

/**
 * Runs `start` as soon as the category is allowed, at once when it is already, and `stop` when it no longer is; `start`
 * again when it is allowed again. Everything that loads a third party, writes a cookie or stores a value uses it.
 *
 * Returns a function that unsubscribes without running `stop`.
 */
export function whenAllowed(
  category: ConsentCategory,
  start: () => void,
  stop?: () => void,
  store: ConsentStore = consent,
): () => void {
  let running = false
  const update = (): void => {
    const allowed = preferencesIn(store.state())[category]
    if (allowed === running) return
    running = allowed
    if (allowed) start()
    else stop?.()
  }
  const unsubscribe = store.subscribe(update)
  update()
  return unsubscribe
}
