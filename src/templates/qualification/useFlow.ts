import { useCallback, useEffect, useRef, useState } from 'react'
import { fieldsOf } from '../../core/values/record'
import { rememberFlow } from '../../leads/forms/visitAnswers'
import { leadValuesOf } from '../../leads/model/flowAnswers'
import { outcomeOf, type Choices, type Flow, type FlowStep } from '../../leads/qualification/flow'
import { leadAnswers } from '../../leads/qualification/leadAnswers'
import {
  certainChoices,
  validChoices,
  currentPlace,
  progressOf,
  withAnswer,
} from '../../leads/qualification/progress'
import { qualificationKey, readChoices, writeChoices } from '../../leads/qualification/savedChoices'
import { addressOfStep, stepInQuery } from '../../leads/qualification/stepAddress'
import { analytics } from '../../visitor/analytics/queue'
import { placeId } from './placeId'

export type FlowControl = {
  choices: Choices
  /** Id of the step or the outcome that is shown. */
  place: string
  /** Answers that were given before the page was loaded are there. */
  isResumed: boolean
  /** The visitor chooses an option, without having answered yet. */
  begin: () => void
  /** Answers a step and shows what is to be answered next. */
  answer: (step: FlowStep, values: readonly string[]) => void
  /** Shows a step that is answered already. */
  show: (id: string) => void
  /** Shows the place before this one; undefined at the first question. */
  back: (() => void) | undefined
  /** Forgets all answers. */
  restart: () => void
}

/** Part of the state of a history entry: how many entries of this flow are before it. */
const depthKey = 'qualification'

const depthOf = (state: unknown): number => {
  const depth = fieldsOf(state)[depthKey]
  return typeof depth === 'number' ? depth : 0
}

function store(choices: Choices | undefined): void {
  try {
    if (choices) sessionStorage.setItem(qualificationKey, writeChoices(choices))
    else sessionStorage.removeItem(qualificationKey)
  } catch {
    // The storage is full or forbidden: the answers are kept as long as the page is open.
  }
}

function stored(flow: Flow): Choices {
  try {
    return validChoices(flow, readChoices(sessionStorage.getItem(qualificationKey)))
  } catch {
    return {}
  }
}

/** The place that a link of the prerendered list has led to. */
const placeInHash = (flow: Flow, hash: string): string | undefined =>
  hash ? [...flow.steps, ...flow.outcomes].find(({ id }) => `#${placeId(id)}` === hash)?.id : undefined

/** What is known when the flow begins: answers of this tab, and the place that the address names. */
function beginning(flow: Flow): { choices: Choices; wanted?: string; isResumed: boolean } {
  const choices = stored(flow)
  const { hash, search } = window.location
  const linked = placeInHash(flow, hash)
  if (linked !== undefined) {
    const progress = progressOf(flow, choices)
    const isReached = progress.next === linked || progress.answered.some(({ id }) => id === linked)
    return { choices: isReached ? choices : certainChoices(flow, linked), wanted: linked, isResumed: false }
  }
  return { choices, wanted: stepInQuery(search), isResumed: Object.keys(choices).length > 0 }
}

/**
 * The state of a flow in the browser. Each place is an entry of the history, named in the address; the answers are kept
 * in the session storage of the tab. An address or stored answers that do not fit the flow (any more) show the last place
 * that they lead to. Used only in the browser, after hydration.
 */
export function useFlow(flow: Flow): FlowControl {
  const [first] = useState(() => beginning(flow))
  const [choices, setChoices] = useState(first.choices)
  const [wanted, setWanted] = useState(first.wanted)
  const [isResumed, setIsResumed] = useState(first.isResumed)
  const isStarted = useRef(first.isResumed)
  const [start] = flow.steps
  const progress = progressOf(flow, choices)
  const place = currentPlace(progress, wanted)

  const enter = useCallback(
    (id: string, how: 'pushState' | 'replaceState') => {
      setWanted(id)
      const state: unknown = window.history.state
      const depth = depthOf(state) + (how === 'pushState' ? 1 : 0)
      // The router's own state of the entry stays; a new entry gets a key, by which the router keeps its scroll position.
      const key = how === 'pushState' ? { key: `${depthKey}-${Date.now()}` } : {}
      const address = addressOfStep(window.location, id === start.id ? undefined : id)
      window.history[how]({ ...fieldsOf(state), ...key, [depthKey]: depth }, '', address)
    },
    [start.id],
  )

  // The work-email form of any page of this visit sends them.
  useEffect(() => rememberFlow(leadValuesOf(leadAnswers(flow, choices))), [flow, choices])

  // The address says what is shown, whatever it said before.
  const firstPlace = useRef(place)
  useEffect(() => enter(firstPlace.current, 'replaceState'), [enter])

  useEffect(() => {
    const { pathname } = window.location
    const onReturn = (): void => {
      if (window.location.pathname === pathname) setWanted(stepInQuery(window.location.search) ?? start.id)
    }
    window.addEventListener('popstate', onReturn)
    return () => window.removeEventListener('popstate', onReturn)
  }, [start.id])

  const begin = (): void => {
    if (isStarted.current) return
    isStarted.current = true
    analytics.track('Qualification used', { status: 'started' })
  }

  const answer = (step: FlowStep, values: readonly string[]): void => {
    begin()
    analytics.track('Qualification used', { status: 'interacted', step: step.id })
    const changed = withAnswer(flow, choices, step, values)
    const { next } = progressOf(flow, changed)
    if (outcomeOf(flow, next)) analytics.track('Qualification used', { status: 'completed', step: next })
    setChoices(changed)
    setIsResumed(false)
    store(changed)
    enter(next, 'pushState')
  }

  const placeBefore = ((): string | undefined => {
    const index = progress.answered.findIndex(({ id }) => id === place)
    return progress.answered[(index < 0 ? progress.answered.length : index) - 1]?.id
  })()

  return {
    choices,
    place,
    isResumed,
    begin,
    answer,
    show: (id) => enter(id, 'pushState'),
    back:
      placeBefore === undefined
        ? undefined
        : () => {
            // The browser's own Back, so that both go the same progress and no entry is there twice.
            if (depthOf(window.history.state) > 0) window.history.back()
            else enter(placeBefore, 'replaceState')
          },
    restart: () => {
      isStarted.current = false
      setChoices({})
      setIsResumed(false)
      store(undefined)
      enter(start.id, 'pushState')
    },
  }
}
