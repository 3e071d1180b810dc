import styled, { css } from 'styled-components'
import { Heading } from '../../design/components/Heading'
import { LinkButton } from '../../design/components/LinkButton'
import { Stack } from '../../design/components/Stack'
import { media } from '../../design/theme/tokens'
import { LeadForm, LiveLeadForm } from '../../leads/forms/LeadForm'
import type { FlowOutcome, FlowStep } from '../../leads/qualification/flow'
import { answersStyle, answerStyle, Asked, Help, panelStyle } from './panel'
import { placeId } from './placeId'
import { questionStyle } from './Question'

/**
 * Where scripts run, one place at a time is shown already before the application: the one that the address names, else
 * the first. Without scripts, and on paper, everything can be read.
 */
const oneAtATime = css`
  @supports selector(:has(:target)) {
    @media screen and (scripting: enabled) {
      min-height: 38rem;
      /* The sheet is as high as that of the application, so that it does not grow. */
      align-content: stretch;

      /* The room of the progress that the application shows, and its empty bar. */
      & > section::before {
        content: '';
        display: block;
        height: var(--space-8);
        margin-block: var(--space-24) var(--space-32);
        background: var(--colour-tint);
        border: 1px solid var(--colour-line-strong);
        border-radius: var(--radius-pill);
      }

      & > :not(:target) {
        display: none;
      }

      &:not(:has(> :target)) > :first-child {
        display: block;
      }

      ${media.sm} {
        min-height: 29rem;
      }
    }
  }
`

const Root = styled.div<{ $oneAtATime: boolean }>`
  display: grid;
  gap: var(--space-24);
  align-content: start;
  ${({ $oneAtATime }) => ($oneAtATime ? oneAtATime : '')}
`

const Place = styled.section`
  ${panelStyle}

  &:target {
    border-color: var(--colour-accent);
  }
`

const Title = styled.h2`
  ${questionStyle}
`

const Options = styled.ul`
  ${answersStyle}

  & a,
  & span {
    ${answerStyle}
  }
`

type FlowListProps = {
  steps: readonly FlowStep[]
  outcomes: readonly FlowOutcome[]
  outcomesTitle: string
  /** The application will lead through the questions. */
  isLed: boolean
}

/** The whole flow to read: every question is a section, and each answer a link to what follows. */
export function FlowList({ steps, outcomes, outcomesTitle, isLed }: FlowListProps) {
  // What the application leads through is an island, and there is none within another.
  const NewsletterForm = isLed ? LiveLeadForm : LeadForm
  const places = new Set([...steps, ...outcomes].map(({ id }) => id))
  return (
    <Root $oneAtATime={isLed}>
      {steps.map(({ id, question, help, options }, index) => (
        <Place key={index} id={placeId(id)}>
          <Stack>
            <Asked>
              <Title>{question}</Title>
              {help && <Help>{help}</Help>}
            </Asked>
            <Options role="list">
              {options.map(({ label, next }, position) => (
                <li key={position}>
                  {places.has(next) ? <a href={`#${placeId(next)}`}>{label}</a> : <span>{label}</span>}
                </li>
              ))}
            </Options>
          </Stack>
        </Place>
      ))}
      {steps.length > 0 && outcomes.length > 0 && outcomesTitle && (
        <Heading level={2} size="subtitle">
          {outcomesTitle}
        </Heading>
      )}
      {outcomes.map((outcome, index) => (
        <Place key={index} id={placeId(outcome.id)}>
          <Stack>
            <Title as="h3">{outcome.title}</Title>
            <p>{outcome.text}</p>
            {outcome.kind === 'newsletter' && (
              <NewsletterForm form="newsletter" id={`form-${placeId(outcome.id)}`} />
            )}
            {outcome.link && (
              <div>
                <LinkButton link={outcome.link} />
              </div>
            )}
          </Stack>
        </Place>
      ))}
    </Root>
  )
}
