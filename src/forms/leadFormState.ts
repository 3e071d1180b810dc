/** The types that a lead form and its core (src/forms/core) share. */
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

/** The global string with the error of each field that has one. */
export type LeadFieldErrors = Partial<Record<LeadInputName, GlobalStringKey>>

/** The state of a form. `submitted` lasts until the visitor has left for the next page. */
export type LeadFormState = {
  name: 'idle' | 'loading' | 'submitted' | 'notSubmitted'
  fieldErrors: LeadFieldErrors
  /** The global string with the error of the form as a whole. */
  error?: GlobalStringKey
}

export const idle: LeadFormState = { name: 'idle', fieldErrors: {} }

/** Why a form was not sent: the server's error code, or an error before its response. */
export type LeadSendError = LeadErrorCode | 'BOT_PROTECTION_NOT_LOADED' | 'NO_RESPONSE'

/** The options of a form, which its core reads again for each submission. */
export type LeadFormOptions = {
  form: FormName
  locale: Locale
  /** The consent texts beside the form, without markup. */
  texts: { consent: string; marketing: string }
  /** Values that the page adds to the answers. */
  hidden: Partial<Record<LeadFieldName, string>>
  /** The partner, when the page sets one; otherwise the visit's. */
  partner?: { id?: string }
  /** The address to open after a lead was accepted, instead of the usual page. */
  redirect?: (response: LeadAccepted) => string
  onSubmitted?: (response: LeadAccepted) => void
  onError?: (error: LeadSendError) => void
}
