import { defaultLocale, localeOfPath } from '../../locales.config'
import { captureVisit } from '../attribution/visit'
import { connectBotProtection } from '../forms/botProtection'
import { forgetResourcesWithoutConsent } from '../forms/gate/storedResources'
import { closeSignUp, openSignUpForAddress } from '../forms/signUpModal/request'
import { keepChoiceOfAddress } from '../layout/localeChoice'
import { connectMeetingVendors } from '../meetings/vendor'
import { connectMissingCode } from '../site/missingCode'
import { botProtectionOf } from './botProtection'
import { watchCompletedLinks } from './completedLinks'
import { installConsoleHelper } from './consoleHelper'
import { hasLeftFirstPage, keepFirstPage, leaveFirstPage } from './firstPage'
import { completePage, loadFullyWhatIsMissing } from './fullLoads'
import { setGatsbyGlobals } from './gatsbyGlobals'
import { serveNotFoundPages } from './notFoundPages'
import { openQuestionsForPrinting } from './printing'
import { prefetchModal } from './signUp/loadModal'
import { opensSignUp } from './signUp/signUpAddress'
import { watchTrackedClicks } from './trackedClicks'

/** Starts everything that runs until the page is closed. Called once in the browser, before the first render. */
export function startBrowser(): void {
  setGatsbyGlobals()
  keepFirstPage()
  serveNotFoundPages()
  loadFullyWhatIsMissing()
  // The first page keeps its prerendered HTML; a page shown by the application has a gap.
  connectMissingCode(() => (hasLeftFirstPage() ? completePage() : window.__live?.renew()))
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
    import('./meetingVendors').then(({ meetingVendors }) => meetingVendors[provider]),
  )
  installConsoleHelper()
  openQuestionsForPrinting()
  const { pathname, search } = window.location
  if (opensSignUp(search) || hasEarlyTap()) prefetchModal((localeOfPath(pathname) ?? defaultLocale()).urlCode)
}

/** True when the visitor has already tapped on sign-up: the starter stores the tap until the hydration. */
const hasEarlyTap = (): boolean => document.querySelector('[data-replay="sign-up"][aria-busy]') !== null

type Address = Pick<Location, 'pathname' | 'search'>

/** Handles the arrival at an address of the site: the first one (without `previous`) and each after a navigation. */
export function arriveAt(address: Address, previous: Address | null | undefined): void {
  // The first address was captured at the start, before anything could change it.
  if (previous) captureVisit()
  if (previous && previous.pathname !== address.pathname) leaveFirstPage()
  if (opensSignUp(address.search)) openSignUpForAddress()
  else if (previous && (previous.pathname !== address.pathname || opensSignUp(previous.search))) closeSignUp()
}
