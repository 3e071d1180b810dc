import { useState } from 'react'
import { useLocale } from '../../content/site/SiteContext'
import { Field } from '../../design/components/Field'
import { parseNumber, type NumberLimits } from '../numbers/model/parseNumber'
import { useCommonWords } from '../words/CommonWordsContext'
import { afterPress } from './afterPress'
import { numberProblemKey } from './numberProblemText'

type NumberFieldProps = {
  label: string
  name: string
  /** What was typed, as it was typed; the model reads it with `parseNumber`. */
  value: string
  onChange: (text: string) => void
  limits?: NumberLimits
  required?: boolean
  hint?: string
  /** Without it, Enter goes on to the next field. */
  enterKeyHint?: 'next' | 'done'
  /** What the tool has found, instead of what is wrong with the number itself. */
  error?: string
  /** What the tool finds wrong with a number that can be read; said at the same time as what is wrong with the number. */
  check?: (value: string) => string | undefined
  /** Shows what is wrong before the visitor has left the field: after a press on a button that needs it. */
  showsProblems?: boolean
}

/** A number as the visitor writes it. What is wrong with it is said when the visitor leaves the field, not while typing. */
export function NumberField({
  value,
  onChange,
  limits,
  error,
  check,
  showsProblems = false,
  required = false,
  enterKeyHint = 'next',
  ...rest
}: NumberFieldProps) {
  const { htmlLang } = useLocale()
  const words = useCommonWords()
  // What is in it when it comes back with its part of the form was left before.
  const [wasLeft, setWasLeft] = useState(() => value.trim() !== '')
  const parsed = parseNumber(value, htmlLang, limits)
  const problem =
    parsed.problem !== undefined
      ? words[numberProblemKey(parsed.problem)]
      : required && parsed.value === undefined && showsProblems
        ? words.problem_required
        : parsed.value !== undefined
          ? check?.(parsed.value)
          : undefined
  const shown = error ?? (wasLeft || showsProblems ? problem : undefined)
  return (
    <Field
      {...rest}
      required={required}
      inputMode="decimal"
      enterKeyHint={enterKeyHint}
      autoComplete="off"
      value={value}
      onChange={(event) => {
        // While it is corrected, a problem that was shown goes as soon as there is none.
        onChange(event.currentTarget.value)
      }}
      onBlur={() => afterPress(() => setWasLeft(true))}
      {...(shown ? { error: shown } : {})}
    />
  )
}
