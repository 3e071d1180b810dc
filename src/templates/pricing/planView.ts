import { linkOf, type LinkData } from '../../content/cms/links'
import type { PlanTexts } from '../../content/cms/planTexts'
import type { ProductPlan, ProductPlans } from '../../content/cms/productPlans'
import { usersRange, type UsersRange } from '../../product/pricing/usersRange'

/** What the card of a plan shows and no computation needs. */
type CardWords = Pick<ProductPlan, 'description' | 'features' | 'highlighted'>

/** A plan as an island gets it: JSON, its link as an address, and nothing that the server's HTML says already. */
export type PlanView = Omit<ProductPlan, 'link' | keyof CardWords> & { link?: LinkData }

/** A plan of the picker, which says for whom each plan is as long as nothing is answered. */
export type PickerPlan = PlanView & Pick<CardWords, 'description'>

/** A plan with the words of its card. */
export type PlanCardView = PlanView & CardWords

/** What the parts of a page that compute prices need. */
export type PriceView<Plan extends PlanView = PlanView> = {
  plans: Plan[]
  currency: string
  texts: PlanTexts
  range: UsersRange
}

/** The plans that a page offers, with the words of their cards. */
export function priceView(
  { currency, texts, slider }: ProductPlans,
  plans: readonly ProductPlan[],
): PriceView<PlanCardView> {
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

/** The same without the words of the cards, for an island. */
export const withoutCardWords = ({ plans, ...rest }: PriceView<PlanCardView>): PriceView => ({
  ...rest,
  plans: plans.map(({ description: _, features: __, highlighted: ___, ...plan }) => plan),
})
