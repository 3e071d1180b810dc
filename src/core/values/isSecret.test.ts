import crypto from 'node:crypto'
import { isOneOfSecrets, isSecret } from './isSecret'

it.each<[string | null | undefined, string | undefined, boolean]>([
  ['a', 'a', true],
  ['a', 'ab', false],
  ['ab', 'a', false],
  ['', 'a', false],
  [undefined, 'a', false],
  [null, 'a', false],
  [undefined, undefined, false],
  ['', '', false],
])('%p given for %p: %p', (given, secret, expected) => {
  expect(isSecret(given, secret)).toBe(expected)
})

it('compares with each of several, also after the right one', () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual')
  expect(isOneOfSecrets('one', ['one', 'two', 'three'])).toBe(true)
  expect(compare).toHaveBeenCalledTimes(3)
  expect(isOneOfSecrets('four', ['one', 'two', 'three'])).toBe(false)
  expect(isOneOfSecrets('', [])).toBe(false)
  compare.mockRestore()
})
