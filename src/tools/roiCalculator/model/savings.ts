import { decimal, roundMoney, sumOf, zero, type Decimal } from '../../numbers/model/decimal'
import { hourlyCostOf, type AssumptionKey, type CostBasis } from './assumptions'

/** The figures of the calculation by the keys of the assumptions. Money in units of the currency. */
export type Figures = Readonly<Record<AssumptionKey, Decimal>>

/** Who spends time on an expense report. */
export const people = ['employee', 'approver', 'finance'] as const

export type Person = (typeof people)[number]

/** What expense reports cost in a month or a year: each amount rounded to the minor unit, the total their sum. */
export type Costs = Readonly<Record<Person, Decimal>> & {
  hours: Decimal
  software: Decimal
  total: Decimal
}

/** Today's costs, those with the product, and the difference: below zero when the product costs more. */
export type Comparison = { today: Costs; outlay: Costs; saving: Costs }

export type Outcome = 'saves' | 'later' | 'nothing' | 'costs'

export type Savings = {
  hourlyCost: Decimal
  /** Reports in a month. */
  reports: Decimal
  /** Minutes of all people for a report. */
  minutes: { today: Decimal; outlay: Decimal }
  month: Comparison
  /** Twelve months. */
  year: Comparison
  setUp: { hours: Decimal; cost: Decimal }
  /** The saving of a year without the set-up. */
  firstYear: Decimal
  /** What the first year with the product costs: twelve months of its price and the set-up. */
  investment: Decimal
  /** Return on investment of the first year in per cent; undefined when nothing is spent. */
  roi: Decimal | undefined
  /** Months until the savings have paid for the set-up; undefined when they never do. */
  payback: Decimal | undefined
  outcome: Outcome
}

const costKeys = [...people, 'hours', 'software', 'total'] as const

const mapCosts = (map: (key: (typeof costKeys)[number]) => Decimal): Costs => ({
  employee: map('employee'),
  approver: map('approver'),
  finance: map('finance'),
  hours: map('hours'),
  software: map('software'),
  total: map('total'),
})

const yearOf = (costs: Costs): Costs => mapCosts((key) => costs[key].times(12))

const outcomeOf = (savingOfYear: Decimal, firstYear: Decimal): Outcome =>
  savingOfYear.lt(0)
    ? 'costs'
    : savingOfYear.eq(0)
      ? firstYear.lt(0)
        ? 'costs'
        : 'nothing'
      : firstYear.gt(0)
        ? 'saves'
        : 'later'

function paybackOf(setUp: Decimal, savingOfMonth: Decimal): Decimal | undefined {
  if (savingOfMonth.gt(0)) return setUp.div(savingOfMonth)
  return savingOfMonth.eq(0) && setUp.eq(0) ? zero : undefined
}

/**
 * What expense reports cost today and with the product, what changes, and what the first year returns. The cost of an hour
 * and the amounts of a month are rounded to the minor unit; a year is twelve of them. Nothing is cut off at zero: a product that costs more than it
 * saves has a negative saving.
 */
export function savingsOf(figures: Figures, basis: CostBasis, currency: string): Savings {
  const { employees, hourly_cost, salary, on_costs, hours_per_year } = figures
  const hourlyCost =
    basis === 'hourly' ? hourly_cost : roundMoney(hourlyCostOf(salary, on_costs, hours_per_year), currency)
  const reports = employees.times(figures.reports_per_month)
  const costOf = (minutes: Decimal): Decimal =>
    roundMoney(reports.times(minutes).times(hourlyCost).div(60), currency)
  const costsOf = (minutes: Record<Person, Decimal>, price: Decimal): Costs => {
    const [employee, approver, finance] = [
      costOf(minutes.employee),
      costOf(minutes.approver),
      costOf(minutes.finance),
    ]
    const software = roundMoney(price, currency)
    const all = sumOf(people.map((person) => minutes[person]))
    const hours = reports.times(all).div(60)
    return {
      employee,
      approver,
      finance,
      hours,
      software,
      total: sumOf([employee, approver, finance, software]),
    }
  }
  const minutesToday = {
    employee: figures.minutes_employee,
    approver: figures.minutes_approver,
    finance: figures.minutes_finance,
  }
  const minutesWithOutlay = {
    employee: figures.minutes_employee_outlay,
    approver: figures.minutes_approver_outlay,
    finance: figures.minutes_finance_outlay,
  }
  const today = costsOf(minutesToday, figures.software_today)
  const outlay = costsOf(minutesWithOutlay, employees.times(figures.software_outlay))
  const saving = mapCosts((key) => today[key].minus(outlay[key]))
  const year = { today: yearOf(today), outlay: yearOf(outlay), saving: yearOf(saving) }

  const setUpHours = figures.setup_hours.plus(employees.times(figures.introduction_minutes).div(60))
  const setUp = { hours: setUpHours, cost: roundMoney(setUpHours.times(hourlyCost), currency) }
  const firstYear = year.saving.total.minus(setUp.cost)
  const investment = year.outlay.software.plus(setUp.cost)
  return {
    hourlyCost,
    reports,
    minutes: { today: sumOf(Object.values(minutesToday)), outlay: sumOf(Object.values(minutesWithOutlay)) },
    month: { today, outlay, saving },
    year,
    setUp,
    firstYear,
    investment,
    roi: investment.eq(0) ? undefined : firstYear.div(investment).times(decimal(100)),
    payback: paybackOf(setUp.cost, saving.total),
    outcome: outcomeOf(year.saving.total, firstYear),
  }
}
