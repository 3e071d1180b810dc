import { minFillTime } from '../../../leads/model/contract'
import type { Doubt } from '../../../leads/model/properties'
import type { BotCheck } from '../lead'

/** What is known about how a form was filled in. */
export type Signs = {
  botCheck: BotCheck
  /** Content of the trap. A password manager may have filled it in. */
  trap: string
  /** Time that the sender claims to have taken, in milliseconds. A short one is a reason for doubt, a long one proves nothing. */
  elapsed?: number | undefined
}

/**
 * The reasons to doubt that a person has sent a lead; none when its bot check was passed and its trap is empty. A site
 * without bot protection expects no token.
 */
export function doubtsAbout({ botCheck, trap, elapsed }: Signs): Doubt[] {
  // With a token the application does not wait, however quick a browser was that filled in everything.
  const hasToken = botCheck === 'passed' || botCheck === 'unverified'
  const isTooQuick = !hasToken && elapsed !== undefined && elapsed < minFillTime
  return [
    ...(botCheck === 'without_token' || botCheck === 'unverified' ? [botCheck] : []),
    ...(trap ? (['trap_filled'] as const) : []),
    ...(isTooQuick ? (['too_quick'] as const) : []),
  ]
}
