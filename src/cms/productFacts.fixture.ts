import type { CmsDocument } from './document'
import { cmsDocument } from './document.fixture'
import type { ProductFacts } from './productFacts'

/** The facts of an English market. */
export const exampleFacts: ProductFacts = {
  localeCode: 'en-gb',
  plans: {
    starter: { name: 'Starter', monthly: 0, yearly: 0, users: 5, virtualCards: 10, approvalSteps: 1 },
    growth: { name: 'Growth', monthly: 950, yearly: 800, approvalSteps: 2 },
    scale: { name: 'Scale', monthly: 1500, yearly: 1250 },
  },
  fees: { exchange: 1.5, cash: 2, late: 1 },
  companyCheckDays: 2,
  trialDays: 30,
  renewalNoticeDays: 30,
  support: { firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:00', timeZone: 'Europe/London' },
  phone: '+44 161 496 0018',
  offices: [{ city: 'Leeds', country: 'the United Kingdom', address: '1 Example Street' }],
  plansDocumentId: 'plans-en-gb',
}

const plan = (plan_id: string, name: string) => ({
  plan_id,
  name,
  description: `${name} for a team`,
  highlighted: plan_id === 'growth',
  features: [{ type: 'list-item', text: `A feature of ${name}`, spans: [], direction: 'ltr' }],
  link: { link_type: 'Web', url: 'https://app.outlay.example/register', text: `Start with ${name}` },
})

/** The words for the plans in one language. */
export const plansDocument = (lang = 'en-gb', data: Record<string, unknown> = {}): CmsDocument =>
  cmsDocument(
    'product_plans',
    {
      plans: [plan('starter', 'Starter'), plan('growth', 'Growth'), plan('scale', 'Scale')],
      features: [
        {
          feature_id: 'users',
          name: 'Users',
          tooltip: 'Who was active.',
          starter: 'Up to {plan:starter.users}',
          growth: 'yes',
          scale: 'yes',
        },
        { feature_id: 'sso', name: 'Single sign-on', tooltip: '', starter: 'no', growth: 'no', scale: 'yes' },
      ],
      ...data,
    },
    { id: `plans-${lang}`, lang },
  )

/** The facts of one market as a document; `data` replaces fields. */
export const factsDocument = (
  localeCode = 'en-gb',
  lang = localeCode,
  data: Record<string, unknown> = {},
): CmsDocument => {
  const { plans, fees, support } = exampleFacts
  return cmsDocument(
    'product_facts',
    {
      localeCode,
      plans: Object.entries(plans).map(
        ([plan_id, { monthly, yearly, users, virtualCards, approvalSteps }]) => ({
          plan_id,
          monthly_price: monthly,
          yearly_price: yearly,
          user_limit: users ?? null,
          virtual_card_limit: virtualCards ?? null,
          approval_steps: approvalSteps ?? null,
        }),
      ),
      exchange_fee: fees.exchange,
      cash_fee: fees.cash,
      late_fee: fees.late,
      company_check_days: exampleFacts.companyCheckDays,
      trial_days: exampleFacts.trialDays,
      renewal_notice_days: exampleFacts.renewalNoticeDays,
      support_first_day: 'Monday',
      support_last_day: 'Friday',
      support_opens: support.opens,
      support_closes: support.closes,
      support_time_zone: support.timeZone,
      phone: exampleFacts.phone,
      offices: exampleFacts.offices,
      ...data,
    },
    { id: `facts-${localeCode}`, lang },
  )
}
