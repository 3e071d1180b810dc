import { startTransition, useCallback, useEffect, useState } from 'react'
import { refusedIn } from '../../visitor/consent/state'
import { consent } from '../../visitor/consent/store'
import type { DemoAction, RefusedInput, Scenario } from '../demo/company'
import { flowParameter, type FlowId } from '../demo/flows'
import { companyOf, currentStep, move, restart, type DemoProgress } from '../demo/progress'
import { restoreProgress, writeProgress } from '../demo/savedProgress'
import { storedProgress, storeProgress } from '../demo/storage'
import { reportOpened, reportUse } from './demoEvents'
import { leaveScreen } from './screenChange'

const keeps = (): boolean => !refusedIn(consent.state(), 'functionality')

/** Keeps the progress, unless the visitor has refused that; nothing is kept before something was done. */
function keep(progress: DemoProgress): boolean {
  if (!keeps()) {
    storeProgress(null)
    return false
  }
  return storeProgress(Object.keys(progress).length > 0 ? writeProgress(progress) : null)
}

/** Puts the flow into the address of the page, or takes it away; the rest of the address stays. */
function showInAddress(flow: FlowId | undefined): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  if (flow) query.set('flow', flowParameter(flow))
  else query.delete('flow')
  const text = query.toString()
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${text ? `?${text}` : ''}${flow ? '' : hash}`,
  )
}

/** The state of the open demo: flow, progress and company, and what a visitor can do with them. */
export function useDemo(scenario: Scenario, first: FlowId) {
  const [flow, setFlow] = useState(first)
  const [progress, setProgress] = useState<DemoProgress>(() => restoreProgress(storedProgress(), scenario))
  const [isStatic, setIsKept] = useState(true)
  const step = currentStep(progress, flow)

  useEffect(() => showInAddress(flow), [flow])
  useEffect(() => {
    reportOpened(progress, flow)
    // Only when a flow is opened or started again.
  }, [flow, progress])

  const change = useCallback((next: DemoProgress): void => {
    const isSaved = keep(next)
    // The next screen is rendered in small steps: no task is long on a phone.
    startTransition(() => {
      setProgress(next)
      setIsKept(isSaved)
    })
  }, [])

  const go = (action?: DemoAction): RefusedInput | undefined => {
    if (!step) return 'notNow'
    const outcome = move(progress, { flow, ...(action && { action }) }, scenario)
    if ('refused' in outcome) {
      reportUse(progress, flow, step.id)
      return outcome.refused
    }
    reportUse(outcome.progress, flow, step.id)
    if (outcome.advanced) leaveScreen()
    change(outcome.progress)
    return undefined
  }

  return {
    flow,
    step,
    progress,
    company: companyOf(progress, scenario),
    isStatic,
    go,
    touch: () => {
      if (step) reportUse(progress, flow, step.id)
    },
    open: (next: FlowId) => startTransition(() => setFlow(next)),
    restartFlow: () => change(restart(progress, flow, scenario)),
    restartAll: (to: FlowId) => {
      change({})
      startTransition(() => setFlow(to))
    },
  }
}

export type Demo = ReturnType<typeof useDemo>
