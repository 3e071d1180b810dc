import type { LeadAccepted } from '../../../leads/model/contract'
import { objectTypeIdOf } from '../../../leads/model/properties'
import { thankYouPath } from '../../../leads/model/thankYouPages'
import { ApiError } from '../../errors'
import type { Log } from '../../log'
import { doubtsAbout } from '../doubt/doubts'
import type { BotCheck, Lead } from '../lead'
import { valuesOf } from '../leadFields'
import type { Outbox } from '../outbox/outbox'
import type { TimeBudget } from '../outbox/storage/store'
import type { Captcha } from './captcha'
import { keyedQueue } from './keyedQueue'
import { isOfCaller, leadLimitsOf, type LeadLimitOptions, type Sender } from './leadLimits'
import type { Submission } from './submission'
import { busy, notStored, tooManyRequests, type SubmissionLimits } from './submissionLimit'

export type LeadIntakeOptions = LeadLimitOptions & {
  outbox: Pick<Outbox, 'accept' | 'storedResponse' | 'countSubmissions'>
  /** Absent on a site without a captcha; tokens are ignored then. */
  captcha?: Captcha | undefined
  /** Minutes until a doubtful lead is reviewed. */
  doubtMinutes: number
  /** Called for each lead that is in the outbox and was not there before. */
  onAccepted: () => void
  log: Log
  /** The clock, in milliseconds since 1970. */
  now: () => number
}

/**
 * Accepts one submission of a sender. Resolves when the lead is stored; throws an ApiError when it is refused, or when
 * waiting for the database has used up the budget.
 */
export type LeadIntake = (submission: Submission, sender: Sender, budget: TimeBudget) => Promise<LeadAccepted>

/**
 * Checks the sender of a submission and stores its lead, in this order: the stored response to an earlier submission, the
 * consent texts, the captcha, the limits, the outbox. So what is sent again uses up no limit on leads, and a form of an
 * outdated page, which is sent again from the page that shows it anew, uses up no token either. A lead that may not be of a
 * person gets the usual response and is stored as doubtful: nothing that a browser or a password manager does is refused.
 */
export function leadIntake(options: LeadIntakeOptions, limits: SubmissionLimits): LeadIntake {
  const { outbox, captcha, doubtMinutes, onAccepted, log, now } = options
  const inOrder = keyedQueue()
  let overallLoggedAt = -Infinity

  async function storedResponse(
    { key, earlierKey, digest }: Submission,
    budget: TimeBudget,
  ): Promise<LeadAccepted | undefined> {
    for (const one of [key, ...(earlierKey ? [earlierKey] : [])]) {
      const stored = await outbox.storedResponse({ key: one, digest }, budget)
      if (stored?.outcome === 'conflict') throw conflict()
      if (stored) return stored.response
    }
    return undefined
  }

  async function checkSender({ token }: Submission): Promise<BotCheck | 'refused'> {
    if (!captcha) return 'not_configured'
    return token ? captcha.verify(token) : 'without_token'
  }

  async function countLead(
    { lead }: Submission,
    sender: Sender,
    { isVerified, budget }: { isVerified: boolean; budget: TimeBudget },
  ): Promise<void> {
    const { email = '' } = valuesOf(lead.fields)
    const { own, overall } = leadLimitsOf(options, { sender, email, isVerified })
    const refusal = await limits.count(own, budget)
    if (refusal) throw isOfCaller(refusal.name) ? tooManyRequests(refusal) : busy(refusal)
    const pressure = await limits.count([overall], budget)
    if (!pressure) return
    logOverall()
    throw busy(pressure)
  }

  /** Once a minute: each form that is refused would be a line. */
  function logOverall(): void {
    if (Math.abs(now() - overallLoggedAt) < 60_000) return
    overallLoggedAt = now()
    log.error('More leads are sent than LEADS_OVERALL_PER_MINUTE allows: forms are answered with "not now"')
  }

  async function store(
    { lead, key, digest, access, next, ...signs }: Submission,
    botCheck: BotCheck,
    budget: TimeBudget,
  ): Promise<LeadAccepted> {
    const location = next ?? thankYouPath(lead.locale, lead.form, valuesOf(lead.fields))
    const response: LeadAccepted = { result: 'success', location, ...(access && { access }) }
    const receivedAt = now()
    const reviewAt = receivedAt + doubtMinutes * 60_000
    const stored = await outbox.accept(
      withDoubts({ ...lead, botCheck }, signs),
      { key, digest, receivedAt, response, reviewAt },
      budget,
    )
    if (stored.outcome === 'conflict') throw conflict()
    if (stored.outcome === 'accepted') onAccepted()
    return stored.response
  }

  return async (submission, sender, budget) => {
    // A token is valid once, so the second of two equal requests must wait for the response to the first.
    const queued = performance.now()
    return inOrder(submission.key, async () => {
      // The request before may have waited for the database too.
      budget.left -= performance.now() - queued
      try {
        const before = await storedResponse(submission, budget)
        if (before) return before
        if (submission.isOutdated) throw outdatedPage()
        const botCheck = await checkSender(submission)
        if (botCheck !== 'refused') {
          await countLead(submission, sender, { isVerified: botCheck === 'passed', budget })
          return await store(submission, botCheck, budget)
        }
        // Another machine may have accepted the first of two equal requests meanwhile.
        const meanwhile = await storedResponse(submission, budget)
        if (meanwhile) return meanwhile
      } catch (error) {
        if (error instanceof ApiError) throw error
        log.error('A lead could not be stored', error)
        throw notStored()
      }
      throw new ApiError(403, 'CAPTCHA_REFUSED', 'The captcha was not passed.')
    })
  }
}

/** The lead with its doubts, which HubSpot is told too. */
function withDoubts(lead: Lead, { trap, elapsed }: Pick<Submission, 'trap' | 'elapsed'>): Lead {
  const doubts = doubtsAbout({ botCheck: lead.botCheck, trap, elapsed })
  if (doubts.length === 0) return lead
  const field = {
    objectTypeId: objectTypeIdOf('bot_check'),
    name: 'bot_check',
    value: doubts.join(';'),
  } as const
  return { ...lead, doubts, fields: [...lead.fields, field] }
}

const outdatedPage = (): ApiError =>
  new ApiError(409, 'OUTDATED_PAGE', 'The consent texts of the form have changed. Load the page again.')

const conflict = (): ApiError =>
  new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'Another submission was sent under this key. Use a new one.')
