import type { PlanId } from '../../content/cms/plans'
import { exampleTexts } from '../../content/cms/productFacts.fixture'
import type { PlanCardView, PriceView } from './planView'

export const register = 'https://app.outlay.example/register'
const plan = (
  id: PlanId,
  name: string,
  monthly: number,
  yearly: number,
  maxUsers?: number,
): PlanCardView => ({
  id,
  name,
  description: `${name} for a team`,
  highlighted: id === 'growth',
  monthly,
  yearly,
  ...(maxUsers && { maxUsers }),
  features: [`${name} has cards`, `${name} has receipts`],
  link: { href: id === 'scale' ? '/en/book-a-demo' : register, text: `Choose ${name}` },
})
/** Three plans in pounds, the smallest for up to five users. */
export const examplePrices: PriceView<PlanCardView> = {
  plans: [
    plan('starter', 'Starter', 0, 0, 5),
    plan('growth', 'Growth', 900, 750),
    plan('scale', 'Scale', 1500, 1250),
  ],
  currency: 'GBP',
  texts: exampleTexts,
  range: { min: 1, max: 100, initial: 12 },
}
