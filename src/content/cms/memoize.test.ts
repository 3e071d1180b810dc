import { memoize } from './memoize'

it('computes once for each object, also a result that is undefined', () => {
  const compute = jest.fn(({ value }: { value: number }) => (value > 1 ? value * 2 : undefined))
  const once = memoize(compute)
  const [one, two] = [{ value: 1 }, { value: 2 }]
  expect([once(one), once(two), once(one), once(two)]).toEqual([undefined, 4, undefined, 4])
  expect(compute).toHaveBeenCalledTimes(2)
  expect(once({ value: 2 })).toBe(4)
  expect(compute).toHaveBeenCalledTimes(3)
})
