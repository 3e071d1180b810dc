import { takesSeveral, type FlowAnswers } from '../model/flowAnswers'
import type { Choices, Flow, FlowStep } from './flow'
import { progressOf } from './progress'

/** An answer as the visitor reads it. */
export type AnswerText = {
  step: FlowStep
  /** Labels of the chosen options; empty when none was chosen. */
  labels: readonly string[]
  /** A lead carries it. */
  isSent: boolean
}

/** The answers on the path, in its order. */
export const answerTexts = (flow: Flow, choices: Choices): AnswerText[] =>
  progressOf(flow, choices).answered.map((step) => {
    const values = choices[step.id] ?? []
    return {
      step,
      labels: step.options.filter(({ value }) => values.includes(value)).map(({ label }) => label),
      isSent: step.property !== undefined && values.length > 0,
    }
  })

/** What a lead carries of the answers. The definition of the flow is checked, so every value is one of its property. */
export function leadAnswers(flow: Flow, choices: Choices): FlowAnswers {
  const found: Record<string, string | readonly string[]> = {}
  for (const { property, id } of progressOf(flow, choices).answered) {
    const values = choices[id] ?? []
    const [first] = values
    if (property && first !== undefined) found[property] = takesSeveral(property) ? values : first
  }
  return found
}
