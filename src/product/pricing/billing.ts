/** How a plan is paid: each month, or for twelve months in advance. */
export const billingCycles = ['monthly', 'yearly'] as const

export type BillingCycle = (typeof billingCycles)[number]

export const isBillingCycle = (value: unknown): value is BillingCycle =>
  billingCycles.some((cycle) => cycle === value)

/** The cycle of a visitor who has not chosen one. */
export const defaultCycle: BillingCycle = 'monthly'
