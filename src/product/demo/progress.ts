/** How far a visitor is in the interactive demo: which step of which flow, and what was done in it. Pure. */
import {
  apply,
  newCompany,
  type ActionType,
  type Company,
  type DemoAction,
  type RefusedInput,
  type Scenario,
} from './company'
import { flowIds, furtherActions, stepsOf, type FlowId, type Step } from './flows'

/** Position in a flow: the index of the step, or the number of steps when it is completed; and what was done in it. */
export type FlowProgress = { step: number; actions: readonly DemoAction[] }

/** The flows that were started. The company follows from what was done in them. */
export type DemoProgress = Partial<Record<FlowId, FlowProgress>>

const notStarted: FlowProgress = { step: 0, actions: [] }

export const progressOf = (progress: DemoProgress, flow: FlowId): FlowProgress => progress[flow] ?? notStarted

export const isCompleted = (progress: DemoProgress, flow: FlowId): boolean =>
  progressOf(progress, flow).step >= stepsOf(flow).length

/** The step that a flow is at; undefined when it is completed. */
export const currentStep = (progress: DemoProgress, flow: FlowId): Step | undefined =>
  stepsOf(flow)[progressOf(progress, flow).step]

/**
 * The company after everything that was done, flow by flow in the order in which they build on each other. An action
 * that is refused changes nothing; `refusedIn` has the flows with one.
 */
export function replay(
  progress: DemoProgress,
  scenario: Scenario,
): { company: Company; refusedIn: ReadonlySet<FlowId> } {
  const refusedIn = new Set<FlowId>()
  let company = newCompany
  for (const flow of flowIds) {
    for (const action of progressOf(progress, flow).actions) {
      const outcome = apply(company, action, scenario)
      if ('refused' in outcome) refusedIn.add(flow)
      else company = outcome.company
    }
  }
  return { company, refusedIn }
}

export const companyOf = (progress: DemoProgress, scenario: Scenario): Company =>
  replay(progress, scenario).company

/** What a visitor did on the screen of a step: went on, or an action of the product. */
export type Move = { flow: FlowId; action?: DemoAction }

export type MoveOutcome = { progress: DemoProgress; advanced: boolean } | { refused: RefusedInput }

/** True for an action that the flow has besides those of its steps, at any of its steps. */
const isFurther = (flow: FlowId, type: ActionType): boolean => furtherActions[flow]?.includes(type) ?? false

/**
 * The progress after a move. It advances when the move is what the step is about; another action of the flow changes the
 * company only. What the product refuses, and an action that belongs to another step, changes nothing.
 */
export function move(progress: DemoProgress, { flow, action }: Move, scenario: Scenario): MoveOutcome {
  const before = progressOf(progress, flow)
  const step = currentStep(progress, flow)
  const completesStep = step !== undefined && step.action === action?.type
  if (action) {
    if (!completesStep && !isFurther(flow, action.type)) return { refused: 'notNow' }
    const outcome = apply(companyOf(progress, scenario), action, scenario)
    if ('refused' in outcome) return outcome
  } else if (!completesStep) return { refused: 'notNow' }
  return {
    advanced: completesStep,
    progress: {
      ...progress,
      [flow]: {
        step: before.step + (completesStep ? 1 : 0),
        actions: action ? [...before.actions, action] : before.actions,
      },
    },
  }
}

/**
 * The progress with one flow at its start again. What was paid with the card of that flow counts as paid with the
 * team's card; a later flow that then makes no sense starts again as well.
 */
export function restart(progress: DemoProgress, flow: FlowId, scenario: Scenario): DemoProgress {
  const rest: DemoProgress = { ...progress }
  delete rest[flow]
  const paid = rest.pay_receipt
  const kept: DemoProgress =
    flow === 'issue_card' && paid
      ? { ...rest, pay_receipt: { ...paid, actions: paid.actions.flatMap(withTeamCard) } }
      : rest
  return withoutRefused(kept, scenario)
}

const withTeamCard = (action: DemoAction): DemoAction[] => {
  if (action.type === 'raiseLimit') return []
  return [action.type === 'pay' ? { type: 'pay', card: 'team' } : action]
}

/** Only the flows whose actions the company accepts. */
export function withoutRefused(progress: DemoProgress, scenario: Scenario): DemoProgress {
  const { refusedIn } = replay(progress, scenario)
  return Object.fromEntries(Object.entries(progress).filter(([flow]) => !refusedIn.has(flow as FlowId)))
}

/** True when the actions of a flow are those of the steps before its position, each in its place. */
export function isConsistent(flow: FlowId, { step, actions }: FlowProgress): boolean {
  const needed = stepsOf(flow)
    .slice(0, step)
    .flatMap(({ action }) => (action ? [action] : []))
  const ofSteps = actions.map(({ type }) => type).filter((type) => !isFurther(flow, type))
  return needed.length === ofSteps.length && needed.every((type, index) => type === ofSteps[index])
}

/** Number of completed flows, and the share of all steps that are done, from 0 to 1. */
export function overallProgress(progress: DemoProgress): { completed: number; share: number } {
  const steps = flowIds.reduce((sum, flow) => sum + stepsOf(flow).length, 0)
  const doneSteps = flowIds.reduce((sum, flow) => sum + progressOf(progress, flow).step, 0)
  return { completed: flowIds.filter((flow) => isCompleted(progress, flow)).length, share: doneSteps / steps }
}
