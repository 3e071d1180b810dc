import { useId } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { media } from '../../theme/tokens'

type ProgressProps = {
  label: string
  /** How much of `max` is done; without it the progress is indeterminate. */
  value?: number
  max?: number
  /** The value in words beside the label: `2 of 5`. */
  valueText?: string
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4) var(--space-16);
  font-size: var(--font-size-14);

  & > label {
    font-weight: 500;
  }

  & > span {
    color: var(--colour-ink-muted);
    font-variant-numeric: tabular-nums;
  }
`

const passBy = keyframes`
  from {
    background-position: 150% 0;
  }

  to {
    background-position: -50% 0;
  }
`

/** A bar that moves along; with reduced motion it rests in the middle. */
const endless = css`
  background: linear-gradient(90deg, transparent, var(--colour-accent), transparent) 50% 0 / 50% 100%
    no-repeat;

  ${media.motion} {
    animation: ${passBy} 1.8s linear infinite;
  }
`

const Bar = styled.progress`
  appearance: none;
  grid-column: 1 / -1;
  width: 100%;
  height: var(--space-8);
  overflow: hidden;
  background: var(--colour-tint);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-pill);
  color: var(--colour-accent);

  &::-webkit-progress-bar {
    background: var(--colour-tint);
  }

  &::-webkit-progress-value {
    background: var(--colour-accent);
  }

  &::-moz-progress-bar {
    background: var(--colour-accent);
  }
`

/**
 * A separate component, so that its at-rules come only with it: at-rules that are added to an open page make the
 * browser work out the style of the whole page again.
 */
const EndlessBar = styled(Bar)`
  &::-webkit-progress-bar {
    ${endless}
  }

  &::-moz-progress-bar {
    ${endless}
  }
`

/** A progress bar. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      {valueText ? <span>{valueText}</span> : null}
      {value === undefined ? (
        <EndlessBar id={id} />
      ) : (
        <Bar id={id} value={value} max={max} aria-valuetext={valueText} />
      )}
    </Root>
  )
}
