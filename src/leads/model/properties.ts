/**
 * The properties of a lead: their names in HubSpot, the object each belongs to, and the allowed values of enumerations.
 * Shared by the browser and the server; pure and without dependencies.
 */
import { brand } from '../../core/brand'

/** Name of the property for the partner's id, which contains the product's name. */
export const partnerIdProperty = `${brand.slug}_partner_id` as const

/** Properties of the contact (HubSpot object `0-1`). */
export const contactProperties = [
  'email', 'firstname', 'lastname', 'phone', 'country', 'company_size_range', 'how_did_you_hear_about_us_', 'company',
  'hs_legal_basis', 'jobtitle', 'message', 'pdf_url', 'lifecyclestage', 'event_name', 'latest_campaign',
  'lead_source_latest_capture_type', partnerIdProperty, 'associated_partner_id', 'partner_channel',
  'type_of_influence', 'partner_segment', 'partnership_type', 'partnership_referred_date', 'type_of_lead',
  'lead_interest_level', 'referral_id', 'generic_email', 'interactive_demo_flows_completed',
  'interactive_demo_flow_progress', 'bot_check',
] as const // prettier-ignore

/** Properties of the company (HubSpot object `0-2`). */
export const companyProperties = [
  'features_of_interest',
  'accounting_system',
  'monthly_business_spend',
] as const

export type LeadProperty = (typeof contactProperties)[number] | (typeof companyProperties)[number]

export const leadProperties: readonly LeadProperty[] = [...contactProperties, ...companyProperties]

/**
 * Why it is in doubt that a person has sent a lead; values of `bot_check`, several joined with ";". `without_token`: the visitor
 * refused the bot protection, could not load it or has no JavaScript. `unverified`: its service did not respond.
 */
export const doubts = ['without_token', 'unverified', 'trap_filled', 'too_quick'] as const
export type Doubt = (typeof doubts)[number]

/** HubSpot's ids of the object types contact and company. */
export type ObjectTypeId = '0-1' | '0-2'

const ofCompany = new Set<string>(companyProperties)

/** The object a property belongs to. */
export const objectTypeIdOf = (property: LeadProperty): ObjectTypeId =>
  ofCompany.has(property) ? '0-2' : '0-1'

export const captureTypes = [
  'Blog - Digest',
  'Free Demo',
  'Self - Onboarding sign up',
  'Self - Onboarding - Sign up_Partner',
  'bigform-partner',
  'Ebooks',
] as const
export type CaptureType = (typeof captureTypes)[number]

export const lifecycleStages = ['marketingqualifiedlead', 'lead', 'subscriber'] as const
export type LifecycleStage = (typeof lifecycleStages)[number]

/** `Sales` is the type of leads from a marketplace. */
export const leadTypes = ['Partner lead', 'Partner Self Signup', 'Sales Lead', 'Sales'] as const
export type LeadType = (typeof leadTypes)[number]

export const partnerChannels = [
  'Technology partners',
  'Accounting partners',
  'Affiliate',
  'Consulting partners',
  'Marketplace',
] as const
export type PartnerChannel = (typeof partnerChannels)[number]

/** Where a partnership began; the values of `partnership_type`. */
export const leadSourceOrigins = ['Partner-sourced', 'Sales-sourced'] as const

/** Value of `type_of_influence` when the page is one of an integration. */
export const distribution = 'Distribution'

export const interestLevel = 'Interested, may want more information'

export const campaigns = ['Cashback launch', 'Multi Entity launch', 'Interactive Demo'] as const
export type Campaign = (typeof campaigns)[number]

/** Value of `hs_legal_basis` when the visitor consented to marketing e-mails. */
export const legalBasis = 'Freely given consent from contact'

/** Employees of the company; `1` is a sole trader. */
export const companySizes = ['1', '2–10', '11–50', '51–250', '251–1000', '1000+'] as const
export type CompanySize = (typeof companySizes)[number]

/** What a visitor may be interested in; several are joined with ";". */
export const features = ['cards', 'expenses', 'invoices', 'subscriptions', 'cash_management'] as const
export type Feature = (typeof features)[number]

/** The allowed form of values that are numbers: whole flows of the interactive demo, and a share from 0 to 1. */
export const propertyPatterns: Partial<Record<LeadProperty, RegExp>> = {
  interactive_demo_flows_completed: /^\d{1,2}$/,
  interactive_demo_flow_progress: /^(?:0(?:\.\d{1,2})?|1)$/,
}
/** What the company spends in a month, in thousands of the market's currency. */
export const monthlySpends = ['0–1k', '1k–10k', '10k–50k', '50k–250k', '250k+'] as const
export type MonthlySpend = (typeof monthlySpends)[number]

/** Where the company keeps its books, spelt like the keys of the integrations where there is one. */
export const accountingSystems = [
  'xero', 'quickbooks', 'sage', 'netsuite', 'datev', 'exactonline', 'twinfield', 'fortnox', 'visma_economic',
  'vismaeekonomi', 'holded', 'other', 'none',
] as const // prettier-ignore
export type AccountingSystem = (typeof accountingSystems)[number]

/** The allowed values of enumerations; of `features_of_interest`, for each part of the joined value. */
export const propertyValues: Partial<Record<LeadProperty, readonly string[]>> = {
  lead_source_latest_capture_type: captureTypes,
  lifecyclestage: lifecycleStages,
  type_of_lead: leadTypes,
  partner_channel: partnerChannels,
  partnership_type: leadSourceOrigins,
  lead_interest_level: [interestLevel],
  company_size_range: companySizes,
  features_of_interest: features,
  monthly_business_spend: monthlySpends,
  accounting_system: accountingSystems,
  hs_legal_basis: [legalBasis],
  latest_campaign: campaigns,
  type_of_influence: [distribution],
  generic_email: ['true', 'false'],
  bot_check: doubts,
}
