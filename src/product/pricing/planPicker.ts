import type { PlanId } from '../../content/cms/plans'
import type { ProductPlan } from '../../content/cms/productPlans'
import { recommendedPlan } from './recommendation'

/** An answer that needs at least this plan, and why. Without a plan, or with one the page does not offer, any plan does. */
export type PickerAnswer = { planId: PlanId | undefined; reason: string }

export type PickerQuestion<Answer extends PickerAnswer = PickerAnswer> = {
  /** Asks for a number of users instead of one of the answers. */
  asksUsers: boolean
  answers: readonly Answer[]
}

/** The visitor's answers by question: the index of an answer, or undefined. */
export type GivenAnswers = readonly (number | undefined)[]

export type PickedPlan<Plan> = {
  plan: Plan
  /** The questions whose answers need this plan, none less: the reasons for it. */
  demandedBy: { question: number; answer: number }[]
}

/**
 * The answer to the question for the number of users: the first whose plan is the smallest that admits so many. Undefined
 * when no answer names that plan.
 */
export function answerForUsers<Plan extends Pick<ProductPlan, 'id' | 'maxUsers'>>(
  { answers }: PickerQuestion,
  plans: readonly Plan[],
  users: number,
): number | undefined {
  const plan = recommendedPlan(plans, users)
  const index = answers.findIndex(({ planId }) => planId !== undefined && planId === plan?.id)
  return index < 0 ? undefined : index
}

/** The number of users nearest to `users`, from 1 to `max`, that gives this answer; undefined when none does. */
export function usersForAnswer(
  question: PickerQuestion,
  plans: readonly Pick<ProductPlan, 'id' | 'maxUsers'>[],
  answer: number,
  users: number,
  max: number,
): number | undefined {
  const fitting = Array.from({ length: max }, (_, index) => index + 1).filter(
    (count) => answerForUsers(question, plans, count) === answer,
  )
  return fitting.toSorted((a, b) => Math.abs(a - users) - Math.abs(b - users))[0]
}

/**
 * The smallest plan that covers all given answers, with those that demanded it; the smallest of all when no answer needs
 * one. Undefined without plans. `plans` begin with the smallest.
 */
export function pickPlan<Plan extends Pick<ProductPlan, 'id'>>(
  questions: readonly PickerQuestion[],
  plans: readonly Plan[],
  given: GivenAnswers,
): PickedPlan<Plan> | undefined {
  const needs = questions.flatMap(({ answers }, question) => {
    const answer = given[question]
    if (answer === undefined) return []
    const rank = plans.findIndex(({ id }) => id === answers[answer]?.planId)
    return rank < 0 ? [] : [{ question, answer, rank }]
  })
  const rank = Math.max(0, ...needs.map((need) => need.rank))
  const plan = plans[rank]
  if (!plan) return undefined
  return {
    plan,
    demandedBy: needs
      .filter((need) => need.rank === rank)
      .map(({ question, answer }) => ({ question, answer })),
  }
}

/** The query parameter with the answers of a visitor who comes back to the questions: `2.1.-.3`, `-` for none. */
export const answersParameter = 'answers'

/** Answers as they are written in an address; empty when none is given. */
export const writeAnswers = (given: GivenAnswers): string =>
  given.some((answer) => answer !== undefined)
    ? given.map((answer) => (answer === undefined ? '-' : String(answer + 1))).join('.')
    : ''

/** The answers in the query of an address. A question or an answer that the page does not have any more is not answered. */
export function readAnswers(search: string, questions: readonly PickerQuestion[]): GivenAnswers {
  const parts = (new URLSearchParams(search).get(answersParameter) ?? '').split('.')
  return questions.map(({ answers }, index) => {
    const part = parts[index] ?? ''
    const answer = /^\d{1,3}$/.test(part) ? Number(part) - 1 : -1
    return answers[answer] ? answer : undefined
  })
}
