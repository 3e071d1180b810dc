import { createHash } from 'node:crypto'
import type { Lead } from '../lead'

/** What was posted, parsed: the lead, and what tells whether it may be taken and whether it was taken before. */
export type Submission = {
  lead: Omit<Lead, 'botCheck'>
  /** Names the submission. A second one of the same key and digest is answered like the first. */
  key: string
  /** Key that the same submission would have had a little earlier; only where the server made the key. */
  earlierKey?: string
  /** Tells whether two submissions of one key are the same. */
  digest: string
  /** Content of the field that no visitor sees. */
  trap: string
  /** Captcha token, when there is one. */
  token?: string
  /** Time the visitor took, in milliseconds; unknown for a form of a page without scripts. */
  elapsed?: number
}

/** SHA-256 of a value's JSON, in hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')
