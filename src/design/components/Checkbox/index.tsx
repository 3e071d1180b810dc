import type { ChangeEventHandler, ReactNode } from 'react'
import styled from 'styled-components'
import { RequiredMark, useDescription } from '../Field/ControlFrame'

type CheckboxProps = {
  label: ReactNode
  name: string
  value?: string
  required?: boolean
  hint?: string
  error?: string
  defaultChecked?: boolean
  /** Makes the box controlled; needs `onChange`. */
  checked?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-12);
  align-items: start;
  line-height: 1.5;

  & > span {
    grid-column: 2;
  }
`

const Box = styled.input`
  width: var(--space-24);
  height: var(--space-24);
  margin: 0;
  accent-color: var(--colour-accent);

  &[aria-invalid='true'] {
    outline: 1px solid var(--colour-error);
    outline-offset: 2px;
  }

  &[aria-invalid='true']:focus-visible {
    outline: 3px solid var(--colour-focus);
  }
`

/** A checkbox with its label. Unticked unless `defaultChecked` or `checked` says otherwise. */
export function Checkbox({ label, value = 'true', required = false, hint, error, ...rest }: CheckboxProps) {
  const { control, description } = useDescription(hint, error)
  return (
    <Root>
      <Box {...rest} {...control} type="checkbox" value={value} required={required} />
      <label htmlFor={control.id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {description}
    </Root>
  )
}
