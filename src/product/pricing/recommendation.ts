import type { ProductPlan } from '../../content/cms/productPlans'

type LimitedPlan = Pick<ProductPlan, 'maxUsers'>

/** True when so many users may use the plan. */
export const admits = ({ maxUsers }: LimitedPlan, users: number): boolean =>
  maxUsers === undefined || users <= maxUsers

/** The smallest plan for a number of users, of plans that begin with the smallest; undefined when none admits so many. */
export const recommendedPlan = <Plan extends LimitedPlan>(
  plans: readonly Plan[],
  users: number,
): Plan | undefined => plans.find((plan) => admits(plan, users))
