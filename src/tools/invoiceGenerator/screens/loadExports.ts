import { useSyncExternalStore } from 'react'

const importExports = () => import('./exportFiles')

export type InvoiceExports = Awaited<ReturnType<typeof importExports>>

let loaded: InvoiceExports | undefined
const listeners = new Set<() => void>()

/** Fetches the code that makes the files and checks numbers; again after a failure. */
export async function loadExports(): Promise<InvoiceExports> {
  if (loaded) return loaded
  loaded = await importExports()
  for (const listener of listeners) listener()
  return loaded
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the code ahead. Any number of calls; without a connection the next one tries again. */
const prepare = (): void => void loadExports().catch(() => undefined)

/**
 * The code of files and checks, fetched when the visitor starts: a later download then needs no connection. `prepare` may
 * be called any number of times.
 */
export function useExports(): { exports: InvoiceExports | undefined; prepare: () => void } {
  const exports = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
  return { exports, prepare }
}
