import { useId } from 'react'
import styled from 'styled-components'

type ChoiceFieldProps = { label: string; name: string; required?: boolean; options: readonly string[] }

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
`

const Label = styled.label`
  font-size: var(--font-size-14);
  font-weight: 500;
`

const Select = styled.select`
  width: 100%;
  min-height: var(--height-input);
  padding: var(--space-8) var(--space-12);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);
  color: var(--colour-ink);
  line-height: 1.35;

  &:hover {
    border-color: var(--colour-ink);
  }

  &:focus-visible {
    border-radius: var(--radius-control);
  }
`

const Mark = styled.span`
  color: var(--colour-coral-strong);
`

/** A labelled choice of one among a few answers; nothing is chosen beforehand. */
export function ChoiceField({ label, name, required = false, options }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {required ? <Mark aria-hidden="true"> *</Mark> : null}
      </Label>
      <Select id={id} name={name} required={required} defaultValue="">
        <option value="" />
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </Root>
  )
}
