import { entriesOf, textOf } from '../../content/cms/fields'
import { linkOf } from '../../content/cms/links'
import { isRecord } from '../../core/values/record'
import { flowProperties, isFlowProperty, isFlowValue, takesSeveral } from '../model/flowAnswers'
import {
  outcomeKinds,
  type Flow,
  type FlowOption,
  type FlowOutcome,
  type FlowStep,
  type OutcomeKind,
} from './flow'

/** What is wrong with a definition, at the path of a field of the document. */
export type FlowProblem = { path: string; problem: string }

type Data = Readonly<Record<string, unknown>>

/** A step or an outcome with its place in the document. */
type Placed<Item> = Item & { path: string }

const unplaced = <Item>({ path: _, ...item }: Placed<Item>): Item => item as unknown as Item

const text = (value: unknown): string => textOf(value).trim()

function readStep(data: Data, path: string): Placed<FlowStep> {
  const property = text(data['property'])
  const usual = text(data['next'])
  return {
    path,
    id: text(data['step_id']),
    question: text(data['question']),
    help: text(data['help']),
    ...(isFlowProperty(property) && { property }),
    several: data['several'] === true,
    options: entriesOf(data['options']).map((option) => ({
      label: text(option['label']),
      value: text(option['value']),
      next: text(option['next']) || usual,
    })),
  }
}

function readOutcome(data: Data, path: string): Placed<FlowOutcome> {
  const kind = text(data['kind'])
  const link = linkOf(data['link'] as Parameters<typeof linkOf>[0])
  return {
    path,
    id: text(data['outcome_id']),
    kind: isOutcomeKind(kind) ? kind : 'link',
    title: text(data['title']),
    text: text(data['text']),
    ...(link && { link }),
  }
}

const isOutcomeKind = (kind: string): kind is OutcomeKind =>
  (outcomeKinds as readonly string[]).includes(kind)

/** Questions and outcomes of a localized document as they are, with or without problems: what can be read. */
export function readPlaces(data: Data): { steps: FlowStep[]; outcomes: FlowOutcome[] } {
  const { steps, outcomes } = read(data)
  return { steps: steps.map(unplaced<FlowStep>), outcomes: outcomes.map(unplaced<FlowOutcome>) }
}

function read(data: Data): { steps: Placed<FlowStep>[]; outcomes: Placed<FlowOutcome>[] } {
  return {
    steps: entriesOf(data['steps']).map((step, index) => readStep(step, `data.steps.${index}`)),
    outcomes: entriesOf(data['outcomes']).map((outcome, index) =>
      readOutcome(outcome, `data.outcomes.${index}`),
    ),
  }
}

/**
 * The flow of a localized document of the type `qualification_flow`; undefined when its definition has a problem. The
 * page then shows the questions as they are and does not lead through them.
 */
export function readFlow(data: Data): Flow | undefined {
  if (flowProblems(data).length > 0) return undefined
  const { steps, outcomes } = readPlaces(data)
  const [first, ...others] = steps
  return first && { steps: [first, ...others], outcomes }
}

/**
 * Everything by which a visitor would get stuck or a lead would lose an answer, in the order of the document: the one
 * rule of the content check and of the page. A flow without any question has no problem, the page then has none.
 */
export function flowProblems(data: Data): FlowProblem[] {
  const { steps, outcomes } = read(data)
  if (steps.length === 0 && outcomes.length === 0) return []
  const targets = new Set([...steps, ...outcomes].map(({ id }) => id))
  return [
    ...idProblems([
      ...steps.map(({ id, path }) => ({ id, path: `${path}.step_id` })),
      ...outcomes.map(({ id, path }) => ({ id, path: `${path}.outcome_id` })),
    ]),
    ...steps.flatMap((step, index) => stepProblems(step, entriesOf(data['steps'])[index] ?? {}, targets)),
    ...outcomes.flatMap((outcome, index) =>
      outcomeProblems(outcome, entriesOf(data['outcomes'])[index] ?? {}),
    ),
    ...wayProblems(steps, outcomes),
  ]
}

const idProblems = (ids: readonly { id: string; path: string }[]): FlowProblem[] =>
  ids.flatMap(({ id, path }, index) => {
    if (id === '') return [{ path, problem: 'the id is missing' }]
    return ids.findIndex((other) => other.id === id) < index
      ? [{ path, problem: `the id "${id}" is there twice` }]
      : []
  })

function stepProblems(step: Placed<FlowStep>, data: Data, targets: ReadonlySet<string>): FlowProblem[] {
  const { path, question, property, several, options } = step
  const problems: FlowProblem[] = []
  const report = (field: string, problem: string): void =>
    void problems.push({ path: `${path}.${field}`, problem })

  if (question === '') report('question', 'the question is missing')
  const wanted = text(data['property'])
  if (wanted !== '' && !property)
    report('property', `"${wanted}" is no property that a flow asks for: ${flowProperties.join(', ')}`)
  if (several && property && !takesSeveral(property))
    report('several', `the property ${property} takes one answer only`)
  if (options.length === 0) report('options', 'the question has no options')
  entriesOf(data['options']).forEach((option, index) => {
    const at = `options.${index}`
    const { label = '', value = '', next = '' } = options[index] ?? {}
    if (label === '') report(`${at}.label`, 'the label is missing')
    if (value === '') report(`${at}.value`, 'the value is missing')
    else if (options.findIndex((other) => other.value === value) < index)
      report(`${at}.value`, `the value "${value}" is there twice`)
    else if (property && !isFlowValue(property, value))
      report(`${at}.value`, `"${value}" is no value of the property ${property}`)
    if (several && text(option['next']) !== '')
      report(`${at}.next`, 'several options may be chosen, so the question alone says what is next')
    else if (next === '') report(`${at}.next`, 'neither the option nor the question says what is next')
    else if (!targets.has(next)) report(`${at}.next`, `no step and no outcome has the id "${next}"`)
  })
  return problems
}

function outcomeProblems({ path, title, kind, link }: Placed<FlowOutcome>, data: Data): FlowProblem[] {
  const wanted = text(data['kind'])
  return [
    ...(title === '' ? [{ path: `${path}.title`, problem: 'the title is missing' }] : []),
    ...(isOutcomeKind(wanted)
      ? []
      : [{ path: `${path}.kind`, problem: `"${wanted}" is no kind of outcome: ${outcomeKinds.join(', ')}` }]),
    // A link to a document gets its address when the document is localized.
    ...(kind === 'newsletter' || link || isDocumentLink(data['link'])
      ? []
      : [{ path: `${path}.link`, problem: 'the outcome leads nowhere' }]),
  ]
}

const isDocumentLink = (field: unknown): boolean => isRecord(field) && field['link_type'] === 'Document'

/** Loops, steps and outcomes that no answer leads to, and properties that one path asks for twice. */
function wayProblems(
  steps: readonly Placed<FlowStep>[],
  outcomes: readonly Placed<FlowOutcome>[],
): FlowProblem[] {
  const [first] = steps
  if (!first) return [{ path: 'data.steps', problem: 'the flow has no question' }]
  const byId = new Map(steps.map((step) => [step.id, step]))
  const reached = reachableFrom(first, byId)
  const loops = steps.flatMap((step) =>
    step.options.flatMap((option, index) => {
      const target = byId.get(option.next)
      return target && (target === step || reachableFrom(target, byId).has(step.id))
        ? [
            {
              path: `${step.path}.options.${index}.next`,
              problem: `"${option.next}" leads back to this question`,
            },
          ]
        : []
    }),
  )
  const unreached = [
    ...steps.slice(1).map(({ id, path }) => ({ id, path: `${path}.step_id` })),
    ...outcomes.map(({ id, path }) => ({ id, path: `${path}.outcome_id` })),
  ].filter(({ id }) => id !== '' && !reached.has(id))
  const askedAgain = steps.flatMap((step) => {
    const after = step.property ? reachableFrom(step, byId) : new Set<string>()
    return steps
      .filter((other) => other !== step && other.property === step.property && after.has(other.id))
      .map((other) => ({
        path: `${other.path}.property`,
        problem: `the question "${step.id}" before it asks for ${step.property} already`,
      }))
  })
  return [
    ...loops,
    ...unreached.map(({ id, path }) => ({ path, problem: `no answer leads to "${id}"` })),
    ...askedAgain,
  ]
}

/** The ids of steps and outcomes that the answers of a step lead to, directly or not. */
function reachableFrom(start: FlowStep, byId: ReadonlyMap<string, FlowStep>): Set<string> {
  const found = new Set<string>()
  const look = (options: readonly FlowOption[]): void => {
    for (const { next } of options) {
      if (found.has(next)) continue
      found.add(next)
      look(byId.get(next)?.options ?? [])
    }
  }
  look(start.options)
  return found
}
