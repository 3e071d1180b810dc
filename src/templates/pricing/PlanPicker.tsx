import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { analytics } from '../../analytics/queue'
import type { LinkData } from '../../cms/links'
import type { PlanId } from '../../cms/productFacts'
import { Button } from '../../components/Button'
import { Heading } from '../../components/Heading'
import { Slider } from '../../components/Slider'
import { TextLink } from '../../components/TextLink'
import { useBrowserCode } from '../../hydration/browserCode'
import { Island } from '../../hydration/Island'
import { fill } from '../../i18n/format'
import { addressWithChoice, readChoice } from '../../pricing/choice'
import {
  answerForUsers,
  answersParameter,
  pickPlan,
  readAnswers,
  usersForAnswer,
  writeAnswers,
  type GivenAnswers,
} from '../../pricing/planPicker'
import { hasCycles } from '../../pricing/price'
import { admits } from '../../pricing/recommendation'
import { totalInWords, usersInWords } from '../../pricing/words'
import { withParameter } from '../../routing/query'
import { useLocale } from '../../site/SiteContext'
import { PlanLink } from '../../slices/PricingTable/PlanLink'
import { BillingStyle } from '../../slices/PricingTable/PlanPrices'
import { media } from '../../theme/tokens'
import { CycleChoice } from './CycleChoice'
import { PlanTotal } from './PlanTotal'
import type { PriceView } from './planView'
import { usePlanChoice } from './usePlanChoice'

/** The texts of the picker's document; the result shows no text that is empty. */
export type PickerTexts = {
  progress: string
  resultSoFar: string
  resultTitle: string
  reasonsTitle: string
  change: string
  restart: string
}

export type PlanPickerProps = PriceView & {
  questions: {
    question: string
    help: string
    asksUsers: boolean
    answers: { label: string; planId: PlanId | undefined; reason: string }[]
  }[]
  pickerTexts: PickerTexts
  priceLink?: LinkData
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-32);

  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-48);
    align-items: start;
  }
`

const Questions = styled.ol`
  display: grid;
  gap: var(--space-32);
  list-style: none;
  counter-reset: question;
`

const Question = styled.fieldset`
  counter-increment: question;
  scroll-margin-block-start: calc(var(--header-height) + var(--space-16));

  & > legend {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-12);
    align-items: baseline;
    padding: 0;
  }

  & > legend::before {
    content: counter(question);
    color: var(--colour-coral-strong);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & > p {
    padding-block-start: var(--space-4);
    color: var(--colour-ink-muted);
  }
`

const Answers = styled.div`
  display: grid;
  gap: var(--space-8);
  padding-block-start: var(--space-12);
`

const Answer = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-12);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);

  &:has(:checked) {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
  }

  & > label {
    display: flex;
    gap: var(--space-12);
    align-items: center;
    padding: var(--space-12) var(--space-16) 0;
    font-weight: 600;
    cursor: pointer;
  }

  & input {
    flex: none;
    width: var(--space-20);
    height: var(--space-20);
    margin: 0;
    accent-color: var(--colour-accent);

    @media (scripting: none) {
      display: none;
    }
  }

  & > p {
    padding: 0 var(--space-16) var(--space-12) calc(var(--space-16) + var(--space-20) + var(--space-12));
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }

  & a {
    color: var(--colour-accent);
    font-weight: 600;
  }
`

const WithScripting = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

const Result = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  box-shadow: inset 0 6px 0 var(--colour-accent);

  ${media.md} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-24));
  }

  @media (scripting: none) {
    display: none;
  }
`

const Progress = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
`

const Reasons = styled.ul`
  display: grid;
  gap: var(--space-8);
  font-size: var(--font-size-14);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-12);
    align-items: baseline;
    padding-block-start: var(--space-8);
    border-block-start: 1px solid var(--colour-line);
  }
`

const Change = styled.button`
  min-height: var(--space-24);
  padding: 0;
  background: none;
  border: 0;
  color: var(--colour-accent);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-20);
  align-items: center;
`

/** The answers that were chosen before the application could hear it, by question. */
const answersOfControls = (root: HTMLElement | null, count: number): GivenAnswers =>
  Array.from({ length: count }, (_, index) => {
    const checked = root?.querySelector<HTMLInputElement>(`input[name="question-${index}"]:checked`)
    return checked ? Number(checked.value) : undefined
  })

/** The id of a plan's heading on the page. */
export const planElementId = (planId: PlanId): string => `plan-${planId}`

/**
 * Questions whose answers pick a plan. In prerendered HTML they say which answer points to which plan, and why; with the
 * application the plan, its price and the reasons follow the answers.
 */
export function PlanPicker(props: PlanPickerProps) {
  return (
    <Island name="plan-picker" props={props}>
      <LivePlanPicker {...props} />
    </Island>
  )
}

/** The questions themselves, hydrated on their own. */
export function LivePlanPicker({
  questions,
  plans,
  currency,
  texts,
  range,
  pickerTexts,
  priceLink,
}: PlanPickerProps) {
  useBrowserCode()
  const root = useRef<HTMLDivElement>(null)
  const { htmlLang } = useLocale()
  const choice = usePlanChoice(root, range)
  const [selected, setSelected] = useState<GivenAnswers>([])
  const wording = { texts, currency, htmlLang }

  const adoptAnswers = useRef<(answers: GivenAnswers, isNew: (index: number) => boolean) => void>(
    () => undefined,
  )

  useEffect(() => {
    const readAddress = () => setSelected(readAnswers(window.location.search, questions))
    const fromAddress = readAnswers(window.location.search, questions)
    const early = answersOfControls(root.current, questions.length)
    const answers = questions.map((_, index) => early[index] ?? fromAddress[index])
    setSelected(answers)
    // Answers given before the application could hear them; those that the browser has restored are in the address.
    const isNew = (index: number) => early[index] !== undefined && early[index] !== fromAddress[index]
    if (questions.some((_, index) => isNew(index))) adoptAnswers.current(answers, isNew)
    const { pathname } = window.location
    const goBack = () => {
      if (window.location.pathname === pathname) readAddress()
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [questions])

  const { users: chosenUsers } = choice.chosen
  /** The number of users decides about the question that asks for it. */
  const givenWith = (answers: GivenAnswers, users: number | undefined): GivenAnswers =>
    questions.map((question, index) =>
      question.asksUsers && users !== undefined ? answerForUsers(question, plans, users) : answers[index],
    )
  const given = givenWith(selected, chosenUsers)
  const answered = given.filter((answer) => answer !== undefined).length
  const picked = answered > 0 ? pickPlan(questions, plans, given) : undefined
  const isComplete = answered === questions.length

  /** The answers as they are now: in the address, and as the picked plan when they are complete. */
  const take = (answers: GivenAnswers, users: number | undefined): void => {
    const { pathname, search, hash } = window.location
    const next = withParameter(search, answersParameter, writeAnswers(answers))
    if (next !== search) window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`)
    setSelected(answers)
    const all = givenWith(answers, users)
    const plan = all.every((answer) => answer !== undefined)
      ? pickPlan(questions, plans, all)?.plan
      : undefined
    if (plan && plan.id !== choice.chosen.plan)
      analytics.track('Plan picked', { plan: plan.id, cycle: choice.billing })
    if (plan?.id !== choice.chosen.plan) choice.choosePlan(plan?.id)
  }
  const noteAnswer = (index: number, answer: number | undefined): void => {
    const label = questions[index]?.answers[answer ?? -1]?.label
    if (label) analytics.track('Element used', { kind: 'radio', surface: 'pricing', label })
  }
  adoptAnswers.current = (answers, isNew) => {
    let { users } = readChoice(window.location.search)
    questions.forEach((question, index) => {
      const answer = answers[index]
      if (answer === undefined || !isNew(index)) return
      noteAnswer(index, answer)
      if (!question.asksUsers || users !== undefined) return
      users = usersForAnswer(question, plans, answer, range.initial, range.max)
      if (users !== undefined) choice.takeUsers(users)
    })
    take(answers, users)
  }
  const choose = (index: number, answer: number): void => {
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
  }
  const chooseUsers = (users: number): void => {
    choice.chooseUsers(users)
    take(givenWith(selected, users), users)
  }
  const restart = (): void => {
    analytics.track('Element used', { kind: 'button', surface: 'pricing', label: pickerTexts.restart })
    choice.reset()
    take([], undefined)
    root.current?.querySelector<HTMLInputElement>('input')?.focus()
  }
  const change = (index: number): void => {
    analytics.track('Element used', { kind: 'button', surface: 'pricing', label: pickerTexts.change })
    const question = root.current?.querySelector<HTMLElement>(`[data-question="${index}"]`)
    const input =
      question?.querySelector<HTMLInputElement>('input:checked') ?? question?.querySelector('input')
    input?.focus()
  }

  const plan = picked?.plan
  const title = plan
    ? fill(isComplete ? pickerTexts.resultTitle : pickerTexts.resultSoFar, { plan: plan.name })
    : ''
  const progress = fill(pickerTexts.progress, {
    answered: String(answered),
    total: String(questions.length),
  })
  const total =
    plan && chosenUsers !== undefined && admits(plan, chosenUsers)
      ? totalInWords(plan, chosenUsers, choice.billing, wording)
      : ''
  return (
    <Columns ref={root}>
      <Questions role="list">
        {questions.map(({ question, help, asksUsers, answers }, index) => (
          <li key={index}>
            <Question data-question={index}>
              <legend>
                <Heading level={2} size="small">
                  {question}
                </Heading>
              </legend>
              {help ? <p>{help}</p> : null}
              <Answers>
                {asksUsers && (
                  <WithScripting onBlur={choice.settle}>
                    <Slider
                      label={texts.users_label}
                      min={range.min}
                      max={range.max}
                      value={choice.users}
                      valueText={(value) => usersInWords(value, wording)}
                      onChange={chooseUsers}
                    />
                  </WithScripting>
                )}
                {answers.map(({ label, planId, reason }, answer) => {
                  const target = plans.find(({ id }) => id === planId)
                  return (
                    <Answer key={answer}>
                      <label>
                        <input
                          type="radio"
                          name={`question-${index}`}
                          value={answer}
                          checked={given[index] === answer}
                          onChange={() => choose(index, answer)}
                        />
                        {label}
                      </label>
                      <p>
                        {target ? <a href={`#${planElementId(target.id)}`}>{target.name}</a> : null} {reason}
                      </p>
                    </Answer>
                  )
                })}
              </Answers>
            </Question>
          </li>
        ))}
      </Questions>
      <Result>
        <Progress>{progress}</Progress>
        <span className="visually-hidden" role="status">
          {plan ? [title, total].filter(Boolean).join('. ') : ''}
        </span>
        {plan ? (
          <BillingStyle data-billing={choice.billing}>
            <ResultBody>
              <Heading level={2} size="subtitle">
                {title}
              </Heading>
              {chosenUsers === undefined ? null : (
                <>
                  {hasCycles([plan]) && (
                    <CycleChoice
                      label={texts.billing_label}
                      cycle={choice.billing}
                      saving=""
                      onChange={choice.chooseCycle}
                    />
                  )}
                  <PlanTotal plan={plan} users={chosenUsers} wording={wording} />
                </>
              )}
              {picked.demandedBy.length > 0 && (
                <div>
                  <p>
                    <strong>{pickerTexts.reasonsTitle}</strong>
                  </p>
                  <Reasons role="list">
                    {picked.demandedBy.map((demand) => {
                      const answer = questions[demand.question]?.answers[demand.answer]
                      return (
                        <li key={demand.question}>
                          <span>
                            <strong>{answer?.label}:</strong> {answer?.reason}
                          </span>
                          <Change
                            type="button"
                            aria-label={`${pickerTexts.change}: ${questions[demand.question]?.question ?? ''}`}
                            onClick={() => change(demand.question)}
                          >
                            {pickerTexts.change}
                          </Change>
                        </li>
                      )
                    })}
                  </Reasons>
                </div>
              )}
              <Actions>
                <PlanLink
                  plan={plan.id}
                  link={plan.link}
                  choice={{ ...choice.chosen, billing: choice.billing }}
                  isPicked={isComplete}
                />
                {priceLink ? (
                  <TextLink
                    link={{
                      ...priceLink,
                      href: addressWithChoice(priceLink.href, { ...choice.chosen, plan: plan.id }),
                    }}
                  />
                ) : null}
                <Button variant="quiet" onClick={restart}>
                  {pickerTexts.restart}
                </Button>
              </Actions>
            </ResultBody>
          </BillingStyle>
        ) : null}
      </Result>
    </Columns>
  )
}

const ResultBody = styled.div`
  display: grid;
  gap: var(--space-16);
`
