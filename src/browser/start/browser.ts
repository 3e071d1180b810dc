import { defaultLocale, localeOfPath } from '../../../locales.config'
import { connectMissingCode } from '../../content/site/missingCode'
import { keepChoiceOfAddress } from '../../design/layout/localeChoice'
import { setGatsbyGlobals } from '../../gatsby/gatsbyGlobals'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { connectBotProtection } from '../../leads/forms/botProtection'
import { forgetResourcesWithoutConsent } from '../../leads/forms/gate/storedResources'
import { closeSignUp, openSignUpForAddress } from '../../leads/forms/signUpModal/request'
import { connectMeetingVendors } from '../../leads/meetings/vendor'
import { captureVisit } from '../../visitor/attribution/visit'
import { whenAllowed } from '../../visitor/consent/gate'
import { keepErrors } from '../../visitor/observability/earlyErrors'
import { watchComposition } from '../hydration/composition'
import { watchPresses } from '../hydration/presses'
import { watchCompletedLinks } from '../links/completedLinks'
import { watchTrackedClicks } from '../links/watchTrackedClicks'
import { showAddressOfPage } from '../page/addressOfPage'
import { completePage, loadFullyAfterMissingCode, loadFullyWhatIsMissing } from '../page/fullLoads'
import { serveNotFoundPages } from '../page/notFoundPages'
import { hasLeftFirstPage, leaveFirstPage, keepStaticPages } from '../page/staticPages'
import { botProtectionOf } from '../services/botProtection'
import { startServices } from '../services/services'
import { prefetchModal } from '../signUp/loadModal'
import { opensSignUp } from '../signUp/signUpAddress'
import { installConsoleHelper } from './consoleHelper'
import { tolerateExternalMutations } from './externalMutations'
import { leaveHashChangesToBrowser } from './hashChanges'
import { reportNavigation } from './navigations'
import { reportPageView, watchDelays } from './pageViews'
import { openQuestionsForPrinting } from './printing'
import { keepHashReadable } from './readableHash'

/** Time in ms after which the service worker is registered: nothing on the page waits for it. */
const serviceWorkerDelay = 5000

/** Starts everything that runs until the page is closed. Called once in the browser, before the first render. */
export function startBrowser(): void {
  keepErrors()
  watchComposition()
  watchPresses()
  tolerateExternalMutations()
  setGatsbyGlobals()
  showAddressOfPage()
  keepStaticPages()
  serveNotFoundPages()
  loadFullyWhatIsMissing()
  loadFullyAfterMissingCode()
  keepHashReadable()
  leaveHashChangesToBrowser()
  watchDelays()
  // The first page keeps its prerendered HTML; a page shown by the application has a gap.
  connectMissingCode(() => {
    gatsbyState.hasFailedResources = true
    if (hasLeftFirstPage()) completePage()
    else window.__live?.renew()
  })
  // Before the visit is captured: the choice is no part of the address.
  keepChoiceOfAddress()
  captureVisit()
  forgetResourcesWithoutConsent()
  connectBotProtection(
    botProtectionOf(() => import('../vendors/recaptcha').then(({ recaptcha }) => recaptcha)),
  )
  watchCompletedLinks()
  watchTrackedClicks()
  connectMeetingVendors((provider) =>
    import('../services/meetingVendors').then(({ meetingVendors }) => meetingVendors[provider]),
  )
  void startServices()
  const { pathname, search } = window.location
  whenAllowed('analytics', () => {
    import('./pathTests').then(
      ({ takePartInPathTests }) => takePartInPathTests(pathname),
      () => undefined,
    )
  })
  setTimeout(() => {
    import('./serviceWorker').then(
      ({ startServiceWorker }) => startServiceWorker(),
      () => undefined,
    )
  }, serviceWorkerDelay)
  installConsoleHelper()
  openQuestionsForPrinting()
  if (opensSignUp(search) || hasEarlyTap()) prefetchModal((localeOfPath(pathname) ?? defaultLocale()).urlCode)
}

/** True when the visitor has already tapped on sign-up: the bootstrap script stores the tap until the hydration. */
const hasEarlyTap = (): boolean => document.querySelector('[data-replay="sign-up"][aria-busy]') !== null

type Address = Pick<Location, 'pathname' | 'search'>

/** Handles the arrival at an address of the site: the first one (without `previous`) and each after a navigation. */
export function arriveAt(address: Address, previous: Address | null | undefined): void {
  // The first address was captured at the start, before anything could change it.
  if (previous) captureVisit()
  const isOther = previous?.pathname !== address.pathname
  if (previous && isOther) {
    leaveFirstPage()
    reportNavigation(address.pathname)
  }
  if (isOther) reportPageView(address.pathname)
  if (opensSignUp(address.search)) openSignUpForAddress()
  else if (previous && (isOther || opensSignUp(previous.search))) closeSignUp()
}
