/** An entry of the field in which an editor names the plans of a page. */
export type OfferedPlan = { plan_id?: unknown }

/** The plans that a page offers, in the order of the plans; all when it names no existing plan. */
export function offeredPlans<Plan extends { id: string }>(
  plans: readonly Plan[],
  offered: readonly OfferedPlan[] | null | undefined,
): Plan[] {
  const named = plans.filter(({ id }) => offered?.some(({ plan_id }) => plan_id === id))
  return named.length > 0 ? named : [...plans]
}
