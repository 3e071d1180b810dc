import { withoutPersonalRest } from '../../core/routing/appAddress'
import { preferencesIn } from '../../visitor/consent/state'
import { consent } from '../../visitor/consent/store'
import { whenThirdPartyMay } from '../../visitor/consent/thirdPartyGate'
import type { Integrations } from '../../visitor/integrations/contract'
import { onNavigation } from '../start/navigations'
import { hubspotTracking } from '../vendors/hubspot/tracking'

/** What HubSpot is told of the address: the path without what belongs to one person, and the campaign. */
function shownPath(): string {
  const { pathname, search } = window.location
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const query = new URLSearchParams(campaign).toString()
  return withoutPersonalRest(pathname) + (query ? `?${query}` : '')
}

let follows = false

/**
 * Has HubSpot count the pages that the visitor sees, with consent to analytics and advertisement. `onRemains` is called
 * after a withdrawal: its script is in the page until that is loaded again. A second call does nothing.
 */
export function followHubspotViews(
  settings: Required<Integrations>['hubspot'],
  { onRemains }: { onRemains: () => void },
): void {
  if (follows) return
  follows = true
  const tracking = hubspotTracking(settings)
  let isAllowed = false
  let told = ''
  const tell = (): void => {
    const preferences = preferencesIn(consent.state())
    const text = JSON.stringify(preferences)
    // Its banner reports what it is told, which comes back as a decision.
    if (!isAllowed || text === told) return
    told = text
    tracking.allow(preferences)
  }
  consent.subscribe(tell)
  whenThirdPartyMay(
    'hubspot',
    () => {
      isAllowed = true
      tell()
      tracking.start(shownPath())
    },
    () => {
      isAllowed = false
      told = ''
      tracking.stop()
      onRemains()
    },
  )
  onNavigation(() => tracking.view(shownPath))
}
