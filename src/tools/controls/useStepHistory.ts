import { useCallback, useEffect, useRef, useState } from 'react'
import { isRecord } from '../../core/values/record'

/** The field of a history entry's state that names the step of a tool. */
const stepField = 'toolStep'

const fieldsOf = (state: unknown): Record<string, unknown> => (isRecord(state) ? state : {})

/** How often a step was opened, so that each entry has a key of its own, by which the router keeps its scroll position. */
let entries = 0

type StepHistory<Step extends string> = {
  step: Step
  /** Opens a step as an entry of the history. */
  goTo: (step: Step) => void
  /** How often a step was opened by the visitor, also with Back and Forward: 0 as long as the page is as it was loaded. */
  arrivals: number
}

/**
 * The step of a tool, which the browser's Back and Forward lead through; a reload stays in it. The address stays the same:
 * steps are no places to link to. `onReturn` is called before a step is shown by Back or Forward.
 */
export function useStepHistory<Step extends string>(
  steps: readonly Step[],
  first: Step,
  onReturn?: () => void,
): StepHistory<Step> {
  const [{ step, arrivals }, setShown] = useState({ step: first, arrivals: 0 })
  const latest = useRef({ steps, onReturn })
  latest.current = { steps, onReturn }

  useEffect(() => {
    const stepOfEntry = (): Step => {
      const named = fieldsOf(window.history.state)[stepField]
      return latest.current.steps.find((one) => one === named) ?? first
    }
    setShown((before) => (before.step === stepOfEntry() ? before : { ...before, step: stepOfEntry() }))
    const { pathname } = window.location
    const comeBack = (): void => {
      if (window.location.pathname !== pathname) return
      latest.current.onReturn?.()
      setShown((before) =>
        before.step === stepOfEntry() ? before : { step: stepOfEntry(), arrivals: before.arrivals + 1 },
      )
    }
    window.addEventListener('popstate', comeBack)
    return () => window.removeEventListener('popstate', comeBack)
  }, [first])

  const goTo = useCallback((next: Step): void => {
    entries += 1
    const key = `${stepField}-${Date.now()}-${entries}`
    window.history.pushState({ ...fieldsOf(window.history.state), key, [stepField]: next }, '')
    setShown((before) => ({ step: next, arrivals: before.arrivals + 1 }))
  }, [])

  return { step, goTo, arrivals }
}
