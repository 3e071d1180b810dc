import type { LinkField } from '@prismicio/client'
import type { CmsDocument } from './document'
import { entriesOf, textOf, type Fields } from './fields'
import { planIds, type PlanId } from './plans'
import { planTextsOf, type PlanTexts } from './planTexts'
import type { ProductFacts } from './productFacts'

/** A plan as pages show it: the words of the language with the prices and limits of the market. */
export type ProductPlan = {
  id: PlanId
  name: string
  description: string
  highlighted: boolean
  /** Per user and month with monthly billing, minor units. */
  monthly: number
  /** Per user and month with yearly billing, minor units. */
  yearly: number
  /** Absent when any number of people can use it. */
  maxUsers?: number
  features: string[]
  link: LinkField
}

/** A row of the comparison: whether each plan has the feature, or how much of it. */
export type PlanFeature = {
  id: string
  name: string
  tooltip: string
  values: Record<PlanId, boolean | string>
}

/** All plans of a market, the smallest first, and their comparison. */
export type ProductPlans = {
  /** ISO 4217. */
  currency: string
  plans: ProductPlan[]
  features: PlanFeature[]
  texts: PlanTexts
  /** What an editor has entered for the slider: the most users, and how many it begins with. */
  slider: { max: number | null; start: number | null }
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const typesWithPlans: readonly string[] = [
  'pricing',
  'secondary_pricing',
  'pricing_plan_picker',
  // The calculator begins with the price of a plan.
  'roi_calculator',
]

/** True when the page of a document shows the plans, so that a change of the plans concerns it. */
export const showsPlans = ({ type, data }: Pick<CmsDocument, 'type' | 'data'>): boolean =>
  typesWithPlans.includes(type) ||
  entriesOf(data['slices']).some(({ slice_type }) => slice_type === 'pricing_table')

const valueOf = (value: unknown): boolean | string => {
  const written = textOf(value).trim()
  return written === 'yes' ? true : written === 'no' ? false : written
}

/** The plans of a market, from the data of its localized `product_plans` document. */
export function plansOf(data: Fields, facts: ProductFacts, currency: string): ProductPlans {
  const entries = entriesOf(data['plans'])
  return {
    currency,
    plans: planIds.map((id): ProductPlan => {
      const entry = entries.find(({ plan_id }) => plan_id === id) ?? {}
      const { name, monthly, yearly, users } = facts.plans[id]
      return {
        id,
        name,
        description: textOf(entry['description']),
        highlighted: entry['highlighted'] === true,
        monthly,
        yearly,
        ...(users ? { maxUsers: users } : {}),
        features: entriesOf(entry['features']).flatMap(({ text }) => textOf(text) || []),
        link: (entry['link'] ?? { link_type: 'Any' }) as LinkField,
      }
    }),
    features: entriesOf(data['features']).map((entry): PlanFeature => ({
      id: textOf(entry['feature_id']),
      name: textOf(entry['name']),
      tooltip: textOf(entry['tooltip']),
      values: {
        starter: valueOf(entry['starter']),
        growth: valueOf(entry['growth']),
        scale: valueOf(entry['scale']),
      },
    })),
    texts: planTextsOf(data),
    slider: { max: numberOf(data['slider_max_users']), start: numberOf(data['slider_start_users']) },
  }
}
