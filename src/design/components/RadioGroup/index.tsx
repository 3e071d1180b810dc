import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'
import { RequiredMark, useDescription } from '../Field/ControlFrame'

type RadioGroupProps = {
  legend: string
  name: string
  options: readonly { value: string; label: ReactNode; hint?: string }[]
  required?: boolean
  hint?: string
  error?: string
  defaultValue?: string
  /** Makes the choice controlled; needs `onChange`. */
  value?: string
  onChange?: (value: string) => void
}

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-8);

  & > legend {
    padding: 0 0 var(--space-8);
    font-size: var(--font-size-14);
    font-weight: 500;
  }
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-12);
  align-items: center;
  min-height: var(--height-input);
  padding: var(--space-8) var(--space-12);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);
  line-height: 1.35;
  cursor: pointer;

  &:hover {
    border-color: var(--colour-ink);
  }

  &:has(:checked) {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
  }

  & > input {
    width: var(--space-20);
    height: var(--space-20);
    margin: 0;
    accent-color: var(--colour-accent);
  }

  & > small {
    grid-column: 2;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

/** A choice of one among a few visible options, on native radio buttons. */
export function RadioGroup({
  legend,
  name,
  options,
  required = false,
  hint,
  error,
  defaultValue,
  value,
  onChange,
}: RadioGroupProps) {
  useBrowserCode()
  const { control, description } = useDescription(hint, error)
  return (
    <Root aria-describedby={control['aria-describedby']}>
      <legend>
        <span>{legend}</span>
        {required ? <RequiredMark /> : null}
      </legend>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={onChange ? () => onChange(option.value) : undefined}
          />
          <span>{option.label}</span>
          {option.hint ? <small>{option.hint}</small> : null}
        </Choice>
      ))}
      {description}
    </Root>
  )
}
