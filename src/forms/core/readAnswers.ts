import { emailField, honeypotField, marketingConsentField, type LeadFieldName } from '../../leads/contract'
import { forms, type FormName } from '../../leads/forms'

/** What stands in a form at the moment of reading, space around it left out. */
export type Answers = {
  /** Every visible field of the form, empty ones too. */
  values: Partial<Record<LeadFieldName, string>> & { email: string }
  marketingConsent: boolean
  /** Content of the field that no visitor sees. */
  trap: string
}

/** Reads them from the elements themselves: a browser fills in fields without telling anybody. */
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
