import { http } from '../../http/client'
import {
  idempotencyKeyHeader,
  leadFormAction,
  type LeadAccepted,
  type LeadErrorCode,
  type LeadRequest,
} from '../../leads/contract'

/** What became of a submission. `notAnswered`: no connection, too slow, or a fault of the server. */
export type SendOutcome =
  | { name: 'accepted'; answer: LeadAccepted }
  | { name: 'refused'; code: LeadErrorCode }
  | { name: 'notAnswered' }

/** Sends a submission, once (§7, §9): the visitor may repeat it with the same key. Never rejects. */
export async function sendLead(
  body: LeadRequest,
  key: string,
  address: string = leadFormAction,
): Promise<SendOutcome> {
  try {
    const response = await http.post(address, {
      json: body,
      headers: { [idempotencyKeyHeader]: key },
      throwHttpErrors: false,
    })
    return outcomeOf(response.status, await response.json<unknown>().catch(() => undefined))
  } catch {
    return { name: 'notAnswered' }
  }
}

/** A refusal that nobody of ours wrote, a gateway's for example, is one all the same. */
function outcomeOf(status: number, answer: unknown): SendOutcome {
  const { result, location, code } = (answer ?? {}) as Record<string, unknown>
  if (status >= 500) return { name: 'notAnswered' }
  if (status >= 400 || result === 'error')
    return { name: 'refused', code: typeof code === 'string' ? (code as LeadErrorCode) : 'REFUSED' }
  if (result === 'success' && typeof location === 'string')
    return { name: 'accepted', answer: { result, location } }
  return { name: 'notAnswered' }
}
