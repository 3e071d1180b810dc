import { analytics } from '../../../visitor/analytics/queue'

/**
 * The request to show the sign-up modal: whether it is open, and with which options. A separate small store, so that
 * a page that can request the modal does not load it.
 */
export type SignUpOptions = {
  /** Makes the lead one of a partner, whichever the visitor's is; `{}` when it is not known. */
  partner?: { id?: string }
  /** Shows title and subtitle for partners. That alone makes no lead of a partner: a page about partners does it. */
  partnerTexts?: boolean
  /** Requested by the Pricing page: no social proof is shown. */
  onPricing?: boolean
  /** The link to the registration that was pressed: what it says decides about lead and registration. */
  href?: string
  /** Called when the visitor dismisses the modal. */
  onDismiss?: () => void
}

/** `address`: opened by `signup=open`; `request`: requested by a visitor or a page. */
export type SignUpTrigger = 'address' | 'request'

export type SignUpRequest = SignUpOptions & { trigger: SignUpTrigger }

let current: SignUpRequest | undefined
const listeners = new Set<() => void>()

function set(request: SignUpRequest | undefined): void {
  current = request
  for (const listener of [...listeners]) listener()
}

/** Requests the modal. A request toggles: while the modal is open, it dismisses it. */
export function requestSignUp(options: SignUpOptions = {}): void {
  if (current) dismissSignUp()
  else set({ ...options, trigger: 'request' })
}

/** Opens the modal for an address with `signup=open`. An open modal stays as it is. */
export function openSignUpForAddress(options: SignUpOptions = {}): void {
  if (!current) set({ ...options, trigger: 'address' })
}

/** Closes the modal because the visitor does not want it, and calls the `onDismiss` of the request. */
export function dismissSignUp(): void {
  const dismissed = current
  if (!dismissed) return
  set(undefined)
  analytics.track('Sign-up modal dismissed', {})
  dismissed.onDismiss?.()
}

/** Closes the modal without a dismissal: the visitor has gone on to another page. */
export function closeSignUp(): void {
  if (current) set(undefined)
}

/** The open request; undefined while the modal is closed. */
export const signUpRequest = (): SignUpRequest | undefined => current

/** Calls the listener after every change; returns the function that unsubscribes it. */
export function onSignUpRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
