import type { FlagService } from './service'
import { createFlagsStore, type FlagsState } from './store'

export type { FlagReport, FlagService } from './service'
export type { FlagsState } from './store'

const store = createFlagsStore()

/** What this page knows of its flags; the same object until something changes. */
export const flagsState = (): FlagsState => store.state()

/** Calls the listener after every change of the state, until the returned function is called. */
export const subscribeToFlags = (listener: () => void): (() => void) => store.subscribe(listener)

/** Starts the service that `load` gives; undefined when none is configured. For src/browser, once. Never throws. */
export const startFlags = (load: (() => Promise<FlagService>) | undefined): void => store.start(load)
