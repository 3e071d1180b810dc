import type { Doubt } from '../../../leads/model/properties'
import type { BotCheck } from '../lead'

/** What is known about a doubtful lead when it is reviewed. */
export type ReviewedLead = {
  botCheck: BotCheck
  doubts: readonly Doubt[]
  /** Leads of the same recipient received within a day before and after it, with this one, without rejected ones. */
  ofRecipient: number
  /** Leads in doubt for something that a sender can cause, received within an hour before and after it. */
  doubtfulAround: number
}

/** The most leads of one recipient, in a day, that are released without a person. */
export const recipientPerDay = 3

export type ReviewRules = {
  /** The most doubtful leads around one, within an hour before and after, for it to be released without a person. */
  doubtfulPerHour: number
}

export type ReviewVerdict = { outcome: 'release' } | { outcome: 'keep'; reason: string }

/**
 * Decides about a doubtful lead once others had time to follow it. A visitor who refused the bot protection is one of few,
 * and is released; so is one whose trap was filled, by a password manager, and who passed the bot check. What comes in
 * numbers, to one recipient or over all, is kept for a person, and so is what only a program does.
 */
export function reviewVerdict(lead: ReviewedLead, { doubtfulPerHour }: ReviewRules): ReviewVerdict {
  const { botCheck, doubts, ofRecipient, doubtfulAround } = lead
  const keep = (reason: string): ReviewVerdict => ({ outcome: 'keep', reason })
  if (doubts.includes('too_quick')) return keep('sent more quickly than a person can')
  if (doubts.includes('trap_filled') && botCheck !== 'passed') return keep('the trap for bots was filled in')
  if (ofRecipient > recipientPerDay) return keep(`${ofRecipient} leads of this recipient within a day`)
  // The bot protection's outage is not caused by who sends a form meanwhile.
  const isOutage = doubts.every((doubt) => doubt === 'unverified')
  if (!isOutage && doubtfulAround > doubtfulPerHour) return keep(`${doubtfulAround} doubtful leads around it`)
  return { outcome: 'release' }
}
