import { minFillTime, type LeadAccepted } from '../../../leads/contract'
import { thankYouPath } from '../../../leads/thankYouPages'
import { ApiError } from '../../errors'
import type { Log } from '../../log'
import type { BotCheck } from '../lead'
import { valuesOf } from '../leadFields'
import type { Outbox } from '../outbox/outbox'
import type { TimeBudget } from '../outbox/storage/store'
import type { Captcha } from './captcha'
import { oneAtATime } from './oneAtATime'
import type { Submission } from './submission'
import { notStored, submissionLimit, tooManyRequests, withoutTokenPerMinute } from './submissionLimit'

export type LeadIntakeOptions = {
  outbox: Pick<Outbox, 'accept' | 'storedResponse' | 'countSubmission'>
  /** Absent on a site without a captcha; tokens are ignored then. */
  captcha?: Captcha | undefined
  /** Submissions that one caller may send in a minute; a third of them without a verified token. */
  perMinute: number
  /** Called for each lead that is in the outbox and was not there before. */
  onAccepted: () => void
  log: Log
  /** The clock, in milliseconds since 1970. */
  now: () => number
}

/**
 * Accepts one submission of a caller. Resolves when the lead is stored; throws an ApiError when it is refused, or when
 * waiting for the database has used up the budget.
 */
export type LeadIntake = (submission: Submission, caller: string, budget: TimeBudget) => Promise<LeadAccepted>

/**
 * Checks the sender of a submission and stores its lead, in this order: the bot traps, the stored response to an earlier
 * submission, the consent texts, the captcha or the stricter limit, the outbox. So a form of an outdated page, which is
 * sent again from the page that shows it anew, uses up neither its token nor the stricter limit.
 */
export function leadIntake(options: LeadIntakeOptions): LeadIntake {
  const { outbox, captcha, perMinute, onAccepted, log, now } = options
  const withoutToken = submissionLimit({
    name: 'without token',
    perMinute: withoutTokenPerMinute(perMinute),
    countSubmission: outbox.countSubmission,
  })
  const inTurn = oneAtATime()

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

  async function checkSender(
    { token }: Submission,
    caller: string,
    budget: TimeBudget,
  ): Promise<BotCheck | 'refused'> {
    const verdict = captcha && token ? await captcha.verify(token) : undefined
    if (verdict === 'passed' || verdict === 'refused') return verdict
    const refusal = await withoutToken.count(caller, budget)
    if (refusal) throw tooManyRequests(refusal)
    return verdict ?? (captcha ? 'without_token' : 'not_configured')
  }

  async function store(
    { lead, key, digest, access, next }: Submission,
    botCheck: BotCheck,
    budget: TimeBudget,
  ): Promise<LeadAccepted> {
    const location = next ?? thankYouPath(lead.locale, lead.form, valuesOf(lead.fields))
    const response: LeadAccepted = { result: 'success', location, ...(access && { access }) }
    const stored = await outbox.accept(
      { ...lead, botCheck },
      { key, digest, receivedAt: now(), response },
      budget,
    )
    if (stored.outcome === 'conflict') throw conflict()
    if (stored.outcome === 'accepted') onAccepted()
    return stored.response
  }

  return async (submission, caller, budget) => {
    refuseBots(submission, captcha !== undefined && submission.token !== undefined)
    // A token is valid once, so the second of two equal requests must wait for the response to the first.
    const queued = performance.now()
    return inTurn(submission.key, async () => {
      // The request before may have waited for the database too.
      budget.left -= performance.now() - queued
      try {
        const before = await storedResponse(submission, budget)
        if (before) return before
        if (submission.isOutdated) throw outdatedPage()
        const botCheck = await checkSender(submission, caller, budget)
        if (botCheck !== 'refused') return await store(submission, botCheck, budget)
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

/** An autofill may have filled the trap, so the visitor sees the refusal and can send the form again. */
function refuseBots({ trap, elapsed }: Submission, hasToken: boolean): void {
  const isTooQuick = !hasToken && elapsed !== undefined && elapsed < minFillTime
  if (trap || isTooQuick) throw new ApiError(400, 'REFUSED', 'The form was not accepted.')
}

const outdatedPage = (): ApiError =>
  new ApiError(409, 'OUTDATED_PAGE', 'The consent texts of the form have changed. Load the page again.')

const conflict = (): ApiError =>
  new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'Another submission was sent under this key. Use a new one.')
