import type { LinkData } from '../../content/cms/links'
import type { FlowProperty } from '../model/flowAnswers'

/**
 * A qualification flow as it is shown: questions with their options, each of which leads to another question or to an
 * outcome. It is JSON, and `readFlow` makes it only of a definition without problems, so it has no dead end and no loop.
 */
export type Flow = {
  /** In the order of the document; the first one begins the flow. */
  steps: readonly [FlowStep, ...FlowStep[]]
  outcomes: readonly FlowOutcome[]
}

export type FlowStep = {
  id: string
  question: string
  help: string
  /** The property of a lead that the answer becomes; undefined for a question that only decides the path. */
  property?: FlowProperty
  /** Any number of options may be chosen, also none. */
  several: boolean
  options: readonly FlowOption[]
}

export type FlowOption = {
  label: string
  /** Names the option within its question: in saved progress, and in the lead when the question has a property. */
  value: string
  /** Id of the step or the outcome that follows. */
  next: string
}

/**
 * What an outcome offers: `meeting` asks for the e-mail address and leads to the meeting booker, `sign_up` asks for it and
 * leads to the registration, `newsletter` is the form of the newsletter, `partner` and `link` lead to a page.
 */
export const outcomeKinds = ['meeting', 'sign_up', 'partner', 'newsletter', 'link'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

export type FlowOutcome = {
  id: string
  kind: OutcomeKind
  title: string
  text: string
  /** Where it leads to; only a newsletter may do without. */
  link?: LinkData
}

/** The answers by id of the step: the values of the chosen options. */
export type Choices = Readonly<Record<string, readonly string[]>>

export const stepOf = (flow: Flow, id: string): FlowStep | undefined =>
  flow.steps.find((step) => step.id === id)

export const outcomeOf = (flow: Flow, id: string): FlowOutcome | undefined =>
  flow.outcomes.find((outcome) => outcome.id === id)
