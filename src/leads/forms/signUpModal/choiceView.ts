import type { PlansInWords } from '../../../content/site/formsData'
import { fill } from '../../../core/i18n/fill'
import { defaultCycle } from '../../../product/pricing/billing'
import type { PlanChoice } from '../../../product/pricing/choice'
import { addressWithChoice } from '../../../product/pricing/choiceAddress'
import { admits, recommendedPlan } from '../../../product/pricing/recommendation'
import { totalInWords, usersInWords } from '../../../product/pricing/words'

/** The choice of a plan in words, and where it can be changed. */
export type ChoiceView = {
  /** `Growth` and `£2,250 a year for 25 users`, as far as they are chosen. */
  parts: string[]
  change: string
  /** The pricing page with this choice; absent in a market without one. */
  href?: string
}

/**
 * What a visitor has chosen, as the registration gets it: plan, price and users. Without a plan it is the one recommended for
 * the users. Undefined when neither is chosen: a billing cycle alone says nothing.
 */
export function choiceView(
  { plans, currency, texts, pricingPath }: PlansInWords,
  choice: PlanChoice,
  htmlLang: string,
): ChoiceView | undefined {
  const { users } = choice
  const plan =
    plans.find(({ id }) => id === choice.plan) ??
    (users === undefined ? undefined : recommendedPlan(plans, users))
  if (!plan) return undefined
  const wording = { texts, currency, htmlLang }
  const price = (): string[] => {
    if (users === undefined) return []
    if (plan.maxUsers !== undefined && !admits(plan, users))
      return [fill(texts.users_limit, { users: usersInWords(plan.maxUsers, wording) })]
    return [totalInWords(plan, users, choice.billing ?? defaultCycle, wording)]
  }
  return {
    parts: [plan.name, ...price()],
    change: texts.change_choice,
    ...(pricingPath ? { href: addressWithChoice(pricingPath, choice) } : {}),
  }
}
