import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log'
import type { Outbox } from '../outbox/outbox'
import type { ClaimedLead } from '../outbox/rows'
import { adviceOn } from './advice'
import type { SubmitLead } from './hubspotClient'
import { verdictOn, type Verdict } from './verdict'

export type DeliverLeadOptions = {
  outbox: Pick<Outbox, 'delivered' | 'postpone' | 'refuse'>
  submit: SubmitLead
  log: Log
  now: () => number
  /** From 0 to below 1. */
  random: () => number
}

/** Makes one attempt for a claimed lead and records its outcome. Never throws. */
export type DeliverLead = (claimed: ClaimedLead) => Promise<Verdict>

export function deliverLead({ outbox, submit, log, now, random }: DeliverLeadOptions): DeliverLead {
  const record = (claimed: ClaimedLead, verdict: Verdict): Promise<boolean> => {
    switch (verdict.outcome) {
      case 'delivered':
        return outbox.delivered(claimed, now())
      case 'postponed':
        return outbox.postpone(claimed, verdict)
      case 'refused':
        return outbox.refuse(claimed, { ...verdict, at: now() })
    }
  }

  return async (claimed) => {
    const { lead, attempts, withoutHutk } = claimed
    const result = await submit(lead, { withoutHutk })
    const hadHutk = lead.context.hutk !== undefined && !withoutHutk
    const verdict = verdictOn(result, { attempts, hadHutk, now: now(), random })
    logAttempt(log, claimed, verdict, now())
    // While the lease lasts no other worker has the lead: a database that fails for a moment causes no duplicate.
    for (;;) {
      try {
        if (!(await record(claimed, verdict)))
          log.error(`Lead ${claimed.id}: the lease ended before the outcome was recorded; it is sent again`)
        return verdict
      } catch (error) {
        if (now() + recordInterval >= claimed.leaseEndsAt) {
          log.error(`Lead ${claimed.id}: "${verdict.outcome}" could not be recorded; it is sent again`, error)
          return verdict
        }
        await sleep(recordInterval)
      }
    }
  }
}

/** Time between two attempts to record an outcome, in milliseconds. */
const recordInterval = 500

/** One line for each attempt. HubSpot's message may repeat what a visitor wrote, so it stays in the outbox. */
function logAttempt(log: Log, { id, lead, attempts }: ClaimedLead, verdict: Verdict, now: number): void {
  const name = `Lead ${id} (${lead.form})`
  if (verdict.outcome === 'delivered') {
    log.info(`${name} is delivered, attempt ${attempts}`)
  } else if (verdict.outcome === 'postponed') {
    const line = `${name}: ${verdict.summary}; next attempt in ${seconds(verdict.dueAt - now)} s`
    if (verdict.needsOperator) log.error(line)
    else log.info(line)
  } else {
    const { summary, errorTypes, correlationId } = verdict
    const advice = adviceOn(errorTypes, lead.form)
    log.error(
      `${name} is refused by HubSpot: ${summary}${correlationId ? ` (correlation id ${correlationId})` : ''}` +
        (advice ? `. ${advice}` : ''),
    )
  }
}

const seconds = (milliseconds: number): string => (Math.max(0, milliseconds) / 1000).toFixed(1)
