import type { AnswerError } from './answerErrorStrings'
import {
  emailField,
  marketingConsentField,
  type LeadErrorCode,
  type LeadFieldName,
  type LeadFormId,
} from './contract'
import { emailError, workEmailError } from './emailAddress'
import { forms, needsMarketingConsent, type FormField } from './forms'

/** Everything in a form that a visitor fills in, by the name of the element. */
export type LeadInputName = typeof emailField | typeof marketingConsentField | LeadFieldName

export type AnswerErrors = Partial<Record<LeadInputName, AnswerError>>

/** The answers of a form, trimmed; the e-mail address normalised. */
export type Answers = {
  values: Partial<Record<LeadFieldName, string>> & { email: string }
  marketingConsent: boolean
}

type Checks = {
  /** Domains whose addresses are no work e-mail; undefined while the list is not loaded, then all are accepted. */
  disallowedDomains?: ReadonlySet<string>
  /** Whether a telephone number is valid; undefined while the formats are not loaded, then all are accepted. */
  isPhone?: (text: string) => boolean
}

/** The errors of the answers, by field and in the order of the form; empty when they can be accepted. */
export function answerErrorsOf(form: LeadFormId, answers: Answers, checks: Checks): AnswerErrors {
  const errors: AnswerErrors = {}
  for (const field of forms[form].fields) {
    const error = errorOf(field, answers.values[field.name] ?? '', checks)
    if (error) errors[field.name] = error
  }
  if (needsMarketingConsent(form) && !answers.marketingConsent)
    errors[marketingConsentField] = 'MISSING_FIELD'
  return errors
}

function errorOf(
  { name, type, required, workEmail }: FormField,
  value: string,
  { disallowedDomains, isPhone }: Checks,
): AnswerError | undefined {
  if (value === '') return required ? 'MISSING_FIELD' : undefined
  if (name === emailField)
    return (
      emailError(value) ??
      (workEmail && disallowedDomains ? workEmailError(value, disallowedDomains) : undefined)
    )
  if (type === 'tel' && isPhone && !isPhone(value)) return 'INVALID_PHONE'
  return undefined
}

/** The field that a refusal of the server is about; undefined when it names none. */
export function fieldOfError(code: LeadErrorCode): typeof emailField | 'phone' | undefined {
  if (code === 'INVALID_EMAIL' || code === 'NON_WORK_EMAIL') return emailField
  return code === 'INVALID_PHONE' ? 'phone' : undefined
}
