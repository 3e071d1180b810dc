import { stepOf, type Choices, type Flow, type FlowOption, type FlowStep } from './flow'

/** How far the answers lead through a flow. */
export type FlowProgress = {
  /** The answered steps, from the first on. */
  answered: readonly FlowStep[]
  /** Id of the step that is to be answered, or of the outcome that is reached. */
  next: string
}

/** True when these values are an answer to the step: options it has, one of them unless it takes several. */
export const isAnswer = (
  step: FlowStep,
  values: readonly string[] | undefined,
): values is readonly string[] =>
  values !== undefined &&
  (step.several || values.length === 1) &&
  new Set(values).size === values.length &&
  values.every((value) => step.options.some((option) => option.value === value))

/** What follows a step with this answer. All options of a step that takes several lead to the same place. */
const following = (step: FlowStep, values: readonly string[]): string =>
  (step.options.find(({ value }) => value === values[0]) ?? step.options[0])?.next ?? ''

/**
 * Follows the answers from the first step as far as they go. An answer that the step does not have (any more) counts as
 * none, and answers that are not on the path are ignored.
 */
export function progressOf(flow: Flow, choices: Choices): FlowProgress {
  const answered: FlowStep[] = []
  let next = flow.steps[0].id
  for (;;) {
    const step = stepOf(flow, next)
    const values = step && Object.hasOwn(choices, step.id) ? choices[step.id] : undefined
    if (!step || !isAnswer(step, values)) return { answered, next }
    answered.push(step)
    next = following(step, values)
  }
}

/** The answers that lead to where the visitor is, without others. */
export const validChoices = (flow: Flow, choices: Choices): Choices =>
  Object.fromEntries(progressOf(flow, choices).answered.map(({ id }) => [id, choices[id] ?? []]))

/** The answers with a new one, without those that it makes invalid. */
export const withAnswer = (
  flow: Flow,
  choices: Choices,
  step: FlowStep,
  values: readonly string[],
): Choices => validChoices(flow, { ...choices, [step.id]: values })

/**
 * The place to show for an id that the visitor asks for, such as that of an address: an answered step or the next one;
 * for anything else the next one.
 */
export function currentPlace({ answered, next }: FlowProgress, wanted: string | undefined): string {
  return answered.find(({ id }) => id === wanted)?.id ?? next
}

/**
 * The answers that a visitor at this place must have given: those without which it cannot be reached, from the first
 * question on. For one who has followed the links of the page before the application started.
 */
export function certainChoices(flow: Flow, place: string): Choices {
  const choices: Record<string, readonly string[]> = {}
  let step: FlowStep | undefined = flow.steps[0]
  while (step && step.id !== place) {
    const leading: readonly FlowOption[] = step.options.filter(({ next }) => leadsTo(flow, next, place))
    const [only] = leading
    if (!only || leading.length > 1) break
    choices[step.id] = [only.value]
    step = stepOf(flow, only.next)
  }
  return choices
}

const leadsTo = (flow: Flow, from: string, place: string): boolean =>
  from === place || (stepOf(flow, from)?.options.some(({ next }) => leadsTo(flow, next, place)) ?? false)

/** How far a visitor is. Questions are counted with the one that is shown. */
export type QuestionCount = {
  /** Number of the question that is shown, from 1. */
  number: number
  /** Fewest and most questions after this one, whatever is answered. */
  fewest: number
  most: number
}

/** The number of the question at a step, and how many can follow; undefined at an outcome. */
export function questionCountAt(
  flow: Flow,
  { answered }: FlowProgress,
  place: string,
): QuestionCount | undefined {
  const step = stepOf(flow, place)
  if (!step) return undefined
  const before = answered.findIndex(({ id }) => id === place)
  const [fewest, most] = questionsAfter(flow, step)
  return { number: (before < 0 ? answered.length : before) + 1, fewest, most }
}

/** Fewest and most questions that can follow a step. */
function questionsAfter(flow: Flow, step: FlowStep): [number, number] {
  const known = new Map<string, [number, number]>()
  const after = (one: FlowStep): [number, number] => {
    const found = known.get(one.id)
    if (found) return found
    const lengths = one.options.map(({ next }): [number, number] => {
      const following = stepOf(flow, next)
      if (!following) return [0, 0]
      const [fewest, most] = after(following)
      return [fewest + 1, most + 1]
    })
    const range: [number, number] = [
      Math.min(...lengths.map(([fewest]) => fewest)),
      Math.max(...lengths.map(([, most]) => most)),
    ]
    known.set(one.id, range)
    return range
  }
  return after(step)
}
