import { useCallback, useRef } from 'react'
import { analytics } from '../../../visitor/analytics/queue'

/** Reports what a visitor does in the calculator, without any figure. */
export function useRoiEvents() {
  const changed = useRef(new Set<string>())
  const isCompleted = useRef(false)
  /** The first change starts the calculator; each further assumption is an interaction, once however often it is changed. */
  const reportChange = useCallback((assumption: string): void => {
    if (changed.current.has(assumption)) return
    changed.current.add(assumption)
    analytics.track('ROI calculator used', { status: changed.current.size === 1 ? 'started' : 'interacted' })
  }, [])
  /** The visitor takes the result away: as a file or as a link. Once. */
  const reportCompleted = useCallback((): void => {
    if (isCompleted.current) return
    isCompleted.current = true
    analytics.track('ROI calculator used', { status: 'completed' })
  }, [])
  return { reportChange, reportCompleted }
}
