import {
  currencyDecimals,
  decimal,
  roundMoney,
  roundTo,
  zero,
  type Decimal,
} from '../../numbers/model/decimal'
import type { NumberLimits } from '../../numbers/model/parseNumber'

/** What the calculation assumes, by the keys that the content uses, in the order in which they are shown. */
export const assumptionKeys = [
  'employees', 'reports_per_month',
  'minutes_employee', 'minutes_employee_outlay',
  'minutes_approver', 'minutes_approver_outlay',
  'minutes_finance', 'minutes_finance_outlay',
  'hourly_cost', 'salary', 'on_costs', 'hours_per_year',
  'software_today', 'software_outlay',
  'setup_hours', 'introduction_minutes',
] as const // prettier-ignore

export type AssumptionKey = (typeof assumptionKeys)[number]

export type AssumptionKind = 'count' | 'minutes' | 'hours' | 'money' | 'percent'

/** What an assumption counts, and the numbers that make sense for it. */
type Measure = { kind: AssumptionKind; digits: number; decimals: number }

const minutes: Measure = { kind: 'minutes', digits: 4, decimals: 2 }

const measures: Readonly<Record<AssumptionKey, Measure>> = {
  employees: { kind: 'count', digits: 6, decimals: 0 },
  reports_per_month: { kind: 'count', digits: 3, decimals: 2 },
  minutes_employee: minutes,
  minutes_employee_outlay: minutes,
  minutes_approver: minutes,
  minutes_approver_outlay: minutes,
  minutes_finance: minutes,
  minutes_finance_outlay: minutes,
  hourly_cost: { kind: 'money', digits: 6, decimals: 2 },
  salary: { kind: 'money', digits: 9, decimals: 2 },
  on_costs: { kind: 'percent', digits: 3, decimals: 2 },
  hours_per_year: { kind: 'hours', digits: 4, decimals: 2 },
  software_today: { kind: 'money', digits: 9, decimals: 2 },
  software_outlay: { kind: 'money', digits: 6, decimals: 2 },
  setup_hours: { kind: 'hours', digits: 5, decimals: 2 },
  introduction_minutes: minutes,
}

export const kindOf = (key: AssumptionKey): AssumptionKind => measures[key].kind

/** The numbers that a field takes; money has at most the decimals of its currency. */
export function limitsOf(key: AssumptionKey, currency: string): NumberLimits {
  const { kind, digits, decimals } = measures[key]
  const unit: NumberLimits['unit'] = kind === 'money' ? { currency } : kind === 'percent' ? 'percent' : 'none'
  return { maxDigits: digits, maxDecimals: kind === 'money' ? currencyDecimals(currency) : decimals, unit }
}

/** How the cost of an hour is known: as such, or worked out of a yearly salary. */
export type CostBasis = 'hourly' | 'salary'

const ofBasis: Readonly<Record<CostBasis, readonly AssumptionKey[]>> = {
  hourly: ['hourly_cost'],
  salary: ['salary', 'on_costs', 'hours_per_year'],
}

/** The assumptions that count: those of one basis only. */
export const assumptionsFor = (basis: CostBasis): AssumptionKey[] => {
  const other = ofBasis[basis === 'hourly' ? 'salary' : 'hourly']
  return assumptionKeys.filter((key) => !other.includes(key))
}

/** What an editor has entered for an assumption; money in minor units. */
type Entry = { key: string | null; value: number | null }

/** The plans' prices as far as they set the first price of Outlay. Money in units of the currency. */
export type PlanPrice = { freeUsers: number; perUser: string }

/** The values of a visitor who has entered nothing, as decimal texts. All JSON. */
export type FirstValues = {
  currency: string
  values: Readonly<Partial<Record<AssumptionKey, string>>>
  plan?: PlanPrice
}

/** First values that follow from others: the salary from the cost of an hour, the price from the plans. */
export const derivedAssumptions: readonly AssumptionKey[] = ['salary', 'software_outlay']

/**
 * The first values among the entries of a document; those of the market replace the document's own. Undefined when one is
 * missing, or the price of Outlay is neither in the document nor given.
 */
export function firstValuesOf(
  entries: readonly Entry[],
  marketEntries: readonly Entry[],
  currency: string,
  plan?: PlanPrice,
): FirstValues | undefined {
  const values: Partial<Record<AssumptionKey, string>> = {}
  for (const key of assumptionKeys) {
    const value = [...marketEntries, ...entries].find(
      (entry) => entry.key === key && entry.value !== null,
    )?.value
    if (value !== undefined && value !== null) {
      const scale = kindOf(key) === 'money' ? decimal(10).pow(currencyDecimals(currency)) : decimal(1)
      values[key] = decimal(value).div(scale).toFixed()
    } else if (!derivedAssumptions.includes(key)) return undefined
  }
  if (values.software_outlay === undefined && !plan) return undefined
  return { currency, values, ...(plan ? { plan } : {}) }
}

/** The yearly salary that a cost of an hour stands for, rounded to hundreds; zero without hours. */
export const salaryOf = (hourlyCost: Decimal, onCosts: Decimal, hoursPerYear: Decimal): Decimal =>
  roundTo(hourlyCost.times(hoursPerYear).div(onCosts.div(100).plus(1)), -2)

/** The cost of an hour of a yearly salary with on-costs in per cent; zero hours make no cost. */
export const hourlyCostOf = (salary: Decimal, onCosts: Decimal, hoursPerYear: Decimal): Decimal =>
  hoursPerYear.eq(0) ? zero : salary.times(onCosts.div(100).plus(1)).div(hoursPerYear)

/** The first value of an assumption beside the values that count already. */
export function firstValue(
  key: AssumptionKey,
  { currency, values, plan }: FirstValues,
  counting: Readonly<Partial<Record<AssumptionKey, Decimal>>>,
): Decimal {
  const given = values[key]
  if (given !== undefined) return decimal(given)
  const of = (other: AssumptionKey): Decimal => counting[other] ?? decimal(values[other] ?? 0)
  if (key === 'salary')
    return roundMoney(salaryOf(of('hourly_cost'), of('on_costs'), of('hours_per_year')), currency)
  return plan && of('employees').gt(plan.freeUsers) ? decimal(plan.perUser) : zero
}
