/** What a lead form and its core (src/forms/core) tell each other. */
import type { Locale } from '../../locales.config'
import type {
  emailField,
  LeadAccepted,
  LeadErrorCode,
  LeadFieldName,
  marketingConsentField,
} from '../leads/contract'
import type { FormName } from '../leads/forms'
import type { GlobalStringKey } from '../site/globalStrings'

/** Everything in a form that a visitor fills in, by the name of the element. */
export type LeadInputName = typeof emailField | typeof marketingConsentField | LeadFieldName

/** The string that says what is wrong with an answer. */
export type LeadProblems = Partial<Record<LeadInputName, GlobalStringKey>>

/** The states of §4. `submitted` stays until the visitor has left for the next page. */
export type LeadFormState = {
  name: 'idle' | 'loading' | 'submitted' | 'notSubmitted'
  problems: LeadProblems
  /** The string that says why the form as a whole was not sent. */
  error?: GlobalStringKey
}

export const idle: LeadFormState = { name: 'idle', problems: {} }

/** Why a form was not sent: what the server said, or what kept it from being asked. */
export type LeadFailure = LeadErrorCode | 'BOT_PROTECTION_NOT_LOADED' | 'NOT_ANSWERED'

/** What a form is, the same from its first touch on. */
export type LeadFormOptions = {
  form: FormName
  locale: Locale
  /** The texts that stand at the form, in words. */
  texts: { consent: string; marketing: string }
  /** What the page adds to the answers. */
  hidden: Partial<Record<LeadFieldName, string>>
  /** The partner, when the form's place names one; else it is the visit's. */
  partner?: { id?: string }
  /** Where to go after a lead was accepted, instead of the usual page. */
  redirect?: (answer: LeadAccepted) => string
  onSubmitted?: (answer: LeadAccepted) => void
  onError?: (failure: LeadFailure) => void
}
