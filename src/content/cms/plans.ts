import type { CmsDocument } from './document'
import { entriesOf, textOf, type Fields } from './fields'

/** The plans, the smallest first. */
export const planIds = ['starter', 'growth', 'scale'] as const
export type PlanId = (typeof planIds)[number]

export const isPlanId = (value: unknown): value is PlanId => planIds.some((id) => id === value)

/** The entry of each plan in a document; reports each plan that is missing, unknown or there twice. */
export function planEntries(
  document: CmsDocument,
  report: (field: string, message: string) => void,
): { entry: Fields; field: string; id: PlanId }[] {
  const entries = entriesOf(document.data['plans']).flatMap((entry, index) => {
    const id = textOf(entry['plan_id'])
    if (isPlanId(id)) return [{ entry, field: `data.plans.${index}`, id }]
    report(`data.plans.${index}.plan_id`, `"${id}" is no plan: use one of ${planIds.join(', ')}`)
    return []
  })
  return planIds.flatMap((planId) => {
    const [found, repeated] = entries.filter(({ id }) => id === planId)
    if (!found) report('data.plans', `the plan "${planId}" is missing: add an entry with this plan id`)
    if (repeated) report(repeated.field, `the plan "${planId}" is there twice: remove one of the entries`)
    return found ? [found] : []
  })
}
