import { useCallback, useState } from 'react'

/** Fetches the code that makes the files and checks numbers; again after a failure. */
export const loadExports = () => import('./exportFiles')

export type InvoiceExports = Awaited<ReturnType<typeof loadExports>>

/**
 * The code of files and checks, fetched when the visitor starts: a later download then needs no connection. `prepare` may
 * be called any number of times.
 */
export function useExports(): { exports: InvoiceExports | undefined; prepare: () => void } {
  const [exports, setExports] = useState<InvoiceExports>()
  const prepare = useCallback((): void => {
    loadExports().then(setExports, () => undefined)
  }, [])
  return { exports, prepare }
}
