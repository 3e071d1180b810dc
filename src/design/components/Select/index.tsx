import type { ChangeEventHandler } from 'react'
import styled from 'styled-components'
import { ControlFrame, controlStyle } from '../Field/ControlFrame'

type SelectProps = {
  label: string
  name: string
  /** The options: a string is both value and text. */
  options: readonly (string | { value: string; text: string })[]
  /** Text of the first, empty option; blank when left out. */
  placeholder?: string
  /** False when something is always chosen: there is no empty option then. */
  hasEmpty?: boolean
  autoComplete?: string
  required?: boolean
  hint?: string
  error?: string
  defaultValue?: string
  /** Makes the choice controlled; needs `onChange`. */
  value?: string
  onChange?: ChangeEventHandler<HTMLSelectElement>
}

/**
 * The arrow is drawn in CSS: a background image could not take the colour of the tone. Forced colours give it the colour
 * of text.
 */
const Frame = styled.div`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 6px);
    inset-inline-end: var(--space-16);
    width: 8px;
    height: 8px;
    border: solid var(--colour-ink-muted);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`

const Control = styled.select`
  ${controlStyle}
  padding-inline-end: var(--space-40);
  appearance: none;
  text-overflow: ellipsis;
`

/** A labelled native select; nothing is preselected unless there is no empty option. */
export function Select({
  label,
  required = false,
  hint,
  error,
  options,
  placeholder = '',
  hasEmpty = true,
  value,
  defaultValue,
  ...rest
}: SelectProps) {
  const choice = value === undefined ? { defaultValue: defaultValue ?? '' } : { value }
  return (
    <ControlFrame label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <Frame>
          <Control {...rest} {...control} {...choice} required={required}>
            {hasEmpty ? <option value="">{placeholder}</option> : null}
            {options.map((option) => {
              const { value: optionValue, text } =
                typeof option === 'string' ? { value: option, text: option } : option
              return (
                <option key={optionValue} value={optionValue}>
                  {text}
                </option>
              )
            })}
          </Control>
        </Frame>
      )}
    </ControlFrame>
  )
}
