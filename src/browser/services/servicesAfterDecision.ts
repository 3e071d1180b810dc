/** The services that start after a consent decision. A separate file, so that a visitor who has not decided does not load it. */
import { connectReceiver } from '../../visitor/analytics/receiver'
import { startConsentMode } from '../../visitor/consent/googleConsentMode'
import { isDecided, type ConsentState } from '../../visitor/consent/state'
import { consent } from '../../visitor/consent/store'
import { whenThirdPartyMay } from '../../visitor/consent/thirdPartyGate'
import type { Integrations } from '../../visitor/integrations/contract'
import { reloadUnlessTyped } from '../start/reloadUnlessTyped'
import { startObserving } from './startObserving'

/** The saved set of Segment's consent library, once the visitor has decided; with what follows for each destination. */
function keepSavedSetOf(segment: Required<Integrations>['segment']): void {
  let isRequested = false
  const load = (state: ConsentState): void => {
    if (isRequested || !isDecided(state)) return
    isRequested = true
    import('../vendors/segment/savedSet').then(
      ({ keepSavedSet }) => {
        const { know } = keepSavedSet()
        whenThirdPartyMay('segment', () => {
          import('../vendors/segment/destinations')
            .then(({ fetchDestinations }) => fetchDestinations(segment))
            // Without an answer the saved set has the categories only.
            .then(know, () => undefined)
        })
      },
      // Without its code there is no saved set.
      () => undefined,
    )
  }
  consent.subscribe(load)
  load(consent.state())
}

/**
 * Where Segment is configured: Google's signals, before anything that it loads, the saved set of its consent library, and
 * Segment itself; where HubSpot is configured, its tracking, which measures and serves advertisements; where Faro is
 * configured, errors and load times. Scripts that cannot be stopped after a withdrawal are removed by a reload.
 */
export function startServicesAfterDecision({ segment, hubspot, faro }: Integrations): void {
  startObserving(faro)
  if (hubspot) {
    whenThirdPartyMay('hubspot', () => {
      import('./hubspotViews').then(
        ({ followHubspotViews }) => followHubspotViews(hubspot, { onRemains: reloadUnlessTyped }),
        () => undefined,
      )
    })
  }
  if (!segment) return
  startConsentMode()
  keepSavedSetOf(segment)
  let isConnected = false
  whenThirdPartyMay('segment', () => {
    if (isConnected) return
    isConnected = true
    // It follows the categories by itself.
    connectReceiver(
      async () => {
        const { connectSegment } = await import('../vendors/segment')
        return (allowed) => connectSegment(segment, allowed)
      },
      { onRemains: reloadUnlessTyped },
    )
  })
}
