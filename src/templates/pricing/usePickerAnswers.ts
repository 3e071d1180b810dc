import { useEffect, useRef, useState, type RefObject } from 'react'
import { withParameter } from '../../core/routing/query'
import { replaceQuery } from '../../core/routing/replaceQuery'
import { defaultCycle } from '../../product/pricing/billing'
import { readChoice } from '../../product/pricing/choice'
import {
  answerForUsers,
  answersParameter,
  pickPlan,
  readAnswers,
  usersForAnswer,
  writeAnswers,
  type GivenAnswers,
  type PickerAnswer,
  type PickerQuestion,
} from '../../product/pricing/planPicker'
import { analytics } from '../../visitor/analytics/queue'
import type { PriceView } from './planView'
import { usePlanChoice } from './usePlanChoice'

/** A question of the plan picker with its words. */
export type QuestionView = PickerQuestion<PickerAnswer & { label: string }> & {
  question: string
  help: string
}

/** The answers that were chosen before hydration, by question. */
const answersOfControls = (root: HTMLElement | null, count: number): GivenAnswers =>
  Array.from({ length: count }, (_, index) => {
    const checked = root?.querySelector<HTMLInputElement>(`input[name="question-${index}"]:checked`)
    return checked ? Number(checked.value) : undefined
  })

type Picker = Pick<PriceView, 'plans' | 'range'> & { questions: readonly QuestionView[] }

/**
 * The visitor's answers to the plan picker and the plan they pick, in step with the query of the page's address as the
 * choice of cycle and users is (`choice`). The number of users and the answer to the question that asks for it decide about
 * each other. `root` holds the controls. Reports the events of the answers.
 */
export function usePickerAnswers(root: RefObject<HTMLElement>, { questions, plans, range }: Picker) {
  const choice = usePlanChoice(root, range)
  const [selected, setSelected] = useState<GivenAnswers>([])
  const adoptAnswers = useRef<(answers: GivenAnswers, isNew: (index: number) => boolean) => void>(
    () => undefined,
  )

  useEffect(() => {
    const ofAddress = () => readAnswers(window.location.search, questions)
    const before = ofAddress()
    const early = answersOfControls(root.current, questions.length)
    const answers = questions.map((_, index) => early[index] ?? before[index])
    setSelected(answers)
    // Answers given before hydration; those that the browser has restored are in the address.
    const isNew = (index: number) => early[index] !== undefined && early[index] !== before[index]
    if (questions.some((_, index) => isNew(index))) adoptAnswers.current(answers, isNew)
    const { pathname } = window.location
    const goBack = () => {
      if (window.location.pathname === pathname) setSelected(ofAddress())
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [root, questions])

  const givenWith = (answers: GivenAnswers, users: number | undefined): GivenAnswers =>
    questions.map((question, index) =>
      question.asksUsers && users !== undefined ? answerForUsers(question, plans, users) : answers[index],
    )
  /** The plan that answers pick when none is missing. */
  const planOf = (answers: GivenAnswers) =>
    answers.includes(undefined) ? undefined : pickPlan(questions, plans, answers)?.plan
  const { users: chosenUsers } = choice.chosen
  const given = givenWith(selected, chosenUsers)

  /** The answers as they are now: in the address, and as the picked plan when they are complete. */
  const take = (answers: GivenAnswers, users: number | undefined): void => {
    replaceQuery(withParameter(window.location.search, answersParameter, writeAnswers(answers)))
    setSelected(answers)
    const plan = planOf(givenWith(answers, users))
    // The address, since the choice of this render may be older: answers are adopted before the next one.
    const { plan: named, billing = defaultCycle } = readChoice(window.location.search)
    if (plan && plan !== planOf(given)) analytics.track('Plan picked', { plan: plan.id, cycle: billing })
    if (plan?.id !== named) choice.choosePlan(plan?.id)
  }
  const noteAnswer = (index: number, answer: number): void => {
    const label = questions[index]?.answers[answer]?.label
    if (label) analytics.track('Element used', { kind: 'radio', surface: 'pricing', label })
  }
  adoptAnswers.current = (answers, isNew) => {
    let { users } = readChoice(window.location.search)
    questions.forEach((question, index) => {
      const answer = answers[index]
      if (answer === undefined || !isNew(index)) return
      noteAnswer(index, answer)
      if (!question.asksUsers) return
      const fitting = usersForAnswer(question, plans, answer, users ?? range.initial, range.max)
      if (fitting === undefined || fitting === users) return
      users = fitting
      choice.takeUsers(users)
    })
    take(answers, users)
  }

  return {
    choice,
    given,
    /** Undefined as long as nothing is answered. */
    picked: given.some((answer) => answer !== undefined) ? pickPlan(questions, plans, given) : undefined,
    choose: (index: number, answer: number): void => {
      const question = questions[index]
      if (!question) return
      noteAnswer(index, answer)
      const users = question.asksUsers
        ? usersForAnswer(question, plans, answer, choice.users, range.max)
        : chosenUsers
      if (users !== chosenUsers && users !== undefined) choice.takeUsers(users)
      take(
        questions.map((_, other) => (other === index ? answer : given[other])),
        users,
      )
    },
    chooseUsers: (users: number): void => {
      choice.chooseUsers(users)
      take(givenWith(selected, users), users)
    },
    restart: (): void => {
      choice.reset()
      take([], undefined)
    },
  }
}
