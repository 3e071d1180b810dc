import type { Answers } from '../../model/answerErrors'
import { emailField, honeypotField, marketingConsentField, type LeadFormId } from '../../model/contract'
import { normaliseEmail } from '../../model/emailAddress'
import { forms } from '../../model/forms'

/**
 * The current content of a form: every visible field, empty ones too, and as `trap` the content of the honeypot field.
 * Read from the elements themselves: a browser may fill in fields without an event.
 */
export function readAnswers(element: HTMLFormElement, form: LeadFormId): Answers & { trap: string } {
  const data = new FormData(element)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const names = forms[form].fields.map(({ name }) => name)
  return {
    values: {
      ...Object.fromEntries(names.map((name) => [name, text(name)])),
      email: normaliseEmail(text(emailField)),
    },
    marketingConsent: data.has(marketingConsentField),
    trap: text(honeypotField),
  }
}
