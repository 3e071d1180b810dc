/**
 * The wire contract of a submitted lead form, shared by the browser and the server: what a native form posts, what
 * the application posts as JSON, and the responses. Pure and without dependencies.
 */
import type { EmailErrorCode } from './emailAddress'
import type { LeadProperty, ObjectTypeId } from './properties'

/** Where forms are sent to. */
export const leadFormAction = '/api/hubspot/form-submit'

/** Where the application learns how forms are protected: `BotProtectionSettings`. */
export const botProtectionPath = '/api/bot-protection'

/** Action that a captcha token is made for and verified against. */
export const captchaAction = 'hubspot_submit_form'

/** The forms of the site, spelt as the Form slice's model spells them. */
export const leadFormIds = [
  'work_email', 'demo', 'contact', 'newsletter', 'ebook', 'webinar', 'referral', 'partner', 'treasury_waitlist',
  'vulnerability', 'data_subject_request', 'sign_up', 'qualification', 'meeting', 'invoice_generator',
] as const // prettier-ignore

export type LeadFormId = (typeof leadFormIds)[number]

/** One value of a lead, as HubSpot takes it. */
export type LeadField = { objectTypeId: ObjectTypeId; name: LeadProperty; value: string }

/** What the visitor consented to, with the exact texts shown beside the form. */
export type LeadConsent = {
  consentToProcess: boolean
  text: string
  communications: { value: boolean; text: string }[]
}

export type LeadFormData = {
  /** The answers. What page and form add to them, the server adds. */
  fields: LeadField[]
  context: {
    /** Visitor token of HubSpot's cookie `hubspotutk`; absent when there is none. */
    hutk?: string
    /** Address of the page, on this site. */
    pageUri: string
    pageName: string
  }
  formId: LeadFormId
  /** Time of the visitor's click, in milliseconds since 1970. */
  submittedAt: number
  legalConsentOptions?: { consent: LeadConsent }
}

/**
 * Where the visitor came from, as only the browser remembers it: the address of a later page no longer says so. These
 * are ids and names of campaigns, of which the server makes properties (`leadFields`).
 */
export type LeadVisit = {
  /** The partner who sent the visitor; without an id when it is not known which one. */
  partner?: { id?: string }
  /** Latest `utm_source`, `utm_campaign` and `referrer_code`. */
  source?: string
  campaign?: string
  referrerCode?: string
}

/** Body of the application's POST. The header `Idempotency-Key` names the submission. */
export type LeadRequest = {
  formData: LeadFormData
  /** Absent when nothing is known; the server then reads the address of the page. */
  visit?: LeadVisit
  /**
   * The visitor allows advertisement. Without it the server sends on neither query nor campaign, nor HubSpot's token,
   * whatever else the request says.
   */
  adsAllowed?: true
  /** Absent when the visitor refused the captcha script or it could not be loaded. */
  captchaResponse?: string
  botTrap: {
    /** Content of the hidden field, empty for a person. */
    content: string
    /** Time from the first interaction with the form to the submission, in milliseconds. */
    elapsed: number
  }
}

/**
 * Less time than a person needs from the first interaction with a form to its button, in milliseconds. A faster
 * submission without a captcha token is refused, so the application waits when the browser has filled in everything.
 */
export const minFillTime = 2000

/** Identifies a submission, so that a repeated one gets the response of the first: 16 to 64 of `A-Z a-z 0-9 -`. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeyPattern = /^[A-Za-z0-9-]{16,64}$/

export type BotProtectionSettings = { siteKey: string; script: string } | Record<string, never>

/**
 * Why a submission was refused or failed: `code` of the response. `BUSY` and `NOT_STORED` say nothing about it: the same one
 * can be sent again later.
 */
export type LeadErrorCode =
  | EmailErrorCode
  | 'MISSING_FIELD'
  | 'INVALID_PHONE'
  | 'UNKNOWN_FORM'
  | 'UNKNOWN_LOCALE'
  | 'UNKNOWN_FIELD'
  | 'INVALID_FIELD'
  | 'INVALID_JSON'
  | 'CAPTCHA_REFUSED'
  | 'TOO_MANY_REQUESTS'
  | 'IDEMPOTENCY_CONFLICT'
  | 'OUTDATED_PAGE'
  | 'EVENT_OVER'
  | 'REFUSED'
  | 'BUSY'
  | 'NOT_STORED'

/**
 * Response to an accepted submission. `location` is where the visitor goes next: the path of the thank-you page, or the
 * address of what a native form gives access to. `access` is that address, for a page that gives something for its form.
 */
export type LeadAccepted = { result: 'success'; location: string; access?: string }

/** What a visitor may answer besides the e-mail address. Which form takes which of them: `answersOf` (forms.ts). */
export const leadFieldNames = [
  'firstname', 'lastname', 'phone', 'country', 'company', 'company_size_range', 'jobtitle', 'message',
  'how_did_you_hear_about_us_', 'features_of_interest', 'accounting_system', 'monthly_business_spend',
  'interactive_demo_flows_completed', 'interactive_demo_flow_progress',
] as const satisfies readonly LeadProperty[] // prettier-ignore

export type LeadFieldName = (typeof leadFieldNames)[number]

/** Technical inputs of a native form. */
export const formField = 'form'
export const localeField = 'locale'
export const pageField = 'page'
export const emailField = 'email'
/**
 * The trap for bots, which no visitor sees. Its name is no word of an address book, a login or a payment, by which browsers
 * and password managers choose what to fill in. `earlierHoneypotField` is its name in pages of an earlier release.
 */
export const honeypotField = 'second_topic'
export const earlierHoneypotField = 'website'
/** The checkbox for marketing e-mails, and the consent texts shown beside the form. */
export const marketingConsentField = 'marketing_consent'
export const marketingConsentTextField = 'marketing_consent_text'
export const consentTextField = 'consent_text'
/** Set by the application alone, while the visitor allows advertisement: a form without scripts has no consent. */
export const adsAllowedField = 'ads_allowed'

/** Longest accepted values, in characters; use them as `maxLength`. */
export const leadLimits = { field: 1000, message: 5000, page: 2048, consentText: 2000 } as const

/** Id of a form's element, unless the page sets another one. */
export const leadFormElementId = (form: LeadFormId): string => `form-${form}`
