import { useSyncExternalStore } from 'react'
import { isBuiltWithoutFunctions } from '../../core/hostFunctions'

/*
 * Whether the host has a server that takes forms (`/api`). A host of files has none. A build for such a host says so in its
 * HTML (`FUNCTIONS=off`); with every other build the application finds it out at its start, before anything is typed.
 */

/** True in a build for a host that only serves files: its forms have no fields. */
export const isBuiltWithoutFormServer = isBuiltWithoutFunctions

let isMissing = isBuiltWithoutFormServer
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called by the application when the host has no server that takes forms. */
export function reportMissingFormServer(): void {
  if (isMissing) return
  isMissing = true
  for (const listener of [...listeners]) listener()
}

/** Calls back once, when it is known that the host takes no forms; at once if it is. Returns a function that stops it. */
export function whenFormServerIsMissing(callback: () => void): () => void {
  if (isMissing) callback()
  if (isMissing) return () => undefined
  const stop = subscribe(() => {
    stop()
    callback()
  })
  return stop
}

/** True when the host takes no forms, as far as it is known now. */
export const isFormServerMissing = (): boolean => isMissing

/** The same for a component, which is rendered again when it becomes known. */
export const useHasNoFormServer = (): boolean =>
  useSyncExternalStore(subscribe, isFormServerMissing, () => isBuiltWithoutFormServer)
