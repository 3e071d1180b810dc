import type { AssumptionKey, CostBasis } from './assumptions'
import { figuresWith } from './roi.fixture'
import { people, savingsOf, type Savings } from './savings'

const savings = (
  changes: Partial<Record<AssumptionKey, string>> = {},
  basis: CostBasis = 'hourly',
  currency = 'GBP',
): Savings => savingsOf(figuresWith(changes), basis, currency)

it('works the example out as by hand', () => {
  const { reports, minutes, month, year, setUp, firstYear, investment, roi, payback, outcome } = savings()
  expect(reports.toFixed()).toBe('80')
  expect([minutes.today.toFixed(), minutes.outlay.toFixed()]).toEqual(['25', '6'])
  // 80 × 25 ÷ 60 and 80 × 6 ÷ 60 hours, at 32.
  expect([month.today.hours.toFixed(2), month.outlay.hours.toFixed(2)]).toEqual(['33.33', '8.00'])
  expect([year.today.total.toFixed(), year.outlay.total.toFixed()]).toEqual(['12800', '7392'])
  expect(year.outlay.software.toFixed()).toBe('4320')
  expect([year.saving.hours.toFixed(), year.saving.total.toFixed()]).toEqual(['304', '5408'])
  expect(month.saving.total.toFixed(2)).toBe('450.67')
  // 16 hours and 40 × 20 minutes.
  expect([setUp.hours.toFixed(2), setUp.cost.toFixed(2)]).toEqual(['29.33', '938.67'])
  expect([firstYear.toFixed(2), investment.toFixed(2)]).toEqual(['4469.33', '5258.67'])
  expect(roi?.toFixed(2)).toBe('84.99')
  expect(payback?.toFixed(2)).toBe('2.08')
  expect(outcome).toBe('saves')
})

it('the costs of the people and the software add up to the total, today and with the product', () => {
  const { year, month } = savings({
    minutes_approver: '4.37',
    hourly_cost: '31.97',
    software_today: '123.45',
  })
  for (const comparison of [year, month]) {
    for (const costs of Object.values(comparison)) {
      const parts = [...people, 'software' as const].map((key) => costs[key])
      expect(
        parts
          .slice(1)
          .reduce((sum, part) => sum.plus(part), parts[0] ?? costs.total)
          .minus(costs.total)
          .abs()
          .toNumber(),
      ).toBeLessThan(1e-15)
    }
  }
  expect(year.today.employee.toFixed()).toBe('7672.8')
})

it('the cost of an hour can follow from a salary with on-costs, to the minor unit', () => {
  // 42,200 × 1.25 ÷ 1,650 = 31.9696…
  expect(savings({}, 'salary').hourlyCost.toFixed()).toBe('31.97')
  expect(savings({}, 'hourly').hourlyCost.toFixed()).toBe('32')
  expect(savings({}, 'salary', 'JPY').hourlyCost.toFixed()).toBe('32')
})

it('software that is no longer needed is saved', () => {
  const { year } = savings({ software_today: '500' })
  expect(year.saving.software.toFixed()).toBe('1680')
  expect(year.saving.total.toFixed()).toBe('11408')
})

it('a product that costs more than it saves has a negative saving, which is not cut off', () => {
  const { year, firstYear, roi, payback, outcome } = savings({ reports_per_month: '0.5' })
  expect(year.saving.total.toFixed()).toBe('-1888')
  expect(firstYear.toFixed(2)).toBe('-2826.67')
  expect(roi?.toFixed(1)).toBe('-53.8')
  expect(payback).toBeUndefined()
  expect(outcome).toBe('costs')
})

it('minutes that grow cost more', () => {
  expect(savings({ minutes_employee_outlay: '30' }).year.saving.employee.toFixed()).toBe('-7680')
})

it('a set-up that the first year does not earn pays later', () => {
  const { firstYear, payback, outcome } = savings({ setup_hours: '300' })
  expect(firstYear.toFixed(2)).toBe('-4618.67')
  expect(payback?.toFixed(1)).toBe('22.2')
  expect(outcome).toBe('later')
})

it('without a set-up the product pays for itself at once', () => {
  const { setUp, payback, outcome } = savings({ setup_hours: '0', introduction_minutes: '0' })
  expect(setUp.cost.toFixed()).toBe('0')
  expect(payback?.toFixed()).toBe('0')
  expect(outcome).toBe('saves')
})

it('nobody who hands in expenses leaves only the set-up to pay', () => {
  const { reports, year, firstYear, roi, outcome } = savings({ employees: '0' })
  expect(reports.toFixed()).toBe('0')
  expect(year.saving.total.toFixed()).toBe('0')
  expect(firstYear.toFixed()).toBe('-512')
  expect(roi?.toFixed()).toBe('-100')
  expect(outcome).toBe('costs')
})

it('nothing to compare has no return, rather than one without end', () => {
  const nothing = savings({
    employees: '0',
    setup_hours: '0',
    introduction_minutes: '0',
  })
  expect(nothing.roi).toBeUndefined()
  expect(nothing.payback?.toFixed()).toBe('0')
  expect(nothing.outcome).toBe('nothing')
})

it('the largest figures are exact', () => {
  const { year } = savings({
    employees: '999999',
    reports_per_month: '999.99',
    minutes_employee: '9999.99',
    hourly_cost: '999999.99',
  })
  // 999999 × 999.99 × 9999.99 ÷ 5 × 999999.99
  expect(year.today.employee.toFixed()).toBe('1999975980042239979.5800002')
})

it('exact savings of nothing are nothing', () => {
  // 80 × 25 minutes at 27 are 900 a month, as much as the software.
  const { year, outcome } = savings({
    hourly_cost: '27',
    minutes_employee_outlay: '0',
    minutes_approver_outlay: '0',
    minutes_finance_outlay: '0',
    software_outlay: '22.5',
    setup_hours: '0',
    introduction_minutes: '0',
  })
  expect(year.saving.total.eq(0)).toBe(true)
  expect(outcome).toBe('nothing')
})
