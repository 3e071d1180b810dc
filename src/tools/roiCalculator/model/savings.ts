import { decimal, roundMoney, sumOf, zero, type Decimal } from '../../numbers/model/decimal'
import { hourlyCostOf, type AssumptionKey, type CostBasis } from './assumptions'

/** The figures of the calculation by the keys of the assumptions. Money in units of the currency. */
export type Figures = Readonly<Record<AssumptionKey, Decimal>>

/** Who spends time on an expense report. */
export const people = ['employee', 'approver', 'finance'] as const

export type Person = (typeof people)[number]

/** What expense reports cost in a month or a year, and the hours they take. */
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

const monthOf = (costs: Costs): Costs => mapCosts((key) => costs[key].div(12))

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

function paybackOf(setUp: Decimal, savingOfYear: Decimal): Decimal | undefined {
  if (savingOfYear.gt(0)) return setUp.times(12).div(savingOfYear)
  return savingOfYear.eq(0) && setUp.eq(0) ? zero : undefined
}

/**
 * What expense reports cost today and with the product, what changes, and what the first year returns. The cost of an hour
 * and of the set-up are rounded to the minor unit; the other amounts are exact in a year, and a month is a twelfth. Nothing
 * is cut off at zero: a product that costs more than it saves has a negative saving.
 */
export function savingsOf(figures: Figures, basis: CostBasis, currency: string): Savings {
  const { employees, hourly_cost, salary, on_costs, hours_per_year } = figures
  const hourlyCost =
    basis === 'hourly' ? hourly_cost : roundMoney(hourlyCostOf(salary, on_costs, hours_per_year), currency)
  const reports = employees.times(figures.reports_per_month)
  // Twelve months by minutes of an hour: a fifth, which has no endless decimals.
  const hoursOf = (minutes: Decimal): Decimal => reports.times(minutes).times('0.2')
  const costsOf = (minutes: Record<Person, Decimal>, software: Decimal): Costs => {
    const costOf = (person: Person): Decimal => hoursOf(minutes[person]).times(hourlyCost)
    const ofPeople = {
      employee: costOf('employee'),
      approver: costOf('approver'),
      finance: costOf('finance'),
    }
    return {
      ...ofPeople,
      hours: hoursOf(sumOf(Object.values(minutes))),
      software,
      total: sumOf([...Object.values(ofPeople), software]),
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
  const today = costsOf(minutesToday, figures.software_today.times(12))
  const outlay = costsOf(minutesWithOutlay, employees.times(figures.software_outlay).times(12))
  const saving = mapCosts((key) => today[key].minus(outlay[key]))

  const setUpHours = figures.setup_hours.plus(employees.times(figures.introduction_minutes).div(60))
  const setUp = { hours: setUpHours, cost: roundMoney(setUpHours.times(hourlyCost), currency) }
  const firstYear = saving.total.minus(setUp.cost)
  const investment = outlay.software.plus(setUp.cost)
  return {
    hourlyCost,
    reports,
    minutes: { today: sumOf(Object.values(minutesToday)), outlay: sumOf(Object.values(minutesWithOutlay)) },
    month: { today: monthOf(today), outlay: monthOf(outlay), saving: monthOf(saving) },
    year: { today, outlay, saving },
    setUp,
    firstYear,
    investment,
    roi: investment.eq(0) ? undefined : firstYear.div(investment).times(decimal(100)),
    payback: paybackOf(setUp.cost, saving.total),
    outcome: outcomeOf(saving.total, firstYear),
  }
}
