import { emailField, honeypotField, marketingConsentField, type LeadFieldName } from '../../leads/contract'
import { forms, type FormName } from '../../leads/forms'

/** The current content of a form, trimmed. */
export type Answers = {
  /** Every visible field of the form, empty ones too. */
  values: Partial<Record<LeadFieldName, string>> & { email: string }
  marketingConsent: boolean
  /** Content of the honeypot field. */
  trap: string
}

/** Reads the answers from the elements themselves: a browser may fill in fields without an event. */
export function readAnswers(element: HTMLFormElement, form: FormName): Answers {
  const data = new FormData(element)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const names = forms[form].fields.map(({ name }) => name)
  return {
    values: {
      ...Object.fromEntries(names.map((name) => [name, text(name)])),
      email: text(emailField),
    },
    marketingConsent: data.has(marketingConsentField),
    trap: text(honeypotField),
  }
}
