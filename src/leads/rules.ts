/** Which properties a lead has: pure, the same in the browser and for native forms on the server. */
import { localeByUrlCode, type UrlCode } from '../../locales.config'
import type { LeadField, LeadFieldName, LeadFormId } from './contract'
import { isGenericEmail } from './emailAddress'
import { forms } from './forms'
import { readLeadPage, type LeadPage } from './leadPage'
import {
  interestLevel,
  leadProperties,
  legalBasis,
  objectTypeIdOf,
  partnerIdProperty,
  type CaptureType,
  type LeadProperty,
  type LeadType,
  type LifecycleStage,
  type PartnerChannel,
} from './properties'

export type LeadInput = {
  form: LeadFormId
  /** What was filled in and what the page adds. Space around values and empty values are dropped. */
  values: Partial<Record<LeadFieldName, string>> & { email: string }
  locale: UrlCode
  /** Path and query of the page. */
  page: string
  /** Where the visitor came from, by the names of src/attribution. */
  attribution: Partial<Record<string, string>>
  /** The partner who sent the visitor; without an id when it is not known which one. */
  partner?: { id?: string }
  /** The visitor consented to marketing e-mails. */
  marketingConsent: boolean
  /** Milliseconds since 1970. */
  now: number
}

type LeadKind = {
  capture?: CaptureType
  lifecycle: LifecycleStage
  /** Type of a lead without a partner. */
  type?: LeadType
  /** The sender may become a customer soon. */
  interested?: true
}

/** The kind of lead of each form. Reports about security and requests about data are not marketing leads. */
const kinds: Readonly<Record<Exclude<LeadFormId, NotMarketing>, LeadKind>> = {
  work_email: { capture: 'Self - Onboarding sign up', lifecycle: 'marketingqualifiedlead', interested: true },
  sign_up: { capture: 'Self - Onboarding sign up', lifecycle: 'marketingqualifiedlead', interested: true },
  qualification: {
    capture: 'Self - Onboarding sign up',
    lifecycle: 'marketingqualifiedlead',
    interested: true,
  },
  demo: { capture: 'Free Demo', lifecycle: 'marketingqualifiedlead', type: 'Sales Lead', interested: true },
  contact: { lifecycle: 'lead' },
  newsletter: { capture: 'Blog - Digest', lifecycle: 'subscriber' },
  ebook: { capture: 'Ebooks', lifecycle: 'marketingqualifiedlead' },
  webinar: { lifecycle: 'marketingqualifiedlead' },
  referral: { lifecycle: 'lead' },
  partner: { capture: 'bigform-partner', lifecycle: 'marketingqualifiedlead' },
  treasury_waitlist: { lifecycle: 'marketingqualifiedlead', interested: true },
}

type NotMarketing = 'vulnerability' | 'data_subject_request'
const isNotMarketing = (form: LeadFormId): form is NotMarketing =>
  form === 'vulnerability' || form === 'data_subject_request'

type Values = Partial<Record<LeadProperty, string>>

/**
 * The fields of a lead as HubSpot takes them, each property once and with the object it belongs to, in the order of
 * `leadProperties`. A report about security and a request about data contain only what the form asks for.
 */
export function leadFields(input: LeadInput): LeadField[] {
  const values = filledIn(input.values)
  const all = isNotMarketing(input.form)
    ? onlyAsked(input.form, values)
    : { ...marketingValues(input.form, input, values), ...values }
  return leadProperties.flatMap((name) => {
    const value = all[name]
    return value ? [{ objectTypeId: objectTypeIdOf(name), name, value }] : []
  })
}

const filledIn = (values: LeadInput['values']): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )

function onlyAsked(form: NotMarketing, values: Values): Values {
  const asked = new Set<string>(forms[form].fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => asked.has(name)))
}

/** What the site adds to the answers; an answer of the same name takes precedence. */
function marketingValues(
  form: Exclude<LeadFormId, NotMarketing>,
  { page, attribution, locale, partner, marketingConsent, now }: LeadInput,
  answers: Values,
): Values {
  const leadPage = readLeadPage(page)
  const kind = kinds[form]
  return {
    generic_email: String(isGenericEmail(answers.email ?? '')),
    lifecyclestage: kind.lifecycle,
    lead_source_latest_capture_type: kind.capture,
    type_of_lead: kind.type,
    lead_interest_level: kind.interested && interestLevel,
    referral_id: attribution['latest_referrer_code'] ?? attribution['referrer_code'],
    hs_legal_basis: marketingConsent ? legalBasis : undefined,
    ...campaignValues(leadPage, attribution),
    ...partnerValues(form, kind, { leadPage, partner, locale, now, segment: answers.partner_segment }),
  }
}

/** Campaign and event of the page, else the visitor's latest campaign. `utm_source=blog` adds "Blog" to the event. */
function campaignValues({ campaign }: LeadPage, attribution: LeadInput['attribution']): Values {
  const source = attribution['latest_utm_source'] ?? attribution['utm_source']
  const fromBlog = source?.toLowerCase() === 'blog'
  return {
    latest_campaign: campaign ?? attribution['latest_utm_campaign'] ?? attribution['utm_campaign'],
    event_name: [campaign, fromBlog ? 'Blog' : undefined].filter(Boolean).join(' - ') || undefined,
  }
}

/** Partner id of leads that come from a marketplace. */
const marketplace = 'marketplace'
const datev = 'datev'

const channelOfSegment: Readonly<Record<string, PartnerChannel>> = {
  accounting: 'Accounting partners',
  technology: 'Technology partners',
  consulting: 'Consulting partners',
  affiliate: 'Affiliate',
}
/** For a partner without a known segment. */
const defaultChannel: PartnerChannel = 'Accounting partners'

type PartnerInput = Pick<LeadInput, 'partner' | 'locale' | 'now'> & { leadPage: LeadPage; segment?: string }

function partnerValues(
  form: LeadFormId,
  { capture }: LeadKind,
  { leadPage, partner, locale, now, segment = '' }: PartnerInput,
): Values {
  const onIntegrationPage = leadPage.integration !== undefined
  const influence: Values = onIntegrationPage
    ? { partner_channel: 'Technology partners', type_of_influence: 'Distribution' }
    : {}
  const id = leadPage.isDatev ? datev : partner?.id
  const wantsToBePartner = form === 'partner'
  if (!partner && !leadPage.isDatev && !wantsToBePartner) return influence

  const isSelfOnboarding = capture === 'Self - Onboarding sign up'
  const fromMarketplace = id === marketplace
  return {
    ...influence,
    [partnerIdProperty]: id,
    // A company that applies as a partner was not sent by one.
    associated_partner_id: wantsToBePartner ? undefined : id,
    type_of_lead: leadType({ fromMarketplace, isSelfOnboarding }),
    partner_channel: partnerChannel({
      fromMarketplace,
      segment,
      technology: leadPage.isDatev || onIntegrationPage,
    }),
    partnership_type: 'Partner-sourced',
    partnership_referred_date: String(midnight(now)),
    country: localeByUrlCode(locale)?.country,
    ...(isSelfOnboarding && { lead_source_latest_capture_type: 'Self - Onboarding - Sign up_Partner' }),
  }
}

function leadType({
  fromMarketplace,
  isSelfOnboarding,
}: Record<'fromMarketplace' | 'isSelfOnboarding', boolean>): LeadType {
  if (fromMarketplace) return 'Sales'
  return isSelfOnboarding ? 'Partner Self Signup' : 'Partner lead'
}

function partnerChannel(of: {
  fromMarketplace: boolean
  segment: string
  technology: boolean
}): PartnerChannel {
  if (of.fromMarketplace) return 'Marketplace'
  if (of.technology) return 'Technology partners'
  return (Object.hasOwn(channelOfSegment, of.segment) && channelOfSegment[of.segment]) || defaultChannel
}

const day = 24 * 60 * 60 * 1000

/** Midnight UTC of the day, in milliseconds since 1970: how HubSpot takes the partner referred date. */
const midnight = (now: number): number => Math.floor(now / day) * day
