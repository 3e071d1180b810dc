import { decidedEvent } from './page'
import { hasPrivacyControl } from './privacyControl'
import { consentKey, decision, readRecord, writeRecord } from './record'
import {
  choiceOf,
  choiceWith,
  preferencesIn,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentState,
} from './state'

export type ConsentStore = {
  /** The current state; the same object until something changes. */
  state(): ConsentState
  allows(category: ConsentCategory): boolean
  /**
   * Stores the visitor's choice, in this browser and for the other tabs; without what the Global Privacy Control refuses
   * while the browser sends it.
   */
  decide(choice: ConsentChoice): void
  /** Grants everything, for this page only: a decision of the visitor, now or earlier, takes precedence. */
  grantAll(): void
  /** Ends `grantAll`. */
  endGrant(): void
  /** Refuses everything but `necessary`; stored like any decision. */
  withdraw(): void
  /** Calls the listener after every change, also in other tabs, until the returned function is called. */
  subscribe(listener: (state: ConsentState) => void): () => void
}

export type ConsentStoreOptions = {
  /** May throw or return undefined, when the browser blocks storage or there is no browser. */
  storage?: () => Storage | undefined
  /** Whether the browser sends the Global Privacy Control. */
  gpc?: () => boolean
  /** Milliseconds since 1970. */
  now?: () => number
}

const unknown: ConsentState = { name: 'unknown' }
const granted: ConsentState = { name: 'granted' }
const control: ConsentState = { name: 'globalPrivacyControl' }
const controlAndAllowed: ConsentState = { name: 'globalPrivacyControl', functionality: true }
const controlAndRefused: ConsentState = { name: 'globalPrivacyControl', functionality: false }

/**
 * Creates a consent store. It accesses the browser only when it is first used. When storage is blocked, a decision is
 * valid for the page. Never throws.
 */
export function createConsentStore({
  storage = () => (typeof window === 'undefined' ? undefined : window.localStorage),
  gpc = hasPrivacyControl,
  now = Date.now,
}: ConsentStoreOptions = {}): ConsentStore {
  const listeners = new Set<(state: ConsentState) => void>()
  let decided: ReturnType<typeof readRecord>
  let grantedWithoutAsking = false
  let started = false

  /** The stored decision; `fallback` when storage cannot be read. */
  const readStored = (fallback: typeof decided): typeof decided => {
    try {
      const available = storage()
      return available ? readRecord(available.getItem(consentKey), now()) : fallback
    } catch {
      return fallback
    }
  }

  /** The decision made in the banner of this page. */
  const decidedOnPage = (): typeof decided =>
    typeof window === 'undefined' ? undefined : readRecord(window.__consent?.record ?? null, now())

  const start = (): void => {
    if (started) return
    started = true
    decided = decidedOnPage() ?? readStored(undefined)
    if (typeof window === 'undefined') return
    const readAgain = (): void => change(readStored(decided))
    window.addEventListener('storage', ({ key }) => {
      // Without a key another tab has cleared the whole storage.
      if (key === consentKey || key === null) readAgain()
    })
    window.addEventListener(decidedEvent, () => change(decidedOnPage() ?? readStored(decided)))
    // A page in the back-forward cache receives no storage events.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) readAgain()
    })
  }

  const state = (): ConsentState => {
    start()
    // Read each time: the visitor can switch it on while the page is open.
    if (gpc()) {
      if (!decided) return control
      return decided.preferences.functionality ? controlAndAllowed : controlAndRefused
    }
    return decided ?? (grantedWithoutAsking ? granted : unknown)
  }

  const change = (next: typeof decided): void => {
    if (JSON.stringify(next) === JSON.stringify(decided)) return
    decided = next
    notify()
  }

  const notify = (): void => {
    for (const listener of [...listeners]) {
      try {
        listener(state())
      } catch (error) {
        // After a withdrawal, an error of one listener must not prevent the others from stopping.
        reportError(error)
      }
    }
  }

  const decide = (choice: ConsentChoice): void => {
    start()
    const next = decision(choiceWith(gpc(), choice), now())
    const text = writeRecord(next)
    if (typeof window !== 'undefined' && window.__consent) window.__consent.record = text
    try {
      storage()?.setItem(consentKey, text)
    } catch {
      // The decision is valid for this page.
    }
    change(next)
  }

  const grant = (granted: boolean): void => {
    if (grantedWithoutAsking === granted) return
    grantedWithoutAsking = granted
    if (typeof window !== 'undefined' && window.__consent) window.__consent.granted = granted
    notify()
  }

  return {
    state,
    allows: (category) => preferencesIn(state())[category],
    decide,
    grantAll: () => grant(true),
    endGrant: () => grant(false),
    withdraw: () => decide(choiceOf(() => false)),
    subscribe(listener) {
      start()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The visitor's consent. On the server it is unknown. */
export const consent: ConsentStore = createConsentStore()
