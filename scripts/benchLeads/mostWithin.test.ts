import { mostWithin } from './faultyHubspot'

it.each([
  [[], 0],
  [[5], 1],
  [[0, 9999], 2],
  [[0, 10_000], 1],
  [[0, 1, 2, 10_000, 10_001, 10_001, 10_002], 4],
])('of %j the most within ten seconds are %i', (times, most) => {
  expect(mostWithin(times, 10_000)).toBe(most)
})
