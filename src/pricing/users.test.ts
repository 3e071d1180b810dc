import { clampUsers, parseUsers, usersRange } from './users'

it.each([
  ['1', 1],
  ['12', 12],
  ['012', 12],
  ['9999', 9_999],
  ['10000', 9_999],
  ['99999999999999999999999999', 9_999],
  ['9'.repeat(400), 9_999],
])('%s in an address is %i users', (text, users) => expect(parseUsers(text)).toBe(users))

it.each(['', '0', '00', '-5', '+5', '12.5', '1e3', '0x10', 'NaN', 'Infinity', ' 12', '12 ', '١٢', 'twelve'])(
  '%p in an address is no number of users',
  (text) => expect(parseUsers(text)).toBeUndefined(),
)

it('the nearest number is within the range', () => {
  expect([clampUsers(0, 100), clampUsers(1, 100), clampUsers(100, 100), clampUsers(101, 100)]).toEqual([
    1, 1, 100, 100,
  ])
})

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
