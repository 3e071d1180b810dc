import type { UrlCode } from '../../../locales.config'
import type { LeadConsent, LeadField, LeadFormId } from '../../leads/model/contract'
import type { Doubt } from '../../leads/model/properties'

/**
 * Result of the bot check. `passed`: a captcha token was verified. `without_token`: the visitor refused the script,
 * could not load it, or has no JavaScript. `unverified`: the captcha service did not respond. `not_configured`: this
 * site has no captcha.
 */
export type BotCheck = 'passed' | 'without_token' | 'unverified' | 'not_configured'

/** An accepted lead, parsed: what is stored in the outbox and delivered to HubSpot. */
export type Lead = {
  form: LeadFormId
  locale: UrlCode
  /** Path and query of the page it was sent from, on this site. */
  page: string
  fields: LeadField[]
  context: {
    /** Visitor token of HubSpot's cookie: 32 hexadecimal digits. */
    hutk?: string
    /** Address of the page on the site's public origin. */
    pageUri: string
    pageName: string
    /** The visitor's IP address is never stored. */
    ipAddress?: never
  }
  consent?: LeadConsent
  /** Moment of the visitor's click, in milliseconds since 1970. */
  submittedAt: number
  botCheck: BotCheck
  /** Why it is in doubt that a person has sent it; such a lead is reviewed before it is delivered. */
  doubts?: Doubt[]
}
