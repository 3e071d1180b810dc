import type { ProductPlan } from '../../content/cms/productPlans'
import type { BillingCycle } from './billing'

/** What a price is computed from: prices per user and month, in minor units of one currency. */
export type PricedPlan = Pick<ProductPlan, 'monthly' | 'yearly'>

const monthsPerYear = 12

/** What a number of users costs in a billing cycle, in minor units: in a month, and in twelve. */
export type PlanPrice = { perMonth: number; perYear: number }

/**
 * The price of a plan for a number of users. All are whole numbers, so nothing is ever rounded; throws a RangeError for an
 * invalid number of users.
 */
export function planPrice(plan: PricedPlan, users: number, cycle: BillingCycle): PlanPrice {
  if (!Number.isSafeInteger(users) || users < 1)
    throw new RangeError(`${users} is no number of users: it must be a whole number from 1`)
  const perMonth = plan[cycle] * users
  return { perMonth, perYear: perMonth * monthsPerYear }
}

/** What yearly billing saves in a year: minor units, and whole per cent of the price with monthly billing. */
export type Saving = { amount: number; percent: number }

/**
 * What a number of users saves with yearly billing. The percentage is rounded down, so that it never promises more than
 * the amount. Nothing is saved on a plan without a price, or with one price for both cycles.
 */
export function yearlySaving(plan: PricedPlan, users: number): Saving {
  const monthly = planPrice(plan, users, 'monthly').perYear
  const amount = Math.max(0, monthly - planPrice(plan, users, 'yearly').perYear)
  return { amount, percent: amount === 0 ? 0 : Math.floor((amount * 100) / monthly) }
}

/** What every plan with a price saves at least, in per cent; 0 when one of them saves nothing. */
export function leastSaving(plans: readonly PricedPlan[]): number {
  const savings = plans.filter(({ monthly }) => monthly > 0).map((plan) => yearlySaving(plan, 1).percent)
  return savings.length > 0 ? Math.min(...savings) : 0
}

/** True when there is a cycle to choose: a plan costs less or more with yearly billing. */
export const hasCycles = (plans: readonly PricedPlan[]): boolean =>
  plans.some(({ monthly, yearly }) => monthly !== yearly)
