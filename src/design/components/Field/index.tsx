import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLAttributes,
  HTMLInputTypeAttribute,
  KeyboardEventHandler,
} from 'react'
import styled from 'styled-components'
import { ControlFrame, controlStyle } from './ControlFrame'

type FieldProps = {
  label: string
  name: string
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  required?: boolean
  hint?: string
  error?: string
  multiline?: boolean
  /** Maximum number of characters. */
  maxLength?: number
  defaultValue?: string
  /** The keyboard a touch screen shows. */
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  /** Capitals and digits, such as an IBAN: a keyboard on the screen begins with capitals, and no spelling is checked. */
  isCode?: boolean
  /** Makes the text controlled; needs `onChange`. */
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onKeyDown?: KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>
  /** Earliest and latest value of a date or number. */
  min?: string
  max?: string
}

const Input = styled.input`
  ${controlStyle}
`

const TextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`

const codeKeyboard = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const

/** A labelled text field. Hint and error are associated with the control for assistive technology. */
export function Field({
  label,
  required = false,
  hint,
  error,
  type = 'text',
  multiline = false,
  isCode = false,
  ...rest
}: FieldProps) {
  return (
    <ControlFrame label={label} required={required} hint={hint} error={error}>
      {(control) =>
        multiline ? (
          <TextArea {...rest} {...control} required={required} rows={4} />
        ) : (
          <Input {...rest} {...(isCode ? codeKeyboard : {})} {...control} required={required} type={type} />
        )
      }
    </ControlFrame>
  )
}
