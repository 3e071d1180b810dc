import { useId, type HTMLInputTypeAttribute } from 'react'
import styled, { css } from 'styled-components'

type FieldProps = {
  label: string
  name: string
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  required?: boolean
  hint?: string
  error?: string
  multiline?: boolean
}

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

const controlStyle = css`
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

  &[aria-invalid='true'] {
    border-color: var(--colour-error);
  }
`

const Input = styled.input`
  ${controlStyle}
`

const TextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`

const Hint = styled.span`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

const ErrorText = styled.span`
  color: var(--colour-error);
  font-size: var(--font-size-14);
  font-weight: 500;
`

const Mark = styled.span`
  color: var(--colour-coral-strong);
`

/** A labelled text field. Hint and error belong to the control for assistive technology too. */
export function Field({
  label,
  name,
  type = 'text',
  autoComplete,
  required = false,
  hint,
  error,
  multiline = false,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    autoComplete,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {required ? <Mark aria-hidden="true"> *</Mark> : null}
      </Label>
      {multiline ? <TextArea {...shared} rows={4} /> : <Input {...shared} type={type} />}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </Root>
  )
}
