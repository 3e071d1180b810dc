import { perDiem } from './report.fixture'
import { tripLines } from './tripLines'

it('the parts of a trip are per diems with the place and note of the one for all of it', () => {
  const parts = [
    { allowance: 'dayOfTravel', date: '2026-11-03', count: 1 },
    { allowance: 'day', date: '2026-11-04', count: 2 },
  ]
  const lines = tripLines(perDiem('line-2', { note: 'Fair', breakfasts: '1' }), parts)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ ...parts[0], count: '1', place: 'Bremen', note: 'Fair', breakfasts: '1' })
  expect(lines[1]).toMatchObject({ ...parts[1], count: '2', place: 'Bremen', note: 'Fair', country: 'DE' })
})

it('a trip keeps the meals of its per diem, on the first days that they are taken off', () => {
  const parts = [
    { allowance: 'dayOfTravel', date: '2026-11-03', count: 1 },
    { allowance: 'day', date: '2026-11-04', count: 2 },
    { allowance: 'dayOfTravel', date: '2026-11-06', count: 1 },
  ]
  const mealsOf = (meals: Partial<Record<'breakfasts' | 'lunches' | 'dinners', string>>) =>
    tripLines(perDiem('line-2', { country: 'DE', ...meals }), parts).map(({ breakfasts, lunches, dinners }) =>
      [breakfasts, lunches, dinners].join('|'),
    )
  expect(mealsOf({ breakfasts: '3', lunches: '1', dinners: '4' })).toEqual(['1|1|1', '2||2', '||1'])
  // More than there are days, and what is no number: the field says so.
  expect(mealsOf({ breakfasts: '6', lunches: '1,5' })).toEqual(['1|1,5|', '2||', '3||'])
})
