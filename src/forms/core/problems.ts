import { emailField, marketingConsentField, type LeadErrorCode } from '../../leads/contract'
import { emailProblem, workEmailProblem } from '../../leads/emailAddress'
import { forms, type FormField, type FormName } from '../../leads/forms'
import type { GlobalStringKey } from '../../site/globalStrings'
import type { LeadProblems } from '../leadFormState'
import type { Answers } from './readAnswers'

type Knowledge = {
  /** Domains whose addresses are no work e-mail; nothing is refused while the list is not known. */
  disallowedDomains?: ReadonlySet<string>
  /** Whether a telephone number is one; every number is while nobody can tell. */
  isPhone?: (text: string) => boolean
}

/** What is wrong with the answers (§5), by field; empty when they can be sent. */
export function problemsOf(form: FormName, answers: Answers, knowledge: Knowledge): LeadProblems {
  const { fields, marketingConsent } = forms[form]
  const problems: LeadProblems = {}
  for (const field of fields) {
    const problem = problemOf(field, answers.values[field.name] ?? '', knowledge)
    if (problem) problems[field.name] = problem
  }
  if (marketingConsent === 'required' && !answers.marketingConsent)
    problems[marketingConsentField] = 'required_field'
  return problems
}

function problemOf(
  { name, type, required, workEmail }: FormField,
  value: string,
  { disallowedDomains, isPhone }: Knowledge,
): GlobalStringKey | undefined {
  if (value === '') return required ? 'required_field' : undefined
  if (name === emailField) {
    const problem =
      emailProblem(value) ??
      (workEmail && disallowedDomains ? workEmailProblem(value, disallowedDomains) : undefined)
    return problem && emailMessages[problem]
  }
  if (type === 'tel' && isPhone && !isPhone(value)) return 'invalid_phone'
  return undefined
}

const emailMessages = { INVALID_EMAIL: 'invalid_email', NON_WORK_EMAIL: 'must_be_company_email' } as const

/** The string for what the server says about the e-mail, or undefined when it says something else (§8). */
export const emailMessage = (code: LeadErrorCode): GlobalStringKey | undefined =>
  code === 'INVALID_EMAIL' || code === 'NON_WORK_EMAIL' ? emailMessages[code] : undefined
