import { analytics } from '../../analytics/queue'

/**
 * The request to show the sign-up modal: whether it is open, and what for (§4). Its own small store, so that a page
 * that can ask for the modal does not load it.
 */
export type SignUpOptions = {
  /** Title and subtitle for visitors sent by a partner. */
  partner?: boolean
  /** The Pricing page asks: no social proof is shown (§9). */
  onPricing?: boolean
  /** Called when the visitor dismisses the modal. */
  onDismiss?: () => void
}

/** `address`: opened by `signup=open`; `request`: a visitor or a page asked for it. */
export type SignUpTrigger = 'address' | 'request'

export type SignUpRequest = SignUpOptions & { trigger: SignUpTrigger }

let current: SignUpRequest | undefined
const listeners = new Set<() => void>()

function set(request: SignUpRequest | undefined): void {
  current = request
  for (const listener of [...listeners]) listener()
}

/** Asks for the modal. It toggles: asked while it is open, the modal is dismissed. */
export function requestSignUp(options: SignUpOptions = {}): void {
  if (current) dismissSignUp()
  else set({ ...options, trigger: 'request' })
}

/** Opens the modal because the address says so. One that is open stays as it is. */
export function openSignUpForAddress(options: SignUpOptions = {}): void {
  if (!current) set({ ...options, trigger: 'address' })
}

/** Closes the modal because the visitor does not want it, and tells who asked for it. */
export function dismissSignUp(): void {
  const dismissed = current
  if (!dismissed) return
  set(undefined)
  analytics.track('Sign-up modal dismissed', {})
  dismissed.onDismiss?.()
}

/** Closes the modal for a reason that is no refusal: the visitor has gone on. */
export function closeSignUp(): void {
  if (current) set(undefined)
}

/** The open request; undefined while the modal is closed. */
export const signUpRequest = (): SignUpRequest | undefined => current

/** Calls the listener after every change; gives the function that ends it. */
export function onSignUpRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
