import type { Environment } from '../../../environment'
import type { HubspotSettings } from './hubspotClient'
import { requireHubspot } from './requireHubspot'

/** The delivery's settings for HubSpot; undefined when there is no account. Throws as requireHubspot does. */
export function hubspotSettings(environment: Environment): HubspotSettings | undefined {
  const account = requireHubspot(environment)
  return account && { ...account, endpoint: environment.HUBSPOT_ENDPOINT }
}
