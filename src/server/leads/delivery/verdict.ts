import { redact } from '../../log'
import { backoff, backoffCap } from '../outbox/backoff'
import type { HubspotAnswer } from './hubspotAnswer'

/** What happens to a lead after an attempt. Times are in milliseconds since 1970. */
export type Verdict =
  | { outcome: 'delivered' }
  | {
      outcome: 'postponed'
      /** What HubSpot said, without e-mail addresses; `summary` without its free words, for logs. */
      reason: string
      summary: string
      dueAt: number
      /** The next attempt leaves the visitor's token out. */
      withoutHutk?: boolean
      /** No worker asks HubSpot for anything before that time. */
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

/** The lead itself is at fault: sent again it would be refused again. */
const refusals = new Set([400, 413, 415, 422])

/** The account, the token, a form's id or the endpoint is wrong. */
const misconfigurations = new Set([401, 403, 404])

/** HubSpot counts requests over ten seconds; that long a pause suffices when it does not say how long. */
const defaultPause = 10_000
const shortestPause = 1000

/** Decides by HubSpot's answer (docs/reliability.md, "What happens when"). */
export function verdictOn(answer: HubspotAnswer, attempt: Attempt): Verdict {
  const { attempts, hadHutk, now, random } = attempt
  const later = (wait = 0): number => now + Math.max(Math.min(wait, backoffCap), backoff(attempts, random))

  if (answer.kind === 'unanswered') {
    const summary = `no answer (${answer.cause}, ${answer.detail})`
    return { outcome: 'postponed', reason: redact(summary), summary, dueAt: later() }
  }

  const { status, errorTypes, message, correlationId, retryAfter } = answer
  if (status >= 200 && status < 300) return { outcome: 'delivered' }

  const summary = [`HTTP ${status}`, errorTypes.join(', ')].filter(Boolean).join(' ')
  const reason = redact([summary, message].filter(Boolean).join(': '))
  const said = { summary, reason }
  if (status === 429) {
    const pause = Math.min(Math.max(retryAfter ?? defaultPause, shortestPause), backoffCap)
    return { outcome: 'postponed', ...said, dueAt: now + pause, pauseUntil: now + pause }
  }
  if (status >= 300 && status < 400) {
    const target = `${summary} to ${originOf(answer.location)}: set HUBSPOT_ENDPOINT`
    return { outcome: 'postponed', reason: target, summary: target, dueAt: later(), needsOperator: true }
  }
  if (misconfigurations.has(status)) {
    return { outcome: 'postponed', ...said, dueAt: later(retryAfter), needsOperator: true }
  }
  if (!refusals.has(status)) return { outcome: 'postponed', ...said, dueAt: later(retryAfter) }

  if (errorTypes.includes('INVALID_HUTK') && hadHutk) {
    // Due before everything else, so at once.
    return { outcome: 'postponed', ...said, dueAt: 0, withoutHutk: true }
  }
  return { outcome: 'refused', ...said, errorTypes, ...(correlationId !== undefined && { correlationId }) }
}

function originOf(location: string | undefined): string {
  try {
    return new URL(location ?? '').origin
  } catch {
    return 'another address'
  }
}
