import { http } from '../../../http/client'
import type { Lead } from '../lead'
import { readHubspotAnswer, type HubspotAnswer } from './hubspotAnswer'
import { hubspotSubmission } from './hubspotSubmission'
import type { HubspotAccount } from './requireHubspot'

export type HubspotSettings = HubspotAccount & {
  /** Origin of the forms API. */
  endpoint: string
  subscriptionTypeId?: string | undefined
}

/** Sends one lead once. Never throws: no answer is an answer too. */
export type SubmitLead = (lead: Lead, options: { withoutHutk: boolean }) => Promise<HubspotAnswer>

/** How long HubSpot may take for an answer, its body included, in milliseconds (§9). */
export const requestTimeout = 10_000

/** Submits to HubSpot's forms API with authentication (integrations: HubSpot, "Server endpoint"). */
export function hubspotClient(settings: HubspotSettings, timeout = requestTimeout): SubmitLead {
  const { endpoint, portalId, accessToken, formGuids, subscriptionTypeId } = settings
  const client = http.extend({
    prefixUrl: new URL('submissions/v3/integration/secure/submit', `${endpoint.replace(/\/$/, '')}/`),
    headers: { Authorization: `Bearer ${accessToken}` },
    // The outbox decides about another attempt, in time that outlives this process.
    retry: 0,
    throwHttpErrors: false,
    redirect: 'manual',
    // The client's own would end with the headers; the signal covers the body as well.
    timeout: false,
  })

  return async (lead, { withoutHutk }) => {
    try {
      const response = await client.post(`${portalId}/${formGuids[lead.form]}`, {
        json: hubspotSubmission(lead, { withoutHutk, subscriptionTypeId }),
        signal: AbortSignal.timeout(timeout),
      })
      return await readHubspotAnswer(response, Date.now())
    } catch (error) {
      return unanswered(error, timeout)
    }
  }
}

function unanswered(error: unknown, timeout: number): HubspotAnswer {
  const { name, message, cause } = described(error)
  if (name === 'TimeoutError') return { kind: 'unanswered', cause: 'timeout', detail: `${timeout} ms` }
  // Fetch wraps what the network said into an error that only says "fetch failed".
  const { code, message: said } = described(cause)
  return { kind: 'unanswered', cause: 'network', detail: code || said || message || 'unknown' }
}

type Described = { name?: string; message?: string; code?: string; cause?: unknown }

const described = (error: unknown): Described => (typeof error === 'object' && error !== null ? error : {})
