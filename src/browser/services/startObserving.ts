import { consent } from '../../visitor/consent/store'
import { whenThirdPartyMay } from '../../visitor/consent/thirdPartyGate'
import type { Integrations } from '../../visitor/integrations/contract'
import { takeErrors } from '../../visitor/observability/earlyErrors'

/**
 * Observes the session where a collector is configured and as soon as it may be; otherwise the errors that were kept
 * until now are forgotten. Called when the visitor has decided.
 */
export function startObserving(faro: Integrations['faro']): void {
  let loading: Promise<void> | undefined
  if (faro) {
    whenThirdPartyMay(
      'faro',
      () => {
        loading ??= import('./observability').then(
          ({ observe }) => observe(faro),
          // Without its code the page works as one that is not observed.
          () => undefined,
        )
      },
      takeErrors,
    )
  }
  if (!faro || !consent.allows('analytics')) takeErrors()
}
