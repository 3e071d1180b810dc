import { http } from '../../../core/http/client'
import { fieldsOf } from '../../../core/values/record'
import type { Lead } from '../lead'
import { readHubspotResponse, type HubspotResult } from './hubspotResult'
import type { HubspotSettings } from './hubspotSettings'
import { hubspotSubmission } from './hubspotSubmission'

/** Sends one lead once. Never throws: no response is a result too. */
export type SubmitLead = (lead: Lead, options: { withoutHutk: boolean }) => Promise<HubspotResult>

/** How long HubSpot may take to respond, body included, in milliseconds. */
export const requestTimeout = 10_000

/** Submits to HubSpot's forms API with authentication ("Submit data to a form", the secure endpoint). */
export function hubspotClient(settings: HubspotSettings, timeout = requestTimeout): SubmitLead {
  const { endpoint, portalId, accessToken, formGuids, subscriptionTypeId } = settings
  const client = http.extend({
    prefixUrl: new URL('submissions/v3/integration/secure/submit', `${endpoint.replace(/\/$/, '')}/`),
    headers: { Authorization: `Bearer ${accessToken}` },
    // The outbox schedules another attempt, which may be made by another process.
    retry: 0,
    throwHttpErrors: false,
    redirect: 'manual',
    // The client's own timeout ends with the headers; the signal covers the body as well.
    timeout: false,
  })

  return async (lead, { withoutHutk }) => {
    try {
      const response = await client.post(`${portalId}/${formGuids[lead.form]}`, {
        json: hubspotSubmission(lead, { withoutHutk, subscriptionTypeId }),
        signal: AbortSignal.timeout(timeout),
      })
      return await readHubspotResponse(response, Date.now())
    } catch (error) {
      return noResponse(error, timeout)
    }
  }
}

function noResponse(error: unknown, timeout: number): HubspotResult {
  const { name, message, cause } = described(error)
  if (name === 'TimeoutError') return { kind: 'no_response', cause: 'timeout', detail: `${timeout} ms` }
  // Fetch wraps the network error into one that only says "fetch failed".
  const { code, message: causeMessage } = described(cause)
  return { kind: 'no_response', cause: 'network', detail: code || causeMessage || message || 'unknown' }
}

type Described = { name?: string; message?: string; code?: string; cause?: unknown }

const described = (error: unknown): Described => fieldsOf(error)
