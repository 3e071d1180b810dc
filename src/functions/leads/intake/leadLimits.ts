import { callerGroup, callerNetwork } from '../../clientAddress'
import { recipientDigest } from '../doubt/recipient'
import type { SubmissionLimit } from './submissionLimit'

/** What the limits of new leads follow from; the variables LEADS_… of the environment. */
export type LeadLimitOptions = {
  /** Submissions of one caller in a minute: an IPv4 address, the /64 of an IPv6 address. */
  perMinute: number
  /** Leads of one recipient in an hour. */
  perRecipientAndHour: number
  /** Leads over all in a minute. */
  overallPerMinute: number
}

/** Who sends a submission. */
export type Sender = { caller: string; network: string | undefined }

export const senderOf = (address: string | undefined): Sender => ({
  caller: callerGroup(address),
  network: callerNetwork(address),
})

const minute = 60
const hour = 3600

/** A /48 has 65,536 callers, and may be the network of a company: it has the limit of so many of them. */
export const callersOfNetwork = 3

/** Without a verified token a limit is a third of the other, and at least one. */
export const withoutToken = (most: number): number => Math.max(1, Math.floor(most / 3))

/** The limit on all submissions of a caller, whether or not they are new leads. */
export const callerLimit = ({ perMinute }: LeadLimitOptions, { caller }: Sender): SubmissionLimit => ({
  name: 'all',
  subject: caller,
  most: perMinute,
  seconds: minute,
})

/**
 * The limits that a new lead counts against, in this order: one that is refused for its sender or recipient does not count
 * over all. Leads with a verified token have their own counts, so that no flood without tokens stops those visitors.
 */
export function leadLimitsOf(
  { perMinute, perRecipientAndHour, overallPerMinute }: LeadLimitOptions,
  { sender: { caller, network }, email, isVerified }: { sender: Sender; email: string; isVerified: boolean },
): { own: SubmissionLimit[]; overall: SubmissionLimit } {
  const limit = (name: string, subject: string, most: number, seconds: number): SubmissionLimit =>
    isVerified
      ? { name, subject, most, seconds }
      : { name: `${name} without token`, subject, most: withoutToken(most), seconds }
  return {
    own: [
      ...(isVerified ? [] : [limit('caller', caller, perMinute, minute)]),
      ...(network ? [limit('network', network, callersOfNetwork * perMinute, minute)] : []),
      limit('recipient', recipientDigest(email), perRecipientAndHour, hour),
    ],
    overall: limit('overall', '', overallPerMinute, minute),
  }
}

/** True for the limit on what one caller sends. The others may be exceeded by somebody else. */
export const isOfCaller = (name: string): boolean => name.startsWith('caller')
