import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { LinkData } from '../../content/cms/links'
import type { PlanId } from '../../content/cms/plans'
import { useLocale } from '../../content/site/SiteContext'
import { Badge } from '../../design/components/Badge'
import { Heading } from '../../design/components/Heading'
import { useBrowserCode } from '../../design/hydration/browserCode'
import { Island } from '../../design/hydration/Island'
import { media } from '../../design/theme/tokens'
import { analytics } from '../../visitor/analytics/queue'
import { PickerResult, type PickerTexts } from './PickerResult'
import type { PickerPlan, PriceView } from './planView'
import { usePickerAnswers, type QuestionView } from './usePickerAnswers'

export type PlanPickerProps = PriceView<PickerPlan> & {
  questions: readonly QuestionView[]
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
    color: var(--colour-label);
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
  display: flex;
  flex-wrap: wrap;
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
    flex: 1 1 10rem;
    gap: var(--space-12);
    align-items: center;
    padding: var(--space-12) 0 0 var(--space-16);
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

  /* The badge with the plan. */
  & > span {
    align-self: start;
    margin: var(--space-12) var(--space-16) 0 auto;
    background: var(--colour-tint);
    color: var(--colour-ink-muted);

    @media (scripting: none) {
      display: none;
    }
  }

  & > p {
    flex: 1 0 100%;
    padding: 0 var(--space-16) var(--space-12) calc(var(--space-16) + var(--space-20) + var(--space-12));
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }

  /* Without scripts nothing picks a plan: a link leads to it then. */
  & a {
    display: none;
    color: var(--colour-accent);
    font-weight: 600;

    @media (scripting: none) {
      display: inline;
    }
  }
`

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
  const { choice, given, picked, choose, chooseUsers, restart } = usePickerAnswers(root, {
    questions,
    plans,
    range,
  })
  /** The question that follows the one the visitor has last dealt with, by its index; unknown before the first use. */
  const [next, setNext] = useState<number>()
  const wording = { texts, currency, htmlLang }
  const used = (label: string): void =>
    analytics.track('Element used', { kind: 'button', surface: 'pricing', label })
  const startAgain = (): void => {
    used(pickerTexts.restart)
    restart()
    setNext(undefined)
    root.current?.querySelector<HTMLInputElement>('input')?.focus()
  }
  const goTo = (index: number): void => {
    setNext(index)
    const question = root.current?.querySelector<HTMLElement>(`[data-question="${index}"]`)
    const input =
      question?.querySelector<HTMLInputElement>('input:checked') ?? question?.querySelector('input')
    input?.focus()
  }
  const change = (index: number): void => {
    used(pickerTexts.change)
    goTo(index)
  }
  const goBack = (): void => {
    used(pickerTexts.back)
    const lastAnswered = given.findLastIndex((answer) => answer !== undefined)
    goTo(Math.max((next ?? lastAnswered + 1) - 1, 0))
  }
  return (
    <Columns ref={root}>
      <Questions role="list">
        {questions.map(({ question, help, answers }, index) => (
          <li key={index}>
            <Question data-question={index}>
              <legend>
                <Heading level={2} size="small">
                  {question}
                </Heading>
              </legend>
              {help ? <p>{help}</p> : null}
              <Answers>
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
                          onChange={() => {
                            setNext(index + 1)
                            choose(index, answer)
                          }}
                        />
                        <span>{label}</span>
                      </label>
                      {target ? <Badge>{target.name}</Badge> : null}
                      <p>
                        <span>{reason}</span>{' '}
                        {target ? <a href={`#${planElementId(target.id)}`}>{target.name}</a> : null}
                      </p>
                    </Answer>
                  )
                })}
              </Answers>
            </Question>
          </li>
        ))}
      </Questions>
      <PickerResult
        questions={questions}
        given={given}
        plans={plans}
        picked={picked}
        choice={choice}
        range={range}
        wording={wording}
        pickerTexts={pickerTexts}
        {...(priceLink && { priceLink })}
        onUsers={(users) => {
          setNext(questions.findIndex(({ asksUsers }) => asksUsers) + 1)
          chooseUsers(users)
        }}
        onChange={change}
        onBack={goBack}
        onRestart={startAgain}
      />
    </Columns>
  )
}
