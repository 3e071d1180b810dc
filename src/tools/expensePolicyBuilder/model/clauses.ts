import type { Answers, ChoiceId, ChoiceOption, NotPaidId } from './answers'
import type { PolicyClauseKey } from './clauseKeys'
import { rulesAbout } from './policyLaw'
import { shownOption, type StepId } from './questions'

/** The sections of a policy in their first order. */
export const sectionIds = [
  'purpose',
  'approvals',
  'payment',
  'receipts',
  'travel',
  'mileage',
  'meals',
  'hospitality',
  'remote',
  'subscriptions',
  'not_paid',
  'tax',
  'exceptions',
  'about',
] as const
export type SectionId = (typeof sectionIds)[number]

/** The section of the policy that a part is about first. */
export const sectionOfStep: Readonly<Partial<Record<StepId, SectionId>>> = {
  approvals: 'approvals',
  payment: 'payment',
  receipts: 'receipts',
  travel: 'travel',
  meals: 'meals',
  work: 'remote',
  limits: 'not_paid',
}

/** What a clause depends on beside the answers. */
export type Facts = {
  /** How roads are measured where the company is. */
  distance: 'km' | 'mile'
  hasName: boolean
  hasOwner: boolean
  hasStart: boolean
  /** Where people work: the answer, or the country of the market. */
  countries: readonly string[]
}

/**
 * A place for a clause in a section. `keyOf` gives the clause that the answers ask for, or none. Its name stays when an
 * answer chooses another clause, so that what was edited is found again.
 */
export type Slot = {
  name: string
  keyOf: (answers: Answers, facts: Facts) => PolicyClauseKey | undefined
}

type Test = (answers: Answers, facts: Facts) => boolean

const fixed = (key: PolicyClauseKey, isAsked: Test = () => true): Slot => ({
  name: key,
  keyOf: (answers, facts) => (isAsked(answers, facts) ? key : undefined),
})

const choose = <Id extends ChoiceId>(
  id: Id,
  keys: Partial<Record<ChoiceOption<Id>, PolicyClauseKey>>,
  isAsked: Test = () => true,
): Slot => ({
  name: id,
  keyOf: (answers, facts) => (isAsked(answers, facts) ? keys[shownOption(id, answers)] : undefined),
})

const either = (name: string, keyOf: Slot['keyOf']): Slot => ({ name, keyOf })

const hasCards: Test = ({ cards }) => cards !== 'none'
const travels: Test = ({ travel }) => travel === 'yes'
const drives: Test = ({ car }) => car !== 'no'
const hosts: Test = ({ hosting }) => hosting === 'yes'
const isRemote: Test = ({ remote }) => remote === 'yes'
const hasTax: Test = ({ tax }) => tax === 'yes'
/** Whether the law of one of the countries asks for a clause. */
const hasLaw =
  (clause: PolicyClauseKey): Test =>
  (_, { countries }) =>
    rulesAbout(clause, countries).length > 0
const isAbroad: Test = ({ countries }) => countries.length > 1
const lists =
  (id: NotPaidId, isAsked: Test = () => true): Test =>
  (answers, facts) =>
    answers.not_paid.includes(id) && isAsked(answers, facts)

/** The figures of a country can be said where people work in that country alone. */
function allowanceClause({ countries }: Facts): PolicyClauseKey {
  const [only] = countries.length === 1 ? countries : []
  return only === 'DE' ? 'meals_allowance_de' : only === 'AT' ? 'meals_allowance_at' : 'meals_allowance'
}

/** Which clauses a section can have, in their first order. */
export const sectionSlots: Readonly<Record<SectionId, readonly Slot[]>> = {
  purpose: [
    either('purpose', (_, { hasName }) => (hasName ? 'purpose_named' : 'purpose')),
    fixed('scope'),
    // A company that small has no finance team, but clauses name one.
    fixed('finance_team', ({ size }) => size === 'micro'),
    either('countries', ({ countries }) =>
      countries.length === 0 ? undefined : countries.length > 1 ? 'countries_several' : 'countries_one',
    ),
    either('countries_law', (answers, facts) => (isAbroad(answers, facts) ? 'countries_law' : 'law_one')),
    fixed('countries_amounts', isAbroad),
    fixed('applies_from', (_, { hasStart }) => hasStart),
    fixed('principle'),
    fixed(
      'works_council',
      (answers, facts) => answers.size !== 'micro' && hasLaw('works_council')(answers, facts),
    ),
  ],
  approvals: [
    choose('approval', { above: 'approval_above', always: 'approval_always' }),
    choose('approver', {
      manager: 'approver_manager',
      budget: 'approver_budget',
      finance: 'approver_finance',
      management: 'approver_management',
    }),
    choose('second_approval', { yes: 'second_approval' }, ({ approver }) => approver !== 'management'),
    fixed('approval_trip', travels),
    fixed('approval_days'),
    choose('size', {
      micro: 'own_expenses_micro',
      small: 'own_expenses_small',
      medium: 'own_expenses_medium',
      large: 'own_expenses_large',
    }),
    fixed('deputy', ({ size }) => size === 'small'),
    fixed('approver_checks', ({ size }) => size !== 'micro'),
    fixed('spot_checks', ({ size }) => size === 'large'),
    fixed('no_splitting'),
  ],
  payment: [
    choose('cards', { everyone: 'cards_everyone', regular: 'cards_regular', request: 'cards_request' }),
    fixed('card_limit', hasCards),
    fixed('card_use', hasCards),
    choose('cash', { no: 'cash_no', yes: 'cash_yes' }, hasCards),
    fixed('card_mistake', hasCards),
    fixed('card_lost', hasCards),
    either('own_money', ({ cards, own_money }) =>
      cards === 'none'
        ? 'own_money_only'
        : own_money === 'allowed'
          ? 'own_money_allowed'
          : own_money === 'last'
            ? cards === 'everyone'
              ? 'own_money_last'
              : 'own_money_last_few'
            : 'own_money_no',
    ),
    choose('payback', { week: 'payback_week', payroll: 'payback_payroll', days: 'payback_days' }),
    fixed('leavers'),
  ],
  receipts: [
    either('receipts', (answers, facts) =>
      answers.receipts === 'above'
        ? 'receipts_above'
        : drives(answers, facts) || (travels(answers, facts) && answers.meals === 'allowance')
          ? 'receipts_all_rates'
          : 'receipts_all',
    ),
    fixed('receipt_content'),
    choose('paper', { photo: 'paper_photo', original: 'paper_original' }),
    fixed('receipt_days'),
    either('receipt_late', (answers, facts) =>
      hasLaw('receipt_late_us')(answers, facts) ? 'receipt_late_us' : 'receipt_late',
    ),
    either('lost', (answers, facts) =>
      answers.lost === 'statement'
        ? 'lost_statement'
        : answers.lost === 'limit'
          ? 'lost_limit'
          : hasLaw('lost_copy_us')(answers, facts)
            ? 'lost_copy_us'
            : 'lost_copy',
    ),
  ],
  travel: [
    fixed('travel_reason', travels),
    choose('booking', { tool: 'booking_tool', office: 'booking_office', self: 'booking_self' }, travels),
    either('ahead_days', (answers, facts) =>
      travels(answers, facts)
        ? answers.booking === 'office'
          ? 'ahead_days_office'
          : 'ahead_days'
        : undefined,
    ),
    choose('rail', { standard: 'rail_standard', hours: 'rail_hours', first: 'rail_first' }, travels),
    choose('air', { economy: 'air_economy', premium: 'air_premium', business: 'air_business' }, travels),
    choose('train_first', { yes: 'train_first' }, travels),
    fixed('hotel_limit', travels),
    choose('city_hotels', { yes: 'city_limit' }, travels),
    choose('taxi', { need: 'taxi_need', free: 'taxi_free' }, travels),
    choose('hire', { no: 'hire_no', yes: 'hire_yes' }, travels),
    fixed('private_days', travels),
    fixed('a1', (answers, facts) => travels(answers, facts) && hasLaw('a1')(answers, facts)),
    fixed('insurance', travels),
    fixed('emergency', travels),
  ],
  mileage: [
    either('car', ({ car }, { distance }) =>
      car === 'no'
        ? undefined
        : car === 'official'
          ? distance === 'mile'
            ? 'car_official_mile'
            : 'car_official_km'
          : distance === 'mile'
            ? 'car_own_mile'
            : 'car_own_km',
    ),
    fixed('car_log', drives),
    fixed('car_parking', drives),
    fixed('car_insurance', drives),
  ],
  meals: [
    either('meals', (answers, facts) =>
      !travels(answers, facts)
        ? undefined
        : answers.meals === 'day'
          ? 'meals_day'
          : answers.meals === 'each'
            ? 'meals_each'
            : allowanceClause(facts),
    ),
    fixed('meals_provided', travels),
    choose('team_meals', { yes: 'team_meals' }),
    choose('tips', { no: 'tips_no', yes: 'tips_yes' }),
    choose('alcohol', { no: 'alcohol_no', guests: 'alcohol_guests', modest: 'alcohol_modest' }),
  ],
  hospitality: [
    choose('hosting', { no: 'hosting_no', yes: 'hosting_yes' }),
    fixed('hosting_names', hosts),
    choose('gifts', { no: 'gifts_no', yes: 'gifts_yes' }),
    fixed('gifts_received'),
    fixed('officials', (answers) => answers.hosting === 'yes' || answers.gifts === 'yes'),
  ],
  remote: [
    either('equipment', (answers, facts) =>
      !isRemote(answers, facts)
        ? undefined
        : answers.equipment === 'company'
          ? 'equipment_company'
          : answers.equipment === 'budget'
            ? 'equipment_budget'
            : hasLaw('equipment_law')(answers, facts)
              ? 'equipment_law'
              : 'equipment_none',
    ),
    either('internet', (answers, facts) =>
      !isRemote(answers, facts)
        ? undefined
        : answers.internet === 'yes'
          ? 'internet_yes'
          : hasLaw('internet_law')(answers, facts)
            ? 'internet_law'
            : 'internet_no',
    ),
    choose('coworking', { no: 'coworking_no', ask: 'coworking_ask', yes: 'coworking_yes' }, isRemote),
    fixed('equipment_return', (answers) => answers.remote === 'yes' && answers.equipment === 'company'),
  ],
  subscriptions: [
    fixed('sub_check'),
    choose('subscriptions', { finance: 'sub_finance', team: 'sub_team', free: 'sub_free' }),
    fixed('sub_data'),
    choose('sub_review', { quarter: 'sub_quarter', half: 'sub_half', year: 'sub_year' }),
  ],
  not_paid: [
    fixed('not_paid'),
    fixed('not_paid_fines', lists('fines')),
    fixed('not_paid_private_fun', lists('private_fun')),
    either('not_paid_commute', (answers, facts) =>
      !lists('commute')(answers, facts)
        ? undefined
        : hasLaw('not_paid_commute_fr')(answers, facts)
          ? 'not_paid_commute_fr'
          : hasLaw('not_paid_commute_law')(answers, facts)
            ? 'not_paid_commute_law'
            : 'not_paid_commute',
    ),
    fixed('not_paid_upgrades', lists('upgrades', travels)),
    fixed('not_paid_companions', lists('companions', travels)),
    fixed('not_paid_clothing', lists('clothing')),
    fixed('not_paid_late_fees', lists('late_fees')),
    fixed('not_paid_donations', lists('donations')),
  ],
  tax: [
    either('tax_invoice', ({ tax }, { hasName }) =>
      tax === 'no' ? undefined : hasName ? 'tax_invoice_named' : 'tax_invoice',
    ),
    fixed('tax_pay', hasTax),
    either('tax_guests', (answers, facts) =>
      answers.tax === 'no' || answers.hosting === 'no'
        ? undefined
        : hasLaw('tax_guests_gb')(answers, facts)
          ? 'tax_guests_gb'
          : 'tax_guests',
    ),
    fixed('tax_records', hasTax),
  ],
  exceptions: [
    choose('exception', {
      manager: 'exception_manager',
      finance: 'exception_finance',
      management: 'exception_management',
    }),
    fixed('exception_note'),
    fixed('mistakes'),
    fixed('misuse'),
  ],
  about: [
    either('questions', (_, { hasOwner }) => (hasOwner ? 'questions_owner' : 'questions')),
    choose('review', { half: 'review_half', year: 'review_year' }),
    fixed('privacy'),
    fixed('acknowledge'),
  ],
}
