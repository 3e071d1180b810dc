import { createHash } from 'node:crypto'
import type { UrlCode } from '../../../../locales.config'
import type { Answers } from '../../../leads/model/answerErrors'
import type { LeadFormId, LeadVisit } from '../../../leads/model/contract'
import type { Lead } from '../lead'

/** What decides whether a submission is accepted and whether it was accepted before. */
type Envelope = {
  /** Idempotency key. A second submission of the same key and digest gets the response of the first. */
  key: string
  /** Key that the same submission would have had a little earlier; only where the server made the key. */
  earlierKey?: string
  /** Two submissions of one key are the same when their digests are equal. */
  digest: string
  /** Content of the honeypot field, which no visitor sees. */
  trap: string
  /** Captcha token, when there is one. */
  token?: string
  /** Time the visitor took, in milliseconds; unknown for a form of a page without scripts. */
  elapsed?: number
}

/** What was posted, parsed: answers, and facts that only the sender knows. Nothing of it is a property of a lead yet. */
export type PostedForm = {
  envelope: Envelope
  form: LeadFormId
  locale: UrlCode
  /** Path and query of the page, on this site, as it was posted. */
  page: string
  /** The answers, trimmed; the e-mail address normalised. `marketingConsent` is the tick alone. */
  answers: Answers
  /** The texts that were shown beside the form; absent when there was none. */
  consentTextsOfPage: { consent?: string; marketing?: string }
  /** What of the visit may be sent on (src/visitor/attribution/mayLeave.ts). */
  visit: LeadVisit
  /** The visitor allows advertisement, and the post proves it. */
  adsAllowed: boolean
  /** Visitor token of HubSpot's cookie. */
  hutk?: string
  /** Moment of the visitor's click, in milliseconds since 1970. */
  submittedAt: number
}

/** A checked submission with its lead. */
export type Submission = Envelope & {
  lead: Omit<Lead, 'botCheck'>
  /** The consent texts beside the form were not those of the lead: nobody has consented to these. */
  isOutdated: boolean
  /** What the visitor gets for the form. */
  access?: string
  /** Where the visitor goes next, instead of to the thank-you page. */
  next?: string
}

/** SHA-256 of a value's JSON, in hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')
