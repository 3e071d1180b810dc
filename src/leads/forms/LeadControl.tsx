import { useStrings } from '../../content/site/SiteContext'
import { Field } from '../../design/components/Field'
import { Select } from '../../design/components/Select'
import type { AnswerErrors } from '../model/answerErrors'
import { answerErrorText } from '../model/answerErrorText'
import { leadLimits } from '../model/contract'
import type { FormField } from '../model/forms'
import { CountryField } from './country/CountryField'

type LeadControlProps = {
  field: FormField
  fieldErrors: AnswerErrors
  /** What a text field contains at first. */
  defaultValue?: string
  /** The last field of its form: Enter sends it. */
  isLast?: boolean
}

/** One field of a lead form: the native control that fits it, with its label and its error. */
export function LeadControl({ field, fieldErrors, defaultValue, isLast = false }: LeadControlProps) {
  const strings = useStrings()
  const { name, label, type, autoComplete, required, multiline, options } = field
  const error = fieldErrors[name]
  const common = {
    name,
    label: strings[label],
    autoComplete,
    required,
    error: error && answerErrorText(error, strings, strings[label]),
  }
  if (options === 'countries') return <CountryField {...common} other={strings.other} />
  if (options) {
    const choices = options.map((option) =>
      typeof option === 'string' ? option : { value: option.value, text: strings[option.label] },
    )
    return <Select {...common} options={choices} />
  }
  // With a maxLength the browser would silently cut an address and change it; the check reports one that is too long.
  const maxLength = type === 'email' ? undefined : multiline ? leadLimits.message : leadLimits.field
  return (
    <Field
      {...common}
      type={type}
      multiline={multiline}
      enterKeyHint={multiline ? 'enter' : isLast ? 'send' : 'next'}
      maxLength={maxLength}
      defaultValue={defaultValue}
    />
  )
}
