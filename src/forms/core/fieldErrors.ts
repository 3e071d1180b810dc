import { emailField, marketingConsentField, type LeadErrorCode } from '../../leads/contract'
import { emailError, workEmailError } from '../../leads/emailAddress'
import { forms, type FormField, type FormName } from '../../leads/forms'
import type { GlobalStringKey } from '../../site/globalStrings'
import type { LeadFieldErrors } from '../leadFormState'
import type { Answers } from './readAnswers'

type LoadedChecks = {
  /** Domains whose addresses are no work e-mail; undefined while the list is not loaded, then all are accepted. */
  disallowedDomains?: ReadonlySet<string>
  /** Whether a telephone number is valid; undefined while the formats are not loaded, then all are accepted. */
  isPhone?: (text: string) => boolean
}

/** The errors of the answers, by field; empty when they can be sent. */
export function fieldErrorsOf(form: FormName, answers: Answers, checks: LoadedChecks): LeadFieldErrors {
  const { fields, marketingConsent } = forms[form]
  const fieldErrors: LeadFieldErrors = {}
  for (const field of fields) {
    const error = errorOf(field, answers.values[field.name] ?? '', checks)
    if (error) fieldErrors[field.name] = error
  }
  if (marketingConsent === 'required' && !answers.marketingConsent)
    fieldErrors[marketingConsentField] = 'required_field'
  return fieldErrors
}

function errorOf(
  { name, type, required, workEmail }: FormField,
  value: string,
  { disallowedDomains, isPhone }: LoadedChecks,
): GlobalStringKey | undefined {
  if (value === '') return required ? 'required_field' : undefined
  if (name === emailField) {
    const code =
      emailError(value) ??
      (workEmail && disallowedDomains ? workEmailError(value, disallowedDomains) : undefined)
    return code && emailErrorStrings[code]
  }
  if (type === 'tel' && isPhone && !isPhone(value)) return 'invalid_phone'
  return undefined
}

const emailErrorStrings = {
  INVALID_EMAIL: 'invalid_email',
  NON_WORK_EMAIL: 'must_be_company_email',
} as const

/** The global string for an error code of the e-mail address; undefined for any other code. */
export const emailErrorString = (code: LeadErrorCode): GlobalStringKey | undefined =>
  code === 'INVALID_EMAIL' || code === 'NON_WORK_EMAIL' ? emailErrorStrings[code] : undefined
