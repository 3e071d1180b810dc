import { Field } from '../components/Field'
import { Select } from '../components/Select'
import { leadLimits } from '../leads/contract'
import type { FormField } from '../leads/forms'
import { useStrings } from '../site/SiteContext'
import { CountryField } from './country/CountryField'
import type { LeadProblems } from './leadFormState'

/** One field of a lead form: the native control that fits it, with its label and what is wrong with the answer. */
export function LeadControl({ field, problems }: { field: FormField; problems: LeadProblems }) {
  const strings = useStrings()
  const { name, label, type, autoComplete, required, multiline, options } = field
  const problem = problems[name]
  const common = {
    name,
    label: strings[label],
    autoComplete,
    required,
    error: problem && strings[problem],
  }
  if (options === 'countries') return <CountryField {...common} other={strings.other} />
  if (options) {
    const choices = options.map((option) =>
      typeof option === 'string' ? option : { value: option.value, text: strings[option.label] },
    )
    return <Select {...common} options={choices} />
  }
  // A browser that cuts an address off makes another one of it: the check tells what is too long instead.
  const maxLength = type === 'email' ? undefined : multiline ? leadLimits.message : leadLimits.field
  return <Field {...common} type={type} multiline={multiline} maxLength={maxLength} />
}
