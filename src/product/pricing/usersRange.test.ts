import { usersRange } from './usersRange'

it.each([
  [200, 20, { min: 1, max: 200, initial: 20 }],
  [10, 12, { min: 1, max: 10, initial: 10 }],
  [100, 0, { min: 1, max: 100, initial: 1 }],
  [null, null, { min: 1, max: 100, initial: 12 }],
  [1, undefined, { min: 1, max: 100, initial: 12 }],
  [-3, -3, { min: 1, max: 100, initial: 1 }],
  [50.5, 4.5, { min: 1, max: 100, initial: 12 }],
  [1_000_000, 6, { min: 1, max: 9_999, initial: 6 }],
])('an editor’s largest number %p and first number %p make %j', (max, initial, range) =>
  expect(usersRange(max, initial)).toEqual(range),
)
