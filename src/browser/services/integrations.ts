import { startUnconditionally } from '../../visitor/consent/startUnconditionally'
import { startFlags } from '../../visitor/flags'
import { parseIntegrations } from '../../visitor/integrations/contract'
import { whenDecided } from './whenDecided'

/**
 * Connects each service that the server's answer names to its port. The code of a service is fetched only when it is
 * configured, and that of those that need a decision only after one.
 */
export async function startIntegrations(answer: object): Promise<void> {
  const integrations = parseIntegrations(answer)
  const { launchDarkly, hubspot, freshchat, typeform } = integrations
  // Without its code nothing is stored and nothing third-party is loaded.
  const ignore = (): void => undefined
  whenDecided(() => {
    import('./servicesAfterDecision').then(
      ({ startServicesAfterDecision }) => startServicesAfterDecision(integrations),
      ignore,
    )
  })
  if (typeform) import('./survey').then(({ startSurvey }) => startSurvey(typeform), ignore)
  if (launchDarkly) {
    // Before the flags, so that it sees each of their states.
    await import('./consentQuestion').then(({ followAskingFlag }) => followAskingFlag(hubspot), ignore)
    startUnconditionally('launchDarkly', () => {
      startFlags(async () => (await import('../vendors/launchDarkly')).launchDarkly(launchDarkly))
    })
  } else startFlags(undefined)
  // After the flags: who takes part in its experiment may depend on one.
  if (freshchat) import('./chat').then(({ startChat }) => startChat(freshchat), ignore)
}
