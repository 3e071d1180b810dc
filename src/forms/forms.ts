import type { GlobalStringKey } from '../cms/siteData'
import { emailField, type LeadFieldName, type LeadFormId } from './leadContract'

/** The lead forms that a page can show (§3.3); the other ids of the wire contract have screens of their own. */
export type FormName = Exclude<LeadFormId, 'sign_up' | 'qualification'>

/** One visible field: its name on the wire, the global string that labels it, and what a browser may fill in. */
export type FormField = {
  name: typeof emailField | LeadFieldName
  label: GlobalStringKey
  type?: 'email' | 'tel'
  /** Token of the HTML standard, so that a browser or password manager fills in what it knows. */
  autoComplete?: string
  required: boolean
  multiline?: boolean
  /** Answers to choose from instead of free text. They are figures, alike in every language. */
  options?: readonly string[]
}

export type FormDefinition = {
  fields: readonly FormField[]
  /** Whether the form asks for leave to send marketing e-mails. The box is never ticked beforehand. */
  marketingConsent: 'none' | 'optional' | 'required'
  /** The submit label unless the page has one of its own. */
  submitLabel: GlobalStringKey
}

const email: FormField = {
  name: emailField,
  label: 'your_email_label',
  type: 'email',
  autoComplete: 'email',
  required: true,
}
/** Where a private address is as good as a company's. */
const anyEmail: FormField = { ...email, label: 'email_label' }
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
  autoComplete: 'country-name',
  required: true,
}
const companySize: FormField = {
  name: 'company_size_range',
  label: 'company_size',
  required: true,
  options: ['1–10', '11–50', '51–250', '251–1000', '1000+'],
}
const message: FormField = { name: 'message', label: 'message', required: true, multiline: true }

const optional = (field: FormField): FormField => ({ ...field, required: false })

/** What each form asks for, in the order it is asked (§3.3). A form asks for no more than its answer needs. */
export const forms: Readonly<Record<FormName, FormDefinition>> = {
  work_email: { fields: [email], marketingConsent: 'none', submitLabel: 'sign_up' },
  demo: {
    fields: [firstName, lastName, email, phone, company, companySize],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  contact: {
    fields: [firstName, lastName, anyEmail, optional(company), message],
    marketingConsent: 'optional',
    submitLabel: 'send',
  },
  // The consent is what a newsletter form is for, so it must be given.
  newsletter: { fields: [email], marketingConsent: 'required', submitLabel: 'send' },
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
    marketingConsent: 'none',
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
}
