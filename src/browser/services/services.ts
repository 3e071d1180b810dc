import { reportMissingFormServer } from '../../leads/forms/formServer'
import { askForIntegrations, hasNoServer } from '../../visitor/integrations/askForIntegrations'
import { takeErrors } from '../../visitor/observability/earlyErrors'
import { whenDecided } from './whenDecided'

// Without its code nothing is stored and no third party is loaded.
const ignore = (): void => undefined

/**
 * Follows a decision about consent at once, whatever the server answers or does not; asks it which services are configured,
 * and loads the code that starts them only when one is.
 */
export async function startServices(): Promise<void> {
  whenDecided(() => {
    import('./consentDecision').then(({ followDecision }) => followDecision(), ignore)
  })
  const services = await askForIntegrations()
  if (await hasNoServer()) reportMissingFormServer()
  if (Object.keys(services).length > 0) {
    await import('./integrations').then(({ startIntegrations }) => startIntegrations(services), ignore)
  }
  // Nobody reports them.
  else takeErrors()
}
