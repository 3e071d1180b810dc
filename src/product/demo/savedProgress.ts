import { isRecord } from '../../core/values/record'
import { categories, textLimits, type DemoAction, type Scenario } from './company'
import { flowIds, stepsOf, type FlowId } from './flows'
import {
  isConsistent,
  overallProgress,
  withoutRefused,
  type DemoProgress,
  type FlowProgress,
} from './progress'

/** Version of the saved text; a text of another version is not read. */
const version = 1

/** Position of a completed flow in the saved text; the others have the id of their step, which stays when steps change. */
const completed = 'completed'

/** More than any flow needs, corrections included: a longer list was not written by the demo. */
const maxActions = 20

type Fields = Record<string, unknown>

/** The text that keeps the progress. */
export function writeProgress(progress: DemoProgress): string {
  const saved = Object.entries(progress).map(([flow, { step, actions }]) => [
    flow,
    { step: stepsOf(flow as FlowId)[step]?.id ?? completed, actions },
  ])
  return JSON.stringify({ version, flows: Object.fromEntries(saved) })
}

function parsed(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) && value['version'] === version && isRecord(value['flows']) ? value['flows'] : {}
  } catch {
    return {}
  }
}

/**
 * The progress in a saved text, without what is not valid: a flow that is unknown, whose step is gone or whose actions
 * do not lead to it starts again, the others are kept. Empty for a missing or broken text. Never throws.
 */
export function readProgress(text: string | null): DemoProgress {
  const saved = parsed(text)
  const progress: DemoProgress = {}
  for (const flow of flowIds) {
    const one = flowProgress(flow, saved[flow])
    if (one) progress[flow] = one
  }
  return progress
}

/** The progress in a saved text that is possible in the company of the scenario. */
export const restoreProgress = (text: string | null, scenario: Scenario): DemoProgress =>
  withoutRefused(readProgress(text), scenario)

function flowProgress(flow: FlowId, value: unknown): FlowProgress | undefined {
  if (!isRecord(value) || !Array.isArray(value['actions'])) return undefined
  const { step: stepId, actions: list } = value as { step?: unknown; actions: unknown[] }
  const steps = stepsOf(flow)
  const step = stepId === completed ? steps.length : steps.findIndex(({ id }) => id === stepId)
  const actions = list.filter(isAction)
  if (step < 0 || list.length > maxActions || actions.length < list.length) return undefined
  const progress = { step, actions }
  return isConsistent(flow, progress) ? progress : undefined
}

const isText = (value: unknown, limit: number): boolean => typeof value === 'string' && value.length <= limit
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value)

/** Whether a value has the fields of its action; whether they make sense, the company decides. */
function isAction(value: unknown): value is DemoAction {
  if (!isRecord(value)) return false
  switch (value['type'] as DemoAction['type']) {
    case 'draftCard':
      return isText(value['name'], 2 * textLimits.cardName) && isAmount(value['limit'])
    case 'issueCard':
      return (categories as readonly unknown[]).includes(value['category'])
    case 'pay':
      return value['card'] === 'own' || value['card'] === 'team'
    case 'fileExpense':
      return isText(value['account'], 20) && isText(value['note'], 2 * textLimits.note)
    case 'declineExpense':
      return isText(value['reason'], 2 * textLimits.reason)
    case 'approveInvoice':
    case 'assignAccount':
      return isText(value['account'], 20)
    case 'scheduleInvoice':
      return isAmount(value['run'])
    case 'export':
      return isText(value['ledger'], 60)
    case 'raiseLimit':
    case 'attachReceipt':
    case 'approveExpense':
    case 'reopenExpense':
    case 'confirmRun':
    case 'sendReminder':
    case 'lockPeriod':
      return true
    default:
      return false
  }
}

/** The answers of a lead about the demo: how many flows were completed, and the share of all steps from 0 to 1. */
export type DemoAnswers = Partial<
  Record<'interactive_demo_flows_completed' | 'interactive_demo_flow_progress', string>
>

/** What a saved text says in a lead; nothing when no step of the demo was done. */
export function demoAnswers(text: string | null): DemoAnswers {
  const { completed: flowsCompleted, share } = overallProgress(readProgress(text))
  if (share === 0) return {}
  return {
    interactive_demo_flows_completed: String(flowsCompleted),
    interactive_demo_flow_progress: String(Math.round(share * 100) / 100),
  }
}
