import { consentKey, decision, readRecord, writeRecord } from './record'
import { preferencesIn, type ConsentCategory, type ConsentChoice, type ConsentState } from './state'

export type ConsentStore = {
  /** Where consent stands now; the same object until something changes. */
  state(): ConsentState
  allows(category: ConsentCategory): boolean
  /** Keeps the visitor's choice, in this browser and for the other tabs. */
  decide(choice: ConsentChoice): void
  /** Grants everything, for this page only: what the visitor decided, now or earlier, is stronger. */
  grantAll(): void
  /** Refuses everything that can be refused; kept like any decision. */
  withdraw(): void
  /** Hears of every change, from other tabs too, until the returned function is called. */
  subscribe(listener: (state: ConsentState) => void): () => void
}

export type ConsentStoreOptions = {
  /** May throw or give nothing, where the browser keeps nothing for the site or there is no browser. */
  storage?: () => Storage | undefined
  /** Whether the browser sends the Global Privacy Control. */
  gpc?: () => boolean
  /** Milliseconds since 1970. */
  now?: () => number
}

const unknown: ConsentState = { name: 'unknown' }
const granted: ConsentState = { name: 'granted' }
const globalPrivacyControl: ConsentState = { name: 'globalPrivacyControl' }

/**
 * A consent store (§3.5, §4). Touches the browser at the first question only. Where nothing can be kept, a decision
 * holds for the page. Never throws.
 */
export function createConsentStore({
  storage = () => (typeof window === 'undefined' ? undefined : window.localStorage),
  gpc = () =>
    typeof navigator !== 'undefined' &&
    (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true,
  now = Date.now,
}: ConsentStoreOptions = {}): ConsentStore {
  const listeners = new Set<(state: ConsentState) => void>()
  let decided: ReturnType<typeof readRecord>
  let grantedWithoutAsking = false
  let started = false

  /** The kept decision; `fallback` when nothing can be read at all. */
  const kept = (fallback: typeof decided): typeof decided => {
    try {
      const place = storage()
      return place ? readRecord(place.getItem(consentKey), now()) : fallback
    } catch {
      return fallback
    }
  }

  const start = (): void => {
    if (started) return
    started = true
    decided = kept(undefined)
    if (typeof window === 'undefined') return
    const readAgain = (): void => change(kept(decided))
    window.addEventListener('storage', ({ key }) => {
      // Without a key another tab has cleared the whole storage.
      if (key === consentKey || key === null) readAgain()
    })
    // A page that comes back from the back-forward cache has heard nothing meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) readAgain()
    })
  }

  const state = (): ConsentState => {
    start()
    // Asked each time: the visitor can switch it on while the page is open.
    if (gpc()) return globalPrivacyControl
    return decided ?? (grantedWithoutAsking ? granted : unknown)
  }

  const change = (next: typeof decided): void => {
    if (JSON.stringify(next) === JSON.stringify(decided)) return
    decided = next
    tell()
  }

  const tell = (): void => {
    for (const listener of [...listeners]) {
      try {
        listener(state())
      } catch (error) {
        // The fault of one must not keep the others running after a withdrawal.
        reportError(error)
      }
    }
  }

  const decide = (choice: ConsentChoice): void => {
    start()
    const next = decision(choice, now())
    try {
      storage()?.setItem(consentKey, writeRecord(next))
    } catch {
      // Kept for this page.
    }
    change(next)
  }

  return {
    state,
    allows: (category) => preferencesIn(state())[category],
    decide,
    grantAll() {
      if (grantedWithoutAsking) return
      grantedWithoutAsking = true
      tell()
    },
    withdraw: () => decide({ functionality: false, analytics: false, advertisement: false }),
    subscribe(listener) {
      start()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The visitor's consent. On the server it is unknown. */
export const consent: ConsentStore = createConsentStore()
