import { http } from '../../../core/http/client'
import {
  idempotencyKeyHeader,
  leadFormAction,
  type LeadAccepted,
  type LeadErrorCode,
  type LeadRequest,
} from '../../model/contract'

/** The outcome of a submission. `noResponse`: no connection, too slow, or an error of the server. */
export type SendOutcome =
  | { name: 'accepted'; response: LeadAccepted }
  | { name: 'refused'; code: LeadErrorCode }
  | { name: 'noResponse' }

/** Longer than the server waits for its database in all, a burst of other submissions included; in milliseconds. */
const timeout = 30_000

/** Sends a submission once, without retries: the visitor may repeat it with the same key. Never rejects. */
export async function sendLead(
  body: LeadRequest,
  key: string,
  address: string = leadFormAction,
): Promise<SendOutcome> {
  try {
    const response = await http.post(address, {
      json: body,
      timeout,
      headers: { [idempotencyKeyHeader]: key },
      throwHttpErrors: false,
    })
    return outcomeOf(response.status, await response.json<unknown>().catch(() => undefined))
  } catch {
    return { name: 'noResponse' }
  }
}

/**
 * A 4xx response without our JSON, for example from a gateway, is a refusal as well. So is 503: what is in front of the server
 * uses it too when the server cannot be reached, and means the same.
 */
function outcomeOf(status: number, body: unknown): SendOutcome {
  const { result, location, access, code } = (body ?? {}) as Record<string, unknown>
  if (status === 503) return { name: 'refused', code: 'NOT_STORED' }
  if (status >= 500) return { name: 'noResponse' }
  if (status >= 400 || result === 'error')
    return { name: 'refused', code: typeof code === 'string' ? (code as LeadErrorCode) : 'REFUSED' }
  if (result === 'success' && typeof location === 'string')
    return {
      name: 'accepted',
      response: { result, location, ...(typeof access === 'string' && { access }) },
    }
  return { name: 'noResponse' }
}
