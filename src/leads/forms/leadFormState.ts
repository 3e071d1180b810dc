/** The types that a lead form and its core (src/leads/forms/core) share. */
import type { Locale } from '../../../locales.config'
import type { GlobalStringKey } from '../../content/site/globalStrings'
import type { AnswerErrors } from '../model/answerErrors'
import type { ConsentTexts } from '../model/consentTexts'
import type { LeadAccepted, LeadErrorCode, LeadFieldName, LeadFormId } from '../model/contract'

/** The state of a form. `submitted` lasts until the visitor has left for the next page. */
export type LeadFormState = {
  name: 'idle' | 'loading' | 'submitted' | 'notSubmitted'
  fieldErrors: AnswerErrors
  /** The global string with the error of the form as a whole. */
  error?: GlobalStringKey
  /** The bot protection is loaded, so the form says so. */
  isProtected: boolean
}

export const idle: LeadFormState = { name: 'idle', fieldErrors: {}, isProtected: false }

/** Why a form was not sent: the server's error code, or an error before its response. */
export type LeadSendError = LeadErrorCode | 'BOT_PROTECTION_NOT_LOADED' | 'NO_RESPONSE' | 'OFFLINE'

/** The options of a form, which its core reads again for each submission. */
export type LeadFormOptions = {
  form: LeadFormId
  locale: Locale
  /** The consent texts beside the form, without markup. */
  texts: ConsentTexts
  /** Answers that the visitor gave elsewhere on the page. */
  hidden: Partial<Record<LeadFieldName, string>>
  /** The partner, when the page sets one; otherwise the visit's. */
  partner?: { id?: string }
  /** The link to the registration that the visitor pressed: the registration keeps its query. */
  registerHref?: string
  /** The address to open after a lead was accepted, instead of the usual page. */
  redirect?: (response: LeadAccepted) => string
  /**
   * The form gives something that is remembered (src/leads/forms/gate). `stays`: the page itself shows it, so there is no next
   * page; `leaves`: the visitor goes to the thank-you page.
   */
  gate?: 'stays' | 'leaves'
  /** The visitor goes on with something in the page, of which nothing is remembered; there is no next page. */
  goesOnHere?: boolean
  /** `email` is the address that was sent. */
  onSubmitted?: (response: LeadAccepted, email: string) => void
  onError?: (error: LeadSendError) => void
}
