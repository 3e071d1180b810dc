import { useId, type ChangeEventHandler } from 'react'
import styled from 'styled-components'

type SwitchProps = {
  label: string
  name?: string
  hint?: string
  disabled?: boolean
  defaultChecked?: boolean
  /** Makes the switch controlled; needs `onChange`. */
  checked?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-12);
  align-items: center;

  & > span {
    grid-column: 2;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

const Track = styled.input`
  appearance: none;
  position: relative;
  width: var(--space-48);
  height: calc(var(--space-24) + var(--space-4));
  margin: 0;
  background: var(--colour-line-strong);
  border-radius: var(--radius-pill);
  cursor: pointer;
  transition: background-color 0.15s;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-start: var(--space-4);
    width: var(--space-20);
    height: var(--space-20);
    background: var(--colour-surface);
    border-radius: var(--radius-pill);
    transition: inset-inline-start 0.15s;
  }

  &:checked {
    background: var(--colour-accent);
  }

  &:checked::before {
    inset-inline-start: var(--space-24);
  }

  &:focus-visible {
    border-radius: var(--radius-pill);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  /* Backgrounds go in a forced colour scheme; the native box then tells the state. */
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`

/** A setting that is on or off and takes effect at once. In a form use a Checkbox. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <Root>
      <Track {...rest} id={id} type="checkbox" role="switch" aria-describedby={hint ? hintId : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint ? <span id={hintId}>{hint}</span> : null}
    </Root>
  )
}
