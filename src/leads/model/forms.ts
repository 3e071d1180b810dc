import type { GlobalStringKey } from '../../content/site/globalStrings'
import { emailField, type LeadFieldName, type LeadFormId } from './contract'
import { flowProperties } from './flowAnswers'
import { companySizes, features, type Feature } from './properties'

/** An option of a select: a figure that is the same in every language, or a value with its label's global string. */
export type FormOption = string | { value: string; label: GlobalStringKey }

/** One visible field: its name in the request, the global string that labels it, and what a browser may fill in. */
export type FormField = {
  name: typeof emailField | LeadFieldName
  label: GlobalStringKey
  type?: 'email' | 'tel'
  /** Token of the HTML standard, so that a browser or password manager fills in what it knows. */
  autoComplete?: string
  required: boolean
  multiline?: boolean
  /** Options to choose from instead of free text; `countries` are all of ISO 3166-1 and "Other". */
  options?: readonly FormOption[] | 'countries'
  /** The e-mail address must be one of a company. */
  workEmail?: boolean
}

export type FormDefinition = {
  fields: readonly FormField[]
  /** Whether the form asks for consent to marketing e-mails. The checkbox is never ticked beforehand. */
  marketingConsent: 'none' | 'optional' | 'required'
  /** Label of the submit button, unless the page sets another one. */
  submitLabel: GlobalStringKey
}

const email: FormField = {
  name: emailField,
  label: 'your_email_label',
  type: 'email',
  autoComplete: 'email',
  required: true,
  workEmail: true,
}
/** For forms that also accept a private address. */
const anyEmail: FormField = { ...email, label: 'email_label', workEmail: false }
const firstName: FormField = {
  name: 'firstname',
  label: 'first_name',
  autoComplete: 'given-name',
  required: true,
}
const lastName: FormField = {
  name: 'lastname',
  label: 'last_name',
  autoComplete: 'family-name',
  required: true,
}
const company: FormField = {
  name: 'company',
  label: 'company',
  autoComplete: 'organization',
  required: true,
}
const phone: FormField = {
  name: 'phone',
  label: 'phone',
  type: 'tel',
  autoComplete: 'tel',
  required: false,
}
const jobTitle: FormField = {
  name: 'jobtitle',
  label: 'job_title',
  autoComplete: 'organization-title',
  required: false,
}
const country: FormField = {
  name: 'country',
  label: 'country',
  autoComplete: 'country',
  required: true,
  options: 'countries',
}
const companySize: FormField = {
  name: 'company_size_range',
  label: 'company_size',
  required: true,
  options: companySizes.map((size) => (size === '1' ? { value: size, label: 'only_me' } : size)),
}

const featureLabels: Readonly<Record<Feature, GlobalStringKey>> = {
  cards: 'interest_cards',
  expenses: 'interest_expenses',
  invoices: 'interest_invoices',
  subscriptions: 'interest_subscriptions',
  cash_management: 'interest_cash_management',
}
const interest: FormField = {
  name: 'features_of_interest',
  label: 'features_of_interest',
  required: false,
  options: features.map((value) => ({ value, label: featureLabels[value] })),
}
const source: FormField = {
  name: 'how_did_you_hear_about_us_',
  label: 'how_did_you_hear_about_us',
  required: false,
}
const message: FormField = { name: 'message', label: 'message', required: true, multiline: true }

/** When the visitor has time for a meeting and what it is about, in one text. */
const meetingWish: FormField = { ...message, label: 'meeting_message' }

const optional = (field: FormField): FormField => ({ ...field, required: false })

/** The fields of each form, in order. A form asks only for what is needed to respond to it. */
export const forms: Readonly<Record<LeadFormId, FormDefinition>> = {
  sign_up: { fields: [email], marketingConsent: 'optional', submitLabel: 'sign_up' },
  work_email: { fields: [email], marketingConsent: 'optional', submitLabel: 'sign_up' },
  demo: {
    fields: [firstName, lastName, email, phone, company, companySize, interest, source],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  contact: {
    fields: [firstName, lastName, anyEmail, optional(company), message],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  // A newsletter cannot be sent without the consent.
  newsletter: { fields: [anyEmail], marketingConsent: 'required', submitLabel: 'send' },
  ebook: {
    fields: [firstName, lastName, email, company],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  webinar: {
    fields: [firstName, lastName, email, company, jobTitle],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  referral: {
    fields: [firstName, lastName, email, company, optional(message)],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  partner: {
    fields: [firstName, lastName, email, phone, company, country, optional(message)],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  treasury_waitlist: {
    fields: [firstName, lastName, email, company],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  // Reports about security and requests about data are never turned into marketing.
  vulnerability: { fields: [anyEmail, message], marketingConsent: 'none', submitLabel: 'send' },
  data_subject_request: {
    fields: [firstName, lastName, anyEmail, country, message],
    marketingConsent: 'none',
    submitLabel: 'send',
  },
  // Its questions are asked by the flow, which sends their answers with it (flowAnswers.ts).
  qualification: { fields: [email], marketingConsent: 'optional', submitLabel: 'send' },
  meeting: {
    fields: [firstName, lastName, email, phone, company, meetingWish],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  // Who invoices alone often has no address of a company.
  invoice_generator: { fields: [anyEmail], marketingConsent: 'optional', submitLabel: 'send' },
}

/**
 * What a visitor answers elsewhere than in the form and the lead carries all the same: the progress in the interactive
 * demo and the steps of the qualification flow.
 */
const aboutDemo = ['interactive_demo_flows_completed', 'interactive_demo_flow_progress'] as const
const aboutCompany: readonly LeadFieldName[] = [...flowProperties, ...aboutDemo]
const answeredElsewhere: Partial<Record<LeadFormId, readonly LeadFieldName[]>> = {
  demo: aboutDemo,
  work_email: aboutCompany,
  sign_up: aboutCompany,
  qualification: flowProperties,
  newsletter: flowProperties,
  meeting: flowProperties,
}

/** The names of the answers that a form takes; anything else it is sent is no part of its lead. */
export function answersOf(form: LeadFormId): ReadonlySet<string> {
  const asked = forms[form].fields.map(({ name }) => name)
  return new Set<string>([emailField, ...asked, ...(answeredElsewhere[form] ?? [])])
}

/** True for a form that asks for the address alone and whose lead carries what the visitor said elsewhere in the visit. */
export const carriesVisit = (form: LeadFormId): boolean => answeredElsewhere[form] === aboutCompany

/** True for a form that cannot be sent without consent to marketing e-mails. */
export const needsMarketingConsent = (form: LeadFormId): boolean =>
  forms[form].marketingConsent === 'required'

/** True for a form whose e-mail address must be one of a company; the label of its field asks for one. */
export const wantsWorkEmail = (form: LeadFormId): boolean =>
  forms[form].fields.some(({ workEmail }) => workEmail === true)
