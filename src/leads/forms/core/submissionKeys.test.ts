import { idempotencyKeyPattern } from '../../model/contract'
import { submissionKeys } from './submissionKeys'

it('a repeated press has the same key, another content has another key', () => {
  const keys = submissionKeys()
  const first = keys.keyFor('a')
  expect(first).toMatch(idempotencyKeyPattern)
  expect(keys.keyFor('a')).toBe(first)
  expect(keys.keyFor('b')).not.toBe(first)
  expect(keys.keyFor('a')).not.toBe(first)
})

it('a forgotten key is not used again', () => {
  const keys = submissionKeys()
  const first = keys.keyFor('a')
  keys.forget()
  expect(keys.keyFor('a')).not.toBe(first)
})

it('two forms have different keys', () => {
  expect(submissionKeys().keyFor('a')).not.toBe(submissionKeys().keyFor('a'))
})
