import { assumptionsOf, monthlySavings, type Assumptions } from './savings'

const figures: Assumptions = {
  employees: 40,
  reports_per_month: 3,
  minutes_per_report: 25,
  minutes_with_outlay: 5,
  hourly_cost: 3200,
}

it('hours are people × reports × minutes saved, and the amount follows from the cost of an hour', () => {
  expect(monthlySavings(figures)).toEqual({ hours: 40, amount: 128_000 })
})

it('the amount is rounded to the minor unit', () => {
  expect(monthlySavings({ ...figures, employees: 1, reports_per_month: 1, hourly_cost: 1000 }).amount).toBe(
    333,
  )
})

it('reports that take longer than before save nothing', () => {
  expect(monthlySavings({ ...figures, minutes_with_outlay: 30 })).toEqual({ hours: 0, amount: 0 })
})

it('assumptions are read by their keys, in any order and among others', () => {
  const entries = [
    { key: 'colour', value: 1 },
    ...Object.entries(figures)
      .reverse()
      .map(([key, value]) => ({ key, value })),
  ]
  expect(assumptionsOf(entries)).toEqual(figures)
})

it.each([
  ['missing', []],
  ['empty', [{ key: 'hourly_cost', value: null }]],
])('there are no assumptions when one is %s', (_case, replacement) => {
  const others = Object.entries(figures)
    .filter(([key]) => key !== 'hourly_cost')
    .map(([key, value]) => ({ key, value }))
  expect(assumptionsOf([...others, ...replacement])).toBeUndefined()
})
