import { useCallback, useEffect, useState } from 'react'
import type { Version } from '../content-api/editingContract'
import { readVersions } from './client'

/** Time in ms after which the list is read again: the writes of other editors are seen no other way. */
const period = 2000

const isSame = (one: readonly Version[], other: readonly Version[]): boolean =>
  one.length === other.length && one.every(({ name }, index) => name === other[index]?.name)

/**
 * The earlier versions of a document, the latest first: read with every new value of `stamp`, and again and again as long as the
 * page can be seen. A list that cannot be read stays as it was read last.
 */
export function useVersions(id: string, stamp: unknown): readonly Version[] {
  const [versions, setVersions] = useState<readonly Version[]>([])
  const read = useCallback(
    () =>
      readVersions(id).then(
        (found) => setVersions((known) => (isSame(known, found) ? known : found)),
        // The form says so when the server does not answer.
        () => undefined,
      ),
    [id],
  )
  useEffect(() => void read(), [read, stamp])
  useEffect(() => {
    const readWhenSeen = (): void => {
      if (document.visibilityState === 'visible') void read()
    }
    const timer = setInterval(readWhenSeen, period)
    document.addEventListener('visibilitychange', readWhenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readWhenSeen)
    }
  }, [read])
  return versions
}
