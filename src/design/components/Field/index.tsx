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
  /** What the key for Enter of a keyboard on the screen says: what Enter does in this field. */
  enterKeyHint?: HTMLAttributes<HTMLElement>['enterKeyHint']
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

const keyboards = {
  code: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
  address: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  name: { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false },
} as const

/** How a text is written on the screen, by what it is: no name or address is corrected to a word of a dictionary. */
function keyboardOf({
  type,
  autoComplete = '',
  isCode,
}: Pick<FieldProps, 'type' | 'autoComplete' | 'isCode'>) {
  if (isCode) return keyboards.code
  if (type === 'email' || type === 'url') return keyboards.address
  return /(?:name|organization|address-line\d|address-level\d)$/.test(autoComplete) ? keyboards.name : {}
}

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
          <Input
            {...rest}
            {...keyboardOf({ type, autoComplete: rest.autoComplete, isCode })}
            {...control}
            required={required}
            type={type}
          />
        )
      }
    </ControlFrame>
  )
}
