import { useRef } from 'react'
import type { FlowStatus } from '../../../visitor/analytics/catalogue'
import { analytics } from '../../../visitor/analytics/queue'

/**
 * Reports how far a visitor has come, without anything that was typed: `started` with the first change, `interacted` with
 * each part of the questionnaire that is reached and with the first edit, `completed` with each document that is taken away.
 */
const reportPolicy = (status: FlowStatus): void => analytics.track('Expense policy builder used', { status })

/** What a visit of the builder reports. */
export type PolicyEvents = {
  begun: () => void
  /** Once for each part. */
  reached: (part: string) => void
  completed: () => void
}

/** The events of a visit. `onBegin` is called once, with the first change. */
export function usePolicyEvents(onBegin: () => void): PolicyEvents {
  const reported = useRef(new Set<string>())
  const once = (name: string, report: () => void): void => {
    if (reported.current.has(name)) return
    reported.current.add(name)
    report()
  }
  const begun = (): void =>
    once('started', () => {
      reportPolicy('started')
      onBegin()
    })
  return {
    begun,
    reached: (part) => {
      begun()
      once(`part ${part}`, () => reportPolicy('interacted'))
    },
    completed: () => {
      begun()
      reportPolicy('completed')
    },
  }
}
