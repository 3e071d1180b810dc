import { redact } from '../../log'
import { backoff, backoffCap } from '../outbox/backoff'
import type { HubspotResult } from './hubspotResult'

/** What happens to a lead after an attempt. Times are in milliseconds since 1970. */
export type Verdict =
  | { outcome: 'delivered' }
  | {
      outcome: 'postponed'
      /** HubSpot's message, without e-mail addresses; `summary` leaves the message out, for logs. */
      reason: string
      summary: string
      dueAt: number
      /** The next attempt leaves the visitor's token out. */
      withoutHutk?: boolean
      /** No worker sends a request to HubSpot before that time. */
      pauseUntil?: number
      /** Nothing but a change of the settings will help. */
      needsOperator?: boolean
    }
  | { outcome: 'refused'; reason: string; summary: string; errorTypes: string[]; correlationId?: string }

type Attempt = {
  /** Attempts with this one. */
  attempts: number
  /** The request carried the visitor's token. */
  hadHutk: boolean
  now: number
  random: () => number
}

/** The lead itself is invalid: sent again it would be refused again. */
const refusals = new Set([400, 413, 415, 422])

/** The account, the token, a form's id or the endpoint is wrong. */
const misconfigurations = new Set([401, 403, 404])

/** HubSpot counts requests over ten seconds, so a pause of ten is enough when the response names none. */
const defaultPause = 10_000
const shortestPause = 1000

/** Decides by HubSpot's response (docs/reliability.md, "What happens when"). */
export function verdictOn(result: HubspotResult, attempt: Attempt): Verdict {
  const { attempts, hadHutk, now, random } = attempt
  const later = (wait = 0): number => now + Math.max(Math.min(wait, backoffCap), backoff(attempts, random))

  if (result.kind === 'no_response') {
    const summary = `no answer (${result.cause}, ${result.detail})`
    return { outcome: 'postponed', reason: redact(summary), summary, dueAt: later() }
  }

  const { status, errorTypes, message, correlationId, retryAfter } = result
  if (status >= 200 && status < 300) return { outcome: 'delivered' }

  const summary = [`HTTP ${status}`, errorTypes.join(', ')].filter(Boolean).join(' ')
  const reason = redact([summary, message].filter(Boolean).join(': '))
  const texts = { summary, reason }
  if (status === 429) {
    const pause = Math.min(Math.max(retryAfter ?? defaultPause, shortestPause), backoffCap)
    return { outcome: 'postponed', ...texts, dueAt: now + pause, pauseUntil: now + pause }
  }
  if (status >= 300 && status < 400) {
    const target = `${summary} to ${originOf(result.location)}: set HUBSPOT_ENDPOINT`
    return { outcome: 'postponed', reason: target, summary: target, dueAt: later(), needsOperator: true }
  }
  if (misconfigurations.has(status)) {
    return { outcome: 'postponed', ...texts, dueAt: later(retryAfter), needsOperator: true }
  }
  if (!refusals.has(status)) return { outcome: 'postponed', ...texts, dueAt: later(retryAfter) }

  if (errorTypes.includes('INVALID_HUTK') && hadHutk) {
    // Due before all others, so sent at once.
    return { outcome: 'postponed', ...texts, dueAt: 0, withoutHutk: true }
  }
  return { outcome: 'refused', ...texts, errorTypes, ...(correlationId !== undefined && { correlationId }) }
}

function originOf(location: string | undefined): string {
  try {
    return new URL(location ?? '').origin
  } catch {
    return 'another address'
  }
}
