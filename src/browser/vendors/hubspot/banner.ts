/**
 * HubSpot's consent banner (developers.hubspot.com, "Consent banner API"), without HubSpot's tracking: its script is
 * fetched only when the visitor must be asked, and it reports the answer to our own store.
 */
import { deleteCookies } from '../../../visitor/consent/cookies'
import { choiceOf, type ConsentChoice } from '../../../visitor/consent/state'
import { storageIsBlocked } from '../../../visitor/consent/storageIsBlocked'
import type { Integrations } from '../../../visitor/integrations/contract'

type Categories = Partial<Record<keyof ConsentChoice, unknown>>
type Listener = (consent: { categories?: Categories } | undefined) => void

declare global {
  interface Window {
    /** A list of calls until HubSpot's script has loaded, which then takes them. */
    _hsp?: { push(call: [name: 'addPrivacyConsentListener', listener: Listener]): unknown }
  }
}

type Settings = Required<Pick<Required<Integrations>['hubspot'], 'portalId' | 'bannerOrigin'>>

type Answers = {
  /** Called with each answer of the visitor. */
  onChoice(choice: ConsentChoice): void
  /** Called once when HubSpot cannot ask: its script is missing, slow or another one, or the account has no banner. */
  onMissing(): void
}

/** HubSpot stores an answer in one of the first two; the last one says what counts before. */
const answerCookies = ['__hs_cookie_cat_pref', '__hs_opt_out', '__hs_initial_opt_in']
const storedAnswer = /(?:^|; )__hs_(?:cookie_cat_pref|opt_out)=/

/** Time in ms after a report within which HubSpot must have stored the answer. */
const storingTime = 1000

/** Time in ms within which HubSpot's script must run. */
export const bannerTimeLimit = 5000

function hasStoredAnswer(): boolean {
  try {
    return storedAnswer.test(document.cookie)
  } catch {
    // The browser blocks cookies.
    return false
  }
}

/** The elements in which HubSpot asks: its banner, the older one, and the window with its categories. */
const bannerElements = '#hs-banner-parent, #hs-eu-cookie-confirmation, #hs-modal'

/** Whether the visitor has just pressed something; true where a browser cannot say. */
const hasJustPressed = (): boolean =>
  (navigator as { userActivation?: UserActivation }).userActivation?.isActive ?? true

/** True while the calls are only collected: no script of HubSpot has taken them. */
const isList = (): boolean => (window._hsp?.push as unknown) === Array.prototype.push

/**
 * Asks a visitor who has not decided, with the banner of a HubSpot account. Called at most once per page.
 *
 * `stop` removes the question, when it was answered elsewhere for instance. What HubSpot tells afterwards counts only as
 * the answer to a press of the visitor, in a banner that was there already: that is a newer decision. What it reports by
 * itself when its script loads is no decision.
 */
export function askWithHubspot(
  { portalId, bannerOrigin }: Settings,
  { onChoice, onMissing }: Answers,
): { stop(): void } {
  let isMissing = false
  let isStopped = false
  /** Whether HubSpot's script had taken over when the question was removed. */
  let couldAsk = false
  const stop = (): void => {
    document.querySelectorAll(bannerElements).forEach((element) => element.remove())
    if (isStopped) return
    isStopped = true
    couldAsk = !isList()
    // A script that comes later does not ask.
    if (!couldAsk) window.disableHubSpotCookieBanner = true
  }
  const miss = (): void => {
    if (isMissing || isStopped) return
    isMissing = true
    // A script that comes later does not ask as well.
    window.disableHubSpotCookieBanner = true
    onMissing()
  }
  const counts = (): boolean => !isStopped || (couldAsk && hasJustPressed())
  // An account without a banner reports at once that everything is allowed. Only what a visitor has answered counts.
  const report = (categories: Categories): void => {
    onChoice(choiceOf((category) => categories[category] === true))
  }
  // Its script is in the page already, with the tracking, which it came with while nobody was to be asked; or it could not
  // store an answer, by which alone an answer is told from an account without a banner.
  if ((window._hsp && !isList()) || storageIsBlocked()) {
    miss()
    return { stop }
  }
  // An answer of an earlier question, which does not count any more, would be reported as that of this one.
  deleteCookies(answerCookies)
  window._hsp ??= []
  window._hsp.push([
    'addPrivacyConsentListener',
    (consent) => {
      if (!counts()) return
      const wasStopped = isStopped
      const categories = consent?.categories ?? {}
      if (hasStoredAnswer()) return report(categories)
      setTimeout(() => {
        // Decided elsewhere in between.
        if (isStopped !== wasStopped) return
        if (hasStoredAnswer()) report(categories)
        else miss()
      }, storingTime)
    },
  ])
  const script = document.createElement('script')
  script.src = `${bannerOrigin}/v2/${portalId}/banner.js`
  const missUnlessTaken = (): void => {
    if (isList()) miss()
  }
  script.onerror = miss
  script.onload = missUnlessTaken
  document.head.append(script)
  setTimeout(missUnlessTaken, bannerTimeLimit)
  return { stop }
}
