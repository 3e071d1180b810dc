import { flagDefaults, parseFlags, type FlagName, type Flags } from './flags'
import type { FlagService } from './service'

/**
 * What the page knows of its flags: no service is configured, or not known yet that one is; not answered yet; the flags; no
 * response in time or no usable one. A late answer makes `unreachable` `loaded`.
 */
export type FlagsState =
  | { name: 'off' }
  | { name: 'loading' }
  | { name: 'loaded'; values: Flags }
  | { name: 'unreachable' }

/** Time in ms within which the service must answer; LaunchDarkly recommends no more than this. */
export const flagsTimeLimit = 5000

export type FlagsStore = {
  /** The current state; the same object until something changes. */
  state(): FlagsState
  /** Calls the listener after every change of the state, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Starts the service that `load` gives; undefined when none is configured. Never throws. */
  start(load: (() => Promise<FlagService>) | undefined): void
}

/** Creates a store of flags. `inform` gets the reason why there are none, once. */
export function createFlagsStore(inform: (reason: unknown) => void = informDeveloper): FlagsStore {
  const listeners = new Set<() => void>()
  let state: FlagsState = { name: 'off' }

  const change = (next: FlagsState): void => {
    if (isSame(state, next)) return
    state = next
    for (const listener of [...listeners]) listener()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(load) {
      if (!load) return
      change({ name: 'loading' })
      const failed = (reason: unknown): void => {
        clearTimeout(timer)
        if (state.name !== 'loading') return
        inform(reason)
        change({ name: 'unreachable' })
      }
      const timer = setTimeout(
        () => failed(new Error(`No answer within ${flagsTimeLimit} ms`)),
        flagsTimeLimit,
      )
      const loaded = (values: Readonly<Record<string, unknown>>): void => {
        clearTimeout(timer)
        change({ name: 'loaded', values: parseFlags(values) })
      }
      load()
        .then((service) => service({ loaded, failed }))
        .catch(failed)
    },
  }
}

function isSame(one: FlagsState, other: FlagsState): boolean {
  if (one.name !== 'loaded' || other.name !== 'loaded') return one.name === other.name
  return Object.keys(flagDefaults).every(
    (name) => one.values[name as FlagName] === other.values[name as FlagName],
  )
}

/** Visitors and their console are not bothered: without flags the defaults apply. */
function informDeveloper(reason: unknown): void {
  if (process.env.NODE_ENV === 'development')
    // oxlint-disable-next-line no-console -- Only in development, where somebody may wonder about it.
    console.info('The defaults of all feature flags apply:', reason)
}
