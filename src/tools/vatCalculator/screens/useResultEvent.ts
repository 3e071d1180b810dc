import { useCallback, useEffect, useRef } from 'react'
import { analytics } from '../../../visitor/analytics/queue'

export type ResultEvent = {
  /** The visitor has changed a line. */
  noteUse: () => void
  /** All was deleted: the next result is a new one. */
  noteRemoval: () => void
}

/** Reports a result when there was none before, and the visitor has made it. */
export function useResultEvent(hasResult: boolean): ResultEvent {
  const hadResult = useRef(false)
  const wasUsed = useRef(false)
  useEffect(() => {
    if (hasResult && !hadResult.current && wasUsed.current)
      analytics.track('VAT calculator used', { action: 'calculate' })
    hadResult.current = hasResult
  }, [hasResult])
  return {
    noteUse: useCallback(() => {
      wasUsed.current = true
    }, []),
    noteRemoval: useCallback(() => {
      hadResult.current = false
    }, []),
  }
}
