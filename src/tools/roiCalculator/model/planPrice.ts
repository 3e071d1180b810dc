import type { ProductPlans } from '../../../content/cms/productPlans'
import { currencyDecimals, decimal } from '../../numbers/model/decimal'
import type { PlanPrice } from './assumptions'

/** The price that the calculator begins with: the growth plan with monthly billing, nothing for as many as the free plan takes. */
export function planPriceOf({ plans, currency }: ProductPlans): PlanPrice | undefined {
  const growth = plans.find(({ id }) => id === 'growth')
  const free = plans.find(({ id, monthly }) => id === 'starter' && monthly === 0)
  if (!growth) return undefined
  const perUser = decimal(growth.monthly)
    .div(decimal(10).pow(currencyDecimals(currency)))
    .toFixed()
  return { freeUsers: free?.maxUsers ?? 0, perUser }
}
