import type { Environment } from '../../../core/environment'
import type { Log } from '../../log'
import type { Outbox } from '../outbox/outbox'
import { deliverLead } from './deliverLead'
import { startDeliveryLoop, type Delivery } from './deliveryLoop'
import { hubspotClient } from './hubspotClient'
import { hubspotSettings } from './hubspotSettings'
import { reviewDoubtful } from './reviewDoubtful'

/**
 * Delivers the outbox to the HubSpot account of the environment until it is stopped. Without an account leads stay in
 * the outbox. Throws as hubspotSettings does when the account is incomplete.
 */
export function startDelivery({
  outbox,
  environment,
  log,
}: {
  outbox: Outbox
  environment: Environment
  log: Log
}): Delivery {
  const hubspot = hubspotSettings(environment)
  if (!hubspot) return { wakeUp: () => undefined, stop: () => Promise.resolve() }
  return startDeliveryLoop({
    outbox,
    review: reviewDoubtful({ outbox, environment, log }),
    deliver: deliverLead({
      outbox,
      submit: hubspotClient(hubspot),
      log,
      now: outbox.now,
      random: Math.random,
    }),
    requestsPer10Seconds: environment.HUBSPOT_REQUESTS_PER_10_SECONDS,
    retentionDays: environment.LEADS_RETENTION_DAYS,
    log,
    now: outbox.now,
  })
}
