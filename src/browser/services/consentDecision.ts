/**
 * What follows from a decision in every page, with and without services. A separate file: a visitor who has not decided
 * does not load it.
 */
import { keepDecisionCookies } from '../../visitor/consent/decisionCookies'
import { forgetWithdrawn } from '../../visitor/consent/forget'
import { whenAllowed } from '../../visitor/consent/gate'
import { rememberLogIn } from '../start/returningVisitor'

/** Keeps the cookies of the decision and of a log-in, and deletes what is withdrawn. */
export function followDecision(): void {
  keepDecisionCookies()
  forgetWithdrawn()
  whenAllowed('functionality', rememberLogIn)
}
