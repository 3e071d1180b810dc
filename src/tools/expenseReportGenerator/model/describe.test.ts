import { decimal } from '../../numbers/model/decimal'
import { ratesOf } from '../../travelRates/model/officialRates'
import type { Allowance, Vehicle } from '../../travelRates/model/travelRates'
import { calculateLine } from './calculate'
import {
  allowanceName,
  bandsText,
  calculationText,
  counted,
  countLabel,
  formatRate,
  isSeveralDays,
  lineTitle,
  passengerText,
  validityText,
  vehicleName,
} from './describe'
import type { Line } from './report'
import { expense, mileage, perDiem, englishWords as words } from './report.fixture'

it.each([
  ['0.3', 'EUR', '€0.30'],
  ['0.725', 'USD', 'US$0.725'],
  ['28', 'GBP', '£28.00'],
  ['0.12345', 'GBP', '£0.1235'],
])('a price of %s %s is written %s', (rate, currency, text) => {
  expect(formatRate(decimal(rate), currency, 'en-GB')).toBe(text)
})

it.each([
  [1, 'receipts', '1 receipt'],
  [1200, 'receipts', '1,200 receipts'],
  [1, 'incomplete', '1 line is not complete and does not count yet.'],
  [2, 'incomplete', '2 lines are not complete and do not count yet.'],
  [1, 'halved_days', 'Days with a free meal'],
  [2, 'halved_days', 'Days with 2 free meals or more'],
] as const)('%d of %s: %s', (count, name, text) => {
  expect(counted(count, 'en-GB', words, name)).toBe(text)
})

it.each<[Vehicle, string]>([
  [{ kind: 'car' }, 'Car'],
  [{ kind: 'motorcycle' }, 'Motorcycle'],
  [{ kind: 'bicycle' }, 'Bicycle'],
  [{ kind: 'engine', to: 1200 }, 'Car, engine up to 1200 cc'],
  [{ kind: 'engine', from: 1201, to: 1500 }, 'Car, engine of 1201 to 1500 cc; electric car'],
  [{ kind: 'engine', from: 1501 }, 'Car, engine from 1501 cc'],
  [{ kind: 'motorcycleEngine', to: 500 }, words.vehicle_motorcycle_engine.replace('{size}', '≤ 500')],
  [{ kind: 'motorcyclePower', from: 6 }, words.vehicle_motorcycle_power.replace('{size}', '≥ 6')],
  [{ kind: 'motorcyclePower', from: 3, to: 5 }, words.vehicle_motorcycle_power.replace('{size}', '3–5')],
  [{ kind: 'power', to: 3 }, 'Car, up to 3 fiscal horsepower (CV)'],
  [{ kind: 'power', from: 4, to: 4 }, 'Car, 4 fiscal horsepower (CV)'],
  [{ kind: 'power', from: 7 }, 'Car, from 7 fiscal horsepower (CV)'],
])('%j is called %s', (vehicle, name) => {
  expect(vehicleName(vehicle, words)).toBe(name)
})

const allowance = (kind: Allowance['kind'], hours?: number): Allowance => ({
  id: kind,
  kind,
  amount: '10',
  ...(hours === undefined ? {} : { hours }),
})

it.each<[Allowance | undefined, string, string]>([
  [allowance('day'), 'Full day', 'Days'],
  [allowance('hours', 10), 'More than 10 hours away', 'Days'],
  [allowance('hoursFrom', 10), '10 hours or more away', 'Days'],
  [allowance('hour'), 'Each hour begun', 'Hours begun'],
  [allowance('overnight'), 'Night without a hotel bill', 'Nights'],
  [allowance('meal'), 'Meal allowance', 'Meals'],
  [allowance('restaurantMeal'), 'Meal in a restaurant', 'Meals'],
])('%j is called %s and counted in %s', (one, name, count) => {
  expect(one && allowanceName(one, words)).toBe(name)
  expect(countLabel(one, words)).toBe(count)
})

it('what a rate of the company counts is a number', () => {
  expect(countLabel(undefined, words)).toBe('Number')
})

it('bands name their ends, and what is paid beside the rate', () => {
  const bands = [{ upTo: 5000, rate: '0.529' }, { upTo: 20_000, rate: '0.316', plus: '1065' }, { rate: '0.37', plus: '0' }] // prettier-ignore
  expect(bandsText(bands, 'FR', 'en-GB', words)).toBe(
    '€0.529 per km up to 5,000 km a year, €0.316 per km + €1,065.00 up to 20,000 km a year, €0.37 per km beyond that',
  )
  expect(bandsText([{ rate: '0.55' }], 'GB', 'en-GB', words)).toBe('£0.55 per mile')
  expect(bandsText([{ rate: '0.55' }], 'ZZ', 'en-GB', words)).toBe('€0.55 per km')
})

it('the validity of a rate has its days and its limit', () => {
  const rest = {
    basis: 'taxFree',
    checked: '2026-11-25',
    source: { title: '', language: 'de', url: '' },
    rates: [],
  } as const
  const from = '2026-07-01'
  expect(validityText({ ...rest, from }, 'BE', 'en-GB', words)).toBe('Valid since 1 July 2026.')
  expect(
    validityText(
      { ...rest, from, until: '2026-09-30', limit: { kind: 'year', distance: 24_000 } },
      'BE',
      'en-GB',
      words,
    ),
  ).toBe('Valid from 1 July 2026 to 30 September 2026. At most 24,000 km a year.')
  expect(validityText({ ...rest, from, limit: { kind: 'month', amount: '550' } }, 'GB', 'en-GB', words)).toBe(
    'Valid since 1 July 2026. At most £550.00 a month.',
  )
  expect(validityText({ ...rest, from, limit: { kind: 'year', distance: 9 } }, 'ZZ', 'en-GB', words)).toBe(
    'Valid since 1 July 2026. At most 9 km a year.',
  )
  const [days] = ratesOf('DE')?.perDiem ?? []
  expect(days && validityText(days, 'DE', 'en-GB', words)).toMatch(/^Valid since \d+ \w+ \d{4}\.$/)
})

it.each<[string, Line]>([
  ['Hotel Three Poplars', expense('line-1', { merchant: ' Hotel Three Poplars ' })],
  ['New expense', expense('line-1', { merchant: ' ' })],
  ['Manchester – Leeds', mileage('line-1', { route: 'Manchester – Leeds ' })],
  ['New journey', mileage('line-1', { route: '' })],
  ['Bremen', perDiem('line-1', { place: ' Bremen' })],
  ['Full day', perDiem('line-1', { place: ' ' })],
  ['New per diem', perDiem('line-1', { place: '', allowance: '' })],
])('"%s" is the title of a line', (title, line) => {
  expect(lineTitle(line, words)).toBe(title)
})

const text = (line: Line): string => calculationText(calculateLine(line, 'EUR', 'en-GB'), 'en-GB', words)

it.each<[string, Line]>([
  // Nothing is calculated of an expense, nor of a line that is not complete.
  ['', expense('line-1')],
  ['', mileage('line-1', { distance: '' })],
  ['88 miles × £0.55 per mile up to 10,000 miles a year, £0.25 per mile beyond that', mileage('line-1', { distance: ' 88 ' })],
  ['10 miles × 0.3 GBP per mile', mileage('line-1', { distance: '10', vehicle: '', ownRate: ' 0.3 ' })],
  ['10 km × 0.3 EUR per km', mileage('line-1', { distance: '10', country: '', vehicle: '', ownRate: '0.3' })],
  ['3 × Full day (€28.00)', perDiem('line-1', { count: ' 3 ' })],
  ['2 × 30 EUR', perDiem('line-1', { country: 'NL', allowance: '', count: '2', ownRate: ' 30 ' })],
  ['2 × Full day (€28.00), free meals taken off: Breakfasts: 1, Dinners: 2', perDiem('line-1', { count: '2', breakfasts: ' 1 ', lunches: '0', dinners: '2' })],
  ['2 × More than 10 hours away (€54.00), free meals taken off: Days with 2 free meals or more: 1', perDiem('line-1', { country: 'FI', allowance: 'hours10', count: '2', halvedDays: ' 1' })],
  ['2 × More than 10 hours away (€54.00)', perDiem('line-1', { country: 'FI', allowance: 'hours10', count: '2', halvedDays: '00', breakfasts: '1' })],
])('is calculated as "%s"', (expected, line) => {
  expect(text(line)).toBe(expected)
}) // prettier-ignore

it.each([
  ['1', false],
  ['1.5', true],
  ['2', true],
  ['', false],
  ['some', false],
])('a per diem for "%s" days is for several: %s', (count, isSeveral) => {
  expect(isSeveralDays(perDiem('line-1', { count }), 'en-GB')).toBe(isSeveral)
})

it.each([
  ['GB', '£0.05'],
  ['AT', '€0.15'],
  ['FI', '€0.04'],
])('what is paid for a passenger in %s is %s for its unit of distance', (country, rate) => {
  const period = ratesOf(country)?.mileage.find(({ passenger }) => passenger !== undefined)
  if (!period) throw new Error(`${country} has no rate for passengers`)
  expect(passengerText(period, country, 'en-GB', words)).toContain(rate)
})
