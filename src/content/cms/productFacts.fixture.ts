import type { CmsDocument } from './document'
import { cmsDocument } from './document.fixture'
import type { PlanTexts } from './planTexts'
import type { ProductFacts } from './productFacts'
import type { ProductPlans } from './productPlans'

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

export const exampleTexts: PlanTexts = {
  billing_label: 'Billing',
  save_at_least: 'Save at least {percent}',
  users_label: 'How many users do you have in a month?',
  users_one: '{count} user',
  users_other: '{count} users',
  month_total: '{amount} a month for {users}',
  year_total: '{amount} a year for {users}',
  year_saving: 'You save {amount} a year',
  users_limit: 'For up to {users}',
  recommendation: 'For {users} we recommend {plan}.',
  chosen_plan: 'Your choice',
  users_fewer: 'One user fewer',
  users_more: 'One user more',
  users_slider: 'Number of users with the slider',
  users_most: 'We work out prices for up to {users} here. If you have more, talk to us for a quote.',
  change_choice: 'Change',
}

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
      ...exampleTexts,
      slider_max_users: 100,
      slider_start_users: 12,
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

const examplePlan = (id: 'starter' | 'growth' | 'scale', more: string[]): ProductPlans['plans'][number] => {
  const { name, monthly, yearly, users } = exampleFacts.plans[id]
  return {
    id,
    name,
    description: `${name} for a team`,
    highlighted: id === 'growth',
    monthly,
    yearly,
    ...(users ? { maxUsers: users } : {}),
    features: more,
    link: { link_type: 'Web', url: 'https://app.outlay.example/register', text: `Start with ${name}` },
  }
}

/** The plans of an English market as a page shows them. */
export const examplePlans: ProductPlans = {
  currency: 'GBP',
  plans: [
    examplePlan('starter', ['Up to 5 users', '10 virtual cards']),
    examplePlan('growth', ['Any number of users', 'Invoices']),
    examplePlan('scale', ['Everything in Growth', 'Single sign-on']),
  ],
  features: [
    {
      id: 'approval-steps',
      name: 'Approval steps',
      tooltip: 'Asked one after another.',
      values: { starter: '1', growth: '2', scale: 'Any number' },
    },
    {
      id: 'invoices',
      name: 'Invoices',
      tooltip: '',
      values: { starter: false, growth: true, scale: true },
    },
  ],
  texts: exampleTexts,
  slider: { max: 100, start: 12 },
}
