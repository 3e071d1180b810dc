import { budgetTable, isKept, median, type Budget } from './budget'

const weight: Budget = { what: 'scripts of /en', value: 109.456, limit: 110, unit: 'KB' }

it('a value at its limit is kept, one beyond it and one that could not be measured are not', () => {
  expect(isKept({ ...weight, value: 110 })).toBe(true)
  expect(isKept({ ...weight, value: 110.001 })).toBe(false)
  expect(isKept({ ...weight, value: Number.NaN })).toBe(false)
  const score: Budget = { what: 'performance of /en', value: 95, limit: 95, unit: '', isLeast: true }
  expect([isKept(score), isKept({ ...score, value: 94 }), isKept({ ...score, value: Number.NaN })]).toEqual([
    true,
    false,
    false,
  ])
})

it('the table has each value with its limit, and marks what is not kept, with what to look at', () => {
  const table = budgetTable([
    weight,
    { ...weight, what: 'scripts of /en/404', value: 123.4, details: ['  59625  /app-1.js'] },
    { ...weight, what: 'scripts of /en/faq', value: 90, lookAt: ['nothing'] },
    { ...weight, what: 'scripts of /en/all', value: 111, lookAt: ['largest: /app-1.js'] },
    { what: 'seo of /en', value: 92, limit: 100, unit: '', isLeast: true },
  ])
  expect(table.split('\n')).toEqual([
    'scripts of /en      109.46 KB  ≤ 110',
    'scripts of /en/404   123.4 KB  ≤ 110  13.4 too much',
    '      59625  /app-1.js',
    'scripts of /en/faq      90 KB  ≤ 110',
    'scripts of /en/all     111 KB  ≤ 110  1 too much',
    '    largest: /app-1.js',
    'seo of /en                 92  ≥ 100  too low',
    '',
  ])
})

it('of pages that were named the table says what each consists of', () => {
  const kept = { ...weight, lookAt: ['largest: /app-1.js'] }
  expect(budgetTable([kept])).not.toContain('largest')
  expect(budgetTable([kept], { explainsAll: true })).toContain('    largest: /app-1.js\n')
})

it('the value in the middle counts', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([])).toBeNaN()
})
