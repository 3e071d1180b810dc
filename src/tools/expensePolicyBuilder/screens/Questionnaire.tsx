import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Progress } from '../../../design/components/Progress'
import { media } from '../../../design/theme/tokens'
import { Actions, Panel } from '../../controls/layout'
import { PanelStrip } from '../../controls/PanelStrip'
import { isChoiceId, type AnswerId, type Answers, type Market } from '../model/answers'
import { askedQuestions, stepIds, type StepId } from '../model/questions'
import type { PolicyBuilderWords } from './policyBuilderWords'
import { QuestionControl } from './QuestionControl'

type QuestionnaireProps = {
  words: PolicyBuilderWords
  market: Market
  answers: Answers
  step: StepId
  /** How often a step was opened: the focus goes to the title of one that the visitor has opened. */
  arrivals: number
  /** Which clauses the last answer has changed: shown here where the policy is below the questions. */
  changedText: string
  onStep: (step: StepId) => void
  onChange: (update: (answers: Answers) => Answers) => void
  onSeePolicy: () => void
}

const Parts = styled.nav`
  min-width: 0;
`

/** On a phone the parts are a strip that is moved sideways. */
const Steps = styled.ol`
  position: relative;
  display: flex;
  gap: var(--space-8);
  margin-inline: calc(var(--space-24) * -1);
  padding: var(--space-4) var(--space-24);
  overflow-x: auto;
  list-style: none;

  & > li {
    flex: none;
  }

  ${media.sm} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`

const Step = styled.button`
  display: inline-flex;
  gap: var(--space-8);
  align-items: center;
  min-height: 2.25rem;
  padding: var(--space-4) var(--space-16);
  background: transparent;
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-pill);
  font-size: var(--font-size-14);
  font-weight: 500;

  &:hover {
    border-color: var(--colour-ink);
  }

  &[aria-current] {
    background: var(--colour-accent);
    border-color: var(--colour-accent);
    color: var(--colour-on-accent);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 3px solid Highlight;
    }
  }
`

const Title = styled.h2`
  font-size: var(--font-size-24);
  outline: none;
  scroll-margin-block-start: calc(var(--header-height, 5.25rem) + var(--space-24));
`

/** Short fields share a row, questions with options have their own. */
const Questions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-24) var(--space-16);
  align-items: start;

  & > [data-wide='true'] {
    grid-column: 1 / -1;
  }
`

/** Only where the policy is below the questions. */
const WhereBelow = styled.span`
  ${media.lg} {
    display: none;
  }
`

const isWide = (id: AnswerId): boolean =>
  isChoiceId(id) || ['company', 'owner', 'countries', 'currency', 'not_paid'].includes(id)

/** The questionnaire, one part at a time; every part can be gone to at any time. */
export function Questionnaire({
  words,
  market,
  answers,
  step,
  arrivals,
  changedText,
  onStep,
  onChange,
  onSeePolicy,
}: QuestionnaireProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const steps = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (arrivals > 0) {
      title.current?.focus({ preventScroll: true })
      title.current?.scrollIntoView({ block: 'nearest' })
    }
    const strip = steps.current
    const current = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && current)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
  }, [step, arrivals])
  const index = stepIds.indexOf(step)
  const before = stepIds[index - 1]
  const after = stepIds[index + 1]
  return (
    <Panel>
      <Progress
        label={words.steps_label}
        value={index + 1}
        max={stepIds.length}
        valueText={fill(words.step_of, { step: String(index + 1), steps: String(stepIds.length) })}
      />
      <Parts aria-label={words.steps_label}>
        <Steps ref={steps}>
          {stepIds.map((id) => (
            <li key={id}>
              <Step
                type="button"
                aria-current={id === step ? 'step' : undefined}
                onClick={() => onStep(id)}
                data-replay={`step-${id}`}
              >
                {words[`step_${id}`]}
              </Step>
            </li>
          ))}
        </Steps>
      </Parts>
      <Title ref={title} tabIndex={-1}>
        {words[`step_${step}`]}
      </Title>
      <Questions>
        {askedQuestions(step, answers).map((question) => (
          <div key={question.id} data-wide={isWide(question.id)}>
            <QuestionControl
              question={question}
              words={words}
              market={market}
              answers={answers}
              onChange={onChange}
            />
          </div>
        ))}
      </Questions>
      <Actions>
        {before ? (
          <Button variant="secondary" onClick={() => onStep(before)}>
            {words.back}
          </Button>
        ) : null}
        {after ? (
          <Button onClick={() => onStep(after)} data-replay="next">
            {fill(words.next, { title: words[`step_${after}`] })}
          </Button>
        ) : (
          <Button onClick={onSeePolicy}>{words.to_policy}</Button>
        )}
        {after ? (
          <WhereBelow>
            <Button variant="quiet" onClick={onSeePolicy} data-replay="to-policy">
              {words.to_policy}
            </Button>
          </WhereBelow>
        ) : null}
      </Actions>
      <PanelStrip aria-hidden="true">{changedText}</PanelStrip>
    </Panel>
  )
}
