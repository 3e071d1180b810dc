/**
 * HubSpot's tracking code (developers.hubspot.com, "Tracking code API"): page views of the visitor. Its loader carries
 * analytics and advertising, so it is added only with consent to both.
 */
import { choiceOf, type ConsentChoice } from '../../../visitor/consent/state'
import type { Integrations } from '../../../visitor/integrations/contract'

type TrackingCall =
  | ['setPath', string]
  | ['trackPageView']
  | ['doNotTrack']
  | ['doNotTrack', { track: boolean }]

type ConsentCall = ['setHubSpotConsent', ConsentChoice] | ['revokeCookieConsent']

declare global {
  interface Window {
    /** A list of calls until HubSpot's tracking has loaded, which then takes them. */
    _hsq?: { push(call: TrackingCall): unknown }
    /** Keeps the loader from asking for consent by itself. */
    disableHubSpotCookieBanner?: boolean
  }
}

type Settings = Pick<Required<Integrations>['hubspot'], 'portalId' | 'scriptOrigin'>

export type HubspotTracking = {
  /** Starts to count, with the page of this path. Further starts follow a `stop`. */
  start(path: string): void
  /** Tells HubSpot what the visitor allows; it forgets it with the page. */
  allow(choice: ConsentChoice): void
  /** Counts another page of the site, once it is painted. */
  view(path: () => string): void
  /** Stops the counting. The script stays in the page. */
  stop(): void
}

/** Time in ms after which a page counts as painted: in a tab in the background no frame is. */
const drawnAfter = 32

/** Calls back after two frames or the time limit, whichever comes first. */
function whenDrawn(act: () => void): void {
  let isDone = false
  const once = (): void => {
    if (!isDone) act()
    isDone = true
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, drawnAfter)
}

const track = (...calls: TrackingCall[]): void => {
  window._hsq ??= []
  for (const call of calls) window._hsq.push(call)
}

const tell = (call: ConsentCall): void => {
  // The banner declares the list with the only call that it makes itself.
  const list = (window._hsp ??= []) as unknown as { push(call: ConsentCall): unknown }
  list.push(call)
}

/** The tracking of a HubSpot account. Nothing is loaded before `start`. */
export function hubspotTracking({ portalId, scriptOrigin }: Settings): HubspotTracking {
  let script: HTMLScriptElement | undefined
  let runs = false
  return {
    start(path) {
      runs = true
      if (script) return track(['doNotTrack', { track: true }], ['setPath', path], ['trackPageView'])
      // The first view is counted by the script when it loads.
      track(['setPath', path])
      window.disableHubSpotCookieBanner = true
      script = document.createElement('script')
      Object.assign(script, { id: 'hs-script-loader', async: true, src: `${scriptOrigin}/${portalId}.js` })
      document.head.append(script)
    },
    // The preferences of a state have `necessary` too, which HubSpot does not take.
    allow: (choice) => tell(['setHubSpotConsent', choiceOf((category) => choice[category])]),
    view(path) {
      if (!runs) return
      whenDrawn(() => {
        if (!runs) return
        // Until the script has come, the view that it counts by itself is that of the latest path.
        if (Array.isArray(window._hsq)) track(['trackPageView'], ['setPath', path()])
        else track(['setPath', path()], ['trackPageView'])
      })
    },
    stop() {
      if (!runs) return
      runs = false
      // It writes a cookie, which is deleted with the others (src/visitor/consent/forget.ts).
      track(['doNotTrack'])
      tell(['revokeCookieConsent'])
    },
  }
}
