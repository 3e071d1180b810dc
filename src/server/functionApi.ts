import type { Hono } from 'hono'
import type { Environment } from '../environment'
import { createApi } from './app'
import { deliverDue } from './leads/delivery/deliverDue'
import { deliverLead } from './leads/delivery/deliverLead'
import { hubspotClient } from './leads/delivery/hubspotClient'
import { hubspotSettings } from './leads/delivery/hubspotSettings'
import { openOutbox } from './leads/outbox/outbox'
import { consoleLog as log } from './log'

/**
 * The API as a Gatsby Function. A function does not run between requests, so there is no delivery loop: each accepted
 * lead triggers one attempt for all that is due, and `npm run leads -- deliver` delivers the rest. It cannot read the
 * built files either, so a refused form gets JSON and only the browser applies the work-e-mail rule.
 * Throws an EnvironmentError when the HubSpot account is incomplete.
 */
export function functionApi(environment: Environment): Hono {
  const hubspot = hubspotSettings(environment)
  const outbox = openOutbox(environment.LEADS_DATABASE_URL)
  const { now } = outbox
  if (!hubspot) return createApi({ environment, outbox, log, now })

  const deliver = deliverLead({ outbox, submit: hubspotClient(hubspot), log, now, random: Math.random })
  const requestsPer10Seconds = environment.HUBSPOT_REQUESTS_PER_10_SECONDS
  return createApi({
    environment,
    outbox,
    log,
    now,
    onAccepted() {
      deliverDue({ outbox, deliver, requestsPer10Seconds, now, maxWait: 0 }).catch((error: unknown) =>
        log.error('Leads cannot be delivered', error),
      )
    },
  })
}
