import { backoff } from './backoff'

const almostOne = 1 - Number.EPSILON

it.each([
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [11, 2_048_000],
  [12, 3_600_000],
  [13, 3_600_000],
  [5000, 3_600_000],
])('after %i attempts the wait is between 0 and %i ms', (attempts, longest) => {
  expect(backoff(attempts, () => 0)).toBe(0)
  expect(backoff(attempts, () => 0.5)).toBe(longest / 2)
  expect(backoff(attempts, () => almostOne)).toBe(longest)
})
