import type { FlowStatus } from '../../visitor/analytics/catalogue'
import { analytics } from '../../visitor/analytics/queue'
import { stepsOf, type FlowId, type StepId } from '../demo/flows'
import { progressOf, type DemoProgress } from '../demo/progress'

/** What was reported since the page was loaded: restarting a flow reports nothing twice. */
const reported = new Set<string>()

function reportOnce(key: string, status: FlowStatus, flow: FlowId, progress: number): void {
  if (reported.has(key)) return
  reported.add(key)
  analytics.track('Interactive demo used', { status, flow, progress: Math.round(progress * 100) / 100 })
}

/** A visitor has opened a flow at its start. A flow that is resumed was started before. */
export function reportOpened(progress: DemoProgress, flow: FlowId): void {
  const { step, actions } = progressOf(progress, flow)
  if (step === 0 && actions.length === 0) reportOnce(`${flow} started`, 'started', flow, 0)
}

/** A visitor has used the screen of a step: reported once for each, with the progress after it. */
export function reportUse(progress: DemoProgress, flow: FlowId, step: StepId): void {
  const { step: position } = progressOf(progress, flow)
  const { length } = stepsOf(flow)
  if (position >= length) reportOnce(`${flow} completed`, 'completed', flow, 1)
  else reportOnce(`${flow} ${step}`, 'interacted', flow, position / length)
}

/** The gate of phones is shown. */
export function reportGate(): void {
  analytics.track('Interactive demo gate shown', {})
}

/** For tests: as after loading the page. */
export const forgetReported = (): void => reported.clear()
