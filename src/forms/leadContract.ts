/**
 * The wire contract of a posted lead form (§7): what the browser sends, native forms included, and what the server
 * of `src/server` accepts. Plain constants, so that a form's `<input name>` and the server cannot drift apart.
 */
import type { UrlCode } from '../../locales.config'
import type { EmailProblem } from './emailAddress'

/** Where forms are posted to (§7). */
export const leadFormAction = '/api/hubspot/form-submit'

/** The forms of the site, spelt as the Form slice's model spells them. */
export const leadFormIds = [
  'work_email', 'demo', 'contact', 'newsletter', 'ebook', 'webinar', 'referral', 'partner', 'treasury_waitlist',
  'vulnerability', 'data_subject_request', 'sign_up', 'qualification',
] as const // prettier-ignore

export type LeadFormId = (typeof leadFormIds)[number]

/** What a visitor fills in (§3.3), besides the e-mail. A name that is not here is refused. */
export const leadFieldNames = [
  'firstname', 'lastname', 'phone', 'country', 'company', 'company_size_range', 'jobtitle', 'message',
  'how_did_you_hear_about_us_', 'pdf_url', 'event_name', 'partner_id', 'referral_id', 'type_of_lead',
  'partner_channel', 'partnership_type', 'type_of_influence', 'lead_interest_level', 'features_of_interest',
  'accounting_system', 'monthly_business_spend', 'marketing_consent', 'privacy_consent', 'terms_consent',
] as const // prettier-ignore

export type LeadFieldName = (typeof leadFieldNames)[number]

/** Hidden and technical inputs of a form. `honeypotField` must stay empty: no visitor sees it. */
export const formField = 'form'
export const localeField = 'locale'
export const pageField = 'page'
export const emailField = 'email'
export const honeypotField = 'website'

/** Longest accepted values, in characters; use them as `maxLength`. */
export const leadLimits = { field: 1000, message: 5000, page: 2048 } as const

/** Why a form was not accepted: in the JSON answer as `code`, in the address of the page as `error`. */
export type LeadErrorCode =
  | EmailProblem
  | 'UNKNOWN_FORM'
  | 'UNKNOWN_LOCALE'
  | 'UNKNOWN_FIELD'
  | 'INVALID_FIELD'
  | 'REFUSED'
  | 'NOT_STORED'

/** Id of a form's element: the target of the hash a refused form comes back with. */
export const leadFormElementId = (form: LeadFormId): string => `form-${form}`

/** The page that thanks for a form (§2.3 "Thank-you pages"). */
export const thankYouPath = (locale: UrlCode): string => `/${locale}/thankyou`
