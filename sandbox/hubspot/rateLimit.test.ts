import { RateLimit } from './rateLimit'

let now: number
beforeEach(() => {
  now = 1_800_000_000_000
})
const limitOf = (count: number) => new RateLimit(count, () => now)

it('serves so many in any ten seconds, and says when the next may come', () => {
  const limit = limitOf(2)
  expect(limit.take()).toBe(0)
  now += 4000
  expect(limit.take()).toBe(0)
  expect(limit.take()).toBe(6000)
  now += 5999
  expect(limit.take()).toBe(1)
  now += 1
  expect(limit.take()).toBe(0)
  expect(limit.take()).toBe(4000)
})

it('blocks for a minute after ten refusals within a second', () => {
  const limit = limitOf(1)
  limit.take()
  for (let refusal = 1; refusal < 10; refusal += 1) expect(limit.take()).toBe(10_000)
  expect(limit.take()).toBe(60_000)
  now += 59_999
  expect(limit.take()).toBe(1)
  now += 1
  expect(limit.take()).toBe(0)
})

it('does not block for refusals that are further apart', () => {
  const limit = limitOf(1)
  limit.take()
  for (let refusal = 1; refusal < 10; refusal += 1) limit.take()
  now += 1000
  expect(limit.take()).toBe(9000)
})
