import { allCookies, deleteCookies } from './cookies'
import type { StoredKind } from './registry'
import { preferencesIn, refusedIn, type ConsentState } from './state'
import { consent, type ConsentStore } from './store'
import { storedNames } from './storedNames'

/**
 * Time in ms after a withdrawal at which everything is deleted once more: a script that is already loaded may write again
 * before its vendor has stopped it.
 */
const afterwards = 1000

type Stored = typeof storedNames

const isIn = (stored: Stored, kind: StoredKind, name: string): boolean =>
  stored.some(
    (group) =>
      group.kind === kind &&
      group.names.some((known) =>
        known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
      ),
  )

/** Whether entries may be there in a state: with consent, or as what the visitor asks for, unless it is refused. */
const mayBeStored = ({ category, unlessRefused }: Stored[number], state: ConsentState): boolean =>
  preferencesIn(state)[category] || (unlessRefused === true && !refusedIn(state, category))

function clearStorage(kind: 'localStorage' | 'sessionStorage', stored: Stored): void {
  try {
    const storage = window[kind]
    for (const key of Object.keys(storage)) if (isIn(stored, kind, key)) storage.removeItem(key)
  } catch {
    // The browser blocks storage.
  }
}

async function clearCaches(stored: Stored): Promise<void> {
  try {
    for (const name of await caches.keys()) if (isIn(stored, 'cacheStorage', name)) await caches.delete(name)
  } catch {
    // The browser has no caches, or blocks them.
  }
}

function forget(stored: Stored): void {
  if (stored.length === 0) return
  deleteCookies([...allCookies().keys()].filter((name) => isIn(stored, 'cookie', name)))
  clearStorage('localStorage', stored)
  clearStorage('sessionStorage', stored)
  void clearCaches(stored)
}

/**
 * Deletes every entry of the registry whose category is withdrawn, our own and those of services, on every domain level:
 * at once, a moment later, and when the page ends, a reload included. What a refusal of another visit has left over is
 * deleted at the start, and so is what the Global Privacy Control does not allow. An undecided visitor is not a refusal:
 * what is stored then stays. Until the returned function is called.
 */
export function forgetWithdrawn(store: ConsentStore = consent): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let allowed = preferencesIn(store.state())
  let withdrawn: Stored = []
  const again = (): void => {
    const state = store.state()
    forget(withdrawn.filter((group) => !mayBeStored(group, state)))
  }
  const clear = (): void => {
    const state = store.state()
    const before = allowed
    allowed = preferencesIn(state)
    const latest = storedNames.filter(
      (group) =>
        !mayBeStored(group, state) &&
        (refusedIn(state, group.category) ||
          (before[group.category] && !allowed[group.category]) ||
          state.name === 'globalPrivacyControl'),
    )
    if (latest.length === 0) return
    withdrawn = latest
    forget(withdrawn)
    clearTimeout(timer)
    timer = setTimeout(again, afterwards)
    // After the listeners of services, which may write until then.
    window.addEventListener('pagehide', again)
  }
  const unsubscribe = store.subscribe(clear)
  clear()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', again)
    unsubscribe()
  }
}
