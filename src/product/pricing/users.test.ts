import { clampUsers, parseUsers } from './users'

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
