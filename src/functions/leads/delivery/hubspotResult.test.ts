import { retryAfterOf } from './hubspotResult'

const now = Date.parse('2026-11-21T10:00:00Z')

it.each([
  ['0', 0],
  ['120', 120_000],
  [' 3 ', 3000],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is %s', (header, expected) => {
  expect(retryAfterOf(header, now)).toBe(expected)
})
