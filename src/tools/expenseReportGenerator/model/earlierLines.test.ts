import { zero, decimal } from '../../numbers/model/decimal'
import { alone, isSameContext, lineContexts, periodKey } from './earlierLines'
import { expense, mileage, perDiem } from './report.fixture'

it.each([
  ['GB', '2026-04-05', '2025'],
  ['GB', '2026-04-06', '2026'],
  ['IE', '2026-01-01', '2026'],
  ['IE', '2026-12-31', '2026'],
  ['GB', '', ''],
])('in %s the distances of %s count for the year "%s"', (country, date, year) => {
  expect(periodKey(country, date, undefined)).toBe(year)
  expect(periodKey(country, date, { kind: 'year', distance: 100 })).toBe(year)
})

it('where the limit is one of a month, distances count for the month', () => {
  expect(periodKey('FI', '2026-11-30', { kind: 'month', amount: '100' })).toBe('2026-11')
  expect(periodKey('FI', '', { kind: 'month', amount: '100' })).toBe('')
})

it('a journey knows the distance of those before it: by day, of one vehicle, country and tax year', () => {
  const lines = [
    mileage('later', { date: '2026-06-03', distance: '30' }),
    mileage('first', { date: '2026-06-01', distance: '10' }),
    mileage('second', { date: '2026-06-02', distance: '20' }),
    mileage('motorcycle', { date: '2026-06-04', vehicle: 'motorcycle' }),
    mileage('next year', { date: '2027-04-06' }),
    mileage('unread', { date: '2026-06-05', distance: 'far' }),
    mileage('last', { date: '2026-06-06' }),
    mileage('without a day', { date: '' }),
    expense('expense'),
  ]
  const contextOf = lineContexts(lines, 'en-GB')
  expect(lines.map((line) => [line.id, contextOf(line).earlier.toFixed()])).toEqual([
    ['later', '30'],
    ['first', '0'],
    ['second', '10'],
    ['motorcycle', '0'],
    ['next year', '0'],
    ['unread', '60'],
    ['last', '60'],
    ['without a day', '0'],
    ['expense', '0'],
  ])
})

it('what was typed about earlier journeys counts for the later ones too', () => {
  const lines = [
    mileage('first', { date: '2026-06-01', distance: '10', before: '9,000' }),
    mileage('second', { date: '2026-06-02', distance: '20' }),
    mileage('third', { date: '2026-06-03', before: ' ' }),
  ]
  const contextOf = lineContexts(lines, 'en-GB')
  expect(lines.map((line) => contextOf(line).earlier.toFixed())).toEqual(['0', '9010', '9030'])
})

it('hours of a trip know whether it has whole days in the same country', () => {
  const german = perDiem('hours', { allowance: 'dayOfTravel' })
  const austrian = perDiem('austrian', { country: 'AT', allowance: 'hour' })
  const contextOf = lineContexts([german, austrian, perDiem('day')], 'en-GB')
  expect([contextOf(german).hasDays, contextOf(austrian).hasDays]).toEqual([true, false])
  expect(lineContexts([german, austrian], 'en-GB')(german).hasDays).toBe(false)
})

it.each([
  [{ earlier: zero, hasDays: false }, true],
  [{ earlier: decimal('0.0'), hasDays: false }, true],
  [{ earlier: zero, hasDays: true }, false],
  [{ earlier: decimal('1'), hasDays: false }, false],
])('a line alone is worth the same with %j: %s', (context, isSame) => {
  expect(isSameContext(alone, context)).toBe(isSame)
})
