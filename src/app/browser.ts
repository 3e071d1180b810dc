import { defaultLocale, localeOfPath } from '../../locales.config'
import { captureVisit } from '../attribution/visit'
import { connectBotProtection } from '../forms/botProtection'
import { closeSignUp, openSignUpForAddress } from '../forms/signUpModal/request'
import { botProtectionOf } from './botProtection'
import { installConsoleHelper } from './consoleHelper'
import { anticipateModal } from './signUp/loadModal'
import { opensSignUp } from './signUp/signUpAddress'

/** Starts what lives as long as the page in the browser. Called once, before anything is rendered. */
export function startBrowser(): void {
  captureVisit()
  connectBotProtection(
    botProtectionOf(() => import('../vendors/recaptcha').then(({ recaptcha }) => recaptcha)),
  )
  installConsoleHelper()
  const { pathname, search } = window.location
  if (opensSignUp(search) || hasEarlyTap())
    anticipateModal((localeOfPath(pathname) ?? defaultLocale()).urlCode)
}

/** True when the visitor has asked for the modal already: the starter keeps the tap until the application lives. */
const hasEarlyTap = (): boolean => document.querySelector('[data-replay="sign-up"][aria-busy]') !== null

type Address = Pick<Location, 'pathname' | 'search'>

/** Follows the visitor to an address of the site: the first one (without `previous`) and each after a navigation. */
export function arriveAt(address: Address, previous: Address | null | undefined): void {
  // The first address was captured at the start, before anything could change it.
  if (previous) captureVisit()
  if (opensSignUp(address.search)) openSignUpForAddress()
  else if (previous && (previous.pathname !== address.pathname || opensSignUp(previous.search))) closeSignUp()
}
