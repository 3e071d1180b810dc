/** @jest-environment jsdom */
import { replaceQuery } from './replaceQuery'

const start = (address: string): jest.SpyInstance => {
  window.history.replaceState({ key: 'router' }, '', address)
  return jest.spyOn(window.history, 'replaceState')
}
afterEach(() => jest.restoreAllMocks())

it('gives the address another query; path, hash, state and the length of the history stay', () => {
  start('/en/pricing?users=3#faq')
  const { length } = window.history
  replaceQuery('?users=12')
  expect(window.location.href).toBe('http://localhost/en/pricing?users=12#faq')
  expect(window.history.state).toEqual({ key: 'router' })
  expect(window.history).toHaveLength(length)
  replaceQuery('')
  expect(window.location.href).toBe('http://localhost/en/pricing#faq')
})

it('does nothing for the query that the address has', () => {
  const replace = start('/en/pricing?users=3')
  replaceQuery('?users=3')
  expect(replace).not.toHaveBeenCalled()
})
