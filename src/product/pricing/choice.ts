import { isPlanId, type PlanId } from '../../content/cms/plans'
import { isBillingCycle, type BillingCycle } from './billing'
import { parseUsers } from './users'

/** What a visitor has chosen about the price, as far as it is known. It travels in the addresses of pages and registration. */
export type PlanChoice = { plan?: PlanId; billing?: BillingCycle; users?: number }

/** The query parameters of a choice, in the order in which they are written. */
export const choiceParameters = ['plan', 'billing', 'users'] as const

/**
 * The choice in the query of an address (`?plan=growth&billing=yearly&users=12`). A value that is unknown is ignored; of
 * values that are there more than once the first valid one counts.
 */
export function readChoice(search: string): PlanChoice {
  const query = new URLSearchParams(search)
  const plan = query.getAll('plan').find(isPlanId)
  const billing = query.getAll('billing').find(isBillingCycle)
  const [users] = query.getAll('users').flatMap((text) => parseUsers(text) ?? [])
  return { ...(plan && { plan }), ...(billing && { billing }), ...(users && { users }) }
}

/** The parameters of a choice as pairs, those that are not known left out. */
export const choiceEntries = (choice: PlanChoice): [string, string][] =>
  choiceParameters.flatMap((name): [string, string][] => {
    const value = choice[name]
    return value === undefined ? [] : [[name, String(value)]]
  })

/**
 * The choice of a visitor who follows a link: plan and users are those of the link, which names what the page shows, else those of the page's address. The billing cycle is that of the address, since a link
 * in prerendered HTML knows only the cycle a page begins with.
 */
export const choiceOfLink = (ofLink: PlanChoice, ofPage: PlanChoice): PlanChoice => ({
  ...ofPage,
  ...ofLink,
  ...(ofPage.billing && { billing: ofPage.billing }),
})
