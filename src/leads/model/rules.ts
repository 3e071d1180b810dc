/** Which properties a lead has, of its form, page and visitor: pure, applied by the server to every submission. */
import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import type { AddedValues } from '../../content/site/formPages'
import type { Answers } from './answerErrors'
import type { LeadField, LeadFormId, LeadVisit } from './contract'
import { isGenericEmail } from './emailAddress'
import { campaignNamed, readLeadPage, type LeadPage } from './leadPage'
import {
  distribution,
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
  /** The answers that the form takes. */
  values: Answers['values']
  /** What the document of the page adds to the leads of this form. */
  added?: AddedValues
  locale: UrlCode
  /** Path and query of the page. */
  page: string
  visit: LeadVisit
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
  meeting: {
    capture: 'Free Demo',
    lifecycle: 'marketingqualifiedlead',
    type: 'Sales Lead',
    interested: true,
  },
  contact: { lifecycle: 'lead' },
  newsletter: { capture: 'Blog - Digest', lifecycle: 'subscriber' },
  ebook: { capture: 'Ebooks', lifecycle: 'marketingqualifiedlead' },
  webinar: { lifecycle: 'marketingqualifiedlead' },
  referral: { lifecycle: 'lead' },
  partner: { capture: 'bigform-partner', lifecycle: 'marketingqualifiedlead' },
  treasury_waitlist: { lifecycle: 'marketingqualifiedlead', interested: true },
  invoice_generator: { lifecycle: 'lead' },
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
  const { form, values } = input
  const all: Values = isNotMarketing(form) ? values : { ...marketingValues(form, input), ...values }
  return leadProperties.flatMap((name) => {
    const value = all[name]
    return value ? [{ objectTypeId: objectTypeIdOf(name), name, value }] : []
  })
}

/** What the site adds to the answers; an answer of the same name takes precedence. */
function marketingValues(
  form: Exclude<LeadFormId, NotMarketing>,
  { values, page, added = {}, visit, locale, marketingConsent, now }: LeadInput,
): Values {
  const leadPage = readLeadPage(page)
  const kind = kinds[form]
  return {
    generic_email: String(isGenericEmail(values.email)),
    lifecyclestage: kind.lifecycle,
    lead_source_latest_capture_type: kind.capture,
    type_of_lead: kind.type,
    lead_interest_level: kind.interested && interestLevel,
    referral_id: visit.referrerCode,
    hs_legal_basis: marketingConsent ? legalBasis : undefined,
    ...campaignValues(leadPage, visit),
    ...partnerValues(form, kind, { leadPage, visit, locale, now, segment: added.partner_segment }),
    ...added,
  }
}

/**
 * Campaign and event of the page, else the visitor's latest campaign when it is one of ours: the property takes no
 * other value. `utm_source=blog` adds "Blog" to the event.
 */
function campaignValues({ campaign }: LeadPage, visit: LeadVisit): Values {
  const fromBlog = visit.source?.toLowerCase() === 'blog'
  return {
    latest_campaign: campaign ?? campaignNamed(visit.campaign),
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

type PartnerInput = Pick<LeadInput, 'visit' | 'locale' | 'now'> & { leadPage: LeadPage; segment?: string }

function partnerValues(
  form: LeadFormId,
  { capture }: LeadKind,
  { leadPage, visit: { partner }, locale, now, segment = '' }: PartnerInput,
): Values {
  // DATEV is an integration too, on the page for its tax advisers as on its own.
  const ofIntegration = leadPage.integration !== undefined || leadPage.isDatev
  const influence: Values = ofIntegration
    ? { partner_channel: 'Technology partners', type_of_influence: distribution }
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
      technology: ofIntegration,
    }),
    // A company that applies without a partner's reference was won by our own sales.
    partnership_type: partner || leadPage.isDatev ? 'Partner-sourced' : 'Sales-sourced',
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
