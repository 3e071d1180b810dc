import styled from 'styled-components'
import { media } from '../../../design/theme/tokens'
import { visuallyHidden } from '../../../design/theme/visuallyHidden'
import { ToolIcon } from './icons'

export type StepStatus = 'empty' | 'done' | 'problem'

export type NavStep<Step extends string> = {
  step: Step
  name: string
  status: StepStatus
  /** What its status says, for assistive technology. */
  statusText: string
  /** Only where the preview is not beside the form. */
  isNarrowOnly?: boolean
}

const List = styled.ol`
  display: flex;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    flex: 1 1 0;
    min-width: 0;
    counter-increment: step;
  }

  ${media.lg} {
    & > [data-narrow] {
      display: none;
    }
  }
`

const Press = styled.button`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  width: 100%;
  min-height: var(--height-button);
  padding: var(--space-4) 0;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-weight: 500;
  line-height: 1.25;

  &:hover {
    color: var(--colour-ink);
  }

  &[aria-current] {
    color: var(--colour-accent-strong);
    font-weight: 600;
  }
`

/** Counted by the style, so that the numbers are right before the application knows how wide the window is. */
const Mark = styled.span<{ $status: StepStatus }>`
  display: grid;
  place-items: center;
  width: var(--space-32);
  height: var(--space-32);
  background: ${({ $status }) =>
    $status === 'done'
      ? 'var(--colour-accent-soft)'
      : $status === 'problem'
        ? 'var(--colour-coral-soft)'
        : 'var(--colour-surface)'};
  border: 1px solid
    ${({ $status }) =>
      $status === 'done'
        ? 'var(--colour-accent)'
        : $status === 'problem'
          ? 'var(--colour-error)'
          : 'var(--colour-line-strong)'};
  border-radius: var(--radius-pill);
  color: ${({ $status }) => ($status === 'problem' ? 'var(--colour-error)' : 'var(--colour-ink)')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;

  &:empty::before {
    content: counter(step);
  }

  & > svg {
    width: 18px;
    height: 18px;
    stroke-width: 2.2;
    color: var(--colour-accent-strong);
  }

  [aria-current] > & {
    background: var(--colour-accent);
    border-color: var(--colour-accent);
    color: var(--colour-on-accent);
  }

  @media (forced-colors: active) {
    [aria-current] > & {
      border: 4px double Highlight;
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
  }

  [aria-current] > & > svg {
    color: var(--colour-on-accent);
  }
`

/** The names are shown where there is space for them; before, each has its number. */
const Name = styled.span`
  overflow-wrap: anywhere;
  text-align: center;

  @media (max-width: 47.99em) {
    ${visuallyHidden}
  }
`

const Here = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${media.sm} {
    display: none;
  }
`

type StepNavProps<Step extends string> = {
  label: string
  steps: readonly NavStep<Step>[]
  current: Step
  /** `2 of 6`. */
  position: string
  onChoose: (step: Step) => void
}

/** The steps of the tool: each can be opened at any time, and says whether it is filled in. */
export function StepNav<Step extends string>({
  label,
  steps,
  current,
  position,
  onChoose,
}: StepNavProps<Step>) {
  return (
    <nav aria-label={label}>
      <List>
        {steps.map(({ step, name, status, statusText, isNarrowOnly }) => (
          <li key={step} data-narrow={isNarrowOnly ? '' : undefined}>
            <Press
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onChoose(step)}
              data-replay="step"
            >
              <Mark $status={status} aria-hidden="true">
                {status === 'done' ? <ToolIcon name="tick" /> : status === 'problem' ? '!' : null}
              </Mark>
              <Name>
                <span>{name}</span>
                {statusText ? <span className="visually-hidden">{` (${statusText})`}</span> : null}
              </Name>
            </Press>
          </li>
        ))}
      </List>
      <Here aria-hidden="true">{position}</Here>
    </nav>
  )
}
