import { decimal, sumOf } from '../../numbers/model/decimal'
import { ratesOf } from './officialRates'
import { perDiemAmount } from './perDiem'
import { periodOn } from './travelRates'
import { hasTripRule, tripParts } from './trip'

const parts = (country: string, start: string, end: string): string => {
  const found = tripParts(country, { start: `2026-${start}`, end: `2026-${end}` })
  if (found.problem !== undefined) return found.problem
  return found.parts.map(({ allowance, date, count }) => `${date.slice(5)} ${allowance} ${count}`).join(', ')
}

it.each([
  // Over eight hours on one day; with a night away days of arrival and departure.
  ['DE', '11-03T08:00', '11-03T16:00', ''],
  ['DE', '11-03T08:00', '11-03T16:01', '11-03 hours8 1'],
  ['DE', '11-03T22:00', '11-04T06:00', '11-03 dayOfTravel 2'],
  ['DE', '11-03T22:00', '11-06T01:00', '11-03 dayOfTravel 1, 11-04 day 2, 11-06 dayOfTravel 1'],
  // Over three hours, each hour begun; the whole rate for each 24 hours.
  ['AT', '11-03T08:00', '11-03T11:00', ''],
  ['AT', '11-03T08:00', '11-03T11:01', '11-03 hour 4'],
  ['AT', '11-03T08:00', '11-03T19:12', '11-03 hour 12'],
  ['AT', '11-03T08:00', '11-03T22:00', '11-03 hour 12'],
  ['AT', '11-03T08:00', '11-05T08:00', '11-03 day 2'],
  ['AT', '11-03T08:00', '11-05T10:30', '11-03 day 2, 11-05 hour 3'],
  ['AT', '11-03T08:00', '11-04T20:00', '11-03 day 2'],
  // At least 24 hours, then a 24th for each hour begun.
  ['DK', '11-03T08:00', '11-04T07:59', ''],
  ['DK', '11-03T08:00', '11-04T08:00', '11-03 day 1'],
  ['DK', '11-03T08:00', '11-04T12:01', '11-03 day 1, 11-04 hour 5'],
  ['DK', '11-03T08:00', '11-05T07:30', '11-03 day 2'],
  // Days of 24 hours; what is over the last one from two hours on.
  ['FI', '11-03T08:00', '11-03T14:00', ''],
  ['FI', '11-03T08:00', '11-03T14:01', '11-03 hours6 1'],
  ['FI', '11-03T08:00', '11-03T18:01', '11-03 hours10 1'],
  ['FI', '11-03T08:00', '11-04T09:59', '11-03 hours10 1'],
  ['FI', '11-03T08:00', '11-04T10:00', '11-03 hours10 1, 11-04 hours6 1'],
  ['FI', '11-03T08:00', '11-04T14:01', '11-03 hours10 2'],
  // With a night away; before noon and after 19:00 a whole day.
  ['SE', '11-03T06:00', '11-03T23:00', ''],
  ['SE', '11-03T11:00', '11-04T04:00', ''],
  ['SE', '11-03T11:00', '11-04T07:00', '11-03 day 1, 11-04 half 1'],
  ['SE', '11-03T12:00', '11-05T19:00', '11-03 half 1, 11-04 day 1, 11-05 half 1'],
  ['SE', '11-03T11:59', '11-05T19:01', '11-03 day 3'],
  ['SE', '11-03T11:00', '11-05T05:00', '11-03 day 2'],
  // Over twelve hours; first and last day three quarters.
  ['US', '11-03T06:00', '11-03T18:00', ''],
  ['US', '11-03T06:00', '11-03T18:01', '11-03 dayOfTravel 1'],
  ['US', '11-03T20:00', '11-04T09:00', '11-03 dayOfTravel 2'],
  ['US', '11-03T08:00', '11-06T20:00', '11-03 dayOfTravel 1, 11-04 day 2, 11-06 dayOfTravel 1'],
  // Hours of each day; £10 more at 8 pm with the smaller ones.
  ['GB', '11-03T08:00', '11-03T12:59', ''],
  ['GB', '11-03T08:00', '11-03T13:00', '11-03 hours5 1'],
  ['GB', '11-03T08:00', '11-03T18:00', '11-03 hours10 1'],
  ['GB', '11-03T10:00', '11-03T20:00', '11-03 hours10 1'],
  ['GB', '11-03T10:00', '11-03T20:01', '11-03 hours10 1, 11-03 evening 1'],
  ['GB', '11-03T05:00', '11-03T20:00', '11-03 hours10 1'],
  ['GB', '11-03T05:30', '11-03T20:30', '11-03 hours15 1'],
  ['GB', '11-03T14:00', '11-06T04:00', '11-03 hours10 1, 11-03 evening 1, 11-04 hours15 2'],
  // Half of it without a night away; the last day has none.
  ['ES', '11-03T08:00', '11-03T20:00', '11-03 halfDay 1'],
  ['ES', '11-03T08:00', '11-05T20:00', '11-03 day 2, 11-05 halfDay 1'],
  ['IT', '11-03T08:00', '11-05T20:00', '11-03 day 3'],
  // The last day of a month and the change of the clock are days like others.
  ['DE', '03-27T08:00', '03-30T08:00', '03-27 dayOfTravel 1, 03-28 day 2, 03-30 dayOfTravel 1'],
])('%s from %s to %s: %s', (country, start, end, expected) => {
  expect(parts(country, start, end)).toBe(expected)
})

it('says what is wrong with the times', () => {
  expect(tripParts('DE', { start: '', end: '2026-11-03T08:00' })).toEqual({ problem: 'incomplete' })
  expect(tripParts('DE', { start: '2026-11-03T08:00', end: '2026-13-03T08:00' })).toEqual({ problem: 'incomplete' })
  for (const end of ['11-03T08:00', '11-02T09:00']) expect(parts('DE', '11-03T08:00', end)).toBe('order')
  expect(tripParts('DE', { start: '2026-11-03T08:00', end: '2036-11-03T08:00' })).toEqual({ problem: 'long' })
}) // prettier-ignore

it.each(['AT', 'DE', 'DK', 'FI', 'SE', 'US'])(
  'a longer trip in %s is never worth less, and each part is an allowance that the report takes',
  (country) => {
    const { allowances = [] } = periodOn(ratesOf(country)?.perDiem ?? [], '2026-11-03') ?? {}
    let before = decimal(0)
    for (let hours = 1; hours < 100; hours += 1) {
      const end = new Date(Date.UTC(2026, 10, 3, 7 + hours, 20)).toISOString().slice(0, 16)
      const trip = tripParts(country, { start: '2026-11-03T07:00', end })
      const amount = sumOf(
        ('parts' in trip ? trip.parts : []).map(({ allowance: id, count }) => {
          const allowance = allowances.find((one) => one.id === id)
          if (!allowance) throw new Error(`${country}: ${id}`)
          expect(count).toBeLessThanOrEqual(allowance.most ?? Infinity)
          return perDiemAmount(allowance, decimal(count))
        }),
      )
      expect({ hours, isLess: amount.lt(before) }).toEqual({ hours, isLess: false })
      before = amount
    }
    expect(before.gt(0)).toBe(true)
  },
)

it('countries whose rule is not written down have none', () => {
  expect(['DE', 'GB', 'FR', 'NO', ''].map(hasTripRule)).toEqual([true, true, false, false, false])
})
