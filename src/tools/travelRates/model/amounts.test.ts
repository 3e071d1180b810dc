import { decimal, roundMoney } from '../../numbers/model/decimal'
import { mileageAmount } from './mileage'
import { ratesOf } from './officialRates'
import { noMeals, perDiemAmount } from './perDiem'
import { hasCondition, periodOn } from './travelRates'

const bandsOf = (country: string, id: string) =>
  periodOn(ratesOf(country)?.mileage ?? [], '2026-06-01')?.rates.find((rate) => rate.id === id)?.bands ?? []

const allowanceOf = (country: string, id: string) => {
  const found = periodOn(ratesOf(country)?.perDiem ?? [], '2026-06-01')?.allowances.find(
    (allowance) => allowance.id === id,
  )
  if (!found) throw new Error(`No allowance ${id} of ${country}`)
  return found
}

/** Worked by hand from the published tables. */
it.each([
  // 100 miles × 55p
  ['GB', 'car', '100', '0', '55.00'],
  // 50 miles × 55p + 50 miles × 25p
  ['GB', 'car', '100', '9950', '40.00'],
  // 72.5 cents × 137 miles = 99.325
  ['US', 'car', '137', '0', '99.33'],
  // 320 km × 0.30
  ['DE', 'car', '320', '0', '96.00'],
  // 10 km × 0.4340 + 90 km × 0.7918
  ['IE', 'engine1500', '100', '1490', '75.60'],
  // Whole years of the French scale: 4,000 km × 0.606; 6,000 km × 0.340 + 1,330; 22,000 km × 0.407
  ['FR', 'power4', '4000', '0', '2424.00'],
  ['FR', 'power4', '6000', '0', '3370.00'],
  ['FR', 'power4', '22000', '0', '8954.00'],
  // 100 km × 3.94 and, past 20,000 km, × 2.28
  ['DK', 'car', '100', '0', '394.00'],
  ['DK', 'car', '100', '20000', '228.00'],
  // Electric: the same power and 20 %; a motorcycle of two whole bands; a moped
  ['FR', 'power4Electric', '4000', '0', '2908.80'],
  ['FR', 'motorcycle5', '5000', '0', '1568.00'],
  ['FR', 'moped', '7000', '0', '1386.00'],
  // 37 km × 0.2010 + 63 km × 0.1331
  ['IE', 'motorcycle250', '100', '6400', '15.82'],
  ['AT', 'bicycle', '40', '0', '10.00'],
  // Finland: 55, 23 and 13 cents
  ['FI', 'car', '100', '0', '55.00'],
  ['FI', 'moped', '100', '0', '23.00'],
  ['FI', 'bicycle', '100', '0', '13.00'],
])('mileage of %s, %s: %s after %s is %s', (country, id, distance, before, expected) => {
  const amount = mileageAmount(bandsOf(country, id), decimal(distance), decimal(before))
  expect(roundMoney(amount, 'EUR').toFixed(2)).toBe(expected)
})

it('a journey in two parts is worth the same as in one', () => {
  const bands = bandsOf('IE', 'engine1501')
  const parts = mileageAmount(bands, decimal(3000), decimal(1000)).plus(
    mileageAmount(bands, decimal(2500), decimal(4000)),
  )
  expect(parts.eq(mileageAmount(bands, decimal(5500), decimal(1000)))).toBe(true)
})

it('a per diem is the number of days at the rate', () => {
  expect(perDiemAmount(allowanceOf('DE', 'day'), decimal(3)).toFixed(2)).toBe('84.00')
  expect(perDiemAmount(allowanceOf('AT', 'hour'), decimal(7)).toFixed(2)).toBe('17.50')
  expect(perDiemAmount(allowanceOf('DK', 'hour'), decimal(5)).toFixed(2)).toBe('130.20')
})

it('meals that were paid for are taken away', () => {
  const one = decimal(1)
  // 28 − 20 % − 40 % of 28
  expect(
    perDiemAmount(allowanceOf('DE', 'day'), one, { ...noMeals, breakfasts: one, lunches: one }).toFixed(2),
  ).toBe('11.20')
  // 625 − 15 % − 30 %
  expect(
    perDiemAmount(allowanceOf('DK', 'day'), one, { ...noMeals, breakfasts: one, dinners: one }).toFixed(2),
  ).toBe('343.75')
  // 14 is less than the meals of the day.
  expect(
    perDiemAmount(allowanceOf('DE', 'dayOfTravel'), one, { ...noMeals, lunches: one, dinners: one }).toFixed(
      2,
    ),
  ).toBe('0.00')
})

it('meals of several days are taken off their own day, at most all of it', () => {
  const one = decimal(1)
  const amountOf = (country: string, id: string, count: number, meals: object) =>
    perDiemAmount(allowanceOf(country, id), decimal(count), { ...noMeals, ...meals }).toFixed(2)
  // Lunch and dinner of one day of arrival take its 14, not those of the other day.
  expect(amountOf('DE', 'dayOfTravel', 2, { lunches: one, dinners: one })).toBe('14.00')
  expect(amountOf('DE', 'day', 3, { breakfasts: decimal(3) })).toBe('67.20')
  expect(amountOf('AT', 'hour', 5, { lunches: one })).toBe('0.00')
  // Incidental expenses of 5 dollars stay.
  expect(amountOf('US', 'dayOfTravel', 1, { breakfasts: one, lunches: one, dinners: one })).toBe('5.00')
})

it('an hour begun counts in full', () => {
  expect(perDiemAmount(allowanceOf('AT', 'hour'), decimal('11.2')).toFixed(2)).toBe('30.00')
  expect(perDiemAmount(allowanceOf('DK', 'hour'), decimal('4.01')).toFixed(2)).toBe('130.20')
})

it('in Finland a day with enough free meals counts half', () => {
  const halved = (days: number) =>
    perDiemAmount(allowanceOf('FI', 'hours10'), decimal(2), {
      ...noMeals,
      halvedDays: decimal(days),
    }).toFixed(2)
  expect(halved(1)).toBe('81.00')
  expect(halved(5)).toBe('54.00')
})

it('meals take the whole allowance and no more', () => {
  const one = decimal(1)
  const rule = { kind: 'day', amount: '10', meals: { kind: 'each', lunch: '6', dinner: '4' } } as const
  const after = (lunches: number, dinners: number, breakfasts = 0) =>
    perDiemAmount(rule, one, {
      ...noMeals,
      lunches: decimal(lunches),
      dinners: decimal(dinners),
      breakfasts: decimal(breakfasts),
    }).toFixed()
  expect([after(0, 0), after(1, 0), after(0, 1), after(1, 1), after(2, 0), after(0, 0, 3)]).toEqual([
    '10',
    '4',
    '6',
    '0',
    '0',
    '10',
  ])
})

it('a distance that ends with a band is in it, and one of nothing is worth nothing', () => {
  const bands = [{ upTo: 100, rate: '2' }, { rate: '1' }]
  const worth = (distance: number, before = 0) =>
    mileageAmount(bands, decimal(distance), decimal(before)).toFixed()
  expect([worth(0), worth(100), worth(101), worth(1, 100), worth(2, 99)]).toEqual([
    '0',
    '200',
    '201',
    '1',
    '3',
  ])
})

it('four countries have a condition that the rate alone does not say', () => {
  expect(['AT', 'DE', 'DK', 'GB', 'SE', 'FR', ''].filter(hasCondition)).toEqual([
    'AT',
    'DE',
    'DK',
    'GB',
    'SE',
  ])
})
