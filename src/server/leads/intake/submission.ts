import { createHash } from 'node:crypto'
import type { Lead } from '../lead'

/** A parsed submission: the lead, and what decides whether it is accepted and whether it was accepted before. */
export type Submission = {
  lead: Omit<Lead, 'botCheck'>
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

/** SHA-256 of a value's JSON, in hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')
