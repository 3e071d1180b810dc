import type { PlanTexts } from '../../content/cms/planTexts'
import type { ProductPlan } from '../../content/cms/productPlans'
import { fill } from '../../core/i18n/fill'
import { formatMoney } from '../../core/i18n/formatMoney'
import { formatNumber } from '../../core/i18n/formatNumber'
import { pluralForm } from '../../core/i18n/plural'
import type { BillingCycle } from './billing'
import { planPrice, yearlySaving } from './price'

/** What the words about prices depend on. */
export type PriceWording = { texts: PlanTexts; currency: string; htmlLang: string }

/** A number of users in words: `12 users`, in the plural form of the language. */
export const usersInWords = (count: number, { texts, htmlLang }: PriceWording): string =>
  fill(pluralForm(count, htmlLang, { one: texts.users_one, other: texts.users_other }), {
    count: formatNumber(count, htmlLang),
  })

/** What a plan costs for a number of users: `£108 a month for 12 users`, or the year with yearly billing. */
export function totalInWords(
  plan: Pick<ProductPlan, 'monthly' | 'yearly'>,
  users: number,
  cycle: BillingCycle,
  wording: PriceWording,
): string {
  const { texts, currency, htmlLang } = wording
  const { perMonth, perYear } = planPrice(plan, users, cycle)
  const [text, amount] = cycle === 'monthly' ? [texts.month_total, perMonth] : [texts.year_total, perYear]
  return fill(text, {
    amount: formatMoney(amount, currency, htmlLang),
    users: usersInWords(users, wording),
  })
}

/** What yearly billing saves for a number of users: `You save £216 a year`; empty when it saves nothing. */
export function savingInWords(
  plan: Pick<ProductPlan, 'monthly' | 'yearly'>,
  users: number,
  { texts, currency, htmlLang }: PriceWording,
): string {
  const { amount } = yearlySaving(plan, users)
  return amount > 0 ? fill(texts.year_saving, { amount: formatMoney(amount, currency, htmlLang) }) : ''
}
