import { preferencesIn, type ConsentCategory, type ConsentState } from './state'
import { consent, type ConsentStore } from './store'

/**
 * Runs `start` as soon as the category is allowed, at once when it is already, and `stop` when it no longer is; `start`
 * again when it is allowed again. Everything that writes a cookie or stores a value uses it.
 *
 * Returns a function that unsubscribes without running `stop`.
 */
export const whenAllowed = (
  category: ConsentCategory,
  start: () => void,
  stop?: () => void,
  store: ConsentStore = consent,
): (() => void) => whileAllowed((state) => preferencesIn(state)[category], { start, stop, store })

type Run = { start: () => void; stop: (() => void) | undefined; store: ConsentStore }

/** `whenAllowed` for any condition on the state of consent. */
export function whileAllowed(
  isAllowed: (state: ConsentState) => boolean,
  { start, stop, store }: Run,
): () => void {
  let running = false
  const update = (): void => {
    const allowed = isAllowed(store.state())
    if (allowed === running) return
    running = allowed
    if (allowed) start()
    else stop?.()
  }
  const unsubscribe = store.subscribe(update)
  update()
  return unsubscribe
}
