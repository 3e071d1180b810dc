import { linkOf, type LinkData } from '../../cms/links'
import type { PlanTexts } from '../../cms/planTexts'
import type { ProductPlan, ProductPlans } from '../../cms/shownPlans'
import { usersRange, type UsersRange } from '../../pricing/users'

/** A plan as an island gets it: JSON, its link as an address. */
export type PlanView = Omit<ProductPlan, 'link'> & { link?: LinkData }

/** What the parts of a page that compute prices need. */
export type PriceView = { plans: PlanView[]; currency: string; texts: PlanTexts; range: UsersRange }

/** The plans that a page offers, as its islands get them. */
export function priceView(
  { currency, texts, slider }: ProductPlans,
  plans: readonly ProductPlan[],
): PriceView {
  return {
    plans: plans.map(({ link, ...plan }) => {
      const view = linkOf(link)
      return { ...plan, ...(view && { link: view }) }
    }),
    currency,
    texts,
    range: usersRange(slider.max, slider.start),
  }
}
