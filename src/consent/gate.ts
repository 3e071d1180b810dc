import { preferencesIn, type ConsentCategory } from './state'
import { consent, type ConsentStore } from './store'

/**
 * Runs `start` as soon as the category is allowed, at once when it is, and `stop` when that ends; `start` again
 * when it is allowed again. Everything that loads a third party, writes a cookie or keeps a value goes through here.
 *
 * Gives a function that ends the watch without running `stop`.
 */
export function whenAllowed(
  category: ConsentCategory,
  start: () => void,
  stop?: () => void,
  store: ConsentStore = consent,
): () => void {
  let running = false
  const follow = (): void => {
    const allowed = preferencesIn(store.state())[category]
    if (allowed === running) return
    running = allowed
    if (allowed) start()
    else stop?.()
  }
  const end = store.subscribe(follow)
  follow()
  return end
}
