import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'

/** Style of text fields and selects; at least 40 px high. */
export const controlStyle = css`
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
  color: var(--colour-label);
`

/** The star of a required control; assistive technology uses the `required` attribute instead. */
export const RequiredMark = () => <Mark aria-hidden="true"> *</Mark>

/** Attributes that associate hint and error with a control for assistive technology. */
export type DescribedControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Hint and error below a control, and the attributes the control needs for them. */
export function useDescription(hint: string | undefined, error: string | undefined) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const control: DescribedControl = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  const description = (
    <>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </>
  )
  return { control, description }
}

type ControlFrameProps = {
  label: string
  required?: boolean
  hint?: string
  error?: string
  children: (control: DescribedControl) => ReactNode
}

/** A control between its label and its hint and error. */
export function ControlFrame({ label, required = false, hint, error, children }: ControlFrameProps) {
  const { control, description } = useDescription(hint, error)
  return (
    <Root>
      <Label htmlFor={control.id}>
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </Label>
      {children(control)}
      {description}
    </Root>
  )
}
