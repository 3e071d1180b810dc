/** What the address of a page says about a lead that is sent from it. Pure: used by the browser and the server. */
import { localeOfPath } from '../../../locales.config'
import { campaigns, type Campaign } from './properties'

export type LeadPage = {
  /** Last part of the path; empty on a homepage. */
  uid: string
  /** The page of the referral scheme: its uid is `referrals`. */
  isReferral: boolean
  /** Slug of the integration the page is about. */
  integration?: string
  /** Campaign the page belongs to. */
  campaign?: Campaign
  /** The variant for DATEV's tax advisers: its own page, or any page with `?partner=datev`. */
  isDatev: boolean
}

const campaignPages: Readonly<Record<string, Campaign>> = {
  cashback: 'Cashback launch',
  'multi-entity-businesses': 'Multi Entity launch',
  'explore-product': 'Interactive Demo',
  'explore-product-2': 'Interactive Demo',
}

/** The campaign that a `utm_campaign` names, by its name or by its page; undefined for any other. */
export function campaignNamed(name: string | undefined): Campaign | undefined {
  const wanted = name?.toLowerCase() ?? ''
  const ofPage = Object.hasOwn(campaignPages, wanted) ? campaignPages[wanted] : undefined
  return ofPage ?? campaigns.find((campaign) => campaign.toLowerCase() === wanted)
}

/** Reads path and query: `/de/integrations/datev?utm_source=blog`. A hash is ignored. */
export function readLeadPage(page: string): LeadPage {
  const [path = '', query = ''] = page.split('#')[0]?.split(/\?(.*)/s) ?? []
  const segments = path.split('/').filter(Boolean)
  const below = localeOfPath(path) ? segments.slice(1) : segments
  const uid = below.at(-1) ?? ''
  const integration = below.length === 2 && below[0] === 'integrations' ? below[1] : undefined
  const campaign = Object.hasOwn(campaignPages, uid) ? campaignPages[uid] : undefined
  return {
    uid,
    isReferral: uid === 'referrals',
    ...(integration && { integration }),
    ...(campaign && { campaign }),
    isDatev: uid === 'bigform-partner-datev' || new URLSearchParams(query).get('partner') === 'datev',
  }
}
